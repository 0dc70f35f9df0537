import type { avansCalls } from '@defter/contract/avans.ts';
import { negate, subtract, ZERO } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import { AppError, found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { holdMusteri } from '../../musteri/lock-musteri.ts';
import { lockAvanslar, readAvans } from './lock-avanslar.ts';
import { moveAvanslar } from './move-avanslar.ts';

/** Gives back to the customer what is left of one credit, today and by the method that it came by. */
export async function iadeAvans(context: Context<typeof avansCalls.iade>) {
  const { tx, body, oturum, clock, degisim, about } = context;
  const { musteriID } = found(await tx.selectFrom('avans').where('id', '=', body.id).select('musteri_id as musteriID').executeTakeFirst());
  await holdMusteri(tx, musteriID);
  const [avans] = await lockAvanslar(tx, sql`a.id = ${body.id}`);
  const { id, tahsilatID, kalan, musteriID: sahipID } = found(avans);
  // A merge, or its undo, that the customer was waited for has given it to somebody else.
  if (sahipID !== musteriID) throw new AppError('kayitDegismis');
  if (kalan === ZERO) throw new AppError('avansYetersiz');
  const once = await readAvans(tx, musteriID);
  await moveAvanslar(tx, [{ avansID: id, musteriID, tahsilatID, tur: 'iade', tutar: negate(kalan) }], { tarih: clock.today(), personelID: oturum.personelID });
  degisim({ avans: once }, { avans: subtract(once, kalan) });
  if (body.neden !== null) degisim(null, { neden: body.neden });
  about(musteriID);
  return { id };
}
