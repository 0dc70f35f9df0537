import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { fiyatDegisimiCalls } from '@defter/contract/fiyat-degisimi.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { YUVARLAMALAR } from '@defter/rules/fiyat.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
let anaUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  ({ id: anaUrunID } = await buildAnaUrun(server, bayi));
});

const zam = { tip: 'yuzde', deger: 10, yuvarlama: 'yok', gecerlilik: BUGUN };
const change = (altUrunIDler: number[], overrides: object = {}, jeton = bayi.jeton) =>
  server.send(fiyatDegisimiCalls.create, { body: { altUrunIDler, ...zam, ...overrides } }, { jeton });
const revert = (id: number, jeton = bayi.jeton) => server.send(fiyatDegisimiCalls.remove, { body: { id } }, { jeton });
const preview = (query: object, jeton = bayi.jeton) => server.send(fiyatDegisimiCalls.onizleme, { query: { ...zam, ...query } }, { jeton });
const fiyatlar = async () => {
  const { liste } = await server.send(urunCalls.listAltUrunler, { query: { durum: 'tumu', sayfaBoyutu: 500 } }, { jeton: bayi.jeton });
  return new Map(liste.map(({ id, fiyat }) => [id, fiyat]));
};
const sell = async (altUrunID: number) => {
  const { id } = await buildSatis(server, bayi, { altUrunID });
  return (await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton })).satis.icerikler[0]!.birimFiyat;
};
/** The same as on another day: what is valid from then on is valid today. */
const letDaysPass = (gun: number) =>
  server.rows('update alt_urun_fiyat set gecerlilik = gecerlilik - $1::int where bayi_id = $2', [gun, bayi.bayiID]);

describe('a preview', () => {
  it('shows old and new price with what is left of each, of a group or of everything, and changes nothing', async () => {
    const { id } = await buildAltUrun(server, bayi, { anaUrunID, adi: 'Bakım', fiyat: 120, maliyet: 40 });
    await buildAltUrun(server, bayi, { fiyat: 50 });
    const { liste } = await preview({ anaUrunID, deger: 20 });
    expect(liste).toMatchObject([{ id, adi: 'Bakım', eskiFiyat: 120, yeniFiyat: 144, eskiMarj: 60, yeniMarj: 66.7 }]);
    expect((await preview({})).liste).toHaveLength(2);
    expect((await fiyatlar()).get(id)).toBe(120);
  });

  it('shows no margin to who may not see costs', async () => {
    await buildAltUrun(server, bayi, { anaUrunID, fiyat: 120, maliyet: 40 });
    const { jeton } = await buildPersonel(server, bayi, ['urunDuzenle']);
    expect((await preview({ anaUrunID }, jeton)).liste).toMatchObject([{ eskiMarj: null, yeniMarj: null }]);
  });

  it('leaves out what is not on sale', async () => {
    await buildAltUrun(server, bayi, { anaUrunID, satistaMi: false });
    expect((await preview({ anaUrunID })).liste).toEqual([]);
  });
});

describe('a change', () => {
  it('holds for what is sold from today on, and what was sold stays as sold', async () => {
    const { id } = await buildAltUrun(server, bayi, { anaUrunID, fiyat: 200 });
    const { id: satisID } = await buildSatis(server, bayi, { altUrunID: id });
    expect(await change([id], { deger: 7.5, yuvarlama: '5' })).toMatchObject({ status: 200, sayi: 1, message: 'fiyatlarDegisti' });
    expect(await sell(id)).toBe(215);
    expect((await server.send(satisCalls.get, { params: { id: satisID } }, { jeton: bayi.jeton })).satis.icerikler).toMatchObject([{ birimFiyat: 200 }]);
  });

  it('of a day to come is not there before it, and is there on it', async () => {
    const { id } = await buildAltUrun(server, bayi, { anaUrunID, fiyat: 200 });
    await change([id], { gecerlilik: YARIN });
    expect((await fiyatlar()).get(id)).toBe(200);
    expect(await sell(id)).toBe(200);
    const { liste } = await server.send(altUrunCalls.fiyatGecmisi, { params: { id } }, { jeton: bayi.jeton });
    expect(liste).toMatchObject([
      { fiyat: 220, gecerlilik: YARIN, durum: 'planli', topluMu: true },
      { fiyat: 200, gecerlilik: null, durum: 'gecerli', topluMu: false },
    ]);
    await letDaysPass(1);
    expect((await fiyatlar()).get(id)).toBe(220);
    expect(await sell(id)).toBe(220);
  });

  it('builds on what was planned for its day, and a price by hand of a later day wins over it', async () => {
    const { id, adi } = await buildAltUrun(server, bayi, { anaUrunID, fiyat: 100 });
    await change([id], { gecerlilik: '2026-12-01' });
    await change([id], { gecerlilik: '2026-12-10' });
    await letDaysPass(20);
    expect((await fiyatlar()).get(id)).toBe(121);
    await server.send(urunCalls.updateAltUrun, { body: { id, adi, kdv: 20, fiyat: 99 } }, { jeton: bayi.jeton });
    expect((await fiyatlar()).get(id)).toBe(99);
  });

  it('takes the second price along only when asked', async () => {
    const { id, adi } = await buildAltUrun(server, bayi, { anaUrunID });
    await server.send(urunCalls.updateAltUrun, { body: { id, adi, kdv: 20, fiyat: 100, fiyat2: 80 } }, { jeton: bayi.jeton });
    const ikinci = async () => (await server.send(urunCalls.getAltUrun, { params: { id } }, { jeton: bayi.jeton })).altUrun.fiyat2;
    await change([id]);
    expect(await ikinci()).toBe(80);
    await change([id], { ikinciFiyat: true });
    expect(await ikinci()).toBe(88);
  });

  it('is refused where nothing of a price is left, nothing changes, the day is past, or the preview is of yesterday', async () => {
    const { id, adi } = await buildAltUrun(server, bayi, { anaUrunID, fiyat: 20 });
    expect(await change([id], { tip: 'tutar', deger: -20 })).toMatchObject({ status: 422, message: 'fiyatSifirinAltinda', veri: { urun: adi } });
    expect(await change([id], { deger: 0 })).toMatchObject({ status: 422, message: 'fiyatDegismiyor' });
    expect(await change([id], { gecerlilik: '2026-11-24' })).toMatchObject({ status: 422, alanlar: { gecerlilik: 'fiyatTarihiGecmis' } });
    expect(await change([id], { yeniToplam: 23 })).toMatchObject({ status: 409, message: 'kayitDegismis' });
    expect(await change([id, 999_999])).toMatchObject({ status: 404 });
    expect((await fiyatlar()).get(id)).toBe(20);
    expect((await change([id], { yeniToplam: 22 })).status).toBe(200);
  });

  it('is made once when two desks make it at once: the second is told, as its preview is old', async () => {
    const idler = [];
    for (const fiyat of [100, 200, 300]) idler.push((await buildAltUrun(server, bayi, { anaUrunID, fiyat })).id);
    const replies = await Promise.all([change(idler, { yeniToplam: 660 }), change(idler.toReversed(), { yeniToplam: 660 }), change(idler.slice(1), { yeniToplam: 550 })]);
    expect(statusesOf(replies)).toEqual([200, 409, 409]);
    const { liste } = await server.send(fiyatDegisimiCalls.list, {}, { jeton: bayi.jeton });
    expect(liste).toHaveLength(1);
  });

  it('and a price by hand at once come one after the other', async () => {
    const { id, adi } = await buildAltUrun(server, bayi, { anaUrunID, fiyat: 100 });
    const [toplu] = await Promise.all([change([id]), server.send(urunCalls.updateAltUrun, { body: { id, adi, kdv: 20, fiyat: 300 } }, { jeton: bayi.jeton })]);
    expect(toplu.status).toBe(200);
    // 330 when the one by hand was first, 300 when it came last; never a tenth more than a price that was gone.
    expect([300, 330]).toContain((await fiyatlar()).get(id));
  });
});

describe('taking back', () => {
  it('whatever the change was, every price is what it was before', async () => {
    const idler: number[] = [];
    for (const fiyat of [0, 0.01, 99.99, 1250, 4999.9]) idler.push((await buildAltUrun(server, bayi, { anaUrunID, fiyat })).id);
    const before = await fiyatlar();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('yuzde', 'tutar'),
        fc.integer({ min: 1, max: 30_000 }).map((n) => n / 100),
        fc.constantFrom(...YUVARLAMALAR),
        async (tip, deger, yuvarlama) => {
          const { id, status } = await change(idler, { tip, deger, yuvarlama });
          expect(status).toBe(200);
          expect(await fiyatlar()).not.toEqual(before);
          expect((await revert(id)).status).toBe(200);
          expect(await fiyatlar()).toEqual(before);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('in any order leads to the price before all', async () => {
    const { id } = await buildAltUrun(server, bayi, { anaUrunID, fiyat: 100 });
    const ilk = await change([id]);
    const ikinci = await change([id], { deger: 50 });
    await revert(ilk.id);
    expect((await fiyatlar()).get(id)).toBe(165);
    await revert(ikinci.id);
    expect((await fiyatlar()).get(id)).toBe(100);
  });

  it('leaves what was changed by hand since', async () => {
    const { id, adi } = await buildAltUrun(server, bayi, { anaUrunID, fiyat: 100 });
    const { id: degisimID } = await change([id]);
    await server.send(urunCalls.updateAltUrun, { body: { id, adi, kdv: 20, fiyat: 130 } }, { jeton: bayi.jeton });
    await revert(degisimID);
    expect((await fiyatlar()).get(id)).toBe(130);
  });

  it('is possible once, and for thirty days', async () => {
    const { id } = await buildAltUrun(server, bayi, { anaUrunID });
    const { id: ilk } = await change([id]);
    await revert(ilk);
    expect(await revert(ilk)).toMatchObject({ status: 409, message: 'geriAlinamaz' });
    const { id: eski } = await change([id]);
    await server.rows(`update fiyat_degisimi set kayit_zamani = now() - interval '31 days' where id = $1`, [eski]);
    expect(await revert(eski)).toMatchObject({ status: 409, message: 'geriAlinamaz' });
  });

  it('is told in the list with who did it', async () => {
    const { id } = await buildAltUrun(server, bayi, { anaUrunID });
    const { id: ilk } = await change([id]);
    await change([id], { gecerlilik: YARIN });
    await revert(ilk);
    const { liste, toplamKayit } = await server.send(fiyatDegisimiCalls.list, {}, { jeton: bayi.jeton });
    expect(toplamKayit).toBe(2);
    expect(liste).toMatchObject([
      { durum: 'planli', urunSayisi: 1, geriAlinabilir: true, personelAdi: 'Deniz Sahip', geriAlanAdi: '' },
      { id: ilk, durum: 'geriAlindi', geriAlinabilir: false, geriAlanAdi: 'Deniz Sahip' },
    ]);
  });
});

it('a price changed by hand leaves a row only when it is another', async () => {
  const { id, adi } = await buildAltUrun(server, bayi, { anaUrunID, fiyat: 100 });
  const save = (fiyat: number) => server.send(urunCalls.updateAltUrun, { body: { id, adi, kdv: 20, fiyat } }, { jeton: bayi.jeton });
  await save(100);
  await save(150);
  await save(150);
  const { liste } = await server.send(altUrunCalls.fiyatGecmisi, { params: { id } }, { jeton: bayi.jeton });
  expect(liste).toMatchObject([
    { fiyat: 150, durum: 'gecerli', topluMu: false, personelAdi: 'Deniz Sahip' },
    { fiyat: 100, durum: 'eski' },
  ]);
});

describe('the rate of KDV', () => {
  const kdvOf = async (altUrunID: number, tarih: string | null = null) => {
    const { id } = await buildSatis(server, bayi, { icerikler: [{ altUrunID }], ...(tarih && { tarih }) });
    return (await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton })).satis.icerikler[0]!.kdv;
  };

  it('is that of the day of the sale, whichever was written down', async () => {
    const { id: eski } = await buildAltUrun(server, bayi, { anaUrunID, kdv: 18 });
    const { id: yeni } = await buildAltUrun(server, bayi, { anaUrunID, kdv: 20 });
    const { id: indirimli } = await buildAltUrun(server, bayi, { anaUrunID, kdv: 8 });
    expect([await kdvOf(eski), await kdvOf(yeni), await kdvOf(indirimli)]).toEqual([20, 20, 10]);
    expect([await kdvOf(yeni, '2023-07-09'), await kdvOf(yeni, '2023-07-10'), await kdvOf(indirimli, '2023-07-01')]).toEqual([18, 20, 8]);
  });

  it('is shown as it stands today', async () => {
    const { id } = await buildAltUrun(server, bayi, { anaUrunID, kdv: 18 });
    expect((await server.send(urunCalls.getAltUrun, { params: { id } }, { jeton: bayi.jeton })).altUrun.kdv).toBe(20);
  });
});
