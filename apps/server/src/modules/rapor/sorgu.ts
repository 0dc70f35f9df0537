import type { QueryOf } from '@defter/contract/call.ts';
import type { raporCalls } from '@defter/contract/rapor.ts';
import type { HazirRapor } from '@defter/contract/raporlar.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import type { Clock } from '../../platform/clock.ts';
import { visibleSatis } from '../satis/visible-satis.ts';
import { FIYAT, fiyatGunu } from '../urun/fiyat-gunu.ts';

export type RaporSorgusu = QueryOf<(typeof raporCalls)['satis-raporu']>;
/** For whom and of which days a report is read. */
export type Soru = { tx: Tx; oturum: Oturum; clock: Clock; query: Partial<RaporSorgusu>; bas: string; son: string };
/** One row for each line of the report, its columns named as on the wire. */
export type Sorgu = (soru: Soru) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>;

/** Whether a column is what a filter names; everything where it names nothing. */
export const isSecilen = (sutun: RawBuilder<unknown>, id: number | null | undefined): RawBuilder<boolean> => (id == null ? sql`true` : sql`${sutun} = ${id}`);
export const isInDonem = (sutun: RawBuilder<unknown>, { bas, son }: Soru): RawBuilder<boolean> => sql`${sutun} between ${bas}::date and ${son}::date`;
/** The same for a column with a time, in the time of the business. Compared with a date it would use no index under row-level security. */
export const isInGunler = (sutun: RawBuilder<unknown>, { bas, son }: Soru): RawBuilder<boolean> => sql`${sutun} >= ${bas}::timestamp and ${sutun} < ${addDays(son, 1)}::timestamp`;

/** The day as whose end balances are told: today where none is named. */
export const gunOfSoru = ({ query, clock }: Pick<Soru, 'query' | 'clock'>): string => query.tarih ?? clock.today();

/** The sales `s` that count: of the days, not cancelled, those that the person sees; with their customer `m`. */
export const satislar = (soru: Soru): RawBuilder<unknown> => sql`satis_ozet s
  left join musteri_ozet m on m.bayi_id = s.bayi_id and m.id = s.musteri_id
  where s.iptal_zamani is null and ${isInDonem(sql`s.tarih`, soru)} and ${visibleSatis(soru)}
    and ${isSecilen(sql`s.personel_id`, soru.query.personelID)} and ${isSecilen(sql`m.grup_id`, soru.query.grupID)}`;

/** The day of a moment, at the business. */
export const gunOf = (sutun: RawBuilder<unknown>): RawBuilder<string> => sql`(${sutun} at time zone 'Europe/Istanbul')::date`;
/** The name of a row of customers or colleagues. */
export const adOf = (alias: 'm' | 'p'): RawBuilder<string | null> => sql`nullif(concat_ws(' ', ${sql.ref(`${alias}.ad`)}, ${sql.ref(`${alias}.soyad`)}), '')`;
/** Of a row: its ids are columns of `satir`. */
type GecSutun = (satir: string, bayiID: number) => RawBuilder<unknown>;
const telefon: GecSutun = (satir, bayiID) => sql`(select t.telefon from musteri_telefon_ozet t where t.bayi_id = ${bayiID} and t.musteri_id = ${sql.ref(`${satir}.musteriID`)} order by t.varsayilan_mi desc, t.id limit 1)`;
const satisHizmetleri: GecSutun = (satir, bayiID) => sql`(select string_agg(i.adi, ', ' order by i.sira) from satis_icerik_ozet i where i.bayi_id = ${bayiID} and i.satis_id = ${sql.ref(`${satir}.satisID`)})`;
const randevuHizmetleri: GecSutun = (satir, bayiID) => sql`(
  select string_agg(u.adi, ', ' order by h.id) from randevu_hizmet_ozet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
  where h.bayi_id = ${bayiID} and h.randevu_id = ${sql.ref(`${satir}.randevuID`)})`;
/** By the list of the day of the appointment. */
const randevuFiyati: GecSutun = (satir, bayiID) => sql`(
  select sum(${FIYAT}) from randevu_hizmet_ozet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id ${fiyatGunu(gunOf(sql.ref(`${satir}.zaman`)))}
  where h.bayi_id = ${bayiID} and h.randevu_id = ${sql.ref(`${satir}.randevuID`)})`;
const kisidenOf = (deger: RawBuilder<unknown>): GecSutun => (satir, bayiID) => sql`(
  select ${deger} from musteri_ozet m left join musteri_grubu g on g.bayi_id = m.bayi_id and g.id = m.grup_id where m.bayi_id = ${bayiID} and m.id = ${sql.ref(`${satir}.musteriID`)})`;
/** What a customer is called, for a report that is of almost all of them. */
const KISI_SUTUNLARI: Readonly<Record<string, GecSutun>> = { adSoyad: kisidenOf(adOf('m')), grupAdi: kisidenOf(sql`g.adi`), kayitTarihi: kisidenOf(gunOf(sql`m.kayit_tarihi`)) };

/**
 * Columns that no statement tells: they follow from an id of the row, and are read for the rows of a page alone, unless the report is sorted by
 * them. For all rows of a long report they would be most of its work.
 */
export function gecSutunOf(ad: HazirRapor, sutun: string): GecSutun | undefined {
  if (sutun === 'telefon') return telefon;
  if (ad === 'hizmet-almayan-musteriler-raporu') return KISI_SUTUNLARI[sutun];
  if (ad === 'randevu-raporu' && sutun === 'fiyat') return randevuFiyati;
  if (sutun === 'hizmetler') return ad === 'satis-raporu' ? satisHizmetleri : randevuHizmetleri;
  return undefined;
}
