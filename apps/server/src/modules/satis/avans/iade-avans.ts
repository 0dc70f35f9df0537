import type { avansCalls } from '@defter/contract/avans.ts';
import { negate, subtract, ZERO } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import { AppError, found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lockAvanslar } from './lock-avanslar.ts';
import { moveAvanslar } from './move-avanslar.ts';

/** Gives back to the customer what is left of one credit, today and by the method that it came by. */
export async function iadeAvans(context: Context<typeof avansCalls.iade>) {
  const { tx, body, oturum, clock, degisim, about } = context;
  const [avans] = await lockAvanslar(tx, sql`a.id = ${body.id}`);
  const { id, musteriID, tahsilatID, kalan } = found(avans);
  if (kalan === ZERO) throw new AppError('avansYetersiz');
  await moveAvanslar(tx, [{ avansID: id, musteriID, tahsilatID, tur: 'iade', tutar: negate(kalan) }], { tarih: clock.today(), personelID: oturum.personelID });
  degisim({ avans: kalan }, { avans: subtract(kalan, kalan) });
  if (body.neden !== null) degisim(null, { neden: body.neden });
  about(musteriID);
  return { id };
}
