import pg from 'pg';
import names from '../../apps/server/data/names-tr.json' with { type: 'json' };
import { createBayi } from '../../apps/server/src/modules/kurulum/create-bayi.ts';
import { loadOrtakVeri } from '../../apps/server/src/modules/kurulum/load-ortak-veri.ts';
import { createOturum } from '../../apps/server/src/platform/auth/create-oturum.ts';
import { hashPassword } from '../../apps/server/src/platform/auth/password.ts';
import { createDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createPool } from '../../apps/server/src/platform/db/pool.ts';
import { fillPaketler } from './seed-paket.ts';

export type Seed = { bayiID: number; jeton: string; gun: string };

export type Sizes = {
  bayi: number;
  musteri: number;
  randevu: number;
  satis: number;
  /** Columns of the calendar; a column has 25 appointments a day. */
  sutun?: number;
  /** The days of the sales. */
  gun?: number;
  /** The most lines of a sale: one has one, the next two, and so on. */
  satir?: number;
  /** Packages in instalments over these days, instead of the few large ones that the load asks for. */
  paket?: number;
  /** The sizes of the first bayi that differ. */
  ilk?: Partial<Omit<Sizes, 'bayi' | 'ilk'>>;
};
/** 50 businesses with a million customers, a million appointments and 300,000 sales between them. */
export const FULL: Sizes = { bayi: 50, musteri: 20_000, randevu: 20_000, satis: 6_000 };
/** One business of five years with 200,000 customers, 300,000 sales of a million lines and a million appointments, beside 49 small ones. */
export const LARGE = (part: number): Sizes => ({
  bayi: 50,
  musteri: 2000,
  randevu: 2000,
  satis: 600,
  paket: 60,
  sutun: 20,
  ilk: { musteri: Math.round(200_000 * part), randevu: Math.round(1_000_000 * part), satis: Math.round(300_000 * part), gun: 5 * 365, satir: 6, paket: Math.round(30_000 * part) },
});

/** The day that the cases ask about. It and a month before and after it have 300 appointments each in 12 columns, in every bayi, unless it has other columns. */
const GUN = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const COLUMNS = 12;
const EACH_DAY = 25;
const URUN = 200;
const GRUP = 20;
const PERSONEL = 20;
/** Customers of each kind that fillHesap makes; fewer would wait for each other. */
const KISI = 200;
/** The floor of the load repeats the statements of one package sale, with the ids of the first, which these constraints would refuse. */
const REPEATABLE = `
  drop index paket_hak_satir_tekil;
  alter table taksit drop constraint taksit_no_tekil;
  alter table taksit disable trigger taksit_toplami`;
/** The sign-in of a browser: the owner of the first bayi. */
export const OWNER = { KullaniciAdi: 'salon1@ornek.test', Parola: 'Defter2026' };

/** Fills an empty database with `sizes` per bayi; deterministic but for tokens. Returns a bayi to ask as. */
export async function seed(url: string, sizes: Sizes, log: (text: string) => void): Promise<Seed> {
  await migrate(url);
  const database = createDatabase(createPool(url, { max: 2, onError: () => {} }));
  await loadOrtakVeri(database);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set role defter_bakim');

  const parolaHash = await hashPassword(OWNER.Parola);
  let first: Seed | undefined;
  for (let n = 1; n <= sizes.bayi; n += 1) {
    const { bayiID, jeton } = await database.system(async (tx) => {
      const ids = await createBayi(
        tx,
        {
          firmaAdi: `Salon ${n}`,
          sektorID: 1,
          paketID: 5,
          denemeBitis: null,
          ad: 'Deniz',
          soyad: 'Sahip',
          cepTelefonu: `+90555${String(n).padStart(7, '0')}`,
          ePosta: `salon${n}@ornek.test`,
          parolaHash,
        },
        GUN,
      );
      return { ...ids, jeton: await createOturum(tx, { ...ids, cihaz: 'bench', ip: '127.0.0.1' }) };
    });
    await fillBayi(client, bayiID, n === 1 ? { ...sizes, ...sizes.ilk } : sizes);
    first ??= { bayiID, jeton, gun: GUN };
    log(`bayi ${n} of ${sizes.bayi}`);
  }
  await client.end();
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  if (sizes.paket === undefined) await owner.query(REPEATABLE);
  await owner.query('vacuum analyze');
  await owner.end();
  await database.close();
  return first!;
}

async function fillBayi(client: pg.Client, bayiID: number, { musteri, randevu, satis, sutun = COLUMNS, gun = 365, satir = 1, paket }: Sizes): Promise<void> {
  const adlar = [...names.kadin, ...names.erkek];
  // Tables that grow while they are filled have no true statistics; the planner's guess is a nested loop.
  await client.query('begin; set local enable_nestloop = off');
  await client.query(
    `insert into musteri (bayi_id, ad, soyad, dosya_no, arama)
     select $1, ad, soyad, dosya, katla(ad || ' ' || soyad || ' ' || ad || ' ' || dosya || ' ' || '5' || lpad((i + 100000000)::text, 9, '0'))
     from (select i, ($2::text[])[1 + i * 7 % array_length($2::text[], 1)] as ad,
             ($3::text[])[1 + i * 13 % array_length($3::text[], 1)] as soyad, i::text as dosya
           from generate_series(1, $4::int) i) k`,
    [bayiID, adlar, names.soyad, musteri],
  );
  await client.query(
    `insert into musteri_telefon (bayi_id, musteri_id, telefon, varsayilan_mi)
     select bayi_id, id, '+905' || lpad((dosya_no::int + 100000000)::text, 9, '0'), true from musteri where bayi_id = $1`,
    [bayiID],
  );
  await client.query(`insert into ana_urun (bayi_id, adi, satis_tipi) select $1, 'Bakım ' || i, 1 from generate_series(1, ${GRUP}) i`, [bayiID]);
  await client.query(
    `insert into alt_urun (bayi_id, ana_urun_id, adi, ilk_fiyat, kdv)
     select $1, (select min(id) from ana_urun where bayi_id = $1) + i % ${GRUP}, 'Hizmet ' || i, i * 100, 20 from generate_series(1, ${URUN}) i`,
    [bayiID],
  );
  await client.query(
    `insert into personel (bayi_id, ad, soyad)
     select $1, ($2::text[])[1 + i * 7 % array_length($2::text[], 1)], ($3::text[])[1 + i * 13 % array_length($3::text[], 1)]
     from generate_series(1, ${Math.max(PERSONEL, sutun)}) i`,
    [bayiID, adlar, names.soyad],
  );
  await client.query(
    `insert into randevu_basligi (bayi_id, sira_no, sutun_baslik_tipi, personel_id, adi)
     select $1, i, 1, p.id, concat_ws(' ', p.ad, p.soyad)
     from (select *, row_number() over (order by id) as i from personel where bayi_id = $1) p where i between 2 and ${sutun}`,
    [bayiID],
  );
  await fillPlan(client, bayiID);
  await fillGunluk(client, bayiID);
  await fillRandevu(client, bayiID, randevu, sutun);
  await fillSatis(client, bayiID, satis, { gun, satir });
  if (paket === undefined) await fillHesap(client, bayiID, satis);
  else await fillPaketler(client, bayiID, { count: paket, gun, from: satis });
  await client.query('commit');
}

/** Four weeks of shifts and four before them with coming and going, and a day of leave a month in the year before. */
async function fillPlan(client: pg.Client, bayiID: number): Promise<void> {
  await client.query(
    `insert into vardiya (bayi_id, personel_id, tarih, vardiya_sablon_id, baslangic, bitis)
     select $1, p.id, tarih, 1, tarih + time '09:00', tarih + time '17:00'
     from personel p, generate_series($2::date, $2::date + 27, interval '1 day') gun(tarih) where p.bayi_id = $1`,
    [bayiID, GUN],
  );
  await client.query(
    `insert into personel_izin (bayi_id, personel_id, baslangic, bitis, gun, dakika)
     select $1, p.id, tarih + time '09:00', tarih + time '17:00', 1, 0
     from personel p, generate_series($2::date - 360, $2::date - 30, interval '30 days') gun(tarih) where p.bayi_id = $1`,
    [bayiID, GUN],
  );
  await client.query(
    `insert into personel_giris_cikis (bayi_id, personel_id, zaman, islem_tipi)
     select $1, p.id, tarih + saat, tip
     from personel p, generate_series($2::date - 28, $2::date - 1, interval '1 day') gun(tarih),
       (values (time '08:55', 'G'), (time '17:05', 'C')) kapi(saat, tip) where p.bayi_id = $1`,
    [bayiID, GUN],
  );
}

/** Four weeks in which a hundred customers a day were changed. */
async function fillGunluk(client: pg.Client, bayiID: number): Promise<void> {
  await client.query(
    `insert into kayit_gunlugu (bayi_id, zaman, personel_id, menu, islem, kayit_id, ip)
     select $1, (gun + time '10:00' + sira * interval '5 minutes') at time zone 'Europe/Istanbul',
       (select min(id) from personel where bayi_id = $1), 'musteri', 'guncelleme', m.ilk + sira * 37, '127.0.0.1'
     from generate_series($2::date - 28, $2::date - 1, interval '1 day') gun, generate_series(1, 100) sira,
       (select min(id) as ilk from musteri where bayi_id = $1) m`,
    [bayiID, GUN],
  );
}

async function fillRandevu(client: pg.Client, bayiID: number, count: number, sutun: number): Promise<void> {
  await client.query(
    `with sutun as (select id, row_number() over (order by id) - 1 as n from randevu_basligi where bayi_id = $1),
       kisi as (select id, row_number() over (order by id) - 1 as n from musteri where bayi_id = $1),
       yeni as (
         insert into randevu (bayi_id, musteri_id, randevu_basligi_id, baslangic, bitis, durum)
         select $1, kisi.id, sutun.id, zaman, zaman + interval '25 minutes', case when zaman < current_date then 'K' else 'B' end
         from (select i, $2::date + 32 - (i / ${EACH_DAY * sutun})::int + time '08:00' + ((i % ${EACH_DAY * sutun}) / ${sutun}) * interval '30 minutes' as zaman
               from generate_series(0, $3::int - 1) i) s
         join sutun on sutun.n = s.i % ${sutun}
         join kisi on kisi.n = (s.i * 17) % (select count(*) from kisi)
         returning bayi_id, id, randevu_basligi_id, baslangic, bitis),
       yer as (
         insert into randevu_yer (bayi_id, randevu_id, randevu_basligi_id, baslangic, bitis, cakisma_yasak)
         select bayi_id, id, randevu_basligi_id, baslangic, bitis, true from yeni)
     insert into randevu_hizmet (bayi_id, randevu_id, alt_urun_id)
     select y.bayi_id, y.id, (select min(id) from alt_urun where bayi_id = $1) + y.id % ${URUN} from yeni y`,
    [bayiID, GUN, count],
  );
}

async function fillSatis(client: pg.Client, bayiID: number, count: number, { gun, satir }: { gun: number; satir: number }): Promise<void> {
  await client.query(
    `with kisi as (select id, row_number() over (order by id) - 1 as n from musteri where bayi_id = $1),
       sayac as (insert into satis_sayaci (bayi_id, son) values ($1, $3)),
       yeni as (
         insert into satis (bayi_id, satis_no, musteri_id, tarih, ara_toplam, iskonto_toplam, kdv_toplam, toplam_tutar, alinan)
         select $1, i + 1, kisi.id, $2::date - i % ${gun}, 1000 * (1 + i % ${satir}), 0, 166.67 * (1 + i % ${satir}), 1000 * (1 + i % ${satir}), 1000 * (1 + i % ${satir})
         from generate_series(0, $3::int - 1) i join kisi on kisi.n = (i * 31) % (select count(*) from kisi)
         returning bayi_id, id, satis_no, musteri_id, tarih, toplam_tutar),
       satir as (
         insert into satis_icerik (bayi_id, satis_id, sira, alt_urun_id, adi, adet, birim_fiyat, kdv, tutar, kdv_tutari, uygulayan_personel_id)
         select bayi_id, id, s, (select min(id) from alt_urun where bayi_id = $1) + (satis_no + s) % ${satir}, 'Hizmet ' || (satis_no + s) % ${satir} + 1, 1, 1000, 20, 1000, 166.67,
           (select min(id) from personel where bayi_id = $1) + satis_no % ${PERSONEL}
         from yeni, generate_series(1, 1 + (satis_no - 1) % ${satir}) s),
       odeme as (
         insert into satis_odeme (bayi_id, satis_id, odeme_sekli_id, tutar, tarih)
         select bayi_id, id, 1 + satis_no % 3, toplam_tutar, tarih from yeni returning bayi_id, id, satis_id, tarih, odeme_sekli_id, tutar),
       para as (
         insert into kasa (bayi_id, tarih, odeme_sekli_id, kategori_id, satis_id, satis_odeme_id, gelir)
         select bayi_id, tarih, odeme_sekli_id, 1, satis_id, id, tutar from odeme)
     insert into cari_hareket (bayi_id, musteri_id, satis_id, tarih, borc, alacak)
     select bayi_id, musteri_id, id, tarih, toplam_tutar, toplam_tutar from yeni`,
    [bayiID, GUN, count],
  );
}

/** Customers for the cases about packages, debts and accounts: many sessions, three large sales, 500 small ones. */
async function fillHesap(client: pg.Client, bayiID: number, from: number): Promise<void> {
  const { rows } = await client.query<{ sonNo: number }>(
    `with kisi as (select id, row_number() over (order by id desc) as n from musteri where bayi_id = $1),
       yeni as (
         insert into satis (bayi_id, satis_no, musteri_id, tarih, durum, ara_toplam, iskonto_toplam, kdv_toplam, toplam_tutar, alinan)
         select $1, $3::int + row_number() over (), id, $2::date - 30, durum, tutar, 0, 0, tutar, 0
         from (
           select id, 'P' as durum, 1000000 as tutar from kisi where n <= ${KISI}
           union all select id, 'T', 9000000 from kisi, generate_series(1, 3) where n between ${KISI + 1} and ${2 * KISI}
           union all select id, 'T', 100 from kisi, generate_series(1, 500) where n between ${2 * KISI + 1} and ${2 * KISI + 10}
         ) s returning bayi_id, id, satis_no, musteri_id, durum, tarih, toplam_tutar),
       satir as (
         insert into satis_icerik (bayi_id, satis_id, sira, alt_urun_id, adi, adet, birim_fiyat, kdv, tutar, kdv_tutari)
         select bayi_id, id, 1, (select min(id) from alt_urun where bayi_id = $1), 'Hizmet 1', 1, toplam_tutar, 20, toplam_tutar, 0 from yeni
         returning bayi_id, id, satis_id),
       hak as (
         insert into paket_hak (bayi_id, satis_id, satis_icerik_id, musteri_id, alt_urun_id, seans, tutar)
         select y.bayi_id, y.id, i.id, y.musteri_id, (select min(id) from alt_urun where bayi_id = $1), 1000000, 1000000
         from yeni y join satir i on i.satis_id = y.id where y.durum = 'P'),
       cari as (
         insert into cari_hareket (bayi_id, musteri_id, satis_id, tarih, borc, alacak)
         select bayi_id, musteri_id, id, tarih, toplam_tutar, 0 from yeni)
     select max(satis_no)::int as "sonNo" from yeni`,
    [bayiID, GUN, from],
  );
  await client.query('insert into seans_hareket (bayi_id, hak_id, tur, adet, tutar, tarih) select bayi_id, id, $2, seans, tutar, $3::date from paket_hak where bayi_id = $1', [bayiID, 'alim', GUN]);
  await client.query('update satis_sayaci set son = $2 where bayi_id = $1', [bayiID, rows[0]!.sonNo]);
}
