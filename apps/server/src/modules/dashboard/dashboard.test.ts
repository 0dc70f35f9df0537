import { bayiCalls } from '@defter/contract/bayi.ts';
import { dashboardCalls } from '@defter/contract/dashboard.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PNG } from '../../../test/build-kvkk.ts';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, type TestBayi } from '../../../test/build.ts';
import { buildPaketSatis } from '../../../test/build-paket.ts';
import { buildStok } from '../../../test/build-stok.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';

const DUN = '2026-11-24';
const GECEN_HAFTA = '2026-11-18';
const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const ask = <C extends (typeof dashboardCalls)[keyof typeof dashboardCalls]>(call: C, { jeton } = bayi, query = {}) => server.send(call, { query }, { jeton });
const set = (id: number, randevuDurumu: string) => server.mustSend(randevuCalls.update, { body: { id, randevuDurumu } }, bayi);

describe('figures', () => {
  it('stand beside those of the day before and of the week before, for whoever may look back', async () => {
    await buildRandevu(server, bayi, { randevuTarihi: BUGUN });
    await set((await buildRandevu(server, bayi, { randevuTarihi: BUGUN })).id, 'I');
    await set((await buildRandevu(server, bayi, { randevuTarihi: BUGUN })).id, 'E');
    await buildRandevu(server, bayi, { randevuTarihi: DUN });
    await buildRandevu(server, bayi, { randevuTarihi: GECEN_HAFTA });
    await buildRandevu(server, bayi, { randevuTarihi: YARIN });
    expect(await ask(dashboardCalls.gunlukRandevuSayisi)).toMatchObject({ gunlukRandevuSayisi: 1, dun: 1, gecenHafta: 1 });
    expect(await ask(dashboardCalls.gunlukRandevuSayisi, bayi, { tarih: YARIN })).toMatchObject({ gunlukRandevuSayisi: 1, dun: 1, gecenHafta: 0 });
    const yeni = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor', 'satisGoruntule']);
    expect(await ask(dashboardCalls.gunlukRandevuSayisi, yeni)).toMatchObject({ gunlukRandevuSayisi: 1, dun: null, gecenHafta: null });
    expect(await ask(dashboardCalls.toplamSatis, yeni)).toMatchObject({ toplamSatis: 0, dun: null, gecenHafta: null });
    // Who looks back at appointments does not look back at sales.
    expect(await ask(dashboardCalls.toplamSatis, await buildPersonel(server, bayi, ['satisGoruntule', 'gecmisTarihGor']))).toMatchObject({ dun: null, gecenHafta: null });
  });

  it('what was sold leaves out what was cancelled', async () => {
    const { toplamTutar } = await buildSatis(server, bayi);
    const iptal = await buildSatis(server, bayi);
    await server.mustSend(satisCalls.remove, { body: { satisGuid: iptal.satisGuid } }, bayi);
    expect(await ask(dashboardCalls.toplamSatis)).toMatchObject({ toplamSatis: toplamTutar, dun: 0, gecenHafta: 0 });
  });

  it('the till of thirty days has a row for each day, and the appointments ahead as well', async () => {
    await server.mustSend(kasaCalls.create, { body: { gelirMi: true, tutar: 120, odemeSekliID: 1, kategoriID: 1, tarih: BUGUN } }, bayi);
    await buildRandevu(server, bayi, { randevuTarihi: YARIN });
    const kasa = await ask(dashboardCalls.sonGelirGider);
    expect([kasa.liste.length, kasa.liste[0]!.tarih, kasa.liste.at(-1), kasa.gelir]).toMatchObject([30, '2026-10-27', { tarih: BUGUN, gelir: 120 }, 120]);
    const ileri = await ask(dashboardCalls.gelecekRandevular);
    expect([ileri.liste.length, ileri.liste[1], ileri.toplam]).toEqual([30, { tarih: YARIN, sayi: 1 }, 1]);
    const gormez = await buildPersonel(server, bayi, ['kasaIslemleri']);
    expect((await ask(dashboardCalls.sonGelirGider, gormez)).liste.map(({ tarih }) => tarih)).toEqual([BUGUN]);
  });

  it('says what there is already', async () => {
    expect(await ask(dashboardCalls.ilerleme)).toMatchObject({ satisVar: false, randevuVar: false, musteriVar: false, tumu: false });
    await buildRandevu(server, bayi);
    await buildSatis(server, bayi);
    expect(await ask(dashboardCalls.ilerleme)).toMatchObject({ satisVar: true, randevuVar: true, musteriVar: true, tumu: true });
    expect((await ask(dashboardCalls.musteriSayisi)).musteriSayisi).toBe(2);
    expect(await ask(dashboardCalls.uyelikAdimYuzdelik)).toMatchObject({ toplam: 5, yuzde: expect.any(Number) });
  });
});

/** A customer who was born on a day. */
async function dogan(tarih: string): Promise<number> {
  const { id } = await buildMusteri(server, bayi);
  await server.rows('update musteri set dogum_tarihi = $1 where id = $2', [tarih, id]);
  return id;
}

describe('lists of work', () => {
  it('birthdays of this week, the nearest first, and those of 29 February on the 28th', async () => {
    const bugunku = await dogan('1990-11-25');
    const yarinki = await dogan('2000-11-26');
    const sonra = await dogan('1985-12-02');
    const artik = await dogan('2000-02-29');
    const { liste, toplamKayit } = await ask(dashboardCalls.dogumGunuOlanlar);
    expect([liste.map(({ musteriID, tarih, yas }) => [musteriID, tarih, yas]), toplamKayit]).toEqual([[[bugunku, BUGUN, 36], [yarinki, YARIN, 26]], 2]);
    expect(sonra).toBeGreaterThan(0);
    expect((await ask(dashboardCalls.dogumGunuOlanlar, bayi, { tarih: '2027-02-28' })).liste).toMatchObject([{ musteriID: artik, tarih: '2027-02-28' }]);
    expect((await ask(dashboardCalls.dogumGunuOlanlar, bayi, { tarih: '2028-02-28' })).liste).toMatchObject([{ musteriID: artik, tarih: '2028-02-29' }]);
    const gizli = await buildPersonel(server, bayi, ['musteriGoruntule']);
    expect((await ask(dashboardCalls.dogumGunuOlanlar, gizli)).liste[0]!.telefon).toMatch(/•/);
  });

  it('passed ones nobody has settled, and cancelled ones of who has nothing ahead', async () => {
    const gecen = await buildRandevu(server, bayi, { randevuTarihi: BUGUN, baslangicSaat: '08:00', bitisSaat: '08:30' });
    await buildRandevu(server, bayi, { randevuTarihi: BUGUN, baslangicSaat: '18:00', bitisSaat: '18:30' });
    expect((await ask(dashboardCalls.randevusuGecenler)).liste.map(({ id }) => id)).toEqual([gecen.id]);
    const iptal = await buildRandevu(server, bayi, { randevuTarihi: YARIN });
    await set(iptal.id, 'I');
    expect((await ask(dashboardCalls.randevusuIptalEdilenler)).liste.map(({ id }) => id)).toEqual([iptal.id]);
    await buildRandevu(server, bayi, { musteriID: iptal.musteriID, randevuTarihi: YARIN, baslangicSaat: '17:00', bitisSaat: '17:30' });
    expect((await ask(dashboardCalls.randevusuIptalEdilenler)).liste).toEqual([]);
  });

  it('a service is due again by its own days, until it is had or booked', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    const { musteriID } = await buildSatis(server, bayi, { altUrunID });
    await server.rows(`update alt_urun set hizmet_suresi = 10 where id = $1`, [altUrunID]);
    await server.rows(`update satis set tarih = $1 where musteri_id = $2`, ['2026-11-12', musteriID]);
    expect((await ask(dashboardCalls.hizmetSuresiGelenler)).liste).toMatchObject([{ musteriID, altUrunID, sonTarih: '2026-11-12', tarih: '2026-11-22' }]);
    for (const [sure, kez] of [[13, 1], [14, 0]]) {
      await server.rows('update alt_urun set hizmet_suresi = $2 where id = $1', [altUrunID, sure]);
      expect((await ask(dashboardCalls.hizmetSuresiGelenler)).toplamKayit).toBe(kez);
    }
    await buildRandevu(server, bayi, { musteriID, randevuTarihi: YARIN });
    expect((await ask(dashboardCalls.hizmetSuresiGelenler)).liste).toEqual([]);
  });

  it('sales in hand are those of the list of sales', async () => {
    const { id } = await buildSatis(server, bayi, { islemde: true });
    const { islemdeOlanlar, liste } = await ask(dashboardCalls.islemdeOlanlar);
    expect([islemdeOlanlar, liste.map((satis) => satis.id)]).toEqual([1, [id]]);
  });
});

describe('the first page in one reading', () => {
  it('has every section of who sees all, and is the same as the calls by themselves', async () => {
    await buildRandevu(server, bayi, { randevuTarihi: BUGUN });
    const { id } = await server.mustSend(kampanyaCalls.create, { body: { kampanyaAdi: 'Bahar', tumu: true, iskonto: 20, baslangicTarihi: BUGUN, bitisTarihi: BUGUN } as never }, bayi);
    await server.mustSend(kampanyaCalls.saveResim, { body: { id, file: new File([PNG], 'bahar.png') } }, bayi);
    const { status: _, success: __, message: ___, ...sayfa } = await ask(dashboardCalls.bugun);
    expect(Object.entries(sayfa).filter(([, bolum]) => bolum === null)).toEqual([]);
    const { liste } = await ask(randevuCalls.dashboard as never);
    expect(sayfa.randevular!.liste).toHaveLength(1);
    expect(liste).toMatchObject(sayfa.randevular!.liste);
    expect(sayfa).toMatchObject({ tarih: BUGUN, musteriSayisi: { musteriSayisi: 1 }, gunlukRandevuSayisi: { gunlukRandevuSayisi: 1 } });
  });

  it('says what runs out, what the check of the till has found, and whether texts can leave', async () => {
    const { id, adi } = await buildStok(server, bayi, { miktar: 2, kritik: 3 });
    await buildStok(server, bayi, { miktar: 9, kritik: 3 });
    await server.house(`insert into mutabakat (bayi_id, bitis, kanitlar) values ($1, now(), '[{"kanit": "stokMiktari", "bakilan": 4, "fark": 2}]')`, [bayi.bayiID]);
    // One that was broken off has found nothing out.
    await server.house(`insert into mutabakat (bayi_id, bitis, hata) values ($1, now(), 'zamanAsimi')`, [bayi.bayiID]);
    await server.house(`update sms_hesabi set kalan = 7 where bayi_id = $1`, [bayi.bayiID]);
    const { kritikStoklar, mutabakatFarki, smsDurumu } = await ask(dashboardCalls.bugun);
    expect(kritikStoklar).toEqual({ liste: [{ id, adi, birimAdi: null, miktar: 2, durum: 'kritik' }], toplamKayit: 1 });
    expect(mutabakatFarki).toEqual({ fark: 2 });
    expect(smsDurumu).toEqual({ kalanKontor: 7, uyariMi: true, evMi: true, tutulanSayisi: 0, ayarSorunu: false });
  });

  it('leaves out what a person may not see, and hides numbers as lists do', async () => {
    await dogan('1990-11-25');
    const hicbir = await buildPersonel(server, bayi, []);
    const { status, success: _, message: __, tarih, ...bolumler } = await ask(dashboardCalls.bugun, hicbir);
    expect([status, tarih, Object.values(bolumler).filter((bolum) => bolum !== null)]).toEqual([200, BUGUN, []]);
    const gizli = await buildPersonel(server, bayi, ['musteriGoruntule']);
    const gorulen = await ask(dashboardCalls.bugun, gizli);
    expect([gorulen.sonGelirGider, gorulen.taksitiGecenler, gorulen.dogumGunuOlanlar!.liste[0]!.telefon]).toEqual([null, null, expect.stringMatching(/•/)]);
  });

  it('is of one business alone', async () => {
    await buildRandevu(server, bayi, { randevuTarihi: BUGUN });
    await buildSatis(server, bayi);
    const baska = await buildBayi(server);
    expect(await ask(dashboardCalls.bugun, baska)).toMatchObject({ randevular: { liste: [] }, musteriSayisi: { musteriSayisi: 0 }, toplamSatis: { toplamSatis: 0 } });
  });

  it('begins its day at midnight of Istanbul', async () => {
    const today = vi.spyOn(server.platform.clock, 'today').mockReturnValue(YARIN);
    try {
      await buildRandevu(server, bayi, { randevuTarihi: YARIN });
      expect(await ask(dashboardCalls.bugun)).toMatchObject({ tarih: YARIN, gunlukRandevuSayisi: { gunlukRandevuSayisi: 1, dun: 0 } });
    } finally {
      today.mockRestore();
    }
  });
});

describe('what the company has to say of itself', () => {
  const save = (body: object, { jeton } = bayi) => server.send(dashboardCalls.saveTemelBilgiler, { body: body as never }, { jeton });

  it('is complete when all five are there, and is saved as the settings are', async () => {
    const [ilce] = await server.house<{ id: number }>('select id from ilce where il_id = 34 order by id limit 1');
    expect(await ask(dashboardCalls.temelBilgiler)).toMatchObject({ eksikMi: true });
    const tam = { firmaAdi: 'Işık', sektorID: 2, ePosta: 'isik@ornek.test', ilID: 34, ilceID: ilce!.id };
    expect(await save(tam)).toMatchObject({ status: 200, statusCode: 200, message: 'guncellemeBasarili' });
    expect(await ask(dashboardCalls.temelBilgiler)).toMatchObject({ ...tam, eksikMi: false });
    expect((await server.send(bayiCalls.get, {}, bayi)).bayi).toMatchObject(tam);
    expect(await save({ ...tam, ePosta: '' })).toMatchObject({ status: 422, alanlar: { ePosta: 'zorunluAlan' } });
    expect(await save({ ...tam, sektorID: 999 })).toMatchObject({ status: 422, alanlar: { sektorID: 'secimGecersiz' } });
    expect(await save({ ...tam, ilID: 6 })).toMatchObject({ status: 422, message: 'ilceIlineAitDegil' });
    const { jeton } = await buildPersonel(server, bayi, ['ayarlarGenelAyarIslemleri']);
    expect(await save(tam, { ...bayi, jeton })).toMatchObject({ status: 403 });
  });
});

describe('what was sold and is not settled', () => {
  it('the last session of a package, a contract that was not given, and an instalment that is late', async () => {
    const paket = await buildPaketSatis(server, bayi, { miktar: 2 });
    expect((await ask(dashboardCalls.paketProgramSonSeans)).liste).toEqual([]);
    await server.mustSend(seansDusCalls.create, { body: { musteriID: paket.musteriID, icerikler: [{ altUrunID: paket.altUrunID }] } as never }, bayi);
    expect((await ask(dashboardCalls.paketProgramSonSeans)).liste).toMatchObject([{ musteriID: paket.musteriID, seans: 2, kalan: 1 }]);
    expect((await ask(dashboardCalls.sozlesmesiVerilmeyenler)).liste).toMatchObject([{ id: paket.id }]);
    // One session is the last from the start, and its package is no reason to offer the next.
    await buildPaketSatis(server, bayi, { miktar: 1, musteriID: paket.musteriID });
    for (const [bitis, kez] of [[BUGUN, 1], [DUN, 0]]) {
      await server.rows('update paket_hak set bitis = $2 where satis_id = $1', [paket.id, bitis]);
      expect((await ask(dashboardCalls.paketProgramSonSeans)).toplamKayit).toBe(kez);
    }
    const sozlesmesizler = async () => (await ask(dashboardCalls.sozlesmesiVerilmeyenler)).liste.map(({ id }) => id);
    await server.rows('update satis set islemde = true where id = $1', [paket.id]);
    expect(await sozlesmesizler()).not.toContain(paket.id);
    await server.rows(`update satis set islemde = false, tarih = '2026-10-26' where id = $1`, [paket.id]);
    expect(await sozlesmesizler()).toContain(paket.id);
    await server.rows(`update satis set tarih = '2026-10-25' where id = $1`, [paket.id]);
    expect(await sozlesmesizler()).not.toContain(paket.id);
    const urun = await buildAltUrun(server, bayi, { fiyat: 250 });
    const musteriID = (await buildMusteri(server, bayi)).id;
    const satis = await server.mustSend(satisCalls.create, { body: { musteriID, tarih: '2026-11-20', icerikler: [{ altUrunID: urun.id }], odemeler: [], taksitler: [{ tarih: '2026-11-21', tutar: 250 }] } as never }, bayi);
    expect((await ask(dashboardCalls.taksitiGecenler)).liste).toMatchObject([{ satisID: satis.id }]);
    const kim = await buildPersonel(server, bayi, ['randevuGoruntule']);
    expect((await ask(dashboardCalls.paketProgramSonSeans, kim)).status).toBe(403);
  });

  it('the last session of a package only of somebody who is still a customer', async () => {
    const paket = await buildPaketSatis(server, bayi, { miktar: 2 });
    await server.mustSend(seansDusCalls.create, { body: { musteriID: paket.musteriID, icerikler: [{ altUrunID: paket.altUrunID }] } as never }, bayi);
    expect((await ask(dashboardCalls.paketProgramSonSeans)).toplamKayit).toBe(1);
    await server.mustSend(kvkkCalls.anonimlestir, { body: { id: paket.musteriID } }, bayi);
    expect(await ask(dashboardCalls.paketProgramSonSeans)).toMatchObject({ toplamKayit: 0, liste: [] });
    expect(await ask(dashboardCalls.sozlesmesiVerilmeyenler)).toMatchObject({ toplamKayit: 0, liste: [] });
  });

  it('the last session of a package that was frozen before, and not while it is frozen', async () => {
    const paket = await buildPaketSatis(server, bayi, { miktar: 2 });
    const freeze = (bitis: string) => server.mustSend(seansIslemiCalls.dondur, { body: { paketHakID: paket.haklar[0]!.id, bitis, neden: 'Hamilelik' } }, bayi);
    const sonSeanslar = async () => (await ask(dashboardCalls.paketProgramSonSeans)).liste.map(({ musteriID }) => musteriID);
    await server.mustSend(seansDusCalls.create, { body: { musteriID: paket.musteriID, icerikler: [{ altUrunID: paket.altUrunID }] } as never }, bayi);
    await freeze(YARIN);
    expect(await sonSeanslar()).toEqual([]);
    const today = vi.spyOn(server.platform.clock, 'today').mockReturnValue(YARIN);
    try {
      expect(await sonSeanslar()).toEqual([paket.musteriID]);
    } finally {
      today.mockRestore();
    }
  });

  it('pictures of campaigns that count today', async () => {
    const kampanya = { kampanyaAdi: 'Bahar', resim: 'https://ornek.test/bahar.jpg', tumu: true, iskonto: 20, baslangicTarihi: '2026-11-01', bitisTarihi: '2026-11-30' };
    await server.mustSend(kampanyaCalls.create, { body: kampanya }, bayi);
    expect((await ask(dashboardCalls.sliderResimler)).liste).toMatchObject([{ resim: kampanya.resim, baslik: 'Bahar' }]);
  });
});
