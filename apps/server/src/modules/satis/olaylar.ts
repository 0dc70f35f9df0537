import { satisCalls } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import { mayCall } from '../../platform/auth/permission.ts';
import type { OlayKaynagi } from '../musteri/zaman-cizgisi.ts';
import { kalanColumn } from './list-satislar.ts';
import { visibleSatis } from './visible-satis.ts';

/**
 * The sales of a customer on their line of time, each with its payments. A person who may only look at a customer's
 * services sees the items without amounts (spec 2§6).
 */
export const satisOlaylari: OlayKaynagi = (context, musteriID) => {
  const { oturum } = context;
  const gorur = mayCall(oturum, satisCalls.get.yetki);
  const gorulen = gorur ? visibleSatis(context) : sql`false`;
  const satislar = gorur ? gorulen : oturum.yetkiler.has('hizmetGoruntule') ? sql`s.iptal_zamani is null` : sql`false`;
  return sql`
    select 'satis' as tur, s.id, s.id as satis_id, s.tarih + (s.kayit_zamani at time zone 'Europe/Istanbul')::time as zaman,
      case when s.iptal_zamani is null then null else 'iptal' end as durum,
      case when ${gorur} then s.toplam_tutar end as tutar, case when ${gorur} then ${kalanColumn} end as kalan,
      (select coalesce(json_agg(json_build_object('sekil', k.adi, 'tutar', o.tutar, 'tarih', o.tarih) order by o.id), '[]')
        from satis_odeme o join odeme_sekli k on k.bayi_id = o.bayi_id and k.id = o.odeme_sekli_id
        where ${gorur} and o.bayi_id = s.bayi_id and o.satis_id = s.id and o.iptal_zamani is null) as odemeler,
      coalesce((select string_agg(i.adi, ', ' order by i.sira) from satis_icerik i
        where i.bayi_id = s.bayi_id and i.satis_id = s.id), '') as baslik
    from satis s where s.musteri_id = ${musteriID} and ${satislar}`;
};
