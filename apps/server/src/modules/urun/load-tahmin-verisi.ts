import { kurusOf } from '../../platform/db/lira.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { FIYAT, fiyatGunu, kdvGunu } from './fiyat-gunu.ts';
import { SARF, SARF_MALIYETI } from './sarf.ts';
import type { Kurus } from '@defter/rules/para.ts';

/** A service or product with its known costs. `sure` is in minutes, 0 for a product. */
export type TahminUrunu = {
  id: number;
  satisTipi: number;
  fiyat: Kurus;
  kdv: number;
  maliyet: Kurus;
  sarf: Kurus;
  sure: number;
  /** Null when everybody performs it. */
  personelIDler: number[] | null;
};
export type TahminKaynagi = {
  urunler: TahminUrunu[];
  personeller: { id: number; maas: Kurus; katsayi: number }[];
  /** The lines sold since the first day, and their average price per piece after discounts. What took sessions was sold as a package. */
  satis: { sayi: number; ortalama: Kurus };
};

/** Reads the data of an estimate in one statement: the whole catalogue, because it shows the usual margins of the business. */
export async function loadTahminVerisi(
  tx: Tx,
  { altUrunID, bugun, satisBaslangici }: { altUrunID: number; bugun: string; satisBaslangici: string },
): Promise<TahminKaynagi> {
  const { rows } = await sql<TahminKaynagi>`
    select
      (select json_agg(satir) from (
        select u.id, coalesce(a.satis_tipi, 1) as "satisTipi", ${kurusOf(FIYAT)} as fiyat, ${kdvGunu(bugun)} as kdv, ${kurusOf(sql`u.maliyet`)} as maliyet,
          (select ${kurusOf(sql`coalesce(sum(${SARF_MALIYETI}), 0)`)} from ${SARF} where s.bayi_id = u.bayi_id and s.alt_urun_id = u.id) as sarf,
          case when a.satis_tipi = 0 then 0 else u.tampon_once + u.urun_sure + u.tampon_sonra end as sure,
          (select json_agg(y.personel_id) from alt_urun_personel y where y.bayi_id = u.bayi_id and y.alt_urun_id = u.id) as "personelIDler"
        from alt_urun u left join ana_urun a on a.bayi_id = u.bayi_id and a.id = u.ana_urun_id ${fiyatGunu(bugun)}
        where u.id = ${altUrunID} or (u.satista_mi and coalesce(a.satista_mi, true))
      ) satir) as urunler,
      (select coalesce(json_agg(json_build_object('id', id, 'maas', ${kurusOf(sql`maas`)}, 'katsayi', katsayi)), '[]')
        from personel_ozet where calisiyor_mu) as personeller,
      (select json_build_object('sayi', count(*), 'ortalama', ${kurusOf(sql`coalesce(round(sum(i.tutar) / sum(i.adet), 2), 0)`)})
        from satis_icerik_ozet i join satis_ozet s on s.bayi_id = i.bayi_id and s.id = i.satis_id
        where i.alt_urun_id = ${altUrunID} and not i.paketten and s.iptal_zamani is null and s.tarih >= ${satisBaslangici}::date) as satis`.execute(tx);
  const { urunler, personeller, satis } = rows[0]!;
  return { urunler: urunler ?? [], personeller, satis };
}
