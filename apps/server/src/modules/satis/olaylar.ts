import { satisCalls } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import { mayCall } from '../../platform/auth/permission.ts';
import type { OlayKaynagi } from '../musteri/zaman-cizgisi.ts';
import { visibleSatis } from './visible-satis.ts';

/**
 * The sales and payments of a customer on their line of time. Whoever may only look at a customer's services sees what was
 * bought, without amounts (spec 2§6).
 */
export const satisOlaylari: OlayKaynagi = (context, musteriID) => {
  const { oturum } = context;
  const gorur = mayCall(oturum, satisCalls.get.yetki);
  const gorulen = gorur ? visibleSatis(context) : sql`false`;
  const satislar = gorur ? gorulen : oturum.yetkiler.has('hizmetGoruntule') ? sql`s.iptal_zamani is null` : sql`false`;
  return sql`
    select 'satis' as tur, s.id, s.tarih + (s.kayit_zamani at time zone 'Europe/Istanbul')::time as zaman,
      case when s.iptal_zamani is null then null else 'iptal' end as durum, ${gorur ? sql`s.toplam_tutar` : sql`null::numeric`} as tutar,
      coalesce((select string_agg(i.adi, ', ' order by i.sira) from satis_icerik i
        where i.bayi_id = s.bayi_id and i.satis_id = s.id), '') as baslik
    from satis s where s.musteri_id = ${musteriID} and ${satislar}
    union all
    select 'odeme', o.satis_id, o.tarih + (o.kayit_zamani at time zone 'Europe/Istanbul')::time,
      case when o.iptal_zamani is null then null else 'iptal' end, o.tutar, k.adi
    from satis_odeme o
    join satis s on s.bayi_id = o.bayi_id and s.id = o.satis_id
    join odeme_sekli k on k.bayi_id = o.bayi_id and k.id = o.odeme_sekli_id
    where s.musteri_id = ${musteriID} and ${gorulen}`;
};
