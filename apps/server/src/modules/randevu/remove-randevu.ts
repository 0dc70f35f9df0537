import type { randevuCalls } from '@defter/contract/randevu.ts';
import { canEdit } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { lockKaporalar } from '../kapora/lock-kaporalar.ts';
import { LOCK_RANDEVU, readRandevu, tellRandevu } from './read-randevu.ts';

/** Takes an appointment off the calendar. It stays with its reason for the report of deleted ones (spec 2§6). */
export async function removeRandevu({ tx, body, oturum, degisim }: Context<typeof randevuCalls.remove>) {
  const eski = await readRandevu(tx, body.id, oturum, LOCK_RANDEVU);
  const { durum, satisID } = eski;
  if (!canEdit(durum)) throw new AppError('randevuKapali');
  if (satisID !== null) throw new AppError('randevudaSatisVar');
  // Money that is the customer's must not disappear from sight.
  if ((await lockKaporalar(tx, [body.id])).some(({ kalan }) => kalan > 0)) throw new AppError('kaporaVar');
  // The statement checks once more, because a sale may have been made meanwhile.
  const { rows } = await sql`
    with silinen as (
      update randevu set silindi = now(), silme_nedeni = ${body.silmeNedeni}, surum = surum + 1,
        son_degistiren_personel_id = ${oturum.personelID}::bigint
      where id = ${body.id} and silindi is null and satis_id is null and durum <> 'K' returning id
    ), yer as (update randevu_yer y set tutar = false from silinen s where y.randevu_id = s.id)
    select from silinen`.execute(tx);
  if (rows.length === 0) throw new AppError('kayitDegismis');
  degisim(tellRandevu(eski), null);
  degisim(null, { silmeNedeni: body.silmeNedeni });
  return { id: body.id };
}
