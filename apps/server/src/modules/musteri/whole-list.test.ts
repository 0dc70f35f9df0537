import { kasaCalls } from '@defter/contract/kasa.ts';
import { MUSTERI_SATIRI_ALANLARI, musteriCalls } from '@defter/contract/musteri.ts';
import { RANDEVU_ALANLARI, randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, type TestBayi } from '../../../test/build.ts';
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
  expect(satis).toMatchObject({ musteriID: satis.musteri.id, randevu: null, taksitler: [], faturaKesildi: false, taksitID: null, menuID: null, tahsilatSatisID: null, paketNo: null });
  expect(satis.icerikler[0]).toMatchObject({ satisAdet: satis.icerikler[0]!.adet, maliyet: expect.any(Number) });

  await server.send(kasaCalls.create, { body: { gelirMi: false, odemeSekliID: 1, tutar: 12 } }, { jeton: bayi.jeton });
  expect((await server.send(kasaCalls.list, { query: { baslangicTarihi: BUGUN } }, { jeton: bayi.jeton })).kasa[0]).toMatchObject({ tutar: 12, gelirMi: false, cariID: null, virmanID: null });
});


