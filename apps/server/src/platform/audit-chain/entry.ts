import { createHash } from 'node:crypto';

/**
 * The SQL that writes an entry `k` of the log as one text; the digest of its change stands for the change itself.
 * Fields that were added later are only in the text of entries that have them, so older links stay valid.
 */
export const ENTRY = `(jsonb_build_array(k.id, to_char(k.zaman at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US'), k.personel_id, k.menu, k.islem,
  k.kayit_id, k.aciklama, k.ip, k.cihaz, encode(k.degisim_ozeti, 'hex')) || case when k.nesne is null and k.parca_id is null
  then '[]'::jsonb else jsonb_build_array(k.nesne, k.parca_id) end)::text`;

/** The value that the first entry of a bayi is linked to. */
export const genesisOf = (bayiID: number): Buffer => createHash('sha256').update(`defter kayit zinciri ${bayiID}`).digest();

/** The digest of an entry covers the digest before it and the entry itself. */
export const link = (before: Buffer, entry: string): Buffer => createHash('sha256').update(before).update(entry).digest();
