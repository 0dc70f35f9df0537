import { kurusOf } from '../../platform/db/lira.ts';
import type { Kampanya } from '@defter/rules/kampanya.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/** More at once than anybody runs; the rule takes the oldest of them. */
const EN_COK = 200;

/** As JSON, because the driver reads the ids of an array as texts. */
const idsOf = (column: RawBuilder<unknown>) => sql`(select coalesce(json_agg(${column}), '[]') from kampanya_icerik i
  where i.bayi_id = k.bayi_id and i.kampanya_id = k.id and ${column} is not null)`;

/** The percent of single contents, by the ids of their products or groups. */
const iskontolarOf = (column: RawBuilder<unknown>) => sql`(select coalesce(json_object_agg(${column}, i.iskonto), '{}')
  from kampanya_icerik i where i.bayi_id = k.bayi_id and i.kampanya_id = k.id and ${column} is not null and i.iskonto is not null)`;

/** The campaigns that are on and count on a day, whatever else they ask for. */
export async function loadKampanyalar(tx: Tx, tarih: string, kosul: RawBuilder<unknown> = sql``): Promise<Kampanya[]> {
  const { rows } = await sql<Kampanya>`
    select k.id, k.kampanya_adi as adi, k.tur, case k.tur when 'tutar' then ${kurusOf(sql`k.iskonto`)} else k.iskonto end as iskonto, k.al, k.ode, k.tumu,
      ${idsOf(sql`i.alt_urun_id`)} as "altUrunIDler",
      ${idsOf(sql`i.ana_urun_id`)} as "anaUrunIDler",
      ${iskontolarOf(sql`i.alt_urun_id`)} as "urunIskontolari",
      ${iskontolarOf(sql`i.ana_urun_id`)} as "grupIskontolari",
      k.baslangic_tarihi as "baslangicTarihi", k.bitis_tarihi as "bitisTarihi", k.gunler, to_char(k.baslangic_saati, 'HH24:MI') as "baslangicSaati",
      to_char(k.bitis_saati, 'HH24:MI') as "bitisSaati", to_json(k.musteri_gruplari) as "musteriGruplari", k.ilk_ziyaret as "ilkZiyaret", k.birlesir
    from kampanya k where k.aktif_mi and ${tarih}::date between k.baslangic_tarihi and k.bitis_tarihi ${kosul} order by k.id limit ${EN_COK}`.execute(tx);
  return rows;
}
