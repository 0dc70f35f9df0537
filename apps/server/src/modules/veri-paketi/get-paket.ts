import type { VeriPaketi, veriPaketiCalls } from '@defter/contract/veri-paketi.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';

/** The last file that was asked for, how far it is and until when it can be taken. */
export async function getPaket({ tx }: Context<typeof veriPaketiCalls.get>) {
  const { rows } = await sql<VeriPaketi>`
    select v.id, v.istendi, nullif(concat_ws(' ', p.ad, p.soyad), '') as "isteyenAdi", v.boyut, v.gecerlilik,
      case when v.bitis is null then 'hazirlaniyor' when v.hatali then 'hata' when v.dosya is not null and v.gecerlilik > now() then 'hazir' else 'silindi' end as durum,
      case when v.bitis is not null and not v.hatali then 100 when v.toplam = 0 then 0 else least(99, v.yapilan * 100 / v.toplam)::int end as yuzde
    from veri_paketi v left join personel_ozet p on p.bayi_id = v.bayi_id and p.id = v.isteyen_id
    order by v.id desc limit 1`.execute(tx);
  return { paket: rows[0] ?? null };
}
