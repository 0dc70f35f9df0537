import { raporGorunumuCalls } from '@defter/contract/rapor-gorunumu.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import type { RaporYetkisi, Yetki } from '@defter/contract/yetkiler.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer } from '../../../test/server.ts';
import { sendHaftalik } from './send-haftalik.ts';

const server = useServer();
const LOG = { error: (detail: unknown) => expect.fail(String((detail as { err: Error }).err)) } as never;
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
  const { id: musteriID } = await buildMusteri(server, bayi, { ad: 'Gizem', soyad: 'Saklı' });
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 1000 });
  await buildSatis(server, bayi, { musteriID, altUrunID, tarih: '2026-11-18', odemeler: [{ odemeSekliID: 1, tutar: 400, tarih: '2026-11-18' }] });
});

let counter = 5_551_000_000;
async function colleague(yetkiler: (Yetki | RaporYetkisi)[]) {
  const biri = await buildPersonel(server, bayi, yetkiler);
  const telefon = `+90${(counter += 1)}`;
  await server.house('update kimlik set cep_telefonu = $3 where bayi_id = $1 and personel_id = $2', [bayi.bayiID, biri.personelID, telefon]);
  return { ...biri, telefon };
}
const AYAR = { donem: 'gecenHafta', sutunlar: ['adSoyad', 'tutar', 'odenen'] };
const create = (body: object) => server.send(raporGorunumuCalls.create, { body: { rapor: 'satis-raporu', adi: 'Geçen hafta', herkese: true, ayar: AYAR, ...body } as never }, { jeton: bayi.jeton });
const update = (body: object) => server.send(raporGorunumuCalls.update, { body: body as never }, { jeton: bayi.jeton });
const sendAll = () => sendHaftalik(server.platform, LOG);
const mesajlar = () => server.rows<{ telefon: string; mesaj: string }>(`select telefon, mesaj from giden_mesaj where bayi_id = $1 and anahtar like 'rapor %' order by telefon`, [bayi.bayiID]);

it('the figures of a view go to each colleague once a week, with the link and without a customer', async () => {
  const [biri, baskasi] = [await colleague(['rapor:satis-raporu', 'satisGecmis']), await colleague(['rapor:satis-raporu', 'satisGecmis'])];
  const { id } = await create({ alicilar: [biri.personelID, baskasi.personelID] });
  const rounds = await Promise.all([sendAll(), sendAll(), sendAll()]);
  expect(Math.max(...rounds)).toBeGreaterThan(0);
  await sendAll();
  const rows = await mesajlar();
  expect(rows.map(({ telefon }) => telefon)).toEqual([biri.telefon, baskasi.telefon]);
  for (const { mesaj } of rows) {
    expect(mesaj).toContain('Geçen hafta (16.11.2026–22.11.2026): Tutar 1.000,00 ₺, Ödenen 400,00 ₺.');
    expect(mesaj).toContain(`/plus/#/raporlar/satis-raporu?gorunum=${id}`);
    expect(mesaj).not.toMatch(/Gizem|Saklı|\[|\+90/);
  }
});

it('everybody gets the figures that they would see, and nobody who has left or has no right to the report', async () => {
  const [dar, yetkisiz, giden] = [await colleague(['rapor:satis-raporu']), await colleague(['satisGecmis']), await colleague(['rapor:satis-raporu'])];
  await create({ alicilar: [dar.personelID, yetkisiz.personelID, giden.personelID] });
  await server.rows('update personel set calisiyor_mu = false where id = $1', [giden.personelID]);
  const planUntil = (gun: string) => server.house('update bayi set paket_bitis = $2 where id = $1', [bayi.bayiID, gun]);
  await planUntil('2026-11-24');
  await sendAll();
  expect(await mesajlar()).toEqual([]);
  await planUntil(BUGUN);
  await sendAll();
  expect(await mesajlar()).toMatchObject([{ telefon: dar.telefon, mesaj: expect.stringContaining('Tutar 0,00 ₺') }]);
});

it('nobody gets a view that was removed, made one’s own, or taken from them', async () => {
  const biri = await colleague(['rapor:satis-raporu']);
  const { id } = await create({ alicilar: [biri.personelID] });
  const list = async () => (await server.send(raporGorunumuCalls.list, {}, { jeton: bayi.jeton })).liste;
  await update({ id, adi: 'Başka ad' });
  expect(await list()).toMatchObject([{ alicilar: [biri.personelID] }]);
  await update({ id, herkese: false });
  expect(await list()).toMatchObject([{ herkese: false, alicilar: [] }]);
  expect(await update({ id, alicilar: [biri.personelID] })).toMatchObject({ status: 422, alanlar: { alicilar: 'aliciHerkese' } });
  await update({ id, herkese: true, alicilar: [biri.personelID] });
  await update({ id, alicilar: [] });
  await sendAll();
  const { id: diger } = await create({ adi: 'Silinecek', alicilar: [biri.personelID] });
  await server.mustSend(raporGorunumuCalls.remove, { body: { id: diger } }, { jeton: bayi.jeton });
  await sendAll();
  expect(await mesajlar()).toEqual([]);
});

it('a colleague of another business is none', async () => {
  const other = await buildBayi(server);
  expect(await create({ alicilar: [other.personelID] })).toMatchObject({ status: 404 });
});

it('whoever reads the list of messages reads that a report arrived, and its figures only in their own', async () => {
  const [alan, bakan] = [await colleague(['rapor:satis-raporu', 'satisGecmis', 'smsRapor']), await colleague(['smsRapor'])];
  await create({ alicilar: [alan.personelID] });
  await sendAll();
  const list = async ({ jeton }: { jeton: string }, ara: string | null = null) => (await server.send(smsCalls.mesajlar, { query: { ara } }, { jeton })).liste;
  expect(await list(alan, 'Tutar 1.000,00')).toMatchObject([{ mesaj: expect.stringContaining('Tutar 1.000,00 ₺') }]);
  expect(await list(bakan)).toMatchObject([{ durum: 'bekliyor', mesaj: '•••••' }]);
  expect(await list(bakan, 'Tutar 1.000,00')).toEqual([]);
});

it('those whom no text reaches keep it from nobody, however many they are', async () => {
  const [telefonsuz, biri] = [await buildPersonel(server, bayi, ['rapor:satis-raporu']), await colleague(['rapor:satis-raporu'])];
  await server.house('update kimlik set cep_telefonu = null where bayi_id = $1 and personel_id = $2', [bayi.bayiID, telefonsuz.personelID]);
  await server.rows(
    `with g as (insert into rapor_gorunumu (bayi_id, rapor, adi, herkese, personel_id, ayar)
       select $1::bigint, 'satis-raporu', 'Görünüm ' || n, true, $2::bigint, $3::jsonb from generate_series(1, 501) n returning id)
     insert into rapor_alicisi (bayi_id, gorunum_id, personel_id) select $1::bigint, id, $4::bigint from g`,
    [bayi.bayiID, biri.personelID, JSON.stringify(AYAR), telefonsuz.personelID],
  );
  await server.rows(
    `with g as (insert into rapor_gorunumu (bayi_id, rapor, adi, herkese, personel_id, ayar) values ($1::bigint, 'satis-raporu', 'Son', true, $2::bigint, $3::jsonb) returning id)
     insert into rapor_alicisi (bayi_id, gorunum_id, personel_id) select $1::bigint, id, $2::bigint from g`,
    [bayi.bayiID, biri.personelID, JSON.stringify({ sutunlar: [], sirala: null, donem: 'gecenHafta' })],
  );
  for (let round = 0; round < 4 && (await mesajlar()).length === 0; round += 1) await sendAll();
  expect(await mesajlar()).toHaveLength(1);
  await server.rows('delete from rapor_alicisi where bayi_id = $1', [bayi.bayiID]);
});
