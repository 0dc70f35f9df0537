import type { RandevuSayfasi } from '@defter/contract/online-randevu.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf } from '../../platform/db/lira.ts';

/** The settings of the page, without the code of its address. */
export type Sayfa = Omit<RandevuSayfasi, 'sayfaKodu'>;

/** How the page is set; a bayi that has saved nothing yet has the defaults. */
export async function readSayfa(tx: Tx): Promise<Sayfa & { surum: number }> {
  const { rows } = await sql<Sayfa & { surum: number }>`
    select coalesce(s.surum, 1) as surum, coalesce(s.sayfa_acik, false) as "sayfaAcik", coalesce(s.talep_mi, false) as "talepMi",
      (select coalesce(json_agg(h.alt_urun_id order by h.alt_urun_id), '[]') from randevu_sayfasi_hizmet h) as "sayfaHizmetleri",
      (select coalesce(json_agg(p.personel_id order by p.personel_id), '[]') from randevu_sayfasi_personel p) as "sayfaPersonelleri",
      coalesce(s.en_erken_saat, 2) as "enErkenSaat", coalesce(s.en_gec_gun, 60) as "enGecGun", s.gunde_en_cok as "gundeEnCok",
      coalesce(s.iptal_saati, 24) as "iptalSaati", coalesce(s.fiyat_goster, true) as "fiyatGoster", ${kurusOf(sql<number | null>`s.kapora_tutari`)} as "kaporaTutari", s.karsilama,
      coalesce(s.sayfa_rengi, '#0c6b52') as "sayfaRengi"
    from (select) bir left join randevu_sayfasi s on true`.execute(tx);
  return rows[0]!;
}
