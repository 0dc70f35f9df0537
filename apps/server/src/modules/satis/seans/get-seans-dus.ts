import type { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { sql } from 'kysely';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';
import { selectSatis } from '../get-satis.ts';

/** One deduction, with the sessions that its lines took. */
export async function getSeansDus(context: Context<typeof seansDusCalls.get>) {
  const { rows } = await selectSatis<JsonOf<typeof seansDusCalls.get>>(context, SEANSLAR, { kind: sql`s.durum = 'S'` }).execute(context.tx);
  return new RawJson(found(rows[0]));
}

const SEANSLAR = sql`,
  (select coalesce(json_agg(json_build_object('satirID', m.satis_icerik_id, 'paketHakID', m.hak_id, 'adet', -m.adet, 'seans', h.seans, 'kalan', h.kalan) order by m.id), '[]')
    from seans_hareket m join paket_hak h on h.bayi_id = m.bayi_id and h.id = m.hak_id
    where m.bayi_id = s.bayi_id and m.satis_id = s.id and m.tur = 'kullanim' and m.iptal_edilen_id is null
      and not exists (select from seans_hareket g where g.bayi_id = m.bayi_id and g.iptal_edilen_id = m.id)) as seanslar`;
