import type { AnyCall } from '@defter/contract/call.ts';
import type { TaksitBelgesi } from '@defter/contract/sozlesme.ts';
import { findEksikler } from '@defter/rules/taksitli-sozlesme.ts';
import { sql } from 'kysely';
import { kurusOf } from '../../platform/db/lira.ts';
import { METIN_JSON } from '../../platform/db/text-versions.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { visibleSatis } from '../satis/visible-satis.ts';
import { GUNCEL_METINLER } from './metinler.ts';

/** The address of customer `m` on papers: the first one, in one line with district and province. */
export const MUSTERI_ADRESI = sql`(select concat_ws(' ', a.adres, nullif(concat_ws(' / ', ac.ad, ai.ad), '')) from musteri_adres_ozet a
  left join il ai on ai.id = a.il_id left join ilce ac on ac.id = a.ilce_id
  where a.bayi_id = m.bayi_id and a.musteri_id = m.id order by a.id limit 1)`;

type Row = Omit<TaksitBelgesi, 'eksikler' | 'planDegisti'> & { simdiki: TaksitBelgesi['degerler'] };

/** What is filled into the texts of sale `s` now, as it is kept when they are signed; amounts are kuruş. */
const DEGERLER = sql`
  json_build_object(
    'firma', json_build_object('adi', b.firma_adi, 'unvan', b.unvan, 'adres', case when b.adres is not null then concat_ws(' ', b.adres, nullif(concat_ws(' / ', ilce.ad, il.ad), '')) end, 'ilAdi', il.ad,
      'telefon', b.telefon, 'ePosta', b.e_posta, 'vergiDairesi', b.vergi_dairesi, 'vergiNo', b.vergi_no, 'mersisNo', b.mersis_no),
    'musteri', json_build_object('adSoyad', concat_ws(' ', m.ad, m.soyad), 'telefon', t.telefon, 'ePosta', m.email, 'tcKimlikNo', m.tc_kimlik_no,
      'adres', ${MUSTERI_ADRESI}),
    'satis', json_build_object('satisNo', s.satis_no, 'tarih', s.tarih, 'toplamTutar', ${kurusOf(sql`s.toplam_tutar`)},
      'hizmetler', (select coalesce(string_agg(case when i.adet = 1 then i.adi else trim_scale(i.adet)::text || ' × ' || i.adi end, ', ' order by i.sira), '') from satis_icerik_ozet i
        where i.bayi_id = s.bayi_id and i.satis_id = s.id),
      'sonGun', (select max(h.bitis) from paket_hak_ozet h where h.bayi_id = s.bayi_id and h.satis_id = s.id and h.iptal_zamani is null),
      'pesinat', ${kurusOf(sql`(s.toplam_tutar - (select coalesce(sum(x.tutar), 0) from taksit_ozet x where x.bayi_id = s.bayi_id and x.satis_id = s.id))`)},
      'taksitler', (select coalesce(json_agg(json_build_object('no', x.no, 'tarih', x.tarih, 'tutar', ${kurusOf(sql`x.tutar`)}) order by x.no), '[]')
        from taksit_ozet x where x.bayi_id = s.bayi_id and x.satis_id = s.id)))`;

/** The texts with these ids, by their kind. */
const metinlerOf = (idler: ReturnType<typeof sql>) => sql`(select json_object_agg(m.tur, ${METIN_JSON}) from sozlesme_metni m where m.id in (${idler}))`;

/** The papers of a sale in instalments, for those who see the sale: as they were signed, or as they would be now. */
export async function readBelge(context: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock'>, satisID: number): Promise<TaksitBelgesi> {
  const { rows } = await sql<Row>`
    select s.id as "satisID", m.id as "musteriID", s.surum, s.iptal_zamani is not null as "iptalMi",
      case when z.id is null then ${metinlerOf(GUNCEL_METINLER)} else ${metinlerOf(sql`z.taksitli_id, z.senet_id, z.cayma_id`)} end as metinler,
      coalesce(z.degerler || jsonb_build_object('satis', '{"sonGun": null}'::jsonb || (z.degerler -> 'satis')), d.simdiki) as degerler, d.simdiki,
      case when z.id is not null then json_build_object('id', z.id, 'yol', z.yol, 'zaman', z.zaman, 'imzaVarMi', z.imza is not null,
        'alan', (select nullif(concat_ws(' ', p.ad, p.soyad), '') from personel_ozet p where p.bayi_id = z.bayi_id and p.id = z.personel_id)) end as imza
    from satis_ozet s
    join musteri_ozet m on m.bayi_id = s.bayi_id and m.id = s.musteri_id
    join bayi_ozet b on b.id = s.bayi_id
    left join satis_sozlesmesi z on z.bayi_id = s.bayi_id and z.satis_id = s.id and z.iptal_zamani is null
    left join il on il.id = b.il_id
    left join ilce on ilce.id = b.ilce_id
    left join musteri_telefon_ozet t on t.bayi_id = m.bayi_id and t.musteri_id = m.id and t.varsayilan_mi
    cross join lateral (select ${DEGERLER}::jsonb as simdiki) d
    where s.id = ${satisID} and ${visibleSatis(context)}`.execute(context.tx);
  const { simdiki, ...belge } = found(rows[0]);
  if (belge.degerler.satis.taksitler.length === 0) throw new AppError('sozlesmeTaksitsiz');
  const planDegisti = !belge.iptalMi && JSON.stringify(simdiki.satis.taksitler) !== JSON.stringify(belge.degerler.satis.taksitler);
  return { ...belge, planDegisti, eksikler: belge.imza === null ? findEksikler(belge.degerler) : [] };
}
