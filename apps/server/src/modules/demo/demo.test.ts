import { readdir } from 'node:fs/promises';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { authCalls } from '@defter/contract/auth.ts';
import { bayiCalls } from '@defter/contract/bayi.ts';
import { demoCalls } from '@defter/contract/demo.ts';
import { infoCalls } from '@defter/contract/info.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { yetkiCalls } from '@defter/contract/yetki.ts';
import { expect, it } from 'vitest';
import { buildBayi, buildMusteri } from '../../../test/build.ts';
import { buildFotograf, buildRiza } from '../../../test/build-kvkk.ts';
import { proveTill } from '../../../test/prove-till.ts';
import { useOwnServer } from '../../../test/server.ts';
import { DEMO_GIRIS, loadDemo } from './load-demo.ts';

const server = useOwnServer();

it('opens one salon whose sums hold, however often it is asked for, and empties it for its owner', async () => {
  await loadDemo(server.platform);
  await loadDemo(server.platform);
  const { token } = await server.send(authCalls.giris, { body: DEMO_GIRIS });
  const jeton = token.accessToken;
  expect((await server.send(infoCalls.get, {}, { jeton })).demoVerisi).toBe(true);
  // A demo salon makes no contract; its owner is asked for the terms with the own book.
  const isAsked = async () => (await server.send(yetkiCalls.own, {}, { jeton })).kosulOnayiGerekli;
  expect(await isAsked()).toBe(false);

  // Whoever changes the address of the salon finds nothing else in the way.
  const { bayi } = await server.send(bayiCalls.get, {}, { jeton });
  expect(await server.send(bayiCalls.saveFirma, { body: bayi }, { jeton })).toMatchObject({ status: 200 });

  // The database plans with what is there from the first minute on.
  const [known] = await server.rows<{ satir: number }>(`select reltuples::int as satir from pg_class where oid = 'satis'::regclass`);
  expect(known!.satir).toBeGreaterThan(300);

  const [sums] = await server.rows<Record<string, number>>(`
    select count(*) filter (where durum = 'T' and randevu_id is not null)::int as satislar, sum(alinan)::float as alinan, sum(toplam_tutar - alinan)::float as kalan,
      (select sum(gelir)::float from kasa where satis_id is not null) as kasa, (select sum(borc - alacak)::float from cari_hareket) as bakiye,
      (select count(*)::int from randevu where durum = 'K') as kapanan, (select sum(tutar)::float from kapora) as kapora,
      ((array_agg(tarih order by satis_no))[1] < max(tarih))::int as "ilkiEskiMi"
    from satis`);
  expect(sums!.satislar).toBeGreaterThan(300);
  expect(sums!.satislar).toBe(sums!.kapanan);
  // The first number is not of a sale of today.
  expect(sums!.ilkiEskiMi).toBe(1);
  expect(sums!.kasa).toBe(sums!.alinan);
  expect(sums!.bakiye).toBe(sums!.kalan! - sums!.kapora!);

  // The desk's book has one of each.
  const [defter] = await server.rows(`
    select (select count(*)::int from randevu_talebi where durum = 'yeni') as talep, (select count(*)::int from bekleme_listesi) as bekleyen,
      (select max(n)::int from (select count(*) as n from randevu where seri_id is not null group by seri_id) s) as seri,
      (select max(n)::int from (select count(*) as n from randevu where ziyaret_id is not null group by ziyaret_id) z) as ziyaret`);
  expect(defter).toEqual({ talep: 2, bekleyen: 3, seri: 4, ziyaret: 2 });

  // Packages in instalments: one is late and paid in part, others are to come; one was signed; sessions are used, and the till agrees.
  const { gecikti, bekliyor } = await server.send(taksitCalls.list, {}, { jeton });
  expect([gecikti.adet, bekliyor.adet > 3]).toEqual([1, true]);
  expect((await server.send(kampanyaCalls.ozet, {}, { jeton })).kampanyaAdi).toBe('Kış bakımı');
  const [paketler] = await server.rows<{ bayiID: number; kullanilan: number; imzali: number }>(`
    select max(bayi_id)::int as "bayiID", sum(seans - kalan)::int as kullanilan, (select count(*)::int from satis_sozlesmesi where imza is not null) as imzali from paket_hak`);
  expect(paketler).toMatchObject({ kullanilan: 6, imzali: 1 });
  const { kanitlar, farklar } = await proveTill(server, paketler!.bayiID);
  expect(farklar).toEqual([]);
  expect(kanitlar.find(({ kanit }) => kanit === 'taksitPlani')!.bakilan).toBe(3);

  // The calendar goes by the shifts, so nothing may be booked beside them.
  const [disinda] = await server.rows<{ sayi: number; izin: number; parca: number }>(`
    select count(*) filter (where not coalesce((select range_agg(tsrange(v.baslangic, v.bitis)) from vardiya v
        where v.bayi_id = r.bayi_id and v.personel_id = r.uygulayan_personel_id and v.tarih = r.baslangic::date) @> tsrange(r.baslangic, r.bitis), false))::int as sayi,
      (select count(*)::int from personel_izin) as izin,
      (select count(*)::int from (select from vardiya group by personel_id, tarih having count(*) > 1) gun) as parca
    from randevu r`);
  expect(disinda).toMatchObject({ sayi: 0, izin: 2, parca: expect.any(Number) });
  expect(disinda!.parca).toBeGreaterThan(5);
  expect((await server.send(ayarCalls.get, {}, { jeton })).ayarlar.vardiyaKullanilsin).toBe(true);

  // Whoever opens it on a Sunday or a holiday (29 October is one) finds a day at work, too.
  const gunler = await server.rows<{ sayi: number }>('select count(*)::int as sayi from randevu group by baslangic::date');
  expect(gunler).toHaveLength(45);
  expect(Math.min(...gunler.map(({ sayi }) => sayi))).toBeGreaterThan(8);

  // What the owner has made of the calendar meanwhile points to what goes, too.
  const { liste: hizmetler } = await server.send(urunCalls.listAltUrunler, {}, { jeton });
  const sutun = { sutunBaslikTipi: SutunBaslikTipi.hizmet, altUrunID: hizmetler[0]!.id, randevuSiraNo: 9, adi: 'Lazer' };
  await server.send(randevuCalls.saveBasliklar, { body: { model: [sutun] } }, { jeton });
  const { liste: ekip } = await server.send(personelCalls.list, {}, { jeton });
  const giden = ekip.find(({ webKullanicisi }) => !webKullanicisi)!;
  await server.send(personelCariCalls.create, { body: { personelID: giden.id, tur: 'maas', gider: 32_500 } }, { jeton });
  const musteri = (await server.send(musteriCalls.list, {}, { jeton })).liste[0]!;
  const { bayiID } = (await server.send(musteriCalls.get, { params: { id: musteri.id } }, { jeton })).musteri;
  const demo = { bayiID, personelID: 0, jeton };
  await buildFotograf(server, demo, { musteriID: musteri.id });
  await buildRiza(server, demo, { musteriID: musteri.id });
  const files = async (kind: string) => (await readdir(new URL(`${bayiID}/${kind}/`, server.platform.config.filesUrl))).length;
  expect([await files('fotograf'), await files('imza')]).toEqual([2, 2]);
  const other = await buildBayi(server);
  await buildMusteri(server, other);
  const { liste: hesaplar } = await server.send(kasaCalls.hesapBakiyeleri, {}, { jeton });
  expect(hesaplar.filter(({ bakiye }) => bakiye < 0)).toEqual([]);
  expect(await server.send(demoCalls.kaldir, { body: {} }, { jeton })).toMatchObject({ status: 200, message: 'demoKaldirildi' });
  expect((await server.send(musteriCalls.list, { query: { durum: 'tumu' } }, { jeton })).toplamKayit).toBe(0);
  await expect.poll(async () => [await files('fotograf'), await files('imza')]).toEqual([0, 0]);
  expect((await server.send(kasaCalls.list, {}, { jeton })).toplam).toBe(0);
  expect((await server.send(infoCalls.get, {}, { jeton })).demoVerisi).toBe(false);
  expect(await isAsked()).toBe(true);
  const { liste: sutunlar } = await server.send(randevuCalls.basliklar, { query: { tumu: true } }, { jeton });
  expect(sutunlar).toMatchObject([{ adi: 'Defne Aksoy', randevudaGoster: true }]);
  // A salon with its own book is nobody's demo.
  expect((await server.send(demoCalls.kaldir, { body: {} }, { jeton: other.jeton })).status).toBe(404);
  expect((await server.send(musteriCalls.list, {}, { jeton: other.jeton })).toplamKayit).toBe(1);
});
