import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { puanCalls } from '@defter/contract/puan.ts';
import { raporCalls } from '@defter/contract/rapor.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { addDays } from '@defter/rules/tarih.ts';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi } from '../../../../test/build.ts';
import { buildPaketProgram } from '../../../../test/build-paket.ts';
import { hesapOf, readHesap } from '../../../../test/hesap.ts';
import { BUGUN, useServer } from '../../../../test/server.ts';

const NAKIT = 1;
const KART = 2;
const server = useServer();
let bayi: TestBayi;
let lazer: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  lazer = (await buildAltUrun(server, bayi, { fiyat: 200 })).id;
});

const owner = () => ({ jeton: bayi.jeton });
const ESKI = addDays(BUGUN, -20);

/** Ten sessions for a thousand, sold twenty days ago. */
async function sell(overrides: { tarih?: string; odemeler?: object[]; taksitler?: object[]; icerikler?: object[]; iskonto?: number } = {}) {
  const { id: menuID } = await buildPaketProgram(server, bayi, { fiyat: 1000, icerikler: [{ altUrunID: lazer, miktar: 10 }] });
  const { id: musteriID } = await buildMusteri(server, bayi);
  const body = { musteriID, menuID, tarih: ESKI, odemeler: [{ odemeSekliID: NAKIT, tutar: 1000 }], ...overrides };
  const satis = await server.send(paketSatisCalls.create, { body: body as never }, owner());
  expect(satis.status, satis.message).toBe(200);
  return { ...satis, musteriID };
}
const use = (musteriID: number, adet: number) => server.send(seansDusCalls.create, { body: { musteriID, icerikler: [{ altUrunID: lazer, adet }], odemeler: [] } }, owner());
const hesapla = async (id: number, query: object = {}) => (await server.send(paketSatisCalls.iadeHesabi, { params: { id }, query }, owner())).hesap;
const iadeAl = (body: { satisID: number; iade: number; iadeKurali?: 'tek' | 'paket'; kesintiYuzdesi?: number }) => server.send(paketSatisCalls.iadeAl, { body: { neden: 'Taşınıyor', ...body } }, owner());
const paketler = async (musteriID: number) => (await server.send(seansCalls.paketler, { params: { id: musteriID } }, owner())).liste;

it('says where every lira goes, and gives back what is left today', async () => {
  const { id, musteriID } = await sell();
  await use(musteriID, 3);
  expect(await hesapla(id)).toMatchObject({ toplam: 1000, alinan: 1000, iadeKurali: 'tek', kesintiYuzdesi: 0, caymaMi: false, kullanilan: 600, kesinti: 0, iade: 400, borc: 0, satirlar: [{ kullanilan: 3, seans: 10, kullanilanTutar: 600 }] });
  const hesap = await hesapla(id, { iadeKurali: 'paket', kesintiYuzdesi: 10 });
  expect(hesap).toMatchObject({ kullanilan: 300, kesinti: 70, iade: 630 });
  expect(await iadeAl({ satisID: id, iadeKurali: 'paket', kesintiYuzdesi: 10, iade: 600 })).toMatchObject({ status: 409, message: 'tutarDegisti' });
  expect(await iadeAl({ satisID: id, iadeKurali: 'paket', kesintiYuzdesi: 10, iade: 630 })).toMatchObject({ status: 200, message: 'paketIadeAlindi', iade: 630, borc: 0 });
  expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(370_00, 370_00));
  expect(await paketler(musteriID)).toMatchObject([{ durum: 'iade', kalan: 0, kullanilan: 3, kalanDeger: 0, satisBorcu: 0 }]);
  const { satis } = await server.send(satisCalls.get, { params: { id } }, owner());
  expect(satis).toMatchObject({ toplamTutar: 370, alinan: 370, kalan: 0, iptalMi: false });
  expect((await iadeAl({ satisID: id, iade: 0 })).status).toBe(404);
  expect(await use(musteriID, 1)).toMatchObject({ message: 'seansKalmadi' });
  expect(await server.send(paketSatisCalls.remove, { body: { satisGuid: satis.satisGuid } }, owner())).toMatchObject({ status: 409, message: 'paketKullanilmis' });
});

it('is told by the reports and the card at what its sale costs from then on, which is saved again as it is', async () => {
  const { id, musteriID } = await sell();
  await use(musteriID, 3);
  await iadeAl({ satisID: id, iadeKurali: 'paket', kesintiYuzdesi: 10, iade: 630 });
  const sumOf = async (ad: 'satis-raporu' | 'paket-program-alanlar-raporu' | 'paket-urun-satis-raporu' | 'paket-program-personel-raporu') =>
    ((await server.mustSend(raporCalls[ad], { query: { baslangicTarihi: ESKI, bitisTarihi: ESKI } }, owner())).toplamlar as Record<string, number>)['tutar'];
  expect(await sumOf('satis-raporu')).toBe(370);
  for (const ad of ['paket-program-alanlar-raporu', 'paket-urun-satis-raporu', 'paket-program-personel-raporu'] as const) expect([ad, await sumOf(ad)]).toEqual([ad, 370]);
  expect(await paketler(musteriID)).toMatchObject([{ durum: 'iade', tutar: 370, kalanDeger: 0 }]);
  expect(await server.send(paketSatisCalls.update, { body: { id, aciklama: 'Taşındı' } }, owner())).toMatchObject({ status: 200, toplamTutar: 370 });
});

it('is taken back by whoever may do that, also where a part of a piece was sold beside it', async () => {
  const krem = (await buildAltUrun(server, bayi, { fiyat: 111.11, anaUrunID: (await buildAnaUrun(server, bayi, { satisTipi: 0 })).id })).id;
  const { id, musteriID } = await sell({ icerikler: [{ altUrunID: krem, adet: 0.9 }], odemeler: [{ odemeSekliID: NAKIT, tutar: 1100 }] });
  await use(musteriID, 3);
  const { jeton } = await buildPersonel(server, bayi, ['paketIade']);
  expect(await server.send(paketSatisCalls.iadeAl, { body: { satisID: id, iade: 400, neden: 'Taşınıyor' } }, { jeton })).toMatchObject({ status: 200, iade: 400 });
  expect((await server.send(satisCalls.get, { params: { id } }, owner())).satis).toMatchObject({ toplamTutar: 700, alinan: 700 });
});

it('is for good: what was used of it is not put back any more', async () => {
  const { id, musteriID } = await sell();
  const dusum = await use(musteriID, 1);
  expect((await iadeAl({ satisID: id, iadeKurali: 'paket', iade: 900 })).status).toBe(200);
  expect(await server.send(seansDusCalls.remove, { body: { satisGuid: dusum.satisGuid } }, owner())).toMatchObject({ status: 409, message: 'paketIadeEdilmis' });
  expect(await paketler(musteriID)).toMatchObject([{ durum: 'iade', kalan: 0, kullanilan: 1, kalanDeger: 0 }]);
});

it('keeps nothing within fourteen days, and cancels what nobody used', async () => {
  const { id, musteriID } = await sell({ tarih: addDays(BUGUN, -14) });
  expect(await hesapla(id)).toMatchObject({ caymaSonGun: BUGUN, caymaMi: true, iade: 1000 });
  expect((await server.send(paketSatisCalls.iadeHesabi, { params: { id }, query: { kesintiYuzdesi: 5 } }, owner())).alanlar).toEqual({ kesintiYuzdesi: 'caymadaKesintiYok' });
  expect((await iadeAl({ satisID: id, iade: 1000 })).status).toBe(200);
  expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(0, 0));
  expect(await paketler(musteriID)).toMatchObject([{ durum: 'iade' }]);
  expect((await server.send(satisCalls.get, { params: { id } }, owner())).satis.iptalMi).toBe(true);
});

it('keeps nothing within fourteen days either where the program says what is kept', async () => {
  const gunOf = async (tarih: string) => {
    const { id } = await sell({ tarih });
    await server.rows('update paket_program set iade_kesintisi = 10 where bayi_id = $1', [bayi.bayiID]);
    return hesapla(id);
  };
  expect(await gunOf(addDays(BUGUN, -14))).toMatchObject({ caymaMi: true, kesintiYuzdesi: 0, kesinti: 0, iade: 1000 });
  expect(await gunOf(addDays(BUGUN, -15))).toMatchObject({ caymaMi: false, kesintiYuzdesi: 10, kesinti: 100, iade: 900 });
});

it('gives money back before points, whichever came last', async () => {
  await server.send(ayarCalls.save, { body: { satistaPuanKullanilsin: true, puanHesapKatsayi: 1 } }, owner());
  const { id: puanSekli } = (await server.rows<{ id: number }>('select id from odeme_sekli where bayi_id = $1 and puan_odemesi_mi', [bayi.bayiID]))[0]!;
  const { id: musteriID } = await buildMusteri(server, bayi);
  await server.mustSend(puanCalls.yukle, { body: { musteriID, puan: 500, neden: 'Açılış' } }, owner());
  const { id } = await sell({ musteriID, odemeler: [{ odemeSekliID: NAKIT, tutar: 600 }, { odemeSekliID: puanSekli, tutar: 400 }] } as never);
  await use(musteriID, 3);
  expect(await hesapla(id)).toMatchObject({ iade: 400, odemeler: [{ odemeSekliID: NAKIT, tutar: 400 }] });
});

it('leaves owed what was used and not paid, and ends the instalments', async () => {
  const { id, musteriID } = await sell({ odemeler: [{ odemeSekliID: NAKIT, tutar: 100 }], taksitler: [{ tarih: addDays(BUGUN, 10), tutar: 450 }, { tarih: addDays(BUGUN, 40), tutar: 450 }] });
  await use(musteriID, 2);
  expect(await hesapla(id)).toMatchObject({ kullanilan: 400, iade: 0, borc: 300 });
  expect(await iadeAl({ satisID: id, iade: 0 })).toMatchObject({ status: 200, borc: 300 });
  expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(400_00, 100_00));
  expect(await server.rows('select from taksit where bayi_id = $1', [bayi.bayiID])).toEqual([]);
});

it('gives the last payments back first, and what is sold beside it stays', async () => {
  const krem = (await buildAltUrun(server, bayi, { fiyat: 80 })).id;
  const { id, musteriID } = await sell({ icerikler: [{ altUrunID: krem }], odemeler: [{ odemeSekliID: NAKIT, tutar: 700 }, { odemeSekliID: KART, tutar: 380 }] });
  await use(musteriID, 2);
  const yontemler = [{ odemeSekliID: KART, odemeSekliAdi: 'Kredi kartı', tutar: 380 }, { odemeSekliID: NAKIT, odemeSekliAdi: 'Nakit', tutar: 220 }];
  expect(await hesapla(id)).toMatchObject({ diger: 80, kullanilan: 400, iade: 600, odemeler: yontemler });
  expect((await iadeAl({ satisID: id, iade: 600 })).odemeler).toEqual(yontemler);
  const { satis } = await server.send(satisCalls.get, { params: { id } }, owner());
  expect(satis).toMatchObject({ toplamTutar: 480, alinan: 480, odemeler: [{ odemeSekliID: NAKIT, tutar: 480 }] });
  expect(satis.icerikler.map(({ altUrunID, tutar }) => [altUrunID, tutar])).toEqual(expect.arrayContaining([[lazer, 400], [krem, 80]]));
});

it('gives back whatever became of the methods and settings since', async () => {
  const { id, musteriID } = await sell({ odemeler: [{ odemeSekliID: KART, tutar: 1000 }] });
  await use(musteriID, 3);
  const yarim = await sell({ odemeler: [] });
  await use(yarim.musteriID, 3);
  await server.rows('update odeme_sekli set aktif_mi = false where bayi_id = $1 and id = $2', [bayi.bayiID, KART]);
  await server.send(ayarCalls.save, { body: { odemeSekliGirilsinMi: true } }, owner());
  expect(await iadeAl({ satisID: id, iade: 400 })).toMatchObject({ status: 200, iade: 400 });
  expect((await server.send(satisCalls.get, { params: { id } }, owner())).satis).toMatchObject({ toplamTutar: 600, alinan: 600, odemeler: [{ odemeSekliID: KART, tutar: 600 }] });
  expect(await iadeAl({ satisID: yarim.id, iade: 0 })).toMatchObject({ status: 200, iade: 0, borc: 600 });
});

it('gives back a part of points after they were switched off', async () => {
  await server.send(ayarCalls.save, { body: { satistaPuanKullanilsin: true, puanHesapKatsayi: 2 } }, owner());
  const { id: puanSekli } = (await server.rows<{ id: number }>('select id from odeme_sekli where bayi_id = $1 and puan_odemesi_mi', [bayi.bayiID]))[0]!;
  const { id: musteriID } = await buildMusteri(server, bayi);
  await buildSatis(server, bayi, { musteriID, altUrunID: lazer });
  await server.rows('insert into puan_hareket (bayi_id, musteri_id, satis_id, tur, tarih, puan) select bayi_id, $2, id, $3, tarih, 1000 from satis where bayi_id = $1 limit 1', [bayi.bayiID, musteriID, 'kazanc']);
  const { id } = await sell({ musteriID, odemeler: [{ odemeSekliID: puanSekli, tutar: 1000 }] } as never);
  await use(musteriID, 3);
  await server.send(ayarCalls.save, { body: { satistaPuanKullanilsin: false } }, owner());
  expect(await iadeAl({ satisID: id, iade: 400 })).toMatchObject({ status: 200, iade: 400 });
  expect((await server.rows<{ puan: number }>("select sum(puan)::float as puan from puan_hareket where bayi_id = $1 and tur = 'odeme'", [bayi.bayiID]))[0]!.puan).toBe(-300);
});

it('takes points and commission with it', async () => {
  await server.send(ayarCalls.save, { body: { satistaPuanKullanilsin: true, puanlamaKatsayi: 10 } }, owner());
  await server.send(primCalls.create, { body: { adi: 'Paket', personelID: bayi.personelID, esas: 'satilan', tur: 'oran', oran: 10, baslangic: '2026-01-01' } as never }, owner());
  const { id, musteriID } = await sell({ tarih: BUGUN });
  const puan = async () => (await server.rows<{ puan: number }>('select coalesce(sum(puan), 0)::float as puan from puan_hareket where bayi_id = $1', [bayi.bayiID]))[0]!.puan;
  const once = await puan();
  expect(once).toBeGreaterThan(0);
  await use(musteriID, 1);
  await iadeAl({ satisID: id, iade: 800 });
  expect(await puan()).toBe(once / 5);
  // The first session, at the price of a single one.
  expect((await server.send(primCalls.ay, { query: { ay: BUGUN } }, owner())).esas).toBe(200);
});

it('is refused while sessions of it are with somebody else, and needs its own right alone', async () => {
  const { id, musteriID } = await sell();
  const { id: alan } = await buildMusteri(server, bayi);
  const devir = await server.send(seansIslemiCalls.devret, { body: { paketHakID: (await paketler(musteriID))[0]!.id, musteriID: alan, adet: 2, neden: 'Kızına' } }, owner());
  expect(await server.send(paketSatisCalls.iadeHesabi, { params: { id } }, owner())).toMatchObject({ status: 409, message: 'paketDevredilmis' });
  await server.send(seansIslemiCalls.geriAl, { body: { id: devir.id } }, owner());
  const { jeton } = await buildPersonel(server, bayi, ['satisDuzenle', 'satisSil']);
  expect((await server.send(paketSatisCalls.iadeAl, { body: { satisID: id, iade: 1000, neden: 'x' } }, { jeton })).status).toBe(403);
  const iadeci = await buildPersonel(server, bayi, ['paketIade']);
  expect((await server.send(paketSatisCalls.iadeAl, { body: { satisID: id, iade: 1000, neden: 'x' } }, { jeton: iadeci.jeton })).status).toBe(200);
});

it('happens once of ten at a time, or not at all beside a session that is taken', async () => {
  const { id, musteriID } = await sell();
  const replies = await Promise.all([...Array.from({ length: 10 }, () => iadeAl({ satisID: id, iade: 1000 })), use(musteriID, 1)]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.map(({ status }) => status)).not.toContain(500);
});

it('always comes out to the kuruş, with every ledger at zero', async () => {
  const durum = fc.record({ used: fc.nat(10), kural: fc.constantFrom('tek' as const, 'paket' as const), kesintiYuzdesi: fc.integer({ min: 0, max: 10_000 }).map((yuzde) => yuzde / 100), iskonto: fc.integer({ min: 0, max: 300 }), nakit: fc.integer({ min: 1, max: 699 }) });
  await fc.assert(
    fc.asyncProperty(durum, async ({ used, kural, kesintiYuzdesi, iskonto, nakit }) => {
      bayi = await buildBayi(server);
      lazer = (await buildAltUrun(server, bayi, { fiyat: 133.37 })).id;
      const { id, musteriID } = await sell({ iskonto, odemeler: [{ odemeSekliID: NAKIT, tutar: nakit }, { odemeSekliID: KART, tutar: 1000 - iskonto - nakit }] });
      if (used > 0) await use(musteriID, used);
      const hesap = await hesapla(id, { iadeKurali: kural, kesintiYuzdesi });
      expect(hesap.kullanilan + hesap.kesinti + hesap.iade - hesap.borc).toBeCloseTo(hesap.alinan, 6);
      expect((await iadeAl({ satisID: id, iadeKurali: kural, kesintiYuzdesi, iade: hesap.iade })).status).toBe(200);
      const kalan = Math.round((hesap.kullanilan + hesap.kesinti) * 100);
      expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(kalan, kalan));
      const [hak] = await server.rows<{ kalan: number; deger: number }>('select kalan, deger::float from paket_hak where bayi_id = $1', [bayi.bayiID]);
      expect(hak).toEqual({ kalan: 0, deger: 0 });
    }),
    { numRuns: 8 },
  );
}, 90_000);
