import { gelmemeCalls } from '@defter/contract/gelmeme.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildRandevu, type TestBayi, type TestRandevu } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let randevu: TestRandevu;
beforeEach(async () => {
  bayi = await buildBayi(server);
  randevu = await buildRandevu(server, bayi);
});

const ask = (id = randevu.id, { jeton } = bayi) => server.send(gelmemeCalls.get, { params: { id } }, { jeton });
/** Appointments of the past, straight into the table, from which every tenth customer stayed away. */
const fill = (sayi: number, { musteriID = randevu.musteriID, her = 10, onayli = false }: { musteriID?: number; her?: number; onayli?: boolean } = {}) =>
  server.rows(
    `insert into randevu (bayi_id, musteri_id, randevu_basligi_id, baslangic, bitis, durum, kayit_zamani, onay_zamani)
     select $1, $2, $3, b, b + interval '30 minutes', case when n % $4 = 0 then 'X' else 'K' end, b - interval '1 day', case when $5::boolean then b - interval '2 hours' end
     from generate_series(1, $6::int) n cross join lateral (select '2026-11-24 10:00'::timestamp - n * interval '1 day' as b) g`,
    [bayi.bayiID, musteriID, randevu.randevuSutunBaslikID, her, onayli, sayi],
  );

it('is not told of a salon that has nothing behind it, nor of an appointment of another one', async () => {
  expect(await ask()).toMatchObject({ status: 200, tahmin: null, kisiGelmedi: 0 });
  const { id } = await buildRandevu(server, await buildBayi(server));
  expect(await ask(id)).toMatchObject({ status: 404 });
});

it('is the rate of the salon for somebody new, and higher for who stayed away before, with the reason', async () => {
  await fill(100, { musteriID: (await buildMusteri(server, bayi)).id });
  const yeni = (await ask()).tahmin!;
  expect(Math.abs(yeni.olasilik - yeni.taban)).toBeLessThanOrEqual(2);
  await fill(6, { her: 2 });
  const { tahmin, kisiGeldi, kisiGelmedi } = await ask();
  expect([kisiGeldi, kisiGelmedi]).toEqual([3, 3]);
  expect(tahmin!.olasilik).toBeGreaterThan(2 * tahmin!.taban);
  expect(tahmin!.nedenler[0]).toMatchObject({ neden: 'kisi' });
  expect(tahmin!.nedenler[0]!.puan).toBeGreaterThan(0);
});

it('tells nothing of the customer to who may not see who comes', async () => {
  await fill(100, { musteriID: (await buildMusteri(server, bayi)).id });
  await fill(6, { her: 2 });
  const { tahmin, kisiGeldi, kisiGelmedi } = await ask(randevu.id, await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor']));
  expect([kisiGeldi, kisiGelmedi]).toEqual([0, 0]);
  expect(tahmin!.nedenler.map(({ neden }) => neden)).not.toContain('kisi');
});

it('falls when the customer confirms, as far as those who confirmed have come', async () => {
  const baska = (await buildMusteri(server, bayi)).id;
  await fill(80, { musteriID: baska, her: 5 });
  await fill(80, { musteriID: baska, her: 40, onayli: true });
  const once = await ask();
  const change = (randevuDurumu: string) => server.send(randevuCalls.update, { body: { ...randevu, randevuDurumu } as never }, { jeton: bayi.jeton });
  expect((await change('O')).status).toBe(200);
  const sonra = await ask();
  expect([once.onayliMi, sonra.onayliMi]).toEqual([false, true]);
  expect(sonra.tahmin!.olasilik).toBeLessThan(once.tahmin!.olasilik);
  await change('B');
  expect((await ask()).onayliMi).toBe(false);
});
