import { negate, sum } from '@defter/rules/para.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Odeme } from '../satir.ts';
import { lockAvanslar, type MevcutAvans, readAvans } from './lock-avanslar.ts';
import { type AvansHareketi, moveAvanslar } from './move-avanslar.ts';
import { tellAvans } from './tell-avans.ts';

type GeriContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock' | 'client'>;

/** The credit that a collection left and of which something is still there. Credit that was set off meanwhile is taken back there first: avansKullanilmis. */
export async function lockTahsilatAvanslari(tx: Tx, tahsilatID: number | null): Promise<MevcutAvans[]> {
  const avanslar = await lockAvanslar(tx, sql`a.tahsilat_id = ${tahsilatID}::bigint`);
  const { rows } = await sql<{ kullanilan: boolean }>`
    select coalesce(sum(tutar), 0) <> 0 as kullanilan from avans_hareket where tur = 'mahsup' and avans_id = any(${avanslar.map(({ id }) => id)}::bigint[])`.execute(tx);
  if (rows[0]!.kullanilan) throw new AppError('avansKullanilmis');
  return avanslar.filter(({ kalan }) => kalan > 0);
}

/** Takes credit off the till and the account as the collection that left it is taken back. */
export const takeBackAvanslar = (context: GeriContext, avanslar: readonly MevcutAvans[], neden: string | null): Promise<void> =>
  move(context, avanslar.map(({ id, musteriID, tahsilatID, kalan }) => ({ avansID: id, musteriID, tahsilatID, tur: 'alinan', tutar: negate(kalan) })), neden);

/** Makes what paid for sales the customer's credit again, as the act that set it off is taken back. */
export async function putBackMahsup(context: GeriContext, odemeler: readonly (Odeme & { satisID: number })[], tahsilatID: number): Promise<void> {
  if (odemeler.length === 0) return;
  const avanslar = await lockAvanslar(context.tx, sql`a.id = any(${odemeler.map(({ avansID }) => avansID)}::bigint[])`);
  const sahipOf = new Map(avanslar.map(({ id, musteriID }) => [id, musteriID]));
  await move(context, odemeler.map(({ avansID, tutar, satisID }) => ({ avansID: avansID!, musteriID: sahipOf.get(avansID!)!, tahsilatID, tur: 'mahsup', tutar, satisID })), null);
}

/** The caller holds the customer. */
async function move(context: GeriContext, hareketler: readonly AvansHareketi[], neden: string | null): Promise<void> {
  const { tx, oturum, clock } = context;
  const [ilk] = hareketler;
  if (!ilk) return;
  const once = await readAvans(tx, ilk.musteriID);
  await moveAvanslar(tx, hareketler, { tarih: clock.today(), personelID: oturum.personelID });
  const fark = sum(hareketler.map(({ tutar }) => tutar));
  tellAvans(context, { musteriID: ilk.musteriID, once, sonra: sum([once, fark]), neden });
}
