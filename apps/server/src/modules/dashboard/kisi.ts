import { sql } from 'kysely';

/** Whom a row is about, of customer `m` with their number `n`. */
export const KISI = sql`m.id as "musteriID", concat_ws(' ', m.ad, m.soyad) as "adSoyad", n.telefon`;
export const NUMARA = sql`left join musteri_telefon_ozet n on n.bayi_id = m.bayi_id and n.musteri_id = m.id and n.varsayilan_mi`;
/** Customers who are still customers. */
export const SURUYOR = sql`m.aktif_mi and m.anonim_zamani is null`;
