import { SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { kaporaCalls } from '@defter/contract/kapora.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { raporCalls } from '@defter/contract/rapor.ts';
import { HAZIR_RAPORLAR, RAPORLAR } from '@defter/contract/raporlar.ts';
import { YETKILER } from '@defter/contract/yetkiler.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, buildSutun, type TestBayi } from '../../../test/build.ts';
import { buildPaketSatis } from '../../../test/build-paket.ts';
import { buildTanim } from '../../../test/build-tanim.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const server = useServer();
const NAKIT = 1;
let bayi: TestBayi;
let bos: TestBayi;
let musteriID: number;
beforeAll(async () => {
  [bayi, bos] = [await buildBayi(server), await buildBayi(server)];
  ({ id: musteriID } = await buildMusteri(server, bayi, { ad: 'Derya' }));
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 1000 });
  const { id: ikinciID } = await buildAltUrun(server, bayi, { fiyat: 300 });
  await buildSatis(server, bayi, { musteriID, altUrunID, odemeler: [{ odemeSekliID: NAKIT, tutar: 400, tarih: BUGUN }] });
  await buildSatis(server, bayi, { musteriID, altUrunID: ikinciID, odemeler: [{ odemeSekliID: 2, tutar: 300, tarih: BUGUN }] });
  await buildSatis(server, bayi, { altUrunID, odemeler: [] });
  const { id: sutunID } = await buildSutun(server, bayi);
  await buildRandevu(server, bayi, { musteriID, randevuSutunBaslikID: sutunID });
});

type Ad = (typeof HAZIR_RAPORLAR)[number];
const read = (ad: Ad, query: object = {}, jeton = bayi.jeton) => server.send(raporCalls[ad], { query: query as never }, { jeton });
type Satir = Record<string, number | string | null>;
const toplamOf = (liste: readonly object[], ad: string) => Math.round((liste as Satir[]).reduce((sum, satir) => sum + Number(satir[ad]), 0) * 100) / 100;

describe.each(HAZIR_RAPORLAR)('%s', (ad) => {
  const { sutunlar, suzgecler } = RAPORLAR[ad];

  it('adds up to its totals, over all pages', async () => {
    const whole = await read(ad);
    expect(whole.status).toBe(200);
    for (const { ad: sutun } of sutunlar.filter(({ toplam }) => toplam)) expect([sutun, toplamOf(whole.liste, sutun)]).toEqual([sutun, (whole.toplamlar as Satir)[sutun]]);
    const page = await read(ad, { sayfa: 1, sayfaBoyutu: 1 });
    expect(page).toMatchObject({ status: 200, toplamKayit: whole.toplamKayit, toplamlar: whole.toplamlar, liste: whole.liste.slice(0, 1) });
  });

  it('has rows of nothing, or none, for a business without any', async () => {
    const { status, toplamlar } = await read(ad, {}, bos.jeton);
    expect({ status, sums: Object.values(toplamlar).filter((sum) => sum !== 0) }).toEqual({ status: 200, sums: [] });
  });

  it('is narrowed by each id that its rows name', async () => {
    const { liste } = await read(ad);
    for (const kimlik of RAPORLAR[ad].kimlikler ?? []) {
      const id = (liste as Satir[]).find((satir) => satir[kimlik] !== null)?.[kimlik];
      if (id) expect([kimlik, (await read(ad, { [kimlik]: id })).liste]).toEqual([kimlik, (liste as Satir[]).filter((satir) => satir[kimlik] === id)]);
      expect([kimlik, (await read(ad, { [kimlik]: 2_000_000_000 })).toplamKayit]).toEqual([kimlik, 0]);
    }
  });

  it('is sorted by each of its columns, both ways', async () => {
    const { toplamKayit } = await read(ad);
    for (const sirala of sutunlar.flatMap((sutun) => [sutun.ad, `-${sutun.ad}`])) expect([sirala, await read(ad, { sirala })]).toMatchObject([sirala, { status: 200, toplamKayit }]);
  });

  it('is narrowed by each of its filters', async () => {
    const degerler = { donem: { baslangicTarihi: '2020-01-01', bitisTarihi: '2020-01-31', karsilastir: 'gecenYil' }, gun: { tarih: '2020-01-31' }, personelID: { personelID: bayi.personelID }, grupID: { grupID: 1 }, gelirMi: { gelirMi: false }, altUrunID: { altUrunID: 1 }, odemeSekliID: { odemeSekliID: NAKIT } };
    for (const suzgec of suzgecler) expect([suzgec, (await read(ad, degerler[suzgec])).status]).toEqual([suzgec, 200]);
    if (suzgecler.includes('donem')) expect((await read(ad, degerler.donem)).oncekiToplamlar).not.toBeNull();
  });

  it('is for whom it is given to', async () => {
    const biri = await buildPersonel(server, bayi, YETKILER);
    expect(await read(ad, {}, biri.jeton)).toMatchObject({ status: 403 });
  });
});

describe('reports of one period', () => {
  it('agree', async () => {
    const { tutar, odenen, kalan } = (await read('satis-raporu')).toplamlar as Record<string, number>;
    expect({ tutar, odenen, kalan }).toEqual({ tutar: 2300, odenen: 700, kalan: 1600 });
    for (const ad of ['satis-yapan-personel-raporu', 'uygulayan-personel-raporu', 'hizmet-urun-satis-raporu', 'odeme-turune-gore-satis-raporu', 'bu-ay-urun-hizmet-raporu', 'grup-analizi-raporu', 'cinsiyet-analizi-raporu', 'yas-analizi-raporu', 'son-7-gun-satis-raporu', 'bu-ay-net-tutar-tahsil-edilen-raporu'] as const) {
      expect([ad, ((await read(ad)).toplamlar as Satir)['tutar']]).toEqual([ad, 2300]);
    }
    expect((await read('kasa-raporu')).toplamlar).toEqual({ gelir: 700, gider: 0 });
    expect((await read('kasa-analiz-raporu')).toplamlar).toMatchObject({ net: 700 });
    expect((await read('tahsilat-raporu')).toplamlar).toEqual({ tutar: 700 });
  });

  it('collect in a month what its collections come to, with deposits and credit, and with money given back', async () => {
    const salon = await buildBayi(server);
    const send: typeof server.mustSend = (call, input) => server.mustSend(call, input, salon);
    const { id: altUrunID } = await buildAltUrun(server, salon, { fiyat: 100 });
    const { id: musteriID } = await buildMusteri(server, salon);
    const { id: satisID } = await buildSatis(server, salon, { musteriID, altUrunID, tarih: '2026-11-20', odemeler: [{ odemeSekliID: NAKIT, tutar: 40, tarih: '2026-11-20' }] });
    const { satis } = await send(satisCalls.get, { params: { id: satisID } });
    await send(satisCalls.iade, { body: { id: satis.odemeler[0]!.id, neden: 'Vazgeçti' } });
    await send(satisCalls.tahsilat, { body: { model: [{ musteriID, odemeSekliID: NAKIT, tutar: 150 }], avans: true } });
    const { id: randevuID } = await buildRandevu(server, salon, { musteriID });
    await send(kaporaCalls.create, { body: { randevuID, odemeSekliID: NAKIT, tutar: 30 } });
    const ofDay = (liste: readonly object[], sutun: string, gun: string) => toplamOf((liste as Satir[]).filter(({ tarih }) => tarih === gun), sutun);
    const [ay, tahsilat] = [await read('bu-ay-net-tutar-tahsil-edilen-raporu', {}, salon.jeton), await read('tahsilat-raporu', {}, salon.jeton)];
    expect(tahsilat.toplamlar).toEqual({ tutar: 180 });
    expect(ay.toplamlar).toMatchObject({ tahsilEdilen: 180 });
    for (const gun of ['2026-11-20', BUGUN]) expect([gun, ofDay(ay.liste, 'tahsilEdilen', gun)]).toEqual([gun, ofDay(tahsilat.liste, 'tutar', gun)]);
  });

  it('have what is of no group as well, as a service', async () => {
    const salon = await buildBayi(server);
    const { id: altUrunID } = await buildAltUrun(server, salon, { anaUrunID: 0, adi: 'Danışmanlık', fiyat: 300, maliyet: 50, urunSure: 40 });
    await buildSatis(server, salon, { icerikler: [{ altUrunID }, { altUrunID: (await buildAltUrun(server, salon, { fiyat: 100 })).id }] });
    await buildRandevu(server, salon, { altUrunIDler: [altUrunID], randevuTarihi: BUGUN, baslangicSaat: '18:00', bitisSaat: '18:40' });
    const readSalon = async (ad: Ad) => read(ad, {}, salon.jeton);
    const grupsuz = async (ad: Ad) => ((await readSalon(ad)).liste as Satir[]).filter(({ anaUrunAdi }) => anaUrunAdi === null);
    expect((await readSalon('satis-raporu')).toplamlar).toMatchObject({ tutar: 400 });
    for (const ad of ['hizmet-urun-satis-raporu', 'bu-ay-urun-hizmet-raporu'] as const) {
      expect([ad, (await readSalon(ad)).toplamlar]).toMatchObject([ad, { adet: 2, tutar: 400 }]);
      expect(await grupsuz(ad)).toMatchObject([{ altUrunID, satisTipi: SatisTipi.hizmet, adet: 1, tutar: 300 }]);
    }
    expect((await readSalon('satis-maliyet-raporu')).toplamlar).toMatchObject({ tutar: 400 });
    expect(await grupsuz('satis-maliyet-raporu')).toMatchObject([{ altUrunID, urunSure: 40, tutar: 300, maliyet: 50, kar: 250 }]);
    expect(await grupsuz('randevu-hizmetleri-raporu')).toMatchObject([{ altUrunID, adi: 'Danışmanlık', adet: 1 }]);
  });

  it('analyse a period in which nobody with a card has bought', async () => {
    const salon = await buildBayi(server);
    const { id: altUrunID } = await buildAltUrun(server, salon, { fiyat: 100 });
    await server.mustSend(satisCalls.create, { body: { musteriID: null, kapidan: true, icerikler: [{ altUrunID }], odemeler: [{ odemeSekliID: NAKIT, tutar: 100 }] } as never }, salon);
    for (const ad of ['cinsiyet-analizi-raporu', 'yas-analizi-raporu', 'grup-analizi-raporu', 'nereden-duydunuz-analizi-raporu'] as const) {
      expect([ad, await read(ad, {}, salon.jeton)]).toMatchObject([ad, { status: 200, toplamlar: { tutar: 100 }, liste: [{ musteriSayisi: 0, oran: null, satisSayisi: 1 }] }]);
    }
  });

  it('are of one moment each while others sell', async () => {
    const salon = await buildBayi(server);
    const { id: altUrunID } = await buildAltUrun(server, salon, { fiyat: 10 });
    let isSelling = true;
    const selling = (async () => {
      for (let i = 0; i < 10; i += 1) await Promise.all(Array.from({ length: 3 }, () => buildSatis(server, salon, { altUrunID, odemeler: [{ odemeSekliID: NAKIT, tutar: 4, tarih: BUGUN }] })));
      isSelling = false;
    })();
    while (isSelling) {
      const { liste, toplamKayit, toplamlar } = await read('satis-raporu', { sayfaBoyutu: 500 }, salon.jeton);
      expect({ toplamKayit, toplamlar }).toEqual({ toplamKayit: liste.length, toplamlar: { tutar: liste.length * 10, odenen: liste.length * 4, kalan: liste.length * 6 } });
      const { toplamlar: kasa, liste: gunler } = await read('kasa-analiz-raporu', {}, salon.jeton);
      expect(toplamOf(gunler, 'gelir')).toBe((kasa as Satir)['gelir']);
    }
    await selling;
    expect((await read('satis-raporu', {}, salon.jeton)).toplamKayit).toBe(30);
  });

  it('hide contact data from who may not see it', async () => {
    const rapor = 'musteri-raporu' as const;
    const biri = await buildPersonel(server, bayi, ['musteriGoruntule']);
    await server.rows(`update personel set rapor_yetkileri = array['rapor:musteri-raporu'] where id = $1`, [biri.personelID]);
    const telefonlar = ((await read(rapor, {}, biri.jeton)).liste as Satir[]).map(({ telefon }) => String(telefon));
    expect(telefonlar.every((telefon) => telefon === 'null' || telefon.includes('•'))).toBe(true);
  });
});

it('those that need something special have it in their rows', async () => {
  const salon = await buildBayi(server);
  const send: typeof server.mustSend = (call, input) => server.mustSend(call, input, salon);
  const { id: anketorID } = await buildTanim(server, salon, 'anketor', { adi: 'Sevgi' });
  const { id: tavsiyeEdenID } = await send(musteriCalls.create, { body: { musteri: { ad: 'Nur' } } });
  const { id: biri } = await send(musteriCalls.create, { body: { musteri: { ad: 'Derya', dogumTarihi: '1990-11-27' }, digerBilgiler: { tavsiyeEdenID, anketorID } } });
  const { id: altUrunID } = await buildAltUrun(server, salon, { fiyat: 200 });
  await send(primCalls.create, { body: { adi: 'Uygulama', satisTipi: 1, esas: 'yapilan', tur: 'oran', oran: 10, baslangic: '2026-11-01' } as never });
  await send(satisCalls.create, { body: { musteriID: biri, tarih: '2026-11-20', icerikler: [{ altUrunID, uygulayanPersonelID: salon.personelID }], odemeler: [], taksitler: [{ tarih: '2026-11-21', tutar: 200 }] } as never });
  await send(personelCariCalls.create, { body: { personelID: salon.personelID, gider: 1500, aciklama: 'Avans' } });
  const { id: randevuID } = await buildRandevu(server, salon, { musteriID: biri });
  await send(randevuCalls.remove, { body: { id: randevuID, silmeNedeni: 'Vazgeçti' } });
  const { id: anaUrunID } = await buildAnaUrun(server, salon, { satisTipi: SatisTipi.urun });
  const { id: stoklu } = await buildAltUrun(server, salon, { fiyat: 90, anaUrunID });
  await send(urunCalls.createStok, { body: { id: stoklu } });
  // The database writes down its own day.
  await server.rows(`update musteri set kayit_tarihi = $2::date + time '10:00' where bayi_id = $1`, [salon.bayiID, BUGUN]);
  const satirlar = async (ad: Ad) => (await read(ad, {}, salon.jeton)).liste;
  expect(await satirlar('kritik-stok-raporu')).toMatchObject([{ miktar: 0, altUrunID: stoklu }]);
  expect(await satirlar('musteri-dogum-gunu-raporu')).toMatchObject([{ adSoyad: 'Derya', yas: 36 }]);
  expect(await satirlar('musteri-anketor-raporu')).toMatchObject([{ anketorAdi: 'Sevgi', musteriID: biri, adSoyad: 'Derya', kayitTarihi: BUGUN, satisSayisi: 1, tutar: 200 }]);
  expect(await satirlar('tavsiye-eden-raporu')).toMatchObject([{ adSoyad: 'Nur', musteriSayisi: 1 }]);
  expect(await satirlar('taksit-odemesi-gecenler-raporu')).toMatchObject([{ adSoyad: 'Derya', kalan: 200 }]);
  expect(await satirlar('personel-cari-raporu')).toMatchObject([{ borc: 1500, bakiye: -1500 }]);
  expect((await send(personelCariCalls.list, { params: { id: salon.personelID } })).bakiye).toBe(-1500);
  expect(await satirlar('personel-prim-raporu-uygulayana-gore')).toMatchObject([{ prim: 20 }]);
  expect(await satirlar('silinen-randevular-raporu')).toMatchObject([{ adSoyad: 'Derya', neden: 'Vazgeçti' }]);
});

it('birthdays begin with the day of birth', async () => {
  const salon = await buildBayi(server);
  await server.mustSend(musteriCalls.create, { body: { musteri: { ad: 'Derya', dogumTarihi: '2024-11-27' } } }, salon);
  const { liste } = await read('musteri-dogum-gunu-raporu', { baslangicTarihi: '2022-01-01', bitisTarihi: '2026-12-31' }, salon.jeton);
  expect((liste as Satir[]).map(({ gun, yas }) => [gun, yas])).toEqual([['2024-11-27', 0], ['2025-11-27', 1], ['2026-11-27', 2]]);
});

it('the accounts of colleagues say the same as each account, also where something was taken back', async () => {
  const salon = await buildBayi(server);
  const send: typeof server.mustSend = (call, input) => server.mustSend(call, input, salon);
  const { personelID } = salon;
  await send(personelCariCalls.create, { body: { personelID, tur: 'maas', gider: 900, aciklama: 'Maaş' } });
  await send(personelCariCalls.create, { body: { personelID, gider: 500, aciklama: 'Avans' } });
  const { id } = await send(personelCariCalls.create, { body: { personelID, gider: 5000, aciklama: 'Yanlış yazıldı' } });
  await send(kasaCalls.remove, { body: { id } });
  await send(personelCariCalls.create, { body: { personelID, gelir: 100, aciklama: 'Avanstan geri verdi' } });
  const { id: satisID } = await buildSatis(server, salon, { bahsisler: [{ personelID, odemeSekliID: NAKIT, tutar: 25 }, { personelID, odemeSekliID: NAKIT, tutar: 15 }] });
  const { satis } = await send(satisCalls.get, { params: { id: satisID } });
  await send(satisCalls.bahsisIade, { body: { id: satis.bahsisler[0]!.id, neden: 'Vazgeçti' } });
  const { hakEdis, odenen, bakiye } = await send(personelCariCalls.list, { params: { id: personelID } });
  expect({ odenen, bakiye }).toEqual({ odenen: 400, bakiye: hakEdis - 400 });
  expect((await read('personel-cari-raporu', {}, salon.jeton)).liste).toMatchObject([{ devir: 0, alacak: hakEdis, borc: odenen, bakiye }]);
});

it('what was sold counts once with its cost, also where sessions of it were given and exchanged', async () => {
  const salon = await buildBayi(server);
  const send: typeof server.mustSend = (call, input) => server.mustSend(call, input, salon);
  const { id: lazer } = await buildAltUrun(server, salon, { fiyat: 100, maliyet: 40 });
  const { id: bakim } = await buildAltUrun(server, salon, { fiyat: 150, maliyet: 60 });
  const { haklar } = await buildPaketSatis(server, salon, { altUrunID: lazer, miktar: 8 });
  const { id: paketHakID } = haklar[0]!;
  const { id: alan } = await buildMusteri(server, salon);
  await send(seansIslemiCalls.devret, { body: { paketHakID, musteriID: alan, adet: 3, neden: 'Kardeşine' } });
  await send(seansIslemiCalls.degistir, { body: { paketHakID, adet: 1, altUrunID: bakim, yeniAdet: 1, fark: 50, odemeler: [], neden: 'Bakım istedi' } });
  const { tutar } = (await read('satis-raporu', {}, salon.jeton)).toplamlar as Record<string, number>;
  expect(tutar).toBe(850);
  const { adet } = (await read('hizmet-urun-satis-raporu', {}, salon.jeton)).toplamlar as Record<string, number>;
  expect((await read('satis-maliyet-raporu', {}, salon.jeton)).toplamlar).toMatchObject({ adet, tutar, maliyet: 0, kar: tutar });
});

it('the till of one account says the same as its list, with what was transferred', async () => {
  const salon = await buildBayi(server);
  const send: typeof server.mustSend = (call, input) => server.mustSend(call, input, salon);
  await send(kasaCalls.create, { body: { gelirMi: true, odemeSekliID: NAKIT, tutar: 500 } });
  await send(kasaCalls.create, { body: { gelirMi: false, odemeSekliID: NAKIT, tutar: 30 } });
  await send(kasaCalls.aktar, { body: { odemeSekliID: NAKIT, virmanID: 2, tutar: 200 } });
  const kasiyer = await buildPersonel(server, salon, ['kasaIslemleri', 'gecmisTarihGor', 'kasaGecmisGider', 'rapor:kasa-raporu', 'rapor:kasa-analiz-raporu'] as never);
  const gun = { baslangicTarihi: BUGUN, bitisTarihi: BUGUN };
  for (const [query, kim, beklenen] of [[{}, salon, { gelir: 500, gider: 30 }], [{ odemeSekliID: NAKIT }, salon, { gelir: 500, gider: 230 }], [{ odemeSekliID: 2 }, salon, { gelir: 200, gider: 0 }], [{}, kasiyer, { gelir: 500, gider: 230 }]] as const) {
    expect(await server.send(kasaCalls.list, { query: { ...gun, ...query } }, kim)).toMatchObject(beklenen);
    for (const ad of ['kasa-raporu', 'kasa-analiz-raporu'] as const) expect([ad, query, (await read(ad, { ...gun, ...query }, kim.jeton)).toplamlar]).toMatchObject([ad, query, beklenen]);
  }
});
