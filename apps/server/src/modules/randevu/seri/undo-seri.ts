import { randevuCalls } from '@defter/contract/randevu.ts';
import type { seriCalls } from '@defter/contract/seri.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { removeRandevu } from '../remove-randevu.ts';
import { tellEach } from '../tell-each.ts';
import { visibleRandevu } from '../visible-randevu.ts';

/** For so many minutes a series that was just booked can be taken back; afterwards it is deleted like any other. */
const SURE_DK = 5;

/**
 * Takes a series back that the person has booked a moment ago: all of it, or nothing. Whoever may book one by mistake may undo it,
 * also without the right to delete; so what somebody has changed since, or another has booked, is not touched.
 * @throws AppError bulunamadi for one that the person does not see, geriAlinamaz
 */
export async function undoSeri(context: Context<typeof seriCalls.undo>) {
  const { tx, oturum, clock, about, degisim, body: { silmeNedeni } } = context;
  const idler = [...new Set(context.body.idler)].sort((a, b) => a - b);
  const { rows } = await sql<{ seriID: number | null; taze: boolean }>`
    select r.seri_id as "seriID", r.surum = 1 and r.islemi_yapan_personel_id = ${oturum.personelID}
      and r.kayit_zamani > ${clock.now()}::timestamptz - ${SURE_DK} * interval '1 minute' as taze
    from randevu r where r.id = any(${idler}::bigint[]) and ${visibleRandevu(oturum)}
    order by r.id for no key update of r`.execute(tx);
  if (rows.length < idler.length) throw new AppError('bulunamadi');
  const { seriID } = rows[0]!;
  if (seriID === null || rows.some((row) => !row.taze || row.seriID !== seriID)) throw new AppError('geriAlinamaz');
  for (const [sira, id] of idler.entries()) {
    const remove = (tell: typeof degisim) => removeRandevu({ ...context, degisim: tell, body: { id, silmeNedeni, kapsam: null } });
    await (sira === 0 ? remove(degisim) : tellEach(context, randevuCalls.remove, id, remove));
  }
  await leaveAlone(context, seriID);
  about(idler[0]!);
  return { id: idler[0]! };
}

/** The last appointment that is left of a series is no series any more. */
async function leaveAlone({ tx }: Pick<Context<typeof seriCalls.undo>, 'tx'>, seriID: number): Promise<void> {
  await sql`
    update randevu r set seri_id = null, seri_kurali = null where r.seri_id = ${seriID} and r.silindi is null
      and not exists (select from randevu s where s.seri_id = ${seriID} and s.silindi is null and s.id <> r.id)`.execute(tx);
}
