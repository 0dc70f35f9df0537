import type { ReplyOf } from '@defter/contract/call.ts';
import type { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { occupiesSlot } from '@defter/rules/randevu.ts';
import { sum } from '@defter/rules/para.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { sql } from 'kysely';
import { kurusOf } from '../../../platform/db/lira.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { FIYAT, fiyatGunu } from '../../urun/fiyat-gunu.ts';
import { BITIS_SAAT } from '../read-randevu.ts';
import { visibleRandevu } from '../visible-randevu.ts';

type Satir = ReplyOf<typeof ziyaretCalls.get>['liste'][number];

/** The appointments of a visit that the person sees, and what they take and cost together. */
export async function getZiyaret({ tx, params, oturum, clock }: Context<typeof ziyaretCalls.get>) {
  const { rows: liste } = await sql<Satir>`
    select r.id, r.baslangic::date as "randevuTarihi", to_char(r.baslangic, 'HH24:MI') as "baslangicSaat", ${BITIS_SAAT} as "bitisSaat",
      r.randevu_basligi_id as "randevuSutunBaslikID", nullif(concat_ws(' ', p.ad, p.soyad), '') as "uygulayanPersonelAdi",
      r.durum as "randevuDurumu", h.hizmetler, coalesce(h.fiyat, 0) as fiyat
    from randevu r left join personel_ozet p on p.bayi_id = r.bayi_id and p.id = r.uygulayan_personel_id
    cross join lateral (
      select string_agg(u.adi, ', ' order by h.id) as hizmetler, sum(${kurusOf(FIYAT)})::bigint as fiyat
      from randevu_hizmet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id ${fiyatGunu(clock.today())}
      where h.bayi_id = r.bayi_id and h.randevu_id = r.id
    ) h
    where r.ziyaret_id = ${params.id} and ${visibleRandevu(oturum)}
    order by r.baslangic, r.id`.execute(tx);
  if (liste.length === 0) throw new AppError('bulunamadi');
  const gelinen = liste.filter(({ randevuDurumu }) => occupiesSlot(randevuDurumu));
  return {
    liste,
    toplamDakika: gelinen.reduce((toplam, { baslangicSaat, bitisSaat }) => toplam + toDakika(bitisSaat) - toDakika(baslangicSaat), 0),
    toplamFiyat: sum(gelinen.map(({ fiyat }) => fiyat)),
  };
}
