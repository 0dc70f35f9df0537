import type { Kayit } from '@defter/contract/call.ts';
import { describeEntry, writeEntry } from '../../platform/audit.ts';
import type { Yapan } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { type Alanlar, diffOf } from '../../platform/degisim.ts';
import type { Client } from '../../platform/http/client.ts';

/** The customer who acts by the page or the own link: nobody of the team, with the rights that these acts need of the calendar. */
export const MUSTERI_YAPAN: Yapan = { personelID: null, yetkiler: new Set(['randevuDuzenle', 'randevuTumunuGor']) };

/** Writes into the record log what the customer has done: the entry has no person of the team. */
export function logAct(tx: Tx, client: Client, kayit: Kayit, { kayitID, before, after }: { kayitID: number; before: Alanlar | null; after: Alanlar | null }): void {
  writeEntry(tx, describeEntry({ personelID: null, client }, kayit, { kayitID, degisim: diffOf(kayit, before, after) }));
}
