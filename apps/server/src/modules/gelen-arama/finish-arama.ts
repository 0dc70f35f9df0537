import type { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

type Biten = { sonrakiAramaTarihi: string | null; bekledi: boolean };

/** Leaves nothing to do about a call: it is in no list of what waits, and nobody is to be called on a day. Tells what had waited. */
export async function finishArama(tx: Tx, clock: Clock, id: number): Promise<Biten> {
  const { rows } = await sql<Biten>`
    with once as (select * from gelen_arama where id = ${id} for update)
    update gelen_arama a set sonraki_arama_tarihi = null, sonraki_arama_saati = null, surum = a.surum + 1,
      ilgilenme_zamani = case when a.santral_id is not null then coalesce(a.ilgilenme_zamani, ${clock.now()}::timestamptz) end
    from once where a.bayi_id = once.bayi_id and a.id = once.id
    returning once.sonraki_arama_tarihi as "sonrakiAramaTarihi", once.santral_id is not null and once.ilgilenme_zamani is null as bekledi`.execute(tx);
  return found(rows[0]);
}

/**
 * A number that was talked to waits no more: its calls that nobody had answered are settled.
 * @param haric the call by which it was
 */
export const settleNumara = (tx: Tx, clock: Clock, { telefon, haric }: { telefon: string | null; haric: number }): Promise<unknown> =>
  telefon === null
    ? Promise.resolve()
    : sql`
      update gelen_arama set ilgilenme_zamani = ${clock.now()}::timestamptz, surum = surum + 1
      where telefon_no = ${telefon} and id <> ${haric} and santral_id is not null and ilgilenme_zamani is null and cagri_durumu in ('caliyor', 'cevapsiz')`.execute(tx);

export async function tamamlaArama({ tx, body: { id }, clock, degisim }: Context<typeof gelenAramaCalls.tamamla>) {
  const { sonrakiAramaTarihi, bekledi } = await finishArama(tx, clock, id);
  degisim({ sonrakiAramaTarihi }, { sonrakiAramaTarihi: null, ...(bekledi && { ilgilenildi: true }) });
  return { id };
}
