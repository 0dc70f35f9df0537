import type { AnyCall, Kayit } from '@defter/contract/call.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import { logChange } from '../../platform/audit.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Girdi } from './choose-odemeler.ts';
import { lockSatis } from './load-satis.ts';
import { type Mahsup, moveOdemeler } from './move-odemeler.ts';

/** What one sale gets of a collection: payments of today's money, and credit that is set off. */
export type Pay = { satisID: number; alinacak?: readonly Girdi[]; mahsup?: readonly Mahsup[]; tahsilatID: number };

/** The entry of each sale, whatever the act was called. */
const KAYIT: Kayit = { menu: 'satis', islem: 'guncelleme' };

/**
 * Pays sales, which the caller holds. Each gets its own payments and its own entry in the record log; that of the first one is the
 * entry of the call.
 */
export async function collectOdemeler(context: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock' | 'client' | 'degisim' | 'about'>, paylar: readonly Pay[]): Promise<void> {
  const { degisim, about } = context;
  for (const [sira, pay] of paylar.entries()) {
    if (sira > 0) {
      await collectBeside(context, pay);
      continue;
    }
    const { before, after } = await collect(context, pay);
    about(pay.satisID);
    degisim(before, after);
  }
}

type BesideContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock' | 'client'>;

/** Pays a sale beside what the call is about, with an entry of its own. */
export async function collectBeside(context: BesideContext, pay: Pay): Promise<{ kalan: Kurus; surum: number }> {
  const { before, after, ...sonuc } = await collect(context, pay);
  logChange(context, KAYIT, { kayitID: pay.satisID, before, after });
  return sonuc;
}

async function collect(context: BesideContext, { satisID, alinacak = [], mahsup = [], tahsilatID }: Pay) {
  // A person who takes the money need not see the sale otherwise.
  const satis = await lockSatis(context, { id: satisID }, sql`true`);
  return { ...(await moveOdemeler(context, satis, { alinacak, mahsup, iade: [], tahsilatID })), surum: satis.surum + 1 };
}
