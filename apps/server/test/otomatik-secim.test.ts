import { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import { type An, OTOMATIK_SERVISLER, OTOMATIK_SERVIS_ADLARI, type OtomatikServis } from '@defter/rules/otomatik-sms.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadKurallar } from '../src/modules/otomatik-sms/kurallar.ts';
import { planla } from '../src/modules/otomatik-sms/plan.ts';
import { buildPaketSatis } from './build-paket.ts';
import { buildAltUrun, buildBayi, buildMusteri, buildRandevu, type TestBayi } from './build.ts';
import { useOwnServer } from './server.ts';

/* Tests the candidates of each statement one by one: each row makes those that it has to find, and those that it has to pass over. */

const server = useOwnServer();
let bayi: TestBayi;
let musteriID: number;
beforeEach(async () => {
  await server.house('delete from otomatik_sms');
  bayi = await buildBayi(server);
  ({ id: musteriID } = await buildMusteri(server, bayi));
});

const own = (text: string, values: unknown[]) => server.house<{ id: number }>(text, values);
/** A visit of a day, as the desk has noted it. */
async function visit(tarih: string, { durum = 'G', saat = '10:00', kimin = musteriID } = {}): Promise<number> {
  const { id } = await buildRandevu(server, bayi, { musteriID: kimin, randevuTarihi: '2026-11-26', baslangicSaat: saat, bitisSaat: saat.replace(':00', ':30') });
  await server.house(`update randevu set baslangic = $2::timestamp, bitis = $2::timestamp + interval '30 minutes', durum = $3, kayit_zamani = '2026-01-01' where id = $1`, [id, `${tarih} ${saat}`, durum]);
  return id;
}
const event = (randevuID: number, zaman: An, { once = null as string | null, sonra = null as string | null, durum = 'B' } = {}) =>
  server.house(`insert into otomatik_olay (bayi_id, randevu_id, zaman, once, sonra, durum) values ($1, $2, $3, $4, $5, $6)`, [bayi.bayiID, randevuID, zaman, once, sonra, durum]);
const born = (tarih: string, kimin = musteriID) => server.house('update musteri set dogum_tarihi = $2 where id = $1', [kimin, tarih]);
/** An instalment of 100 lira. */
async function taksit(tarih: string): Promise<number> {
  const { satisID } = await paket();
  const [row] = await own(`insert into taksit (bayi_id, satis_id, no, tarih, tutar, onceki) select $1, $2, 1, $3::date, s.toplam_tutar - s.alinan, s.alinan from satis s where s.id = $2 returning id`, [bayi.bayiID, satisID, tarih]);
  return Number(row!.id);
}
/** A package of 8 sessions. */
async function paket({ kalan = 8, bitis = null as string | null } = {}) {
  const { id: altUrunID } = await buildAltUrun(server, bayi);
  const { id: satisID } = await buildPaketSatis(server, bayi, { altUrunID, musteriID } as never);
  const [hak] = await own('select id from paket_hak where bayi_id = $1 order by id desc limit 1', [bayi.bayiID]);
  await server.house('update paket_hak set bitis = $2 where id = $1', [hak!.id, bitis]);
  return { satisID, hakID: Number(hak!.id), kalan };
}

/** The records that a rule of a service chooses in the hours up to a moment. */
async function chosen(servis: OtomatikServis, kadar: An, kural: object = {}): Promise<number[]> {
  await server.mustSend(otomatikSmsCalls.save, { body: { model: [{ servisID: OTOMATIK_SERVISLER[servis].id, mesaj: 'x', ...kural }] } }, bayi);
  return server.platform.database.write({ bayiID: bayi.bayiID }, async (tx) => (await planla(tx, await loadKurallar(tx), { sonra: `${kadar.slice(0, 10)} 00:00`, kadar })).map(({ aday }) => aday.kayitID));
}

type Row = [servis: OtomatikServis, what: string, make: () => Promise<{ yes: number[] }>, kadar: An, kural?: object];
const DUN = '2026-11-24';
const BU = '2026-11-25';
const ROWS: Row[] = [
  ['randevuAlindi', 'a booking, not one that was taken back', async () => {
    const [yes, no] = [await visit('2026-11-28', { durum: 'B' }), await visit('2026-11-29', { durum: 'B' })];
    await own('delete from otomatik_olay where bayi_id = $1', [bayi.bayiID]);
    await event(yes, `${BU} 10:00`, { sonra: '2026-11-28 10:00' });
    await event(no, `${BU} 10:00`, { sonra: '2026-11-29 10:00' });
    await event(no, `${BU} 10:01`, { once: '2026-11-29 10:00' });
    return { yes: [yes] };
  }, `${BU} 12:00`],
  ['randevuDegisti', 'a move', async () => {
    const [yes, no] = [await visit('2026-11-28', { durum: 'B' }), await visit('2026-11-29', { durum: 'B' })];
    await own('delete from otomatik_olay where bayi_id = $1', [bayi.bayiID]);
    await event(yes, `${BU} 10:00`, { once: '2026-11-27 10:00', sonra: '2026-11-28 10:00' });
    await event(no, `${BU} 10:00`, { sonra: '2026-11-29 10:00' });
    return { yes: [yes] };
  }, `${BU} 12:00`],
  ['randevuIptal', 'a cancellation of what was to come', async () => {
    const [yes, over] = [await visit('2026-11-28', { durum: 'I' }), await visit(DUN, { durum: 'I' })];
    await own('delete from otomatik_olay where bayi_id = $1', [bayi.bayiID]);
    await event(yes, `${BU} 10:00`, { once: '2026-11-28 10:00', durum: 'I' });
    await event(over, `${BU} 10:00`, { once: `${DUN} 10:00`, durum: 'I' });
    return { yes: [yes] };
  }, `${BU} 12:00`],
  ['hatirlatma', 'who is expected, not who has cancelled, come or is passive', async () => {
    const yes = await visit('2026-11-26', { durum: 'B' });
    const { id: passive } = await buildMusteri(server, bayi);
    await visit('2026-11-26', { durum: 'B', saat: '13:00', kimin: passive });
    await own('update musteri set aktif_mi = false where id = $1', [passive]);
    await visit('2026-11-26', { durum: 'I', saat: '11:00' });
    await visit('2026-11-26', { durum: 'G', saat: '12:00' });
    return { yes: [yes] };
  }, `${BU} 12:00`],
  ['gelmedi', 'who did not come, without an appointment since', async () => {
    const yes = await visit(DUN, { durum: 'X' });
    const { id: other } = await buildMusteri(server, bayi);
    const no = await visit(DUN, { durum: 'X', kimin: other, saat: '11:00' });
    await visit('2026-11-29', { durum: 'B', kimin: other });
    await own('delete from otomatik_olay where bayi_id = $1', [bayi.bayiID]);
    for (const id of [yes, no]) await event(id, `${BU} 09:00`, { durum: 'X' });
    return { yes: [yes] };
  }, `${BU} 12:00`],
  ['ziyaretSonrasi', 'the last visit of a day', async () => {
    await visit(DUN, { saat: '10:00' });
    const yes = await visit(DUN, { saat: '15:00' });
    await visit(DUN, { durum: 'X', saat: '17:00' });
    return { yes: [yes] };
  }, `${BU} 17:00`],
  ['ziyaretSonrasi', 'a visit of yesterday evening, where they are told on the same day at an hour that was over', async () => {
    const yes = await visit(DUN, { saat: '19:00' });
    await visit(BU, { kimin: (await buildMusteri(server, bayi)).id, saat: '19:00' });
    return { yes: [yes] };
  }, `${BU} 18:30`, { gun: 0, saat: '18:00' }],
  ['sonrakiZiyaret', 'a last visit thirty days ago', async () => {
    const yes = await visit('2026-10-26');
    const { id: other } = await buildMusteri(server, bayi);
    await visit('2026-10-26', { kimin: other, saat: '11:00' });
    await visit('2026-11-20', { kimin: other });
    return { yes: [yes] };
  }, `${BU} 14:00`],
  ['uzunSuredirYok', 'who has not come for ninety days', async () => {
    const yes = await visit('2026-08-27');
    const { id: other } = await buildMusteri(server, bayi);
    await visit('2026-08-27', { kimin: other, saat: '11:00' });
    await visit('2026-12-20', { kimin: other, durum: 'B' });
    return { yes: [yes] };
  }, `${BU} 14:00`],
  ['dogumGunu', 'who was born on that day of any year', async () => {
    await born('1990-11-25');
    const { id: other } = await buildMusteri(server, bayi);
    await born('1990-11-26', other);
    return { yes: [musteriID] };
  }, `${BU} 10:00`],
  ['dogumGunu', 'who was born on 29 February, on the 28th of another year', async () => {
    await born('1988-02-29');
    return { yes: [musteriID] };
  }, '2027-02-28 10:00'],
  ['dogumGunu', 'who was born on 29 February, not on the 28th of a leap year', async () => {
    await born('1988-02-29');
    return { yes: [] };
  }, '2028-02-28 10:00'],
  ['hosGeldiniz', 'who came yesterday, not who is passive', async () => {
    const { id: passive } = await buildMusteri(server, bayi);
    await own(`update musteri set kayit_tarihi = $2::timestamptz, aktif_mi = (id <> $3) where bayi_id = $1`, [bayi.bayiID, `${DUN} 12:00+03`, passive]);
    return { yes: [musteriID] };
  }, `${BU} 12:00`],
  ['taksitYaklasiyor', 'an instalment of two days later', async () => {
    const yes = await taksit('2026-11-27');
    await taksit('2026-11-28');
    return { yes: [yes] };
  }, `${BU} 12:00`],
  ['taksitGecikti', 'an instalment of three days ago', async () => {
    const yes = await taksit('2026-11-22');
    await taksit('2026-11-23');
    return { yes: [yes] };
  }, `${BU} 13:00`],
  ['sonSeans', 'a package of which one session is left since yesterday', async () => {
    const { hakID } = await paket();
    const { hakID: other } = await paket();
    for (const [id, adet] of [[hakID, 7], [other, 3]] as const) {
      await own(`insert into seans_hareket (bayi_id, hak_id, tur, adet, tutar, kayit_zamani, tarih) values ($1, $2, 'kullanim', $3, 0, $4::timestamptz, $5)`, [bayi.bayiID, id, -adet, `${DUN} 12:00+03`, DUN]);
    }
    return { yes: [hakID] };
  }, `${BU} 15:00`],
  ['paketBitiyor', 'a package that ends in fifteen days, with sessions left', async () => {
    const { hakID } = await paket({ bitis: '2026-12-10' });
    await paket({ bitis: '2026-12-11' });
    const { hakID: used } = await paket({ bitis: '2026-12-10' });
    await own(`insert into seans_hareket (bayi_id, hak_id, tur, adet, tutar, tarih) values ($1, $2, 'kullanim', -8, 0, $3)`, [bayi.bayiID, used, DUN]);
    return { yes: [hakID] };
  }, `${BU} 15:00`],
  ['paketBitiyor', 'a package that is open again today, not one that is frozen until tomorrow', async () => {
    const { hakID } = await paket({ bitis: '2026-12-10' });
    const { hakID: frozen } = await paket({ bitis: '2026-12-10' });
    for (const [id, son] of [[hakID, 0], [frozen, 1]] as const) await own('update paket_hak set donuk_baslangic = current_date - 5, donuk_bitis = current_date + $2::int where id = $1', [id, son]);
    return { yes: [hakID] };
  }, `${BU} 15:00`],
  ['puanKazanildi', 'points that were won, not those that were taken back', async () => {
    const { satisID } = await paket();
    const { satisID: other } = await paket();
    const add = async (satis: number, puan: number) => Number((await own(`insert into puan_hareket (bayi_id, musteri_id, satis_id, tur, puan, tarih, kayit_zamani) values ($1, $2, $3, 'kazanc', $4, $5, $6::timestamptz) returning id`, [bayi.bayiID, musteriID, satis, puan, BU, `${BU} 10:00+03`]))[0]!.id);
    const yes = await add(satisID, 12);
    await add(other, 5);
    await add(other, -5);
    return { yes: [yes] };
  }, `${BU} 12:00`],
];

describe('of each service are chosen', () => {
  it.each(ROWS)('%s: %s', async (servis, _what, make, kadar, kural) => {
    const { yes } = await make();
    expect(await chosen(servis, kadar, kural)).toEqual(yes);
  });

  it('every one of them', () => {
    expect(new Set(ROWS.map(([servis]) => servis))).toEqual(new Set(OTOMATIK_SERVIS_ADLARI));
  });
});
