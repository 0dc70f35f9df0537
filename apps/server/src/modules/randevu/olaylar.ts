import { sql } from 'kysely';
import { seesVisitors } from '../../platform/auth/permission.ts';
import type { OlayKaynagi } from '../musteri/zaman-cizgisi.ts';
import { visibleRandevu } from './visible-randevu.ts';

/** The appointments of a customer on their line of time. */
export const randevuOlaylari: OlayKaynagi = ({ oturum }, musteriID) => sql`
  select 'randevu' as tur, r.id, r.satis_id, r.baslangic as zaman, r.durum::text as durum, null::numeric as tutar, null::numeric as kalan,
    null::json as odemeler,
    coalesce((select string_agg(u.adi, ', ' order by h.id) from randevu_hizmet h
      join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
      where h.bayi_id = r.bayi_id and h.randevu_id = r.id), '') as baslik
  from randevu r where r.musteri_id = ${musteriID} and ${seesVisitors(oturum) ? visibleRandevu(oturum) : sql`false`}`;
