import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, type TestBayi } from '../../../test/build.ts';
import { buildPaketSatis } from '../../../test/build-paket.ts';
import { BUGUN, useServer } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const NAKIT = 1;
const KART = 2;
const DUN = '2026-11-24';
const kapali = { status: 409, message: 'kasaGunuKapali' };
const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const gun = (tarih = BUGUN, jeton = bayi.jeton) => server.send(gunSonuCalls.get, { query: { tarih } }, { jeton });
const say = (lira: number, tarih = BUGUN, jeton = bayi.jeton) => server.send(gunSonuCalls.say, { body: { tarih, adetler: [{ birim: 1, adet: lira }] } }, { jeton });
const kapat = (body: object, jeton = bayi.jeton) => server.send(gunSonuCalls.kapat, { body: { tarih: BUGUN, ...body } as never }, { jeton });
const ac = (id: number, neden = 'Gider unutulmuş', jeton = bayi.jeton) => server.send(gunSonuCalls.ac, { body: { id, neden } }, { jeton });
const gelir = (tutar: number, tarih = BUGUN) => server.send(kasaCalls.create, { body: { gelirMi: true, odemeSekliID: NAKIT, tutar, tarih } }, { jeton: bayi.jeton });
const saySonra = async (lira: number, more: object = {}, tarih = BUGUN) => kapat({ tarih, sayimID: (await say(lira, tarih)).id, ...more });

describe('counting', () => {
  it('tells what should be there only afterwards, and keeps every count', async () => {
    await gelir(120);
    const before = await gun();
    expect(before).toMatchObject({ sonSayim: null, kapanis: null });
    expect(JSON.stringify(before)).not.toContain('120');
    expect(await say(100)).toMatchObject({ sayilan: 100, beklenen: 120, fark: -20 });
    expect(await say(120)).toMatchObject({ fark: 0 });
    expect((await gun()).sonSayim).toMatchObject({ sayilan: 120, beklenen: 120, fark: 0 });
    const { id } = await kapat({ sayimID: (await gun()).sonSayim!.id });
    const { kapanis } = await server.send(gunSonuCalls.kagit, { params: { id } }, { jeton: bayi.jeton });
    expect(kapanis).toMatchObject({ sayimSayisi: 2, sayilan: 120, fark: 0, adetler: [{ birim: 1, adet: 120 }] });
  });

  it('expects what was there at the end of the day, whatever has moved since', async () => {
    await gelir(100, DUN);
    await gelir(50);
    expect(await say(100, DUN)).toMatchObject({ beklenen: 100, fark: 0 });
    expect(await say(150)).toMatchObject({ beklenen: 150, fark: 0 });
  });

  it('takes notes and coins that there are, each once', async () => {
    const adetler = (satirlar: object[]) => server.send(gunSonuCalls.say, { body: { adetler: satirlar as never } }, { jeton: bayi.jeton });
    expect(await adetler([{ birim: 200, adet: 2 }, { birim: 0.25, adet: 3 }])).toMatchObject({ status: 200, sayilan: 400.75 });
    expect(await adetler([{ birim: 3, adet: 2 }])).toMatchObject({ status: 422 });
    expect(await adetler([{ birim: 5, adet: -1 }])).toMatchObject({ status: 422 });
    expect(await adetler([{ birim: 5, adet: 1 }, { birim: 5, adet: 2 }])).toMatchObject({ status: 422, alanlar: { adetler: 'satirTekrari' } });
    expect(await adetler(Array.from({ length: 12 }, () => ({ birim: 5, adet: 1 })))).toMatchObject({ status: 422 });
  });
});

describe('closing a day', () => {
  it('tells takings by method, sales, collections and expenses, and what the day did to the cash', async () => {
    await gelir(100, DUN);
    await buildSatis(server, bayi, { odemeler: [{ odemeSekliID: NAKIT, tutar: 60 }, { odemeSekliID: KART, tutar: 30 }] });
    await gelir(5);
    await server.send(kasaCalls.create, { body: { gelirMi: false, odemeSekliID: NAKIT, tutar: 15 } }, { jeton: bayi.jeton });
    await server.send(kasaCalls.aktar, { body: { odemeSekliID: NAKIT, virmanID: 4, tutar: 40 } }, { jeton: bayi.jeton });
    expect((await saySonra(110)).status).toBe(200);
    const { kapanis } = await gun();
    expect(kapanis).toMatchObject({ beklenen: 110, fark: 0, muhurSaglam: true, kapatanAdi: 'Deniz Sahip' });
    expect(kapanis!.ozet).toEqual({
      satisSayisi: 1, satisToplami: 100, seansSayisi: 0, tahsilat: 90, bahsis: 0, digerGelir: 5, gider: 15, devreden: 100, nakitGiren: 65, nakitCikan: 55,
      yontemler: [
        { odemeSekliID: NAKIT, adi: 'Nakit', gelir: 65, gider: 15, aktarim: -40 },
        { odemeSekliID: KART, adi: 'Kredi kartı', gelir: 30, gider: 0, aktarim: 0 },
        { odemeSekliID: 4, adi: 'Havale / EFT', gelir: 0, gider: 0, aktarim: 40 },
      ],
    });
    const { jeton } = await buildPersonel(server, bayi, ['kasaIslemleri']);
    // The cash account alone: nothing that is added up over the others, either.
    expect((await gun(BUGUN, jeton)).kapanis!.ozet).toEqual({
      satisSayisi: 1, satisToplami: 100, seansSayisi: 0, tahsilat: null, bahsis: null, digerGelir: null, gider: null, devreden: 100, nakitGiren: 65, nakitCikan: 55,
      yontemler: [{ odemeSekliID: NAKIT, adi: 'Nakit', gelir: 65, gider: 15, aktarim: -40 }],
    });
    expect(await gun(DUN, jeton)).toMatchObject({ status: 403 });
  });

  it('tells no expenses of a past day to who sees none of them in the till', async () => {
    await gelir(50, DUN);
    await server.mustSend(kasaCalls.create, { body: { gelirMi: false, odemeSekliID: NAKIT, tutar: 30, tarih: DUN } }, { jeton: bayi.jeton });
    const { id } = await saySonra(20, {}, DUN);
    const { jeton } = await buildPersonel(server, bayi, ['kasaIslemleri', 'kasaTumHesaplar', 'gecmisTarihGor']);
    const sayfa = { digerGelir: 50, gider: null, nakitGiren: 50, nakitCikan: null, yontemler: [{ odemeSekliID: NAKIT, gelir: 50, gider: null }] };
    expect((await gun(DUN, jeton)).kapanis).toMatchObject({ muhurSaglam: true, ozet: sayfa });
    expect((await server.send(gunSonuCalls.kagit, { params: { id } }, { jeton })).kapanis.ozet).toMatchObject(sayfa);
    expect((await gun(DUN)).kapanis!.ozet).toMatchObject({ gider: 30, nakitCikan: 30, yontemler: [{ gider: 30 }] });
  });

  it('waits for open sales and for visits that nobody settled, unless each is carried over by name', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi, { ad: 'Işıl', soyad: 'Çağ' });
    const satis = await buildSatis(server, bayi, { musteriID, islemde: true });
    const { id: randevuID } = await buildRandevu(server, bayi, { musteriID, randevuTarihi: BUGUN });
    const { satislar, randevular } = await gun();
    expect(satislar).toEqual([{ id: satis.id, satisNo: 1, tarih: BUGUN, musteriAdi: 'Işıl Çağ', kalan: 100 }]);
    expect(randevular).toMatchObject([{ id: randevuID, musteriAdi: 'Işıl Çağ' }]);
    expect(await saySonra(0)).toMatchObject({ status: 409, message: 'gunBitmedi', veri: { satis: 1, randevu: 1 } });
    expect(await saySonra(0, { devredilenSatislar: [satis.id] })).toMatchObject({ status: 409, veri: { satis: 0, randevu: 1 } });
    expect((await saySonra(0, { devredilenSatislar: [satis.id, 4711], devredilenRandevular: [randevuID] })).status).toBe(200);
    const { kapanis } = await gun();
    expect(kapanis!.devredilenler.map(({ tur, id }) => [tur, id])).toEqual([['satis', satis.id], ['randevu', randevuID]]);
    expect(kapanis!.devredilenler[0]!.adi).toBe('#1 · Işıl Çağ');
  });

  it('names customers to who may know them, and the sales of a past day to who may look back', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi, { ad: 'Işıl', soyad: 'Çağ' });
    const satis = await buildSatis(server, bayi, { musteriID, tarih: DUN, islemde: true });
    const { id: randevuID } = await buildRandevu(server, bayi, { musteriID, randevuTarihi: DUN });
    const adlar = async (yetkiler: readonly Yetki[]) => {
      const { jeton } = await buildPersonel(server, bayi, ['kasaIslemleri', 'gecmisTarihGor', ...yetkiler]);
      const { satislar, randevular, kapanis } = await gun(DUN, jeton);
      return kapanis ? [kapanis.devredilenler.map(({ adi }) => adi), kapanis.ozet.satisSayisi, kapanis.ozet.satisToplami] : [...satislar, ...randevular].map(({ musteriAdi }) => musteriAdi);
    };
    expect(await adlar(['randevuGoruntule'])).toEqual(['I. Ç.', 'I. Ç.']);
    expect(await adlar(['satisGoruntule'])).toEqual(['Işıl Çağ', 'I. Ç.']);
    expect(await adlar(['randevuGoruntule', 'randevuMusteriGor'])).toEqual(['I. Ç.', 'Işıl Çağ']);
    expect((await saySonra(0, { devredilenSatislar: [satis.id], devredilenRandevular: [randevuID] }, DUN)).status).toBe(200);
    expect(await adlar([])).toEqual([['#1 · I. Ç.', expect.stringMatching(/ · I\. Ç\.$/)], null, null]);
    expect(await adlar(['satisGoruntule', 'satisGecmis'])).toEqual([['#1 · Işıl Çağ', expect.stringMatching(/ · I\. Ç\.$/)], 0, 0]);
  });

  it('waits for who came and was neither sold nor closed', async () => {
    const { id } = await buildRandevu(server, bayi, { randevuTarihi: BUGUN });
    const send: typeof server.send = (call, input) => server.mustSend(call, input, { jeton: bayi.jeton });
    await send(randevuCalls.update, { body: { id, randevuDurumu: 'G' } });
    expect((await gun()).randevular).toMatchObject([{ id, geldiMi: true }]);
    expect(await saySonra(0)).toMatchObject({ status: 409, message: 'gunBitmedi', veri: { satis: 0, randevu: 1 } });
    await send(randevuCalls.kapat, { body: { id } });
    expect((await saySonra(0)).status).toBe(200);
  });

  it('tells sessions of packages apart from sales, and credit from other income', async () => {
    const { musteriID, altUrunID } = await buildPaketSatis(server, bayi);
    const dus = (icerikler: object[]) => server.mustSend(seansDusCalls.create, { body: { musteriID, icerikler, odemeler: [] } as never }, { jeton: bayi.jeton });
    await dus([{ altUrunID, adet: 2 }]);
    await dus([{ altUrunID }, { altUrunID: (await buildAltUrun(server, bayi, { fiyat: 50 })).id, birimFiyat: 50 }]);
    const { satisGuid } = await dus([{ altUrunID }]);
    await server.mustSend(seansDusCalls.remove, { body: { satisGuid } }, bayi);
    const borcsuz = await buildMusteri(server, bayi);
    await server.mustSend(satisCalls.tahsilat, { body: { model: [{ musteriID: borcsuz.id, odemeSekliID: NAKIT, tutar: 30 }], avans: true } }, bayi);
    expect((await saySonra(30)).status).toBe(200);
    // The package, and what was sold beside the third session; the credit is money of a customer.
    expect((await gun()).kapanis!.ozet).toMatchObject({ satisSayisi: 2, seansSayisi: 3, tahsilat: 30, digerGelir: 0 });
  });

  it('goes on asking for a sale that a day before has left open, and counts it where it is finished', async () => {
    const satis = await buildSatis(server, bayi, { tarih: DUN, islemde: true });
    expect((await saySonra(0, { devredilenSatislar: [satis.id] }, DUN)).status).toBe(200);
    expect((await gun()).satislar).toMatchObject([{ id: satis.id, tarih: DUN, kalan: 100 }]);
    expect(await saySonra(0)).toMatchObject({ status: 409, message: 'gunBitmedi', veri: { satis: 1, randevu: 0 } });
    expect((await server.send(satisCalls.update, { body: { id: satis.id, islemde: false, odemeler: [{ odemeSekliID: NAKIT, tutar: 100 }] } }, { jeton: bayi.jeton })).status).toBe(200);
    expect((await gun()).satislar).toEqual([]);
    expect((await saySonra(100)).status).toBe(200);
    expect((await gun()).kapanis!.ozet).toMatchObject({ satisSayisi: 1, satisToplami: 100, tahsilat: 100 });
    expect((await gun(DUN)).kapanis!.ozet).toMatchObject({ satisSayisi: 0, satisToplami: 0 });
  });

  it('counts the sessions of a deduction that a day has left open once, where it is finished', async () => {
    const { musteriID, altUrunID } = await buildPaketSatis(server, bayi);
    const dus = { musteriID, tarih: DUN, islemde: true, icerikler: [{ altUrunID, adet: 2 }], odemeler: [] };
    const { id } = await server.mustSend(seansDusCalls.create, { body: dus as never }, { jeton: bayi.jeton });
    expect((await saySonra(0, { devredilenSatislar: [id] }, DUN)).status).toBe(200);
    await server.mustSend(seansDusCalls.update, { body: { id, islemde: false } }, { jeton: bayi.jeton });
    expect((await saySonra(0)).status).toBe(200);
    expect((await gun(DUN)).kapanis!.ozet).toMatchObject({ satisSayisi: 0, seansSayisi: 0 });
    expect((await gun()).kapanis!.ozet).toMatchObject({ seansSayisi: 2 });
  });

  it('lets no sale be finished on its day any more: no page would count it', async () => {
    const satis = await buildSatis(server, bayi, { islemde: true });
    expect((await saySonra(0, { devredilenSatislar: [satis.id] })).status).toBe(200);
    expect(await server.send(satisCalls.update, { body: { id: satis.id, islemde: false } }, { jeton: bayi.jeton })).toMatchObject(kapali);
  });

  it('asks for the reason of a difference, and books nothing to hide it', async () => {
    await gelir(50, DUN);
    expect(await saySonra(30, {}, DUN)).toMatchObject({ status: 422, alanlar: { farkNedeni: 'farkNedeniYazin' } });
    const { status, id } = await saySonra(30, { farkNedeni: 'Kuryeye verildi' }, DUN);
    expect(status).toBe(200);
    expect((await server.send(kasaCalls.list, {}, { jeton: bayi.jeton })).toplamKayit).toBe(1);
    expect([(await gun()).oncekiFark, (await gun(DUN)).oncekiFark]).toEqual([-20, 0]);
    expect(await say(30)).toMatchObject({ beklenen: 50, fark: -20 });
    // Of a day that was opened again nothing is said yet.
    await ac(id);
    expect((await gun()).oncekiFark).toBe(0);
  });

  it('goes by the last count, made after the last movement', async () => {
    const ilk = await say(0);
    const ikinci = await say(0);
    expect(await kapat({ sayimID: ilk.id })).toMatchObject({ status: 409, message: 'sayimEskidi' });
    await gelir(10);
    expect(await kapat({ sayimID: ikinci.id })).toMatchObject({ status: 409, message: 'sayimEskidi' });
    expect(await kapat({ sayimID: (await say(10, DUN)).id })).toMatchObject({ status: 404 });
    const other = await buildBayi(server);
    expect(await kapat({ sayimID: (await say(10)).id }, other.jeton)).toMatchObject({ status: 404 });
    expect(await kapat({ tarih: '2026-11-26', sayimID: 1 })).toMatchObject({ status: 422, message: 'tarihIleri' });
  });

  it('happens once when ten press at the same moment', async () => {
    const { id: sayimID } = await say(0);
    const replies = await Promise.all(Array.from({ length: 10 }, () => kapat({ sayimID })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ message }) => message === 'gunZatenKapali')).toHaveLength(9);
  });

  it('lets no movement in beside it: what was booked is on its page, the rest is refused', async () => {
    for (let round = 0; round < 2; round += 1) {
      const salon = await buildBayi(server);
      const book = () => server.send(kasaCalls.create, { body: { gelirMi: true, odemeSekliID: NAKIT, tutar: 10 } }, { jeton: salon.jeton });
      const { id: sayimID } = await say(0, BUGUN, salon.jeton);
      const [closing, ...booked] = await Promise.all([kapat({ sayimID }, salon.jeton), ...Array.from({ length: 6 }, book)]);
      const taken = booked.filter(({ status }) => status === 200).length;
      if (closing.status === 200) expect(taken).toBe(0);
      else expect([closing.message, taken]).toEqual(['sayimEskidi', 6]);
    }
  });
});

describe('a closed day', () => {
  it('takes no movement more, whoever writes it; what is taken back is of the day on which it happens', async () => {
    const satis = await buildSatis(server, bayi, { tarih: DUN, odemeler: [{ odemeSekliID: NAKIT, tutar: 60, tarih: DUN }] });
    const { id: giderID } = await server.send(kasaCalls.create, { body: { gelirMi: false, odemeSekliID: NAKIT, tutar: 10, tarih: DUN } }, { jeton: bayi.jeton });
    expect((await saySonra(50, {}, DUN)).status).toBe(200);
    const page = (await gun(DUN)).kapanis;

    expect(await gelir(5, DUN)).toMatchObject(kapali);
    expect(await server.send(kasaCalls.aktar, { body: { odemeSekliID: NAKIT, virmanID: 4, tutar: 5, tarih: DUN } }, { jeton: bayi.jeton })).toMatchObject(kapali);
    const musteriID = satis.musteriID;
    const yeni = { musteriID, tarih: DUN, icerikler: [{ altUrunID: (await server.rows<{ id: number }>('select id from alt_urun where bayi_id = $1', [bayi.bayiID]))[0]!.id }] };
    expect(await server.send(satisCalls.create, { body: yeni }, { jeton: bayi.jeton })).toMatchObject(kapali);
    const tahsilat = { musteriID, odemeSekliID: NAKIT, tutar: 40 };
    expect(await server.send(satisCalls.tahsilat, { body: { model: [{ ...tahsilat, tarih: DUN }] } }, { jeton: bayi.jeton })).toMatchObject(kapali);
    expect(await say(50, DUN)).toMatchObject(kapali);

    expect((await server.send(satisCalls.tahsilat, { body: { model: [tahsilat] } }, { jeton: bayi.jeton })).status).toBe(200);
    expect((await server.send(satisCalls.remove, { body: { satisGuid: satis.satisGuid } }, { jeton: bayi.jeton })).status).toBe(200);
    expect((await server.send(kasaCalls.remove, { body: { id: giderID } }, { jeton: bayi.jeton })).status).toBe(200);
    const { kasa } = await server.send(kasaCalls.list, { query: { baslangicTarihi: BUGUN } }, { jeton: bayi.jeton });
    expect(kasa.map(({ gelir: g, gider }) => g - gider).toSorted((a, b) => a - b)).toEqual([-60, -40, 10, 40]);
    expect((await gun(DUN)).kapanis).toEqual(page);
  });

  it('takes no sale that moves nothing on it, and gives none away', async () => {
    const satis = await buildSatis(server, bayi, { tarih: DUN });
    const acik = await buildSatis(server, bayi, { tarih: DUN, islemde: true });
    const { musteriID, altUrunID } = await buildPaketSatis(server, bayi);
    const yarim = await buildSatis(server, bayi, {});
    expect((await saySonra(0, { devredilenSatislar: [acik.id] }, DUN)).status).toBe(200);
    const send: typeof server.send = (call, input) => server.send(call, input, { jeton: bayi.jeton });
    const kapidan = { musteriID: null, kapidan: true, tarih: DUN, icerikler: [{ altUrunID }], odemeler: [{ odemeSekliID: NAKIT, tutar: 100, tarih: BUGUN }] };
    expect(await send(satisCalls.create, { body: kapidan })).toMatchObject(kapali);
    expect(await send(seansDusCalls.create, { body: { musteriID, tarih: DUN, icerikler: [{ altUrunID }], odemeler: [] } })).toMatchObject(kapali);
    expect(await send(satisCalls.create, { body: { musteriID, tarih: DUN, icerikler: [{ altUrunID, iskontoTip: '%', iskonto: 100, hediyeNedeni: 'Bayram' }], odemeler: [] } })).toMatchObject(kapali);
    expect(await send(satisCalls.update, { body: { id: yarim.id, tarih: DUN } })).toMatchObject(kapali);
    expect(await send(satisCalls.update, { body: { id: satis.id, tarih: BUGUN } })).toMatchObject(kapali);
    // What is not finished stands on no page and may move on; a note changes nothing of the day.
    expect((await send(satisCalls.update, { body: { id: acik.id, tarih: BUGUN } })).status).toBe(200);
    expect((await send(satisCalls.update, { body: { id: satis.id, aciklama: 'Kart getirecek' } })).status).toBe(200);
  });

  it('keeps the sales that were finished on it: none is left open again, or moved to another day', async () => {
    const satis = await buildSatis(server, bayi, { tarih: DUN });
    const acik = await buildSatis(server, bayi, { tarih: '2026-11-23', islemde: true });
    const send: typeof server.send = (call, input) => server.send(call, input, { jeton: bayi.jeton });
    expect((await saySonra(0, { devredilenSatislar: [acik.id] }, DUN)).status).toBe(200);
    expect(await send(satisCalls.update, { body: { id: satis.id, islemde: true } })).toMatchObject(kapali);
    // Left open on Monday and finished today, it is on the page of today.
    expect((await send(satisCalls.update, { body: { id: acik.id, islemde: false } })).status).toBe(200);
    expect((await saySonra(0)).status).toBe(200);
    expect(await send(satisCalls.update, { body: { id: acik.id, tarih: '2026-11-22' } })).toMatchObject(kapali);
    expect(await send(satisCalls.update, { body: { id: acik.id, islemde: true } })).toMatchObject(kapali);
  });

  it('is opened by who may, for a reason, once; its page stays', async () => {
    const { id } = await saySonra(0);
    expect(await ac(id, '')).toMatchObject({ status: 422, alanlar: { neden: 'zorunluAlan' } });
    const { jeton } = await buildPersonel(server, bayi, ['kasaIslemleri', 'kasaEkle', 'kasaSil']);
    expect(await ac(id, 'Neden', jeton)).toMatchObject({ status: 403 });
    expect(await ac(id, 'Neden', (await buildBayi(server)).jeton)).toMatchObject({ status: 404 });
    const replies = await Promise.all([ac(id), ac(id), ac(id)]);
    expect(statusesOf(replies)).toEqual([200, 409, 409]);
    expect((await gun()).kapanis).toBeNull();
    expect((await gelir(5)).status).toBe(200);
    expect((await saySonra(5)).status).toBe(200);
    const { kapanis } = await server.send(gunSonuCalls.kagit, { params: { id } }, { jeton: bayi.jeton });
    expect(kapanis).toMatchObject({ sayilan: 0, acanAdi: 'Deniz Sahip', acilmaNedeni: 'Gider unutulmuş', muhurSaglam: true });
  });

  it('has a seal that does not fit any more once its page was changed', async () => {
    const { id, muhur } = await saySonra(0, { farkNedeni: 'yok' });
    expect(muhur).toMatch(/^[\da-f]{64}$/);
    const kagit = async () => (await server.send(gunSonuCalls.kagit, { params: { id } }, { jeton: bayi.jeton })).kapanis.muhurSaglam;
    expect(await kagit()).toBe(true);
    for (const change of ["ozet = ozet || '{\"gider\": 3}'", 'fark = 1', "fark_nedeni = 'başka'", `devredilenler = '[{"tur": "satis", "id": 1, "no": "#1"}]'`, 'zincir_sira = zincir_sira + 1']) {
      await server.rows(`create temp table eski as select * from gun_sonu where id = ${id}`);
      await server.rows(`update gun_sonu set ${change} where id = $1`, [id]);
      expect(await kagit(), change).toBe(false);
      await server.rows(`update gun_sonu g set (ozet, fark, fark_nedeni, devredilenler, zincir_sira) = (select ozet, fark, fark_nedeni, devredilenler, zincir_sira from eski) where id = $1`, [id]);
      await server.rows('drop table eski');
    }
    expect(await kagit()).toBe(true);
  });
});

it('an appointment that is settled, moved or deleted meanwhile is no longer in the way', async () => {
  const idler = [];
  for (const [baslangicSaat, bitisSaat] of [['10:00', '11:00'], ['11:00', '12:00'], ['12:00', '13:00']]) idler.push((await buildRandevu(server, bayi, { randevuTarihi: BUGUN, baslangicSaat, bitisSaat })).id);
  const [biri, ikincisi, ucuncusu] = idler as [number, number, number];
  await server.send(randevuCalls.update, { body: { id: biri, randevuDurumu: 'X' } }, { jeton: bayi.jeton });
  await server.mustSend(randevuCalls.remove, { body: { id: ikincisi, silmeNedeni: 'Yanlış' } }, { jeton: bayi.jeton });
  expect((await gun()).randevular).toMatchObject([{ id: ucuncusu }]);
  // The first minute of the next day is that day's.
  await server.rows(`update randevu set baslangic = '2026-11-26 00:00', bitis = '2026-11-26 01:00' where id = $1`, [ucuncusu]);
  expect((await gun()).randevular).toEqual([]);
});
