import { sql } from 'kysely';
import { seesVisitors } from '../../platform/auth/permission.ts';
import type { OlayKaynagi } from '../musteri/zaman-cizgisi.ts';
import { HIZMET_ADLARI } from './read-randevu.ts';
import { visibleRandevu } from './visible-randevu.ts';

/** The appointments of a customer on their line of time. */
export const randevuOlaylari: OlayKaynagi = ({ oturum }, musteriID) => sql`
  select 'randevu' as tur, r.id, r.satis_id, r.baslangic as zaman, r.durum::text as durum, null::numeric as tutar, null::numeric as kalan,
    null::json as odemeler,
    ${HIZMET_ADLARI} as baslik
  from randevu r where r.musteri_id = ${musteriID} and ${seesVisitors(oturum) ? visibleRandevu(oturum) : sql`false`}`;
