import type { OncekiYer } from '@defter/contract/randevu-yeri.ts';
import type { RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Yapan } from '../../platform/auth/oturum.ts';
import { sendStatement, type Tx } from '../../platform/db/connection.ts';
import { timeOfEnd } from '../../platform/db/time-of-end.ts';
import { found } from '../../platform/errors/app-error.ts';
import { visibleRandevu } from './visible-randevu.ts';

/** An appointment as it stands. */
export type MevcutRandevu = {
  surum: number;
  durum: RandevuDurumKodu;
  musteriID: number;
  sutunID: number;
  /** Whom the column stands for. */
  sutunPersonelID: number | null;
  uygulayanID: number | null;
  /** `YYYY-MM-DD HH:mm:ss`. */
  baslangic: string;
  bitisSaat: string;
  not: string | null;
  satisID: number | null;
  ziyaretID: number | null;
  /** Why it stands over a taken or closed time. */
  zorlamaNedeni: string | null;
  /** Services (altUrunID) in their order. */
  hizmetler: number[];
  /** The columns that it takes beside its own. */
  yerler: number[];
};

/** Locks the appointment until the end of the transaction. */
export const LOCK_RANDEVU = sql`for no key update of r`;

/**
 * Reads an appointment for a change; 404 when it is another bayi's, deleted, or not for this person's eyes. The lock is a statement of
 * its own: one that waits for it would still see the services and places that stood there when it began to wait.
 */
export async function readRandevu(tx: Tx, id: number, oturum: Yapan, lock?: RawBuilder<unknown>): Promise<MevcutRandevu> {
  if (lock) sendStatement(tx, sql`select from randevu r where r.id = ${id} ${lock}`);
  const { rows } = await sql<MevcutRandevu>`
    select r.surum, r.durum, r.musteri_id as "musteriID", r.randevu_basligi_id as "sutunID", b.personel_id as "sutunPersonelID",
      r.uygulayan_personel_id as "uygulayanID", r.baslangic, ${BITIS_SAAT} as "bitisSaat", r.randevu_notu as not,
      r.satis_id as "satisID", r.ziyaret_id as "ziyaretID", r.zorlama_nedeni as "zorlamaNedeni",
      (select coalesce(json_agg(h.alt_urun_id order by h.id), '[]') from randevu_hizmet h
        where h.bayi_id = r.bayi_id and h.randevu_id = r.id) as hizmetler,
      (select coalesce(json_agg(y.randevu_basligi_id order by y.randevu_basligi_id), '[]') from randevu_yer y
        where y.bayi_id = r.bayi_id and y.randevu_id = r.id and y.randevu_basligi_id <> r.randevu_basligi_id) as yerler
    from randevu r join randevu_basligi b on b.bayi_id = r.bayi_id and b.id = r.randevu_basligi_id
    where r.id = ${id} and ${visibleRandevu(oturum)}`.execute(tx);
  return found(rows[0]);
}

/**
 * Holds appointments until the end of the transaction, in the order of their ids, and tells which of them still stand: a customer's
 * answer does not bring back one that is called off meanwhile. The lock is a statement of its own, so that this is seen.
 */
export async function holdDuranlar(tx: Tx, idler: readonly number[]): Promise<number[]> {
  const bunlar = sql`r.id = any(${[...idler]}::bigint[])`;
  sendStatement(tx, sql`select from randevu r where ${bunlar} order by r.id ${LOCK_RANDEVU}`);
  const { rows } = await sql<{ id: number }>`select r.id from randevu r where ${bunlar} and r.silindi is null and r.durum in ('B', 'O') order by r.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The end of `r` as the wire says it. */
export const BITIS_SAAT = timeOfEnd(sql`r.baslangic`, sql`r.bitis`);

/** The names of the services of `r`, with commas between them. */
export const HIZMET_ADLARI: RawBuilder<string> = sql`coalesce((select string_agg(u.adi, ', ' order by h.id) from randevu_hizmet h
  join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id where h.bayi_id = r.bayi_id and h.randevu_id = r.id), '')`;

/** A saved appointment by the names of the wire. */
export const alanlarOf = (eski: MevcutRandevu) => ({
  musteriID: eski.musteriID,
  randevuSutunBaslikID: eski.sutunID,
  uygulayanPersonelID: eski.uygulayanID,
  randevuTarihi: eski.baslangic.slice(0, 10),
  baslangicSaat: eski.baslangic.slice(11, 16),
  bitisSaat: eski.bitisSaat,
  randevuDurumu: eski.durum,
  randevuNotu: eski.not,
});

/** As the record log tells of it. */
export const tellRandevu = (eski: MevcutRandevu) => ({ ...alanlarOf(eski), hizmetler: eski.hizmetler, yerler: eski.yerler, zorlamaNedeni: eski.zorlamaNedeni });

/** Where and how an appointment stood, and its version since it was changed. */
export function yerOf(eski: MevcutRandevu, { id, surum }: { id: number; surum: number }): OncekiYer {
  const { randevuTarihi, baslangicSaat, bitisSaat, randevuSutunBaslikID, uygulayanPersonelID, randevuDurumu } = alanlarOf(eski);
  return { id, surum, randevuTarihi, baslangicSaat, bitisSaat, randevuSutunBaslikID, uygulayanPersonelID, randevuDurumu, yerler: null };
}
