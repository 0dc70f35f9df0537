import { kasaCalls } from '@defter/contract/kasa.ts';
import { MUSTERI_SATIRI_ALANLARI, musteriCalls } from '@defter/contract/musteri.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { RANDEVU_ALANLARI, randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

/** The entity of the specification (spec 1§3), but for the two lists that have calls of their own. */
const VARLIK =
  'id,guid,grupID,kayitEdenPersonelID,ilID,ilceID,firmaTipiID,firmaMusteriNo,medeniHali,bayiMusteriID,uyrukID,bakiye,puan,ad,soyad,email,vergiDairesi,vergiNo,firma,ozelKod,aciklama,tcKimlikNo,pasaportNo,kartNo,dosyaNo,cinsiyet,aktifMi,hizmetAlan,dogumTarihi,evlilikYilDonumu,kayitTarihi,musteriNo,bayiID,turID,digerBilgiler'.split(',');

const list = (query: object = {}, jeton = bayi.jeton) => server.send(musteriCalls.list, { query }, { jeton });

it('is whole when no page is asked for, the passive ones too, with every field of the entity', async () => {
  for (let i = 0; i < 27; i += 1) await buildMusteri(server, bayi);
  const { id } = await buildMusteri(server, bayi);
  await server.send(musteriCalls.remove, { body: { id } }, { jeton: bayi.jeton });
  const { liste, toplamKayit } = await list();
  expect([liste.length, toplamKayit]).toEqual([28, 28]);
  expect(liste.find((row) => row.id === id)!.aktifMi).toBe(false);
  expect(VARLIK.filter((alan) => !(alan in liste[0]!))).toEqual([]);
  expect((await list({ sayfa: 2 })).liste).toHaveLength(3);
});

it('lets a client that edits what it read lose nothing', async () => {
  const { id } = await buildMusteri(server, bayi);
  const musteri = { id, ad: 'Ayşe', soyad: 'Kaya', vergiNo: '1234567890', ilID: 34, ilceID: 1421, kartNo: 'K-1', ozelKod: 'Ö', firma: 'Kaya', aciklama: 'Not', tcKimlikNo: '10000000146' };
  await server.send(musteriCalls.update, { body: { musteri, digerBilgiler: { babaAdi: 'Ali' } } }, { jeton: bayi.jeton });
  const [row] = (await list()).liste;
  const { digerBilgiler, ...alanlar } = row!;
  expect((await server.send(musteriCalls.update, { body: { musteri: { ...alanlar, soyad: 'Demir' }, digerBilgiler } }, { jeton: bayi.jeton })).status).toBe(200);
  const [after] = (await list()).liste;
  expect(after).toEqual({ ...row, soyad: 'Demir', adSoyad: 'Ayşe Demir', surum: row!.surum + 1 });
});

it('answers with the fields that are asked for, hidden from whom they are hidden, and with no other', async () => {
  await buildMusteri(server, bayi);
  expect(Object.keys((await list({ alanlar: MUSTERI_SATIRI_ALANLARI })).liste[0]!).toSorted()).toEqual(MUSTERI_SATIRI_ALANLARI.split(',').toSorted());
  const { jeton } = await buildPersonel(server, bayi, ['musteriGoruntule']);
  const [row] = (await list({ alanlar: 'id,telefon' }, jeton)).liste;
  expect(row).toEqual({ id: expect.any(Number), telefon: expect.stringContaining('•') });
  expect(await list({ alanlar: 'id,parola' })).toMatchObject({ status: 422, alanlar: { alanlar: 'secimGecersiz' } });
});

it('holds for appointments, sales and the till as well', async () => {
  await buildRandevu(server, bayi);
  const yarin = { baslangicTarihi: '2026-11-26' };
  const [randevu] = (await server.send(randevuCalls.list, { query: yarin }, { jeton: bayi.jeton })).liste;
  expect(randevu).toMatchObject({ randevuHizmet: [], randevuBaslikID: randevu!.randevuSutunBaslikID, baslangicSaati: randevu!.baslangicSaat, randevuSayisi: 1 });
  expect(Object.keys((await server.send(randevuCalls.list, { query: { ...yarin, alanlar: RANDEVU_ALANLARI } }, { jeton: bayi.jeton })).liste[0]!)).toHaveLength(RANDEVU_ALANLARI.split(',').length);
  // Without a day it is today's.
  expect((await server.send(randevuCalls.list, {}, { jeton: bayi.jeton })).toplamKayit).toBe(0);

  const { id } = await buildSatis(server, bayi);
  expect((await server.send(satisCalls.list, {}, { jeton: bayi.jeton })).liste[0]).toMatchObject({ satisMi: true, faturaKesildi: false, iskontoTurID: 1, iskonto: 0 });
  const { satis } = await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton });
  expect(satis).toMatchObject({ musteriID: satis.musteri!.id, randevu: null, taksitler: [], faturaKesildi: false, taksitID: null, menuID: null, tahsilatSatisID: null, paketNo: null });
  expect(satis.icerikler[0]).toMatchObject({ satisAdet: satis.icerikler[0]!.adet, maliyet: expect.any(Number) });

  await server.send(kasaCalls.create, { body: { gelirMi: false, odemeSekliID: 1, tutar: 12 } }, { jeton: bayi.jeton });
  expect((await server.send(kasaCalls.list, { query: { baslangicTarihi: BUGUN } }, { jeton: bayi.jeton })).kasa[0]).toMatchObject({ tutar: 12, gelirMi: false, cariID: null, virmanID: null });
});



describe('of groups, products and colleagues', () => {
  const ADET = 26;
  type Row = { id: number; surum: number };
  const personelFields =
    'id,ad,soyad,evTelefonu,cepTelefonu,bayiID,diplomaTescil,geldigiPoliklinik,calisiyorMu,adres,iskontoYuzdesi,tcKimlikNo,servis,hizmetPrim,urunPrim,maas,katsayi,webKullanicisi,kullaniciAdi,isBaslangicTarihi';

  // The fields of the specification (spec 1§3, 2§3.5); nobody reads a password.
  it.each([
    {
      name: '/urun/ana-urunler',
      call: urunCalls.listAnaUrunler,
      varlik: 'id,adi,satistaMi,satisTipi',
      build: () => buildAnaUrun(server, bayi),
      remove: urunCalls.removeAnaUrun,
      update: urunCalls.updateAnaUrun,
      full: { satisTipi: 0, satistaMi: true },
      passive: { satistaMi: false },
    },
    {
      name: '/urun/alt-urunler',
      call: urunCalls.listAltUrunler,
      varlik: 'id,anaUrunID,adi,fiyat,fiyat2,birimID,satistaMi,kdv,grup,iptaldeGeriYukle,urunKod,puanVerilmesin,urunSure,maliyet,hizmetSuresi',
      build: () => buildAltUrun(server, bayi),
      remove: urunCalls.removeAltUrun,
      update: urunCalls.updateAltUrun,
      full: { fiyat: 12.34, fiyat2: 10, maliyet: 3.21, kdv: 10, birimID: 1, grup: 'K', urunKod: 'U-1', barkod: '8690000000001', iptaldeGeriYukle: true, puanVerilmesin: true, urunSure: 45, tamponOnce: 5, tamponSonra: 10, hizmetSuresi: 30 },
      passive: { satistaMi: false },
    },
    {
      name: '/personel',
      call: personelCalls.list,
      varlik: personelFields,
      build: async () => ({ id: (await buildPersonel(server, bayi)).personelID }),
      remove: personelCalls.remove,
      update: personelCalls.update,
      full: { ad: 'Ece', soyad: 'Su', cepTelefonu: '+905321112233', evTelefonu: '+902121112233', ePosta: 'ece@ornek.test', adres: 'Lale Sokak', diplomaTescil: 'D-1', geldigiPoliklinik: 'Cilt', servis: 'Lazer', iskontoYuzdesi: 12, katsayi: 1.5, isBaslangicTarihi: '2020-01-02', webKullanicisi: false, tcKimlikNo: '10000000146', hizmetPrim: 7, urunPrim: 3, maas: 25000.5 },
      passive: { calisiyorMu: false },
    },
  ])('$name is whole, and what was read can be edited and sent back', async ({ call, varlik, build, remove, update, full, passive }) => {
    const rows = async () => (await server.send(call, {}, bayi)).liste as unknown as Row[];
    const before = (await rows()).length;
    const ids: number[] = [];
    for (let i = 0; i < ADET; i += 1) ids.push((await build()).id);
    expect((await server.send(remove, { body: { id: ids[0]! } }, bayi)).status).toBe(200);
    const [, id] = ids;
    expect((await server.send(update, { body: { id, ...full } }, bayi)).status).toBe(200);

    const liste = await rows();
    expect(liste.length).toBeGreaterThanOrEqual(before + ADET - 1);
    expect(varlik.split(',').filter((alan) => !(alan in liste[0]!))).toEqual([]);
    const row = liste.find((one) => one.id === id)!;
    expect(row).toMatchObject(full);
    expect((await server.send(update, { body: { ...row, ...passive } }, bayi)).status).toBe(200);
    expect((await rows()).find((one) => one.id === id)).toEqual({ ...row, ...passive, surum: row.surum + 1 });
  });
});
