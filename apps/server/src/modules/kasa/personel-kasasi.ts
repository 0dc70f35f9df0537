import { type RawBuilder, sql } from 'kysely';
import { IPTAL_MI } from './visible-kasa.ts';

/** The till's movements of colleagues, for their accounts. A reversal is a row like any other. */
export const personelKasasi = (personelID: number): RawBuilder<unknown> => sql`
  select k.id, k.tarih, k.kayit_zamani, k.gelir, k.gider, k.aciklama, k.odeme_sekli_id, o.adi as odeme_sekli_adi,
    k.bahsis_id is not null as bahsis_mi, k.kategori_id, g.adi as kategori_adi, k.alt_kategori_id, a.adi as alt_kategori_adi,
    ${IPTAL_MI} as iptal
  from kasa k
  join odeme_sekli o on o.bayi_id = k.bayi_id and o.id = k.odeme_sekli_id
  left join kategori g on g.bayi_id = k.bayi_id and g.id = k.kategori_id
  left join alt_kategori a on a.bayi_id = k.bayi_id and a.id = k.alt_kategori_id
  where k.personel_id = ${personelID}`;
