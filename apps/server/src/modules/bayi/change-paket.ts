import type { bayiCalls } from '@defter/contract/bayi.ts';
import { sql } from 'kysely';
import { asOwner } from '../../platform/db/scope.ts';
import { wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

/**
 * Chooses another plan, which holds at once, or after the trial. Time that was paid for carries over (spec 2§4); a plan that
 * costs nothing has no end. A trial cannot be chosen, nor a plan whose price is agreed on.
 */
export async function changePaket({ tx, body, oturum, degisim }: Context<typeof bayiCalls.changePaket>) {
  const { rows } = await asOwner(tx, () =>
    sql<{ onceki: string; sonraki: string }>`
      update bayi b set paket_id = yeni.id, paket_bitis = case when eski.gun is null and yeni.aylik > 0 then b.paket_bitis end
      from paket yeni, paket eski
      where b.id = ${oturum.bayiID} and eski.id = b.paket_id
        and yeni.id = ${body.paketID} and yeni.gun is null and yeni.aylik is not null
      returning eski.adi as onceki, yeni.adi as sonraki`.execute(tx),
  );
  const paket = rows[0];
  if (!paket) throw wrongFields({ paketID: 'secimGecersiz' });
  degisim({ paket: paket.onceki }, { paket: paket.sonraki });
  return {};
}
