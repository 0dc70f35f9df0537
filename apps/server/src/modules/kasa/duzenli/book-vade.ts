import type { AnyCall } from '@defter/contract/call.ts';
import type { duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { sql } from 'kysely';
import { AppError, found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { insertKasa } from '../save-kasa.ts';
import { bekleyenlerOf, readGiderler } from './list-duzenli.ts';

type VadeContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock'>;

/** Books what is due on a day as an expense of today. Of two at once the second finds it booked. */
export async function bookVade(context: Context<typeof duzenliGiderCalls.isle>) {
  const { body, degisim } = context;
  const gider = await lockVade(context, body);
  const { odemeSekliID, kategoriID, altKategoriID, personelID, adi } = gider;
  const tutar = body.tutar ?? gider.tutar;
  const { id } = await insertKasa(context, { id: 0, gelirMi: false, tutar, odemeSekliID, kategoriID, altKategoriID, personelID, tarih: null, aciklama: adi });
  await noteVade(context, body, id);
  degisim(null, { tarih: context.clock.today(), odemeSekliID, kategoriID, altKategoriID, personelID, gider: tutar, aciklama: adi });
  return { id };
}

/** Leaves a due day out; no money moves. */
export async function skipVade(context: Context<typeof duzenliGiderCalls.atla>) {
  const { body, degisim } = context;
  const { id } = await lockVade(context, body);
  await noteVade(context, body, null);
  degisim(null, { vade: body.vade, neden: body.neden });
  return { id };
}

/** Holds a cost of which that day is due. Throws giderBeklemiyor for a day that is not, or not any more. */
async function lockVade(context: VadeContext, { giderID, vade }: { giderID: number; vade: string }) {
  await sql`select from duzenli_gider where id = ${giderID} for update`.execute(context.tx);
  const [mevcut] = await readGiderler(context, giderID);
  const gider = found(mevcut);
  if (!bekleyenlerOf(gider, context.clock.today()).includes(vade)) throw new AppError('giderBeklemiyor');
  return gider;
}

/** Writes what became of a due day that `lockVade` has found open, in the place of a movement that was taken back. */
async function noteVade({ tx, oturum }: VadeContext, { giderID, vade }: { giderID: number; vade: string }, kasaID: number | null): Promise<void> {
  await sql`delete from duzenli_gider_vadesi v where v.gider_id = ${giderID} and v.vade = ${vade}::date`.execute(tx);
  await sql`insert into duzenli_gider_vadesi (gider_id, vade, kasa_id, personel_id) values (${giderID}, ${vade}::date, ${kasaID}::bigint, ${oturum.personelID})`.execute(tx);
}
