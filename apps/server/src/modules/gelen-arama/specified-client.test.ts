import { readFile } from 'node:fs/promises';
import type { AnyCall } from '@defter/contract/call.ts';
import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildBayi, buildPersonel, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';

/* What a client sends that knows only the specification (spec 2§3.11, 2§5, 2§7.12). */

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});
const save = async (body: object) => (await server.mustSend(gelenAramaCalls.create, { body }, bayi)).id;

it('adds a customer from a call that it has read hidden, named by its own id', async () => {
  const telefonNo = buildTelefon();
  const id = await save({ telefonNo, arayanKisi: 'Nehir' });
  const desk = await buildPersonel(server, bayi, ['gelenArama', 'musteriEkle']);
  const { arama } = await server.mustSend(gelenAramaCalls.get, { params: { id } }, desk);
  expect(arama.telefonNo).toMatch(/•/);
  const musteri = await server.mustSend(gelenAramaCalls.musteriKayit as AnyCall, { body: { ...arama, adi: 'Nehir', soyadi: 'Ay' } }, desk) as unknown as { id: number };
  const kart = await server.mustSend(musteriCalls.get, { params: { id: musteri.id } }, bayi);
  expect(kart.musteri).toMatchObject({ ad: 'Nehir', soyad: 'Ay', telefonlar: [{ telefon: telefonNo }] });
  expect(await server.send(gelenAramaCalls.musteriKayit as AnyCall, { body: { ad: 'Ece', telefon: arama.telefonNo } }, desk)).toMatchObject({ status: 422, alanlar: { telefon: 'zorunluAlan' } });
});

it('takes blanks for nothing', async () => {
  const id = await save({ telefonNo: buildTelefon(), aciklama: '  ', gelenHat: ' ', sonucID: ' ', tarih: ' ', aramaYonu: ' ' });
  const { arama } = await server.mustSend(gelenAramaCalls.get, { params: { id } }, bayi);
  expect(arama).toMatchObject({ aciklama: null, gelenHat: null, sonucID: null, aramaYonu: true });
  await server.mustSend(gelenAramaCalls.update as AnyCall, { body: { id, arayanKisi: 'Ece', aciklama: '\n' } }, bayi);
});

it('narrows a list by several ids, in each form in which an address has them', async () => {
  const [bir, iki] = [await save({ telefonNo: buildTelefon(), sonucID: 1 }), await save({ telefonNo: buildTelefon(), sonucID: 2 })];
  await save({ telefonNo: buildTelefon(), sonucID: 3 });
  for (const query of ['sonuclar=1&sonuclar=2', 'sonuclar[]=1&sonuclar[]=2', 'sonuclar=1,2', 'sonuclar[0]=1&sonuclar[1]=2', 'sonuclar=1&Sonuclar=2', 'sonuclar=1&sonuclar=2&aramaYonu=false&aramaYonu=true']) {
    const reply = await server.app.inject({ url: `/api/gelenarama?${query}`, headers: { authorization: `Bearer ${bayi.jeton}` } });
    expect((reply.json<{ liste: { id: number }[] }>().liste ?? []).map(({ id }) => id).toSorted((a, b) => a - b), query).toEqual([bir, iki]);
  }
});

it('takes back what was once noted at 24:00', async () => {
  const id = await save({ telefonNo: buildTelefon(), saat: '23:00', sonrakiAramaTarihi: YARIN, sonrakiAramaSaati: '23:00' });
  await server.rows("update gelen_arama set saat = '24:00', sonraki_arama_saati = '24:00' where bayi_id = $1", [bayi.bayiID]);
  await server.rows(await readFile(new URL('../../../migrations/0413_gunun_sonu.sql', import.meta.url), 'utf8'));
  const { arama } = await server.mustSend(gelenAramaCalls.get, { params: { id } }, bayi);
  expect(arama).toMatchObject({ saat: '23:59', sonrakiAramaSaati: '23:59' });
  await server.mustSend(gelenAramaCalls.update, { body: arama }, bayi);
});

it('asks for the calls of one day by the name that their rows have', async () => {
  await server.mustSend(gelenAramaCalls.create, { body: { telefonNo: buildTelefon(), tarih: '2026-11-20' } as never }, bayi);
  const ask = async (query: string) => ((await server.app.inject({ method: 'GET', url: `/api/gelenarama?${query}`, headers: { authorization: `Bearer ${bayi.jeton}` } })).json() as { toplamKayit: number }).toplamKayit;
  expect([await ask('tarih=2026-11-20'), await ask('baslangicTarihi=2026-11-20&bitisTarihi=2026-11-20'), await ask('tarih=2026-11-21'), await ask('')]).toEqual([1, 1, 0, 0]);
});
