import type { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { fold } from '@defter/rules/metin.ts';
import { sql } from 'kysely';
import { pageOf } from '../../../platform/db/page.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';

/** A number that more people share is a typing error or a family's; an equal name alone says even less. */
const EN_KALABALIK = 12;
const EN_KALABALIK_AD = 4;

const SIRALAR = { tcKimlikNo: 1, adDogumTarihi: 2, ad: 3 };

/**
 * Pairs of customers who may be the same person, the surest first: by national id, by name and birthday, by name. Pairs
 * that somebody has called different people are left out. Two customers never share a phone. A person who may not see
 * contact data is shown none by national id.
 */
export async function listTekrarlar({ tx, query, oturum }: Context<typeof birlestirmeCalls.tekrarlar>) {
  const sira = query.neden === null ? 0 : SIRALAR[query.neden];
  const { rows } = await sql<JsonOf<typeof birlestirmeCalls.tekrarlar>>`
    with ortak as (
      select 1 as sira, 'tcKimlikNo' as neden, tc_kimlik_no as deger, id, dogum_tarihi, count(*) over (partition by tc_kimlik_no) as sayi
      from musteri where tc_kimlik_no is not null and ${oturum.yetkiler.has('musteriIletisim')}
      union all
      select 2, 'adDogumTarihi', ad_katli || dogum_tarihi, id, dogum_tarihi, count(*) over (partition by ad_katli, dogum_tarihi)
      from musteri where soyad is not null and dogum_tarihi is not null
      union all
      select 3, 'ad', ad_katli, id, dogum_tarihi, count(*) over (partition by ad_katli) from musteri where soyad is not null
    ), aday as (
      select * from ortak where sayi between 2 and case neden when 'ad' then ${EN_KALABALIK_AD}::int else ${EN_KALABALIK}::int end
    ), cift as (
      select min(a.sira) as sira, a.id as bir, b.id as iki from aday a
      join aday b on b.neden = a.neden and b.deger = a.deger and b.id > a.id
        and not (a.neden = 'ad' and a.dogum_tarihi is not null and b.dogum_tarihi is not null)
      where not exists (select from musteri_farkli f where f.kucuk_id = a.id and f.buyuk_id = b.id)
      group by a.id, b.id
      having ${query.neden}::text is null or min(a.sira) = ${sira}::int
    ), sayfa as (
      select * from cift order by sira, bir, iki ${pageOf(query)}
    )
    select (select count(*) from cift)::text as "toplamKayit",
      coalesce((select json_agg(json_build_object(
        'neden', case s.sira when 1 then 'tcKimlikNo' when 2 then 'adDogumTarihi' else 'ad' end,
        'bir', ${taraf('bir')}, 'iki', ${taraf('iki')}) order by s.sira, s.bir, s.iki) from sayfa s), '[]')::text as liste`.execute(tx);
  return new RawJson(rows[0]!);
}

const taraf = (kim: 'bir' | 'iki') => sql`(
  select json_build_object('id', m.id, 'adSoyad', concat_ws(' ', m.ad, m.soyad), 'telefon', t.telefon,
    'dogumTarihi', m.dogum_tarihi, 'dosyaNo', m.dosya_no, 'kayitTarihi', m.kayit_tarihi, 'aktifMi', m.aktif_mi)
  from musteri m
  left join musteri_telefon t on t.bayi_id = m.bayi_id and t.musteri_id = m.id and t.varsayilan_mi
  where m.id = s.${sql.ref(kim)})`;

/**
 * The customers that match a phone, a national id, or a name with a birthday, the surest first. A person who may not see
 * contact data finds nobody by it.
 */
export async function findBenzerler({ tx, body, oturum }: Context<typeof birlestirmeCalls.benzerler>) {
  const { ad, soyad, dogumTarihi, haricID } = body;
  const { telefon, tcKimlikNo } = oturum.yetkiler.has('musteriIletisim') ? body : { telefon: null, tcKimlikNo: null };
  const adKatli = ad === null || dogumTarihi === null ? null : fold(`${ad} ${soyad ?? ''}`);
  const { rows } = await sql<JsonOf<typeof birlestirmeCalls.benzerler>>`
    with benzer as (
      select 1 as sira, 'tcKimlikNo' as neden, id from musteri where tc_kimlik_no = ${tcKimlikNo}
      union all
      select 2, 'telefon', musteri_id from musteri_telefon where telefon = ${telefon}
      union all
      select 3, 'adDogumTarihi', id from musteri where ad_katli = ${adKatli} and dogum_tarihi = ${dogumTarihi}
    ), ilk as (
      select distinct on (id) id, sira, neden from benzer where id is distinct from ${haricID}::bigint order by id, sira
    )
    select coalesce(json_agg(json_build_object('id', m.id, 'adSoyad', concat_ws(' ', m.ad, m.soyad),
      'dogumTarihi', m.dogum_tarihi, 'aktifMi', m.aktif_mi, 'neden', i.neden) order by i.sira, m.id), '[]')::text as liste
    from (select * from ilk order by sira, id limit 5) i join musteri m on m.id = i.id`.execute(tx);
  return new RawJson(rows[0]!);
}
