import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { fiyatDegisimiCalls } from '@defter/contract/fiyat-degisimi.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { puanCalls } from '@defter/contract/puan.ts';
import { raporCalls } from '@defter/contract/rapor.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildRandevu, buildSatis, buildSutun, type TestBayi } from '../../../test/build.ts';
import { buildPaketSatis } from '../../../test/build-paket.ts';
import { buildStok } from '../../../test/build-stok.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';
import { sorted } from '../../../test/sorted.ts';

const server = useServer();
const DUN = '2026-11-24';
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const must: typeof server.mustSend = (call, input) => server.mustSend(call, input, { jeton: bayi.jeton });
const read = (ad: keyof typeof raporCalls & `${string}-raporu`, query: object = {}) => must(raporCalls[ad], { query: query as never });

/** A service that uses a tenth of a bottle of 100 lira, and says 40 lira in the list. */
async function buildMalzemeli() {
  const sise = await buildStok(server, bayi, { miktar: 5, maliyet: 100 });
  const hizmet = await buildAltUrun(server, bayi, { fiyat: 300 });
  await server.rows('update alt_urun set maliyet = 40, urun_sure = 45 where id = $1 and bayi_id = $2', [hizmet.id, bayi.bayiID]);
  await must(altUrunCalls.saveSarf, { body: { altUrunID: hizmet.id, icerikler: [{ sarfUrunID: sise.id, miktar: 0.1 }] } });
  return { sise, hizmet };
}

it('the margin of a service counts what was used of the stock, and the list where nothing moved', async () => {
  const { hizmet } = await buildMalzemeli();
  await buildSatis(server, bayi, { altUrunID: hizmet.id });
  expect((await read('satis-maliyet-raporu')).liste).toMatchObject([{ altUrunID: hizmet.id, adet: 1, tutar: 300, sarfMaliyeti: 0, maliyet: 40, kar: 260, urunSure: 45 }]);
  await must(ayarCalls.save, { body: { receteKullanilsinMi: true } });
  await buildSatis(server, bayi, { altUrunID: hizmet.id });
  expect((await read('satis-maliyet-raporu')).liste).toMatchObject([{ adet: 2, tutar: 600, sarfMaliyeti: 10, maliyet: 50, kar: 550, karOrani: 91.7, urunSure: 90 }]);
});

it('the margin of a service tells for how long devices were taken, which several services share', async () => {
  const [lazer, bakim] = [await buildAltUrun(server, bayi, { fiyat: 300 }), await buildAltUrun(server, bayi, { fiyat: 200 })];
  const sutun = await buildSutun(server, bayi);
  const satOf = async (saat: [string, string], altUrunIDler: number[]) => {
    const { id: randevuID, musteriID } = await buildRandevu(server, bayi, { randevuTarihi: BUGUN, baslangicSaat: saat[0], bitisSaat: saat[1], randevuSutunBaslikID: sutun.id, altUrunIDler });
    await must(satisCalls.create, { body: { musteriID, randevuID, icerikler: altUrunIDler.map((altUrunID) => ({ altUrunID })) } });
  };
  await satOf(['10:00', '10:40'], [lazer.id]);
  expect((await read('satis-maliyet-raporu')).toplamlar).toMatchObject({ cihazSure: 0 });
  await server.rows(`update randevu_basligi set yer_turu = 'cihaz' where bayi_id = $1 and id = $2`, [bayi.bayiID, sutun.id]);
  await satOf(['11:00', '11:30'], [lazer.id, bakim.id]);
  await buildSatis(server, bayi, { altUrunID: bakim.id });
  const { liste, toplamlar } = await read('satis-maliyet-raporu');
  expect(Object.fromEntries(liste.map(({ altUrunID, adet, cihazSure }) => [altUrunID, [adet, cihazSure]]))).toEqual({ [lazer.id]: [2, 55], [bakim.id]: [2, 15] });
  expect(toplamlar).toMatchObject({ cihazSure: 70 });
});

it('a sale that was cancelled is in no report', async () => {
  const { satisGuid } = await buildSatis(server, bayi, {});
  await buildSatis(server, bayi, {});
  await must(satisCalls.remove, { body: { satisGuid } });
  for (const ad of ['satis-raporu', 'satis-yapan-personel-raporu', 'hizmet-urun-satis-raporu'] as const) expect([ad, (await read(ad)).toplamlar]).toMatchObject([ad, { tutar: 100 }]);
});

it('what is in stock is told as it was at the end of the day', async () => {
  await buildStok(server, bayi, { miktar: 5, maliyet: 100 });
  const on = async (tarih: string) => (await read('urun-stok-raporu', { tarih })).liste.map(({ miktar, deger }) => [miktar, deger]);
  expect([await on(DUN), await on(BUGUN)]).toEqual([[[0, 0]], [[5, 500]]]);
});

it('a package costs as its sessions are used, and is counted once', async () => {
  const { hizmet } = await buildMalzemeli();
  await must(ayarCalls.save, { body: { receteKullanilsinMi: true } });
  const { musteriID, altUrunID } = await buildPaketSatis(server, bayi, { altUrunID: hizmet.id, miktar: 4 });
  expect((await read('satis-maliyet-raporu')).toplamlar).toMatchObject({ maliyet: 0, sarfMaliyeti: 0 });
  await must(seansDusCalls.create, { body: { musteriID, icerikler: [{ altUrunID, adet: 2 }] } as never });
  expect((await read('satis-maliyet-raporu')).toplamlar).toMatchObject({ maliyet: 20, sarfMaliyeti: 20 });
});

it('sessions that are left are those of the end of the day, as sold, by the list and at cost', async () => {
  const { hizmet } = await buildMalzemeli();
  const { id: satisID, musteriID, altUrunID } = await buildPaketSatis(server, bayi, { altUrunID: hizmet.id, miktar: 4 });
  await server.rows('update satis set tarih = $2 where id = $1', [satisID, '2026-11-10']);
  await server.rows('update seans_hareket set tarih = $2 where bayi_id = $1', [bayi.bayiID, '2026-11-10']);
  await must(seansDusCalls.create, { body: { musteriID, icerikler: [{ altUrunID, adet: 1 }] } as never });
  for (const ad of ['paket-urun-satis-raporu', 'paket-program-alanlar-raporu'] as const) {
    const on = async (tarih?: string) => (await read(ad, { tarih })).toplamlar;
    expect([ad, await on('2026-11-09')]).toMatchObject([ad, { seans: 0, kalanSeans: 0, kalanDeger: 0, bugunkuDeger: 0, bugunkuMaliyet: 0 }]);
    expect([ad, await on(DUN)]).toMatchObject([ad, { kalanSeans: 4, kalanDeger: 1200, bugunkuDeger: 1200, bugunkuMaliyet: 40 }]);
    expect([ad, await on(BUGUN)]).toMatchObject([ad, { kalanSeans: 3, kalanDeger: 900, bugunkuDeger: 900, bugunkuMaliyet: 30 }]);
    expect([ad, await on()]).toMatchObject([ad, { kalanSeans: 3 }]);
  }
});

it('sessions that are left are worth today’s price of the list once that was changed, on whatever day they are asked for', async () => {
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  const { id: satisID } = await buildPaketSatis(server, bayi, { altUrunID, miktar: 4 });
  await server.rows('update satis set tarih = $3 where bayi_id = $1 and id = $2', [bayi.bayiID, satisID, '2026-11-10']);
  await server.rows('update seans_hareket set tarih = $2 where bayi_id = $1', [bayi.bayiID, '2026-11-10']);
  await must(urunCalls.updateAltUrun, { body: { id: altUrunID, fiyat: 130 } });
  for (const ad of ['paket-urun-satis-raporu', 'paket-program-alanlar-raporu'] as const) {
    for (const tarih of [DUN, BUGUN]) expect([ad, (await read(ad, { tarih })).toplamlar]).toMatchObject([ad, { kalanSeans: 4, kalanDeger: 400, bugunkuDeger: 520 }]);
  }
});

it('sessions that were given, exchanged or entered later are whose they were at the end of the day', async () => {
  const { id: lazer } = await buildAltUrun(server, bayi, { fiyat: 100 });
  const { id: bakim } = await buildAltUrun(server, bayi, { fiyat: 150 });
  const { id: satisID, haklar } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 8 });
  const { id: paketHakID } = haklar[0]!;
  await server.rows('update satis set tarih = $3 where bayi_id = $1 and id = $2', [bayi.bayiID, satisID, '2026-11-10']);
  await server.rows('update seans_hareket set tarih = $2 where bayi_id = $1', [bayi.bayiID, '2026-11-10']);
  const { id: alan } = await buildMusteri(server, bayi);
  await must(seansIslemiCalls.devret, { body: { paketHakID, musteriID: alan, adet: 3, neden: 'Kardeşine' } });
  await must(seansIslemiCalls.degistir, { body: { paketHakID, adet: 1, altUrunID: bakim, yeniAdet: 1, fark: 50, odemeler: [], neden: 'Bakım istedi' } });
  await must(paketSatisCalls.create, { body: { musteriID: alan, tarih: '2026-11-12', eklenenler: [{ altUrunID: bakim, miktar: 2 }], odemeler: [] } as never });
  const on = async (tarih: string) => (await read('paket-program-alanlar-raporu', { baslangicTarihi: '2026-11-01', bitisTarihi: BUGUN, tarih })).liste.map(({ seans, kalanSeans, tutar, kalanDeger }) => [seans, kalanSeans, tutar, kalanDeger]);
  expect(await on(DUN)).toEqual([[8, 8, 800, 800]]);
  expect(sorted(await on(BUGUN))).toEqual([[1, 1, 150, 150], [2, 2, 300, 300], [3, 3, 300, 300], [4, 4, 400, 400]]);
});

it('an account has its credit and its points of the last of the days', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi);
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  await buildSatis(server, bayi, { musteriID, altUrunID });
  await must(satisCalls.tahsilat, { body: { avans: true, model: [{ musteriID, odemeSekliID: 1, tutar: 250 }] } as never });
  await must(puanCalls.yukle, { body: { musteriID, puan: 30, neden: 'Açılış' } });
  await server.rows('update puan_hareket set tarih = $2 where bayi_id = $1', [bayi.bayiID, '2026-11-10']);
  expect((await read('musteri-cari-raporu')).liste).toMatchObject([{ musteriID, avans: 150, puan: 30 }]);
  await must(puanCalls.yukle, { body: { musteriID, puan: -10, neden: 'Düzeltme' } });
  expect((await read('musteri-cari-raporu')).toplamlar).toMatchObject({ avans: 150, puan: 20 });
});

it('points are told of somebody who has nothing else', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi);
  await must(puanCalls.yukle, { body: { musteriID, puan: 30, neden: 'Açılış' } });
  const { liste, toplamlar } = await read('musteri-cari-raporu');
  expect(liste).toMatchObject([{ musteriID, devir: 0, bakiye: 0, avans: 0, puan: 30 }]);
  expect(toplamlar).toMatchObject({ bakiye: 0, puan: 30 });
});

it('an account whose debt is as large as its credit is told, for both are open', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi);
  await must(satisCalls.tahsilat, { body: { avans: true, model: [{ musteriID, odemeSekliID: 1, tutar: 100 }] } as never });
  await buildSatis(server, bayi, { musteriID, altUrunID: (await buildAltUrun(server, bayi, { fiyat: 100 })).id });
  const { liste, toplamlar } = await read('musteri-cari-raporu', { baslangicTarihi: '2026-12-01', bitisTarihi: '2026-12-31' });
  expect(liste).toMatchObject([{ musteriID, devir: 0, bakiye: 0, avans: 100 }]);
  expect(toplamlar).toMatchObject({ avans: 100 });
});

it('a customer is new on a day of the business, whatever day it is elsewhere', async () => {
  const { id } = await buildMusteri(server, bayi);
  const isNewOnDun = async (zaman: string) => {
    await server.rows('update musteri set kayit_tarihi = $2 where id = $1', [id, zaman]);
    return (await read('yeni-musteri-raporu', { baslangicTarihi: DUN, bitisTarihi: DUN })).toplamKayit === 1;
  };
  expect([await isNewOnDun('2026-11-23T20:59:59Z'), await isNewOnDun('2026-11-23T21:00:00Z')]).toEqual([false, true]);
  expect([await isNewOnDun('2026-11-24T20:59:59Z'), await isNewOnDun('2026-11-24T21:00:00Z')]).toEqual([true, false]);
});

it('what a customer is worth: since when, per sale and in the last year', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi);
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  for (const tarih of ['2025-11-25', '2025-11-26', BUGUN]) await buildSatis(server, bayi, { musteriID, altUrunID, tarih });
  expect((await read('musteri-raporu')).liste).toMatchObject([{ musteriID, ilkGelis: '2025-11-25', sonGelis: BUGUN, satisSayisi: 3, ortalamaTutar: 100, tutar: 300, son12AyTutar: 200 }]);
});

it('what a customer has paid and owes, who has not come, and who has brought whom', async () => {
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  const { id: eden } = await buildMusteri(server, bayi, { ad: 'Nur' });
  const { id: gelen } = await must(musteriCalls.create, { body: { musteri: { ad: 'Derya' }, digerBilgiler: { tavsiyeEdenID: eden } } });
  await buildSatis(server, bayi, { musteriID: gelen, altUrunID, tarih: '2026-10-31', odemeler: [{ odemeSekliID: 1, tutar: 60, tarih: '2026-10-31' }] });
  expect((await read('musteri-raporu')).toplamlar).toMatchObject({ tutar: 100, odenen: 60, kalan: 40 });
  const gelmeyenler = (await read('hizmet-almayan-musteriler-raporu')).liste;
  expect(new Map(gelmeyenler.map(({ musteriID, sonGelis, gecenGun }) => [musteriID, [sonGelis, gecenGun]]))).toEqual(new Map([[eden, [null, null]], [gelen, ['2026-10-31', 25]]]));
  expect((await read('hizmet-almayan-musteriler-raporu', { baslangicTarihi: '2026-10-01', bitisTarihi: BUGUN })).liste.map(({ musteriID }) => musteriID)).toEqual([eden]);
  await server.rows(`update musteri set kayit_tarihi = $2::date + time '10:00' where bayi_id = $1`, [bayi.bayiID, BUGUN]);
  expect((await read('tavsiye-eden-raporu')).liste).toMatchObject([{ adSoyad: expect.stringContaining('Nur'), musteriSayisi: 1, tutar: 100 }]);
});

it('who came for the first time has come again within a month, three or six, counted to the day', async () => {
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  for (const donus of ['2026-03-10', '2026-03-11', '2026-05-10', '2026-05-11', '2026-08-10', '2026-08-11']) {
    const { id: musteriID } = await buildMusteri(server, bayi);
    for (const tarih of ['2026-02-10', donus]) await buildSatis(server, bayi, { musteriID, altUrunID, tarih });
  }
  const subat = { baslangicTarihi: '2026-02-01', bitisTarihi: '2026-02-28' };
  expect((await read('yeni-musteri-analiz-raporu', subat)).liste).toMatchObject([{ musteriSayisi: 6, donen1: 1, donen3: 3, donen6: 5 }]);
  // Whoever had come before is not new.
  expect((await read('yeni-musteri-analiz-raporu', { baslangicTarihi: '2026-03-01', bitisTarihi: '2026-03-31' })).liste).toEqual([]);
});

it('sales by age begin a new range on the birthday', async () => {
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  for (const dogumTarihi of ['2008-11-26', '2008-11-25', '1961-11-26', '1961-11-25']) {
    const { id: musteriID } = await must(musteriCalls.create, { body: { musteri: { ad: 'Derya', dogumTarihi } } });
    await buildSatis(server, bayi, { musteriID, altUrunID });
  }
  const { liste } = await read('yas-analizi-raporu', { sirala: 'yasAraligi' });
  expect(liste.map(({ yasAraligi, musteriSayisi, tutar }) => [yasAraligi, musteriSayisi, tutar])).toEqual([['0–17', 1, 100], ['18–24', 1, 100], ['55–64', 1, 100], ['65+', 1, 100]]);
});

it('services of appointments are counted, and of those the ones for which somebody came', async () => {
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  for (const durum of ['B', 'I', 'G', 'K']) {
    const { id } = await buildRandevu(server, bayi, { randevuTarihi: BUGUN, altUrunIDler: [altUrunID], randevuSutunBaslikID: (await buildSutun(server, bayi)).id });
    await server.rows('update randevu set durum = $2 where id = $1', [id, durum]);
  }
  expect((await read('randevu-hizmetleri-raporu')).liste).toMatchObject([{ altUrunID, adet: 4, gelen: 2 }]);
});

it('whole months are held against as many whole months, whatever their lengths', async () => {
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  for (const tarih of ['2024-01-01', '2024-02-29', '2025-02-28', '2026-03-31', '2026-04-01', '2026-06-30', '2026-09-30']) await buildSatis(server, bayi, { altUrunID, tarih });
  const compare = async (baslangicTarihi: string, bitisTarihi: string, karsilastir: 'onceki' | 'gecenYil') => {
    const { toplamlar, oncekiToplamlar } = await read('satis-raporu', { baslangicTarihi, bitisTarihi, karsilastir });
    return [toplamlar, oncekiToplamlar].map((biri) => biri?.['tutar']);
  };
  // July to September have 92 days, April to June have 91.
  expect(await compare('2026-07-01', '2026-09-30', 'onceki')).toEqual([100, 200]);
  expect(await compare('2025-01-01', '2025-12-31', 'onceki')).toEqual([100, 200]);
  expect(await compare('2025-02-01', '2025-02-28', 'gecenYil')).toEqual([100, 100]);
  expect(await compare('2025-03-01', '2025-03-31', 'onceki')).toEqual([0, 100]);
  // Other days are held against as many days.
  expect(await compare('2026-07-01', '2026-09-29', 'onceki')).toEqual([0, 200]);
  // The same days of the year before.
  expect(await compare('2025-02-02', '2025-02-27', 'gecenYil')).toEqual([0, 0]);
  expect(await compare('2025-02-10', '2025-03-10', 'gecenYil')).toEqual([100, 100]);
  expect(await compare('2027-03-02', '2027-03-31', 'gecenYil')).toEqual([0, 100]);
  expect(await compare('2027-03-02', '2027-03-30', 'gecenYil')).toEqual([0, 0]);
});

it('the last seven days are today and the six before it', async () => {
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  for (const tarih of ['2026-11-18', '2026-11-19', BUGUN]) await buildSatis(server, bayi, { altUrunID, tarih });
  const { liste, toplamlar } = await read('son-7-gun-satis-raporu');
  expect([liste.length, toplamlar['tutar']]).toEqual([7, 200]);
});

it('a sale that was paid in two ways is one of each, and their number is not added up', async () => {
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  const { id } = await buildSatis(server, bayi, { altUrunID, odemeler: [{ odemeSekliID: 1, tutar: 30 }, { odemeSekliID: 2, tutar: 50 }] });
  const { liste, toplamlar } = await read('odeme-turune-gore-satis-raporu', { sirala: 'tutar' });
  expect(liste).toMatchObject([{ odemeSekliID: null, satisSayisi: 1, tutar: 20 }, { odemeSekliID: 1, satisSayisi: 1, tutar: 30 }, { odemeSekliID: 2, satisSayisi: 1, tutar: 50 }]);
  expect(toplamlar).toEqual({ tutar: 100 });
  // What was given back is open again.
  const { satis } = await must(satisCalls.get, { params: { id } });
  await must(satisCalls.iade, { body: { id: satis.odemeler.find(({ odemeSekliID }) => odemeSekliID === 2)!.id } });
  expect((await read('odeme-turune-gore-satis-raporu', { sirala: 'tutar' })).liste).toMatchObject([{ odemeSekliID: 1, tutar: 30 }, { odemeSekliID: null, tutar: 70 }]);
});

it('an appointment has the price and the payment of its sale', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi);
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  const { id } = await buildRandevu(server, bayi, { musteriID, randevuTarihi: BUGUN, altUrunIDler: [altUrunID] });
  const { id: satisID } = await must(randevuCalls.satis, { body: { randevuID: id } });
  await must(satisCalls.tahsilat, { body: { model: [{ musteriID, odemeSekliID: 1, tutar: 40 }] } });
  expect((await read('randevu-raporu')).liste).toMatchObject([{ musteriID, satisID, tutar: 100, odenen: 40 }]);
});

it('an appointment has the price of its services by the list of its day, sold or not', async () => {
  const [a, b] = [await buildAltUrun(server, bayi, { fiyat: 100 }), await buildAltUrun(server, bayi, { fiyat: 50.25 })];
  await must(fiyatDegisimiCalls.create, { body: { altUrunIDler: [a.id], tip: 'yuzde', deger: 30, gecerlilik: YARIN } });
  const on = async (randevuTarihi: string, altUrunIDler: number[]) => (await buildRandevu(server, bayi, { randevuTarihi, altUrunIDler, randevuSutunBaslikID: (await buildSutun(server, bayi)).id })).id;
  await must(randevuCalls.satis, { body: { randevuID: await on(BUGUN, [a.id]) } });
  await on(BUGUN, []);
  await on(YARIN, [a.id, b.id]);
  const { liste } = await read('randevu-raporu', { sirala: '-fiyat' });
  expect(liste).toMatchObject([{ fiyat: 180.25, tutar: null }, { fiyat: 100, tutar: 100 }, { fiyat: null, tutar: null }]);
  expect(new Set((await read('randevu-raporu')).liste.map((satir) => satir['fiyat']))).toEqual(new Set([100, 180.25, null]));
});

it('appointments are counted by weekday and hour, over all pages', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi);
  for (let i = 0; i < 3; i += 1) await buildRandevu(server, bayi, { musteriID, randevuSutunBaslikID: (await buildSutun(server, bayi)).id });
  const { liste, isi } = await read('randevu-raporu', { sayfa: 1, sayfaBoyutu: 1, baslangicTarihi: YARIN, bitisTarihi: YARIN });
  const saat = Number(String((liste[0] as unknown as { zaman: string }).zaman).slice(11, 13));
  expect(isi).toEqual([{ gun: 4, saat, adet: 3 }]);
  expect((await read('randevu-raporu', { baslangicTarihi: '2020-01-01', bitisTarihi: '2020-01-01' })).isi).toEqual([]);
  expect((await read('satis-raporu')).isi).toBeNull();
});
