import type { AnyCall, Kayit } from '@defter/contract/call.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { describeEntry, writeEntry } from '../../../platform/audit.ts';
import { diffOf } from '../../../platform/degisim.ts';
import type { Context } from '../../../platform/http/context.ts';

const KAYIT: Kayit = { menu: 'musteri', islem: 'guncelleme', nesne: 'avans' };

/** Tells on the customer's card how much credit there was and is, beside what the sales tell. */
export function tellAvans({ tx, oturum, client }: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'client'>, { musteriID, once, sonra, neden = null }: { musteriID: number; once: Kurus; sonra: Kurus; neden?: string | null }): void {
  writeEntry(tx, describeEntry({ personelID: oturum.personelID, client }, KAYIT, { kayitID: musteriID, degisim: diffOf(KAYIT, { avans: once }, { avans: sonra, ...(neden !== null && { neden }) }) }));
}
