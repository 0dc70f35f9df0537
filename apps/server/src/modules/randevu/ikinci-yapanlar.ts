import { type RawBuilder, sql } from 'kysely';

type Hizmet = { satisID: RawBuilder<unknown>; altUrunID: RawBuilder<unknown>; personelID: RawBuilder<unknown> };

/**
 * Who performed a sold service beside its performer: the colleagues of the further columns that its appointment takes
 * (docs/adr/0056). A JSON array of ids, empty without a performer.
 */
export const ikinciYapanlar = ({ satisID, altUrunID, personelID }: Hizmet): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(distinct b.personel_id), '[]')
  from randevu r
  join randevu_yer y on y.bayi_id = r.bayi_id and y.randevu_id = r.id and y.randevu_basligi_id <> r.randevu_basligi_id
  join randevu_basligi b on b.bayi_id = y.bayi_id and b.id = y.randevu_basligi_id
  where r.satis_id = ${satisID} and r.uygulayan_personel_id = ${personelID} and r.silindi is null
    and b.personel_id <> ${personelID}
    and exists (select from randevu_hizmet h where h.bayi_id = r.bayi_id and h.randevu_id = r.id and h.alt_urun_id = ${altUrunID}))`;

/** Whether anybody may have performed something of a sale beside another: its appointment takes further columns. */
export const isBirlikte = (satisID: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from randevu r join randevu_yer y on y.bayi_id = r.bayi_id and y.randevu_id = r.id and y.randevu_basligi_id <> r.randevu_basligi_id
  where r.bayi_id = current_setting('app.bayi')::bigint and r.satis_id = ${satisID})`;
