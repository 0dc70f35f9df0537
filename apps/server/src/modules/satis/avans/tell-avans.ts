import type { Kayit } from '@defter/contract/call.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { type Eden, logChange } from '../../../platform/audit.ts';

const KAYIT: Kayit = { menu: 'musteri', islem: 'guncelleme', nesne: 'avans' };

/** Tells on the customer's card how much credit there was and is, beside what the sales tell. */
export function tellAvans(eden: Eden, { musteriID, once, sonra, neden = null }: { musteriID: number; once: Kurus; sonra: Kurus; neden?: string | null }): void {
  logChange(eden, KAYIT, { kayitID: musteriID, before: { avans: once }, after: { avans: sonra, ...(neden !== null && { neden }) } });
}
