import type { TalepDurumu } from '@defter/rules/randevu-talep.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Yapan } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { timeOfEnd } from '../../platform/db/time-of-end.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Yer } from './yer.ts';

export type MevcutTalep = {
  durum: TalepDurumu;
  musteriID: number | null;
  ad: string | null;
  soyad: string | null;
  telefon: string | null;
  talepNotu: string | null;
  redNedeni: string | null;
  istenen: Yer;
  /** What the salon offers instead. */
  oneri: Yer | null;
  hizmetler: number[];
  /** Whether a deposit is waited for before it is approved. */
  kaporaBekler: boolean;
  /** What it was booked as, where it was approved. */
  randevuID: number | null;
};

/** Without randevuTumunuGor somebody sees what nobody in particular is asked for, and what is asked of the own column or person. */
export const visibleTalep = ({ yetkiler, personelID }: Yapan): RawBuilder<boolean> =>
  yetkiler.has('randevuTumunuGor')
    ? sql`true`
    : sql`(coalesce(t.uygulayan_personel_id, (select b.personel_id from randevu_basligi b where b.bayi_id = t.bayi_id and b.id = t.randevu_basligi_id), ${personelID}) = ${personelID})`;

const yerOf = (baslik: string, personel: string, baslangic: string, bitis: string) => sql`json_build_object('randevuSutunBaslikID', ${sql.ref(baslik)},
  'uygulayanPersonelID', ${sql.ref(personel)}, 'randevuTarihi', ${sql.ref(baslangic)}::date, 'baslangicSaat', to_char(${sql.ref(baslangic)}, 'HH24:MI'),
  'bitisSaat', ${timeOfEnd(sql.ref(baslangic), sql.ref(bitis))})`;

/** Reads a request and locks it until the end of the transaction, so that two desks do not answer it at once. */
export async function lockTalep(tx: Tx, id: number, oturum: Yapan): Promise<MevcutTalep> {
  const { rows } = await sql<MevcutTalep>`
    select t.durum, t.musteri_id as "musteriID", t.randevu_id as "randevuID", t.istenen_kapora is not null as "kaporaBekler", t.ad, t.soyad, t.telefon, t.talep_notu as "talepNotu", t.red_nedeni as "redNedeni",
      ${yerOf('t.randevu_basligi_id', 't.uygulayan_personel_id', 't.baslangic', 't.bitis')} as istenen,
      case when t.oneri_baslangic is not null then ${yerOf('t.oneri_basligi_id', 't.oneri_personel_id', 't.oneri_baslangic', 't.oneri_bitis')} end as oneri,
      (select coalesce(json_agg(h.alt_urun_id order by h.sira), '[]') from randevu_talebi_hizmet h where h.bayi_id = t.bayi_id and h.randevu_talebi_id = t.id) as hizmetler
    from randevu_talebi t where t.id = ${id} and ${visibleTalep(oturum)} for no key update of t`.execute(tx);
  return found(rows[0]);
}
