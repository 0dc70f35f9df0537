import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { excelCalls } from '@defter/contract/excel.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { buildPaketSatis } from '../../../test/build-paket.ts';
import { buildGiris, buildStok, readStok } from '../../../test/build-stok.ts';
import { buildTanim } from '../../../test/build-tanim.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { proveTill } from '../../../test/prove-till.ts';
import { readListe } from '../../../test/read-liste.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';

const ML = 9;
const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const send: typeof server.send = (call, input) => server.send(call, input, { jeton: bayi.jeton });
const must: typeof server.mustSend = (call, input) => server.mustSend(call, input, { jeton: bayi.jeton });
const stokOf = (id: number) => readStok(server, bayi, id);
const ayar = (body: object) => must(ayarCalls.save, { body });
const hareketlerOf = async (altUrunID: number) => (await must(stokCalls.hareketler, { query: { altUrunID } })).liste;
const icerikOf = async (id: number) => (await must(satisCalls.get, { params: { id } })).satis.icerikler;

/** A service that uses up 12 ml of a bottle of 500 ml. */
async function buildRecete(stok: { id: number }, miktar = 12) {
  await must(altUrunCalls.createBirim, { body: { altUrunID: stok.id, birimID: ML, miktar: 0.002 } });
  const hizmet = await buildAltUrun(server, bayi);
  await must(altUrunCalls.saveSarf, { body: { altUrunID: hizmet.id, icerikler: [{ sarfUrunID: stok.id, miktar, birimID: ML }] } });
  return hizmet;
}

describe('a delivery', () => {
  it('raises the stock in any unit, moves the average on, and is taken back as one', async () => {
    const krem = await buildStok(server, bayi, { miktar: 10, maliyet: 100 });
    const tedarikciID = (await buildTanim(server, bayi, 'tedarikci')).id;
    await must(altUrunCalls.createBirim, { body: { altUrunID: krem.id, birimID: 3, miktar: 5 } });
    const { id } = await buildGiris(server, bayi, [{ altUrunID: krem.id, miktar: 2, birimID: 3, tutar: 1600, kdv: 20, lot: 'L1', sonKullanma: '2027-01-10' }], { tedarikciID, belgeNo: 'F-1' });
    expect(await stokOf(krem.id)).toEqual({ miktar: 20, deger: 2600, maliyet: 130, durum: 'yeterli' });
    expect(await must(stokCalls.giris, { params: { id } })).toMatchObject({ giris: { toplam: 1600, kdvToplam: 320, belgeNo: 'F-1' }, icerikler: [{ girilen: 2, miktar: 10, kalan: 10, lot: 'L1' }] });
    // One document of one supplier is entered once.
    expect(await send(stokCalls.createGiris, { body: { tedarikciID, belgeNo: 'F-1', icerikler: [{ altUrunID: krem.id, miktar: 1, tutar: 1 }] } })).toMatchObject({ status: 409, alanlar: { belgeNo: 'belgeGirilmis' } });
    await must(stokCalls.removeGiris, { body: { id } });
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 10, deger: 1000, maliyet: 100 });
    expect(await send(stokCalls.removeGiris, { body: { id } })).toMatchObject({ status: 404 });
    expect((await must(stokCalls.girisler, { query: {} })).liste).toMatchObject([{ id, geriAlindi: true }, { geriAlindi: false }]);
  });

  it('of an earlier day is taken back today, and is found by the days on which it came', async () => {
    const krem = await buildStok(server, bayi);
    const { id } = await must(stokCalls.createGiris, { body: { tarih: '2026-11-20', icerikler: [{ altUrunID: krem.id, miktar: 2, tutar: 10 }] } });
    const sayiOf = async (query: object) => (await must(stokCalls.girisler, { query })).toplamKayit;
    expect([await sayiOf({ baslangicTarihi: '2026-11-20', bitisTarihi: '2026-11-20' }), await sayiOf({ bitisTarihi: '2026-11-19' }), await sayiOf({ baslangicTarihi: '2026-11-21' })]).toEqual([1, 0, 0]);
    await must(stokCalls.removeGiris, { body: { id } });
    expect((await hareketlerOf(krem.id)).map(({ tarih, miktar, geriMi }) => [tarih, miktar, geriMi])).toEqual([[BUGUN, -2, true], ['2026-11-20', 2, false]]);
  });

  it('refuses what is not counted, units that a product lacks, amounts of nothing and days to come, and writes nothing', async () => {
    const krem = await buildStok(server, bayi);
    const sayilmayan = await buildAltUrun(server, bayi, { anaUrunID: (await buildAnaUrun(server, bayi, { satisTipi: 0 })).id });
    const refused = async (icerik: object, rest: object = {}) => send(stokCalls.createGiris, { body: { ...rest, icerikler: [{ altUrunID: krem.id, miktar: 1, tutar: 10 }, { altUrunID: krem.id, miktar: 1, tutar: 10, ...icerik }] } });
    expect(await refused({ altUrunID: sayilmayan.id })).toMatchObject({ status: 422, message: 'stokTutulmuyor', veri: { ad: sayilmayan.adi } });
    expect(await refused({ altUrunID: 987_654 })).toMatchObject({ status: 404 });
    expect(await refused({ birimID: 3 })).toMatchObject({ status: 404 });
    expect(await refused({ miktar: 0 })).toMatchObject({ status: 422 });
    expect(await refused({ miktar: 1e9 })).toMatchObject({ status: 422 });
    expect(await refused({}, { tarih: '2026-11-26' })).toMatchObject({ status: 422, message: 'tarihIleri' });
    expect(await refused({}, { tedarikciID: 987_654 })).toMatchObject({ status: 404 });
    expect(await hareketlerOf(krem.id)).toEqual([]);
  });
});

describe('a sale', () => {
  it('takes its products out at their average, and what is changed or cancelled brings them back with it', async () => {
    const krem = await buildStok(server, bayi, { miktar: 3, maliyet: 33.33 });
    const satis = await buildSatis(server, bayi, { icerikler: [{ altUrunID: krem.id, adet: 2 }] });
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 1, deger: 33.33 });
    await must(satisCalls.update, { body: { id: satis.id, icerikler: [{ id: (await icerikOf(satis.id))[0]!.id, adet: 1 }] } });
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 2, deger: 66.66 });
    await must(satisCalls.remove, { body: { satisGuid: satis.satisGuid } });
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 3, deger: 99.99 });
    const hareketler = await hareketlerOf(krem.id);
    expect(hareketler.map(({ tur, miktar, kalan, geriMi }) => [tur, miktar, kalan, geriMi])).toEqual([['satis', 1, 3, true], ['satis', 1, 2, true], ['satis', -2, 1, false], ['alis', 3, 3, false]]);
  });

  it('gives back the old product of a line and takes the new one; a line that is taken out gives its own back', async () => {
    const [a, b] = [await buildStok(server, bayi, { miktar: 5, maliyet: 10 }), await buildStok(server, bayi, { miktar: 5, maliyet: 20 })];
    const { id } = await buildSatis(server, bayi, { icerikler: [{ altUrunID: a.id, adet: 2 }, { altUrunID: b.id }] });
    const [ilk, iki] = await icerikOf(id);
    await must(satisCalls.update, { body: { id, icerikler: [{ id: ilk!.id, altUrunID: b.id, adet: 3 }, { id: iki!.id }] } });
    expect([(await stokOf(a.id)).miktar, (await stokOf(b.id)).miktar]).toEqual([5, 1]);
    await must(satisCalls.removeUrun, { body: { id: ilk!.id } });
    expect([(await stokOf(a.id)).miktar, (await stokOf(b.id)).miktar]).toEqual([5, 4]);
  });

  it('of a package takes out what is sold beside the sessions, and nothing for the sessions', async () => {
    const [krem, maske] = [await buildStok(server, bayi, { miktar: 5, maliyet: 10 }), await buildStok(server, bayi, { miktar: 5, maliyet: 20 })];
    const { id: musteriID } = await buildMusteri(server, bayi);
    const miktarlar = async () => [(await stokOf(krem.id)).miktar, (await stokOf(maske.id)).miktar];
    const satis = await must(paketSatisCalls.create, { body: { musteriID, eklenenler: [{ altUrunID: maske.id, miktar: 3 }], icerikler: [{ altUrunID: krem.id, adet: 2 }] } });
    expect(await miktarlar()).toEqual([3, 5]);
    const { eklenenler, icerikler } = (await must(paketSatisCalls.get, { params: { id: satis.id } })).satis;
    const [seans] = eklenenler;
    await must(paketSatisCalls.update, { body: { id: satis.id, eklenenler: [{ id: seans!.id }, { altUrunID: maske.id, miktar: 2 }], icerikler: [{ id: icerikler[0]!.id, adet: 1 }] } });
    expect(await miktarlar()).toEqual([4, 5]);
    await must(seansDusCalls.create, { body: { musteriID, icerikler: [{ altUrunID: maske.id, paketHakID: seans!.paketHakID }] } });
    expect(await miktarlar()).toEqual([4, 4]);
    expect((await proveTill(server, bayi.bayiID)).farklar).toEqual([]);
    // Nothing is used up by what is only bought.
    const [satir] = (await must(satisCalls.get, { params: { id: satis.id } })).satis.icerikler;
    expect(await send(stokCalls.saveSatisSarfi, { body: { satisID: satis.id, icerikler: [{ satisIcerikID: satir!.id, altUrunID: krem.id, miktar: 1 }] } })).toMatchObject({ status: 404 });
    const diger = await must(paketSatisCalls.create, { body: { musteriID, icerikler: [{ altUrunID: krem.id }] } });
    expect(await miktarlar()).toEqual([3, 4]);
    await must(paketSatisCalls.remove, { body: { satisGuid: diger.satisGuid } });
    expect(await miktarlar()).toEqual([4, 4]);
  });

  it('goes below zero and says so, or is refused by name, as the setting says', async () => {
    const krem = await buildStok(server, bayi, { miktar: 1, maliyet: 50, adi: 'Güneş kremi' });
    await buildSatis(server, bayi, { icerikler: [{ altUrunID: krem.id, adet: 3 }] });
    expect(await stokOf(krem.id)).toEqual({ miktar: -2, deger: -100, maliyet: 50, durum: 'eksi' });
    // What comes late is worth what it costs now; what was sold before cost as much.
    await buildGiris(server, bayi, [{ altUrunID: krem.id, miktar: 5, tutar: 300 }]);
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 3, deger: 180, maliyet: 60 });
    await ayar({ stokDurumu: true });
    const icerikler = [{ altUrunID: krem.id, adet: 4 }];
    const { id: musteriID } = await buildMusteri(server, bayi);
    expect(await send(satisCalls.create, { body: { musteriID, icerikler } })).toMatchObject({ status: 409, message: 'stokYetersiz', veri: { ad: 'Güneş kremi' } });
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 3 });
    expect((await must(satisCalls.list, { query: { musteriID } })).toplamKayit).toBe(0);
    // What a service uses up has been used.
    await ayar({ receteKullanilsinMi: true });
    await buildSatis(server, bayi, { altUrunID: (await buildRecete(krem, 2000)).id });
    expect(await stokOf(krem.id)).toMatchObject({ miktar: -1, durum: 'eksi' });
  });

  it('of a product whose stock began later moves nothing, whatever becomes of it', async () => {
    const urun = await buildAltUrun(server, bayi, { anaUrunID: (await buildAnaUrun(server, bayi, { satisTipi: 0 })).id });
    const satis = await buildSatis(server, bayi, { altUrunID: urun.id });
    await must(urunCalls.createStok, { body: { id: urun.id } });
    await must(satisCalls.update, { body: { id: satis.id, icerikler: [{ id: (await icerikOf(satis.id))[0]!.id, adet: 2 }] } });
    await must(satisCalls.remove, { body: { satisGuid: satis.satisGuid } });
    expect(await hareketlerOf(urun.id)).toEqual([]);
  });
});

describe('the last piece, asked for by fifty at once (R39)', () => {
  const sellAtOnce = async (altUrunID: number) => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID }] } })));
    return answers.map(({ status }) => status).toSorted((a, b) => a - b);
  };

  it('goes to one', async () => {
    const krem = await buildStok(server, bayi, { miktar: 1, maliyet: 40 });
    await ayar({ stokDurumu: true });
    expect(await sellAtOnce(krem.id)).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 0, deger: 0, durum: 'bitti' });
  });

  it('goes to all where the setting allows it, and the stock is the sum of its movements', async () => {
    const krem = await buildStok(server, bayi, { miktar: 1, maliyet: 40 });
    expect(new Set(await sellAtOnce(krem.id))).toEqual(new Set([200]));
    expect(await stokOf(krem.id)).toEqual({ miktar: -49, deger: -1960, maliyet: 40, durum: 'eksi' });
    const kalanlar = (await hareketlerOf(krem.id)).map(({ kalan }) => kalan);
    expect(kalanlar).toEqual(Array.from({ length: 51 }, (_, i) => i - 49));
  });
});

describe('what there is of what is about to be sold', () => {
  it('is told of products and of what services use up, to whoever sells, of the own business', async () => {
    const sise = await buildStok(server, bayi, { miktar: 2, maliyet: 250, kritik: 1 });
    const hizmet = await buildRecete(sise);
    const sayilmayan = await buildAltUrun(server, bayi);
    const { jeton } = await buildPersonel(server, bayi, ['satisEkle']);
    const urunler = [sise, hizmet, sayilmayan].map(({ id }) => String(id));
    const olan = { stokUrunID: sise.id, miktar: 2, kritik: 1 };
    const read = async () => (await server.mustSend(stokCalls.satisDurumu, { query: { urunler } }, { jeton })).liste;
    expect(await read()).toMatchObject([{ ...olan, altUrunID: sise.id, oran: 1 }]);
    await ayar({ receteKullanilsinMi: true });
    expect(await read()).toMatchObject([{ ...olan, altUrunID: sise.id, oran: 1 }, { ...olan, altUrunID: hizmet.id, oran: 0.024 }]);
    const other = await buildBayi(server);
    expect(await server.send(stokCalls.satisDurumu, { query: { urunler } }, { jeton: other.jeton })).toMatchObject({ status: 404 });
    expect((await must(stokCalls.satisDurumu, { query: {} })).liste).toEqual([]);
    const { jeton: bakan } = await buildPersonel(server, bayi, ['stokGoruntule']);
    expect(await server.send(stokCalls.satisDurumu, { query: { urunler } }, { jeton: bakan })).toMatchObject({ status: 403 });
  });
});

describe('what a service uses up', () => {
  it('comes off in its own unit when the visit is closed, is corrected there, and goes back with it', async () => {
    const sise = await buildStok(server, bayi, { miktar: 2, maliyet: 250 });
    const hizmet = await buildRecete(sise);
    await ayar({ receteKullanilsinMi: true, satistaIslemdeKullanilsin: true });
    const satis = await buildSatis(server, bayi, { altUrunID: hizmet.id, islemde: true });
    expect(await stokOf(sise.id)).toMatchObject({ miktar: 2 });
    expect(await must(stokCalls.satisSarfi, { params: { id: satis.id } })).toMatchObject({ liste: [{ altUrunID: sise.id, beklenen: 0.024, miktar: 0.024, fire: 0, maliyet: 0 }] });
    await must(satisCalls.update, { body: { id: satis.id, islemde: false } });
    expect(await stokOf(sise.id)).toMatchObject({ miktar: 1.976, deger: 494 });
    const { liste } = await must(stokCalls.satisSarfi, { params: { id: satis.id } });
    expect(liste).toMatchObject([{ beklenen: 0.024, miktar: 0.024, maliyet: 6, hizmetAdi: hizmet.adi }]);
    const satir = { satisIcerikID: liste[0]!.satisIcerikID, altUrunID: sise.id };
    await must(stokCalls.saveSatisSarfi, { body: { satisID: satis.id, icerikler: [{ ...satir, miktar: 0.04, fire: 0.01 }] } });
    expect(await stokOf(sise.id)).toMatchObject({ miktar: 1.95, deger: 487.5 });
    expect((await hareketlerOf(sise.id)).map(({ tur, miktar }) => [tur, miktar])).toEqual([['sarf', -0.016], ['fire', -0.01], ['sarf', -0.024], ['alis', 2]]);
    const [satirMaliyeti] = await server.rows<{ maliyet: number }>('select maliyet::float from satir_maliyeti_ozet where bayi_id = $1 and satis_id = $2', [bayi.bayiID, satis.id]);
    expect(satirMaliyeti).toEqual({ maliyet: 12.5 });
    await must(satisCalls.remove, { body: { satisGuid: satis.satisGuid } });
    expect(await stokOf(sise.id)).toMatchObject({ miktar: 2, deger: 500 });
    expect(await send(stokCalls.saveSatisSarfi, { body: { satisID: satis.id, icerikler: [{ ...satir, miktar: 1 }] } })).toMatchObject({ status: 409, message: 'satisIptal' });
  });

  it('comes off when a session is deducted and not when it is bought, and goes back with the deduction', async () => {
    const sise = await buildStok(server, bayi, { miktar: 1, maliyet: 100 });
    await ayar({ receteKullanilsinMi: true });
    const { altUrunID, musteriID } = await buildPaketSatis(server, bayi, { miktar: 3 });
    await must(altUrunCalls.saveSarf, { body: { altUrunID, icerikler: [{ sarfUrunID: sise.id, miktar: 0.1 }] } });
    const yeni = await must(paketSatisCalls.create, { body: { musteriID, eklenenler: [{ altUrunID, miktar: 2 }] } });
    expect(yeni.status).toBe(200);
    expect(await stokOf(sise.id)).toMatchObject({ miktar: 1 });
    const { satisGuid } = await must(seansDusCalls.create, { body: { musteriID, icerikler: [{ altUrunID, adet: 2 }] } });
    expect(await stokOf(sise.id)).toMatchObject({ miktar: 0.8, deger: 80 });
    await must(seansDusCalls.remove, { body: { satisGuid } });
    expect(await stokOf(sise.id)).toMatchObject({ miktar: 1, deger: 100 });
  });

  it('stays on the shelf without the setting; a prescription that changes later leaves what was done', async () => {
    const sise = await buildStok(server, bayi, { miktar: 1, maliyet: 100 });
    const hizmet = await buildRecete(sise);
    const once = await buildSatis(server, bayi, { altUrunID: hizmet.id });
    expect(await stokOf(sise.id)).toMatchObject({ miktar: 1 });
    await ayar({ receteKullanilsinMi: true });
    expect((await must(stokCalls.satisSarfi, { params: { id: once.id } })).liste).toEqual([]);
    const { id } = await buildSatis(server, bayi, { altUrunID: hizmet.id });
    await must(altUrunCalls.saveSarf, { body: { altUrunID: hizmet.id, icerikler: [{ sarfUrunID: sise.id, miktar: 100, birimID: ML }] } });
    await must(satisCalls.update, { body: { id, aciklama: 'Not' } });
    expect(await stokOf(sise.id)).toMatchObject({ miktar: 0.976 });
    // Another amount of the line is another use, by what the prescription says now.
    await must(satisCalls.update, { body: { id, icerikler: [{ id: (await icerikOf(id))[0]!.id, adet: 2 }] } });
    expect(await stokOf(sise.id)).toMatchObject({ miktar: 0.6 });
  });

  it('is corrected before the visit is closed as well, in lines of that sale alone', async () => {
    const [sise, pamuk] = [await buildStok(server, bayi, { miktar: 1, maliyet: 100 }), await buildStok(server, bayi, { miktar: 100, maliyet: 1 })];
    const hizmet = await buildRecete(sise);
    await ayar({ receteKullanilsinMi: true, satistaIslemdeKullanilsin: true });
    const { id: satisID } = await buildSatis(server, bayi, { altUrunID: hizmet.id, islemde: true });
    const satisIcerikID = (await icerikOf(satisID))[0]!.id;
    await must(stokCalls.saveSatisSarfi, { body: { satisID, icerikler: [{ satisIcerikID, altUrunID: pamuk.id, miktar: 3 }] } });
    expect(await stokOf(pamuk.id)).toMatchObject({ miktar: 100 });
    await must(satisCalls.update, { body: { id: satisID, islemde: false } });
    expect([(await stokOf(pamuk.id)).miktar, (await stokOf(sise.id)).miktar]).toEqual([97, 0.976]);
    const { id: baskaID } = await buildSatis(server, bayi);
    expect(await send(stokCalls.saveSatisSarfi, { body: { satisID: baskaID, icerikler: [{ satisIcerikID, altUrunID: pamuk.id, miktar: 1 }] } })).toMatchObject({ status: 404 });
  });
});

describe('a count', () => {
  it('tells why each product differed, by line and by reason, and lets it be said afterwards', async () => {
    const krem = await buildStok(server, bayi, { miktar: 10, maliyet: 20, adi: 'Krem' });
    const tonik = await buildStok(server, bayi, { miktar: 4, maliyet: 5, adi: 'Tonik' });
    const maske = await buildStok(server, bayi, { miktar: 3, maliyet: 5, adi: 'Maske' });
    await must(stokCalls.fizikselSayim, { body: { model: [{ altUrunID: krem.id, miktar: 8, nedenTuru: 'fire' }, { altUrunID: tonik.id, miktar: 3 }, { altUrunID: maske.id, miktar: 3 }] } });
    await buildSatis(server, bayi, { altUrunID: krem.id });
    const nedenlerOf = async () => (await must(stokCalls.sayimlar, { query: {} })).liste[0]!.nedenler;
    expect(await nedenlerOf()).toEqual([{ nedenTuru: 'fire', satirSayisi: 1, farkDegeri: -40 }, { nedenTuru: null, satirSayisi: 1, farkDegeri: -5 }]);
    const soyle = (satir: object) => send(stokCalls.saveSayimNedenleri, { body: { tarih: BUGUN, model: [satir] } as never });
    await soyle({ altUrunID: tonik.id, nedenTuru: 'diger', neden: 'Numune verildi' });
    await soyle({ altUrunID: krem.id, nedenTuru: 'kayip' });
    // Nothing moved by that, though one was sold meanwhile; counting again need not say it again.
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 7 });
    await must(stokCalls.fizikselSayim, { body: { model: [{ altUrunID: krem.id, miktar: 7 }] } });
    expect(await nedenlerOf()).toEqual([{ nedenTuru: 'diger', satirSayisi: 1, farkDegeri: -5 }, { nedenTuru: 'kayip', satirSayisi: 1, farkDegeri: -40 }]);
    await soyle({ altUrunID: tonik.id, neden: '' });
    const { liste } = await must(stokCalls.sayimFoyu, { query: { tarih: BUGUN, kapsam: 'farkli' } });
    expect(liste.map(({ id, nedenTuru, neden }) => [id, nedenTuru, neden])).toEqual([[krem.id, 'kayip', null], [tonik.id, 'diger', null]]);
    expect((await hareketlerOf(tonik.id))[0]).toMatchObject({ tur: 'sayim', nedenTuru: 'diger' });
    // What was not counted, and a day without a count, have nothing to explain.
    expect(await soyle({ altUrunID: (await buildStok(server, bayi, { miktar: 1 })).id, nedenTuru: 'fire' })).toMatchObject({ status: 404 });
    expect(await send(stokCalls.saveSayimNedenleri, { body: { tarih: '2026-11-24', model: [{ altUrunID: krem.id, nedenTuru: 'fire' }] } })).toMatchObject({ status: 404 });
    expect(await soyle({ altUrunID: krem.id, nedenTuru: 'calindi' })).toMatchObject({ status: 422 });
    await must(stokCalls.removeSayim, { body: { tarih: BUGUN } });
    expect(await soyle({ altUrunID: krem.id, nedenTuru: 'fire' })).toMatchObject({ status: 404 });
  });

  it('compares each row with the stock at its moment, sums several people up, and is taken back as one', async () => {
    const krem = await buildStok(server, bayi, { miktar: 10, maliyet: 20 });
    const tonik = await buildStok(server, bayi, { miktar: 4, maliyet: 5 });
    const { jeton } = await buildPersonel(server, bayi, ['stokGoruntule', 'stokDegistir'], { ad: 'Ece' });
    expect(await must(stokCalls.fizikselSayim, { body: { model: [{ altUrunID: krem.id, miktar: 8, neden: 'Kırık' }] } })).toMatchObject({ message: 'sayimKaydedildi', satirlar: [{ beklenen: 10, sayilan: 8, fark: -2 }] });
    await buildSatis(server, bayi, { altUrunID: krem.id });
    await server.mustSend(stokCalls.fizikselSayim, { body: { model: [{ altUrunID: tonik.id, miktar: 5 }] } }, { jeton });
    // Counted again: one was sold, and one was found.
    await must(stokCalls.fizikselSayim, { body: { model: [{ altUrunID: krem.id, miktar: 8 }] } });
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 8, deger: 160 });
    const foy = await must(stokCalls.sayimFoyu, { query: { tarih: BUGUN, kapsam: 'farkli' } });
    expect(foy.liste.map(({ id, beklenen, sayilan, fark, farkDegeri, neden }) => [id, beklenen, sayilan, fark, farkDegeri, neden])).toEqual([[krem.id, 9, 8, -1, -20, 'Kırık'], [tonik.id, 4, 5, 1, 5, null]]);
    expect(foy).toMatchObject({ sayilanSayisi: 2, farkDegeri: -15 });
    expect((await must(stokCalls.sayimlar, { query: {} })).liste).toMatchObject([{ tarih: BUGUN, satirSayisi: 2, farkli: 2, farkDegeri: -15, sayanlar: 'Deniz Sahip, Ece Test', geriAlindi: false }]);
    await must(stokCalls.removeSayim, { body: { tarih: BUGUN } });
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 9, deger: 180 });
    expect(await stokOf(tonik.id)).toMatchObject({ miktar: 4, deger: 20 });
    expect(await send(stokCalls.removeSayim, { body: { tarih: BUGUN } })).toMatchObject({ status: 404 });
  });

  it('that is taken back brings what was missing back at what it had cost, whatever it costs now', async () => {
    const krem = await buildStok(server, bayi, { miktar: 10, maliyet: 20 });
    await must(stokCalls.fizikselSayim, { body: { model: [{ altUrunID: krem.id, miktar: 6 }] } });
    await buildGiris(server, bayi, [{ altUrunID: krem.id, miktar: 6, tutar: 600 }]);
    await must(stokCalls.removeSayim, { body: { tarih: BUGUN } });
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 16, deger: 800, maliyet: 50 });
  });

  it('is taken back with what somebody was just counting into it', async () => {
    const krem = await buildStok(server, bayi, { miktar: 10, maliyet: 20 });
    const tonik = await buildStok(server, bayi, { miktar: 4, maliyet: 5 });
    const { personelID, jeton } = await buildPersonel(server, bayi, ['stokGoruntule', 'stokDegistir']);
    const say = (altUrunID: number, miktar: number) => server.send(stokCalls.fizikselSayim, { body: { model: [{ altUrunID, miktar }] } }, { jeton });
    const geriAl = () => send(stokCalls.removeSayim, { body: { tarih: BUGUN } });
    await say(krem.id, 8);
    // Whoever counts waits with its row written, for it names the person who is held.
    const [sayilan, geriAlinan] = await sendWhileHeld(server, (client) => client.query('select from personel where id = $1 for update', [personelID]), () => say(tonik.id, 5), geriAl);
    expect([sayilan.status, geriAlinan.status]).toEqual([200, 200]);
    expect([await stokOf(krem.id), await stokOf(tonik.id)]).toMatchObject([{ miktar: 10, deger: 200 }, { miktar: 4, deger: 20 }]);
  });

  it('of a phone without a line counts from when it was counted', async () => {
    const krem = await buildStok(server, bayi, { miktar: 10, maliyet: 20 });
    const [an] = await server.rows<{ zaman: string }>('select clock_timestamp()::text as zaman');
    await buildSatis(server, bayi, { icerikler: [{ altUrunID: krem.id, adet: 3 }] });
    const zaman = new Date(an!.zaman).toISOString();
    expect(await must(stokCalls.fizikselSayim, { body: { model: [{ altUrunID: krem.id, miktar: 9, zaman }] } })).toMatchObject({ satirlar: [{ beklenen: 10, fark: -1 }] });
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 6 });
  });

  it('corrects once what two have counted, whoever is sent first', async () => {
    const krem = await buildStok(server, bayi, { miktar: 10, maliyet: 20 });
    const [an] = await server.rows<{ zaman: string }>('select clock_timestamp()::text as zaman');
    const say = { model: [{ altUrunID: krem.id, miktar: 9, zaman: new Date(an!.zaman).toISOString() }] };
    await must(stokCalls.fizikselSayim, { body: say });
    await buildSatis(server, bayi, { icerikler: [{ altUrunID: krem.id, adet: 2 }] });
    // The other one counted the same nine before the sale and before the first count was sent.
    expect(await must(stokCalls.fizikselSayim, { body: say })).toMatchObject({ satirlar: [{ beklenen: 9, fark: 0 }] });
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 7 });
  });

  it('of a phone that has lost the time is refused, and nothing of it is kept', async () => {
    const [krem, tonik] = [await buildStok(server, bayi, { miktar: 10, maliyet: 20 }), await buildStok(server, bayi, { miktar: 4, maliyet: 5 })];
    const [an] = await server.rows<{ eski: string; yeni: string }>(`select (now() - interval '169 hours')::text as eski, (now() - interval '167 hours')::text as yeni`);
    const modelOf = (zaman: string) => [{ altUrunID: tonik.id, miktar: 3 }, { altUrunID: krem.id, miktar: 9, zaman }];
    for (const zaman of ['1970-01-01T00:00:10Z', new Date(an!.eski).toISOString()])
      expect(await send(stokCalls.fizikselSayim, { body: { model: modelOf(zaman) } })).toMatchObject({ status: 422, message: 'sayimZamaniEski' });
    expect([await stokOf(krem.id), await stokOf(tonik.id)]).toMatchObject([{ miktar: 10 }, { miktar: 4 }]);
    expect((await must(stokCalls.sayimlar, { query: {} })).toplamKayit).toBe(0);
    expect((await send(stokCalls.fizikselSayim, { body: { model: modelOf(new Date(an!.yeni).toISOString()) } })).status).toBe(200);
  });

  it('of thirty at once keeps every row, and the sum holds', async () => {
    const krem = await buildStok(server, bayi, { miktar: 10, maliyet: 20 });
    await Promise.all(Array.from({ length: 30 }, (_, i) => must(stokCalls.fizikselSayim, { body: { model: [{ altUrunID: krem.id, miktar: i }] } })));
    const [{ sum, miktar }] = (await server.rows('select sum(h.miktar)::float8, u.miktar::float8 from stok_hareketi h join stok_urun u on u.bayi_id = h.bayi_id and u.alt_urun_id = h.alt_urun_id where h.alt_urun_id = $1 and h.bayi_id = $2 group by u.miktar', [krem.id, bayi.bayiID])) as [{ sum: number; miktar: number }];
    expect(sum).toBe(miktar);
    expect((await must(stokCalls.sayimlar, { query: {} })).toplamKayit).toBe(1);
  });
});

describe('the shelf', () => {
  it('has what is critical first, with its value; costs are for who may see them', async () => {
    const yeterli = await buildStok(server, bayi, { miktar: 10, maliyet: 7, adi: 'A bol' });
    const kritik = await buildStok(server, bayi, { miktar: 2, maliyet: 10, kritik: 2, adi: 'B az' });
    const bitti = await buildStok(server, bayi, { adi: 'C yok' });
    const reply = await must(stokCalls.list, { query: {} });
    expect(reply).toMatchObject({ toplamKayit: 3, toplamDeger: 90, kritikSayisi: 2, eksiSayisi: 0 });
    expect(reply.liste.map(({ id, durum }) => [id, durum])).toEqual([[bitti.id, 'bitti'], [kritik.id, 'kritik'], [yeterli.id, 'yeterli']]);
    expect((await must(stokCalls.kritikler, { query: {} })).liste.map(({ id }) => id)).toEqual([bitti.id, kritik.id]);
    expect((await must(stokCalls.list, { query: { durum: 'kritik' } })).liste.map(({ id }) => id)).toEqual([kritik.id]);
    const gozcu = await buildPersonel(server, bayi, ['stokGoruntule']);
    expect(await server.mustSend(stokCalls.list, { query: {} }, { jeton: gozcu.jeton })).toMatchObject({ toplamDeger: null, liste: [{ deger: null }, { maliyet: null }, {}] });
    expect((await server.send(stokCalls.list, { query: {} }, { jeton: (await buildPersonel(server, bayi, ['urunGoruntule'])).jeton })).status).toBe(403);
    expect((await must(stokCalls.list, { query: { ara: 'a BOL' } })).toplamKayit).toBe(1);
  });

  it('keeps what is said of a product; an amount that is said is a movement', async () => {
    const krem = await buildStok(server, bayi, { miktar: 10, maliyet: 20 });
    await must(stokCalls.saveMiktarlar, { body: { model: [{ altUrunID: krem.id, miktar: 12.5, kritik: 3, tedarikGun: 4 }] } });
    await must(stokCalls.saveMiktarlar, { body: { model: [{ altUrunID: krem.id, kritik: null }] } });
    expect((await must(stokCalls.list, { query: {} })).liste).toMatchObject([{ miktar: 12.5, kritik: null, tedarikGun: 4, deger: 250 }]);
    const [entry] = await server.rows<{ alanlar: object }>(`select degisim -> 'alanlar' as alanlar from kayit_gunlugu where bayi_id = $1 order by id desc limit 1`, [bayi.bayiID]);
    expect(entry!.alanlar).toEqual({ [`kritik:${krem.adi}`]: ['3', null] });
    expect(await hareketlerOf(krem.id)).toMatchObject([{ tur: 'sayim', miktar: 2.5, kalan: 12.5 }, { tur: 'alis' }]);
  });

  it('proposes what will be missing before an order comes', async () => {
    const krem = await buildStok(server, bayi, { miktar: 20, maliyet: 10, kritik: 2 });
    await buildStok(server, bayi, { miktar: 20, maliyet: 10, kritik: 2 });
    await buildSatis(server, bayi, { icerikler: [{ altUrunID: krem.id, adet: 16 }] });
    // Two a week: four are there, two must stay, two go in the seven days that an order takes, and eight in four weeks.
    expect((await must(stokCalls.siparisOnerisi, { query: {} })).liste).toMatchObject([{ id: krem.id, haftalik: 2, miktar: 4, onerilen: 8, tutar: 80 }]);
    await buildGiris(server, bayi, [{ altUrunID: krem.id, miktar: 1, tutar: 10 }]);
    expect((await must(stokCalls.siparisOnerisi, { query: {} })).liste).toEqual([]);
  });

  it('counts for the order the use of the last eight weeks: sold, used up and thrown away', async () => {
    const krem = await buildStok(server, bayi, { miktar: 40, maliyet: 10 });
    await must(stokCalls.cikis, { body: { tur: 'fire', model: [{ altUrunID: krem.id, miktar: 16 }] } });
    await must(stokCalls.cikis, { body: { tur: 'iade', model: [{ altUrunID: krem.id, miktar: 8 }] } });
    await buildSatis(server, bayi, { icerikler: [{ altUrunID: krem.id, adet: 16 }] });
    const on = async (tarih: string) => {
      await server.rows(`update stok_hareketi set tarih = $2 where bayi_id = $1 and tur = 'satis'`, [bayi.bayiID, tarih]);
      return (await must(stokCalls.siparisOnerisi, { query: {} })).liste.map(({ haftalik }) => haftalik);
    };
    expect([await on('2026-10-01'), await on('2026-09-30')]).toEqual([[4], [2]]);
  });

  it('says what is no longer good soon, as far as it is there', async () => {
    const krem = await buildStok(server, bayi);
    await buildGiris(server, bayi, [{ altUrunID: krem.id, miktar: 5, tutar: 50, lot: 'L1', sonKullanma: '2026-12-01' }, { altUrunID: krem.id, miktar: 5, tutar: 50, lot: 'L2', sonKullanma: '2027-12-01' }]);
    await buildSatis(server, bayi, { icerikler: [{ altUrunID: krem.id, adet: 3 }] });
    expect((await must(stokCalls.sonKullanma, { query: { gun: 30 } })).liste).toMatchObject([{ lot: 'L1', kalan: 2, deger: 20, gecti: false }]);
    await buildSatis(server, bayi, { icerikler: [{ altUrunID: krem.id, adet: 2 }] });
    expect((await must(stokCalls.sonKullanma, { query: { gun: 30 } })).liste).toEqual([]);
    expect((await must(stokCalls.list, { query: {} })).liste).toMatchObject([{ sonKullanma: '2027-12-01' }]);
  });

  it('has what ends today among what is no longer good soon, and calls it over from tomorrow on', async () => {
    const krem = await buildStok(server, bayi);
    const satirOf = (sonKullanma: string) => ({ altUrunID: krem.id, miktar: 1, tutar: 10, sonKullanma });
    await buildGiris(server, bayi, ['2026-11-24', BUGUN, '2026-12-25', '2026-12-26'].map(satirOf));
    expect((await must(stokCalls.sonKullanma, { query: { gun: 30 } })).liste.map(({ sonKullanma, gecti }) => [sonKullanma, gecti])).toEqual([['2026-11-24', true], [BUGUN, false], ['2026-12-25', false]]);
    for (const sonKullanma of ['2026-11-24', BUGUN]) await must(stokCalls.createServisUrunu, { body: { altUrunID: krem.id, acilis: '2026-11-01', sonKullanma } });
    expect((await must(stokCalls.servisUrunleri, { query: {} })).liste.map(({ sonKullanma, gecti }) => [sonKullanma, gecti])).toEqual([['2026-11-24', true], [BUGUN, false]]);
    expect((await must(stokCalls.servisUrunleri, { query: { gecenler: true } })).toplamKayit).toBe(1);
  });

  it('tells of an opened product what was used since its day, and changes none that is empty', async () => {
    const sise = await buildStok(server, bayi, { miktar: 2, maliyet: 100 });
    const hizmet = await buildRecete(sise);
    await ayar({ receteKullanilsinMi: true });
    const { id } = await must(stokCalls.createServisUrunu, { body: { altUrunID: sise.id, acilis: BUGUN } });
    await buildSatis(server, bayi, { altUrunID: hizmet.id });
    expect((await must(stokCalls.servisUrunleri, { query: {} })).liste).toMatchObject([{ id, acilis: BUGUN, kullanilan: 0.024 }]);
    await must(stokCalls.removeServisUrunu, { body: { id } });
    expect(await send(stokCalls.updateServisUrunu, { body: { id, miktar: 3 } as never })).toMatchObject({ status: 404 });
  });

  it('has opened products until they are empty, and waste goes off it', async () => {
    const krem = await buildStok(server, bayi, { miktar: 3, maliyet: 100 });
    await must(stokCalls.saveMiktarlar, { body: { model: [{ altUrunID: krem.id, acikGun: 30 }] } });
    const { id } = await must(stokCalls.createServisUrunu, { body: { altUrunID: krem.id, miktar: 1 } });
    expect((await must(stokCalls.servisUrunleri, { query: {} })).liste).toMatchObject([{ id, miktar: 1, acilis: BUGUN, sonKullanma: '2026-12-25', gecti: false }]);
    await must(stokCalls.removeServisUrunu, { body: { id, altUrunID: krem.id, fire: 0.25 } });
    expect((await must(stokCalls.servisUrunleri, { query: {} })).liste).toEqual([]);
    expect(await stokOf(krem.id)).toMatchObject({ miktar: 2.75, deger: 275 });
    await must(stokCalls.cikis, { body: { tur: 'iade', neden: 'Bozuk geldi', model: [{ altUrunID: krem.id, miktar: 0.75 }] } });
    expect(await hareketlerOf(krem.id)).toMatchObject([{ tur: 'iade', miktar: -0.75, neden: 'Bozuk geldi' }, { tur: 'fire', miktar: -0.25 }, { tur: 'alis' }]);
    expect((await send(stokCalls.removeServisUrunu, { body: { id } })).status).toBe(404);
    expect((await send(stokCalls.createServisUrunu, { body: { altUrunID: krem.id, acilis: YARIN } }))).toMatchObject({ status: 422, alanlar: { acilis: 'tarihIleri' } });
  });

  it('tells all that was taken out of a product that was named twice', async () => {
    const krem = await buildStok(server, bayi, { miktar: 3, adi: 'Krem' });
    await must(stokCalls.cikis, { body: { tur: 'fire', model: [{ altUrunID: krem.id, miktar: 1 }, { altUrunID: krem.id, miktar: 0.5 }] } });
    expect((await stokOf(krem.id)).miktar).toBe(1.5);
    const [kayit] = await server.rows<{ degisim: { alanlar: object } }>('select degisim::jsonb as degisim from kayit_gunlugu where bayi_id = $1 order by id desc limit 1', [bayi.bayiID]);
    expect(kayit!.degisim.alanlar).toMatchObject({ 'miktar:Krem': [null, '-1.5'] });
  });

  it('is a workbook, and so is the order, for whoever may see it', async () => {
    await buildStok(server, bayi, { miktar: 2, maliyet: 10, kritik: 3, adi: 'Tonik' });
    const read = async (tip: 'stoklar' | 'siparis') => (await readListe((await must(excelCalls.export, { query: { tip } })).dosya!)).satirlar;
    const [baslik, tonik] = await read('stoklar');
    expect(baslik).toEqual(['Grup', 'Ad', 'Barkod', 'Miktar', 'Birim', 'Kritik seviye', 'Durum', 'Maliyet', 'Stok değeri', 'Tedarikçi', 'Son kullanma']);
    expect(tonik?.slice(1, 9)).toEqual(['Tonik', null, 2, null, 3, 'Kritik', 10, 20]);
    expect((await read('siparis'))[1]?.slice(1, 4)).toEqual(['Tonik', null, 1]);
    const { jeton } = await buildPersonel(server, bayi, ['excelAktar']);
    expect((await server.send(excelCalls.export, { query: { tip: 'stoklar' } }, { jeton })).status).toBe(403);
  });

  it('of another business is not there, whatever is asked', async () => {
    const other = await buildBayi(server);
    const krem = await buildStok(server, other, { miktar: 3, maliyet: 100 });
    expect((await must(stokCalls.list, { query: {} })).liste).toEqual([]);
    expect((await send(stokCalls.hareketler, { query: { altUrunID: krem.id } })).status).toBe(404);
    for (const body of [{ model: [{ altUrunID: krem.id, miktar: 1 }] }]) {
      expect((await send(stokCalls.fizikselSayim, { body })).status).toBe(404);
      expect((await send(stokCalls.saveMiktarlar, { body })).status).toBe(404);
      expect((await send(stokCalls.cikis, { body })).status).toBe(404);
    }
  });
});
