import { PARCA_SATIRI } from '@defter/contract/aktarim.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { findKullanilanlar } from '../birlestirme/baglar.ts';
import { digestMusteri, MUSTERI_OZETI } from './apply-parca.ts';
import { countSatirlar } from './classify-satirlar.ts';

/** The parts of a customer that an import writes. */
const PARCALAR = ['musteri_telefon', 'musteri_adres'];

type Satir = { satir: number; musteriID: number; sonuc: 'yeni' | 'degisen'; ayniMi: boolean };

/**
 * Undoes the last rows of an import that are not undone yet and returns whether there are more. It leaves and names a
 * customer whom somebody has changed since, and a new one who has an appointment or a sale by now.
 */
export async function undoParca(tx: Tx, aktarimID: number): Promise<boolean> {
  const satirlar = await lockParca(tx, aktarimID);
  const yeniler = satirlar.filter(({ sonuc, ayniMi }) => sonuc === 'yeni' && ayniMi).map(({ musteriID }) => musteriID);
  // The customers are locked above, so no new record can point at them.
  const kullanilan = await findKullanilanlar(tx, yeniler, PARCALAR);
  await removeMusteriler(tx, yeniler.filter((id) => !kullanilan.has(id)));
  const degisenler = satirlar.filter(({ sonuc, ayniMi }) => sonuc === 'degisen' && ayniMi).map(({ satir }) => satir);
  await restoreMusteriler(tx, aktarimID, degisenler);

  const outcomes = satirlar.map(({ satir, musteriID, ayniMi }) => ({ satir, geri: !ayniMi ? 'degismis' : kullanilan.has(musteriID) ? 'kullanimda' : 'alindi' }));
  await sql`
    update musteri_aktarim_satiri s set geri = y.geri from json_to_recordset(${JSON.stringify(outcomes)}::json) as y (satir int, geri text)
    where s.aktarim_id = ${aktarimID} and s.satir = y.satir`.execute(tx);
  await countSatirlar(tx, aktarimID);
  if (satirlar.length === PARCA_SATIRI) return true;
  await sql`update musteri_aktarimi set durum = 'geriAlindi' where id = ${aktarimID}`.execute(tx);
  return false;
}

async function lockParca(tx: Tx, aktarimID: number): Promise<Satir[]> {
  const { rows } = await sql<Satir>`
    with parca as (
      select satir, musteri_id, sonuc, ozet, onceki from musteri_aktarim_satiri
      where aktarim_id = ${aktarimID} and islendi and geri is null and sonuc in ('yeni', 'degisen')
      order by satir desc limit ${PARCA_SATIRI}
    ), kisi as (
      select m.id, ${MUSTERI_OZETI} as ozet from musteri m where id in (select musteri_id from parca) order by m.id for update
    )
    select p.satir, p.musteri_id as "musteriID", p.sonuc,
      coalesce(k.ozet = p.ozet, false) and not exists (
        select from musteri b where b.dosya_no = p.onceki ->> 'dosya_no' and b.id <> p.musteri_id) as "ayniMi"
    from parca p left join kisi k on k.id = p.musteri_id`.execute(tx);
  return rows;
}

async function removeMusteriler(tx: Tx, idler: number[]): Promise<void> {
  for (const tablo of PARCALAR) await sql`delete from ${sql.table(tablo)} where musteri_id = any (${idler})`.execute(tx);
  await sql`delete from musteri where id = any (${idler})`.execute(tx);
}

/**
 * The version goes on: given back, it would be used again, and a form that was opened in between could be saved over a later change.
 * An earlier import of the same customer knows it by its version, so its digest follows.
 */
async function restoreMusteriler(tx: Tx, aktarimID: number, satirlar: number[]): Promise<void> {
  const olan = sql`s.aktarim_id = ${aktarimID} and s.satir = any (${satirlar})`;
  await sql`
    delete from musteri_adres a using musteri_aktarim_satiri s where ${olan} and a.bayi_id = s.bayi_id and a.id = s.adres_id`.execute(tx);
  await sql`
    update musteri m set ad = o.ad, soyad = o.soyad, dosya_no = o.dosya_no, tc_kimlik_no = o.tc_kimlik_no, surum = m.surum + 1, arama = o.arama,
      -- Imports of earlier versions knew nothing of these.
      email = case when s.onceki ? 'email' then o.email else m.email end,
      nereden_duydunuz_id = case when s.onceki ? 'nereden_duydunuz_id' then o.nereden_duydunuz_id else m.nereden_duydunuz_id end,
      dogum_tarihi = case when s.onceki ? 'dogum_tarihi' then o.dogum_tarihi else m.dogum_tarihi end
    from musteri_aktarim_satiri s cross join lateral jsonb_to_record(s.onceki)
      as o (ad text, soyad text, dosya_no text, tc_kimlik_no text, arama text, email text, nereden_duydunuz_id bigint, dogum_tarihi date)
    where ${olan} and m.bayi_id = s.bayi_id and m.id = s.musteri_id`.execute(tx);
  await sql`
    update musteri_aktarim_satiri e set ozet = ${MUSTERI_OZETI}
    from musteri_aktarim_satiri s join musteri m on m.bayi_id = s.bayi_id and m.id = s.musteri_id
    where ${olan} and e.bayi_id = m.bayi_id and e.musteri_id = m.id and e.aktarim_id <> s.aktarim_id and e.geri is null
      and e.ozet = ${digestMusteri(sql`(s.onceki ->> 'surum')::int`)}`.execute(tx);
}
