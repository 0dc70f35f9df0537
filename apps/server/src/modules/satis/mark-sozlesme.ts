import type { AnyCall } from '@defter/contract/call.ts';
import { sql } from 'kysely';
import { sendStatement } from '../../platform/db/connection.ts';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { visibleSatis } from './visible-satis.ts';

type SaleContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock' | 'degisim'>;
type Hangi = { id: number; surum?: number | null };
/** A sale whose agreement is handed over: whether it was before, and whether it is paid in instalments. */
type Verilen = { onceki: boolean; taksitli: boolean };

/** Locks a sale for its agreement. Throws satisIptal for a cancelled one, and kayitDegismis where another version was seen. */
export async function lockForSozlesme(context: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock'>, { id, surum = null }: Hangi): Promise<Verilen> {
  // Locked by a statement of its own: beside the lock, instalments that were being agreed would not be seen.
  sendStatement(context.tx, sql`select from satis where id = ${id} for update`);
  const { rows } = await sql<Verilen & { iptal: boolean; surum: number }>`
    select s.sozlesme_zamani is not null as onceki, s.iptal_zamani is not null as iptal, s.surum,
      exists (select from taksit t where t.bayi_id = s.bayi_id and t.satis_id = s.id) as taksitli
    from satis s where s.id = ${id} and ${visibleSatis(context)}`.execute(context.tx);
  const { iptal, surum: simdiki, ...satis } = found(rows[0]);
  if (iptal) throw new AppError('satisIptal');
  if (surum !== null && surum !== simdiki) throw new AppError('kayitDegismis');
  return satis;
}

/**
 * Notes whether the customer has the agreement of a sale, which the caller holds. It leaves the version of the sale alone, so that
 * somebody who edits the sale can save it.
 */
export async function markSozlesme({ tx, degisim }: Pick<Context<AnyCall>, 'tx' | 'degisim'>, id: number, { onceki, verildi }: { onceki: boolean; verildi: boolean }): Promise<void> {
  if (onceki !== verildi) await sql`update satis set sozlesme_zamani = case when ${verildi}::boolean then now() end where id = ${id}`.execute(tx);
  degisim({ sozlesmeVerildi: onceki }, { sozlesmeVerildi: verildi });
}

/** Notes what the save of a sale says of its agreement; undefined, as what is sent for a sale in instalments, leaves it as it is. */
export async function saveSozlesme(context: SaleContext, id: number, verildi: boolean | undefined): Promise<void> {
  if (verildi === undefined) return;
  const { onceki, taksitli } = await lockForSozlesme(context, { id });
  if (!taksitli) await markSozlesme(context, id, { onceki, verildi });
}
