import type { Konu } from '@defter/contract/call.ts';
import type { IletiKanali } from '@defter/rules/ileti.ts';
import type { Tx } from '../../platform/db/connection.ts';
import type { Client } from '../../platform/http/client.ts';

/** What somebody has answered, as a provider tells it. */
export type GelenYanit = { kanal: IletiKanali; telefon: string; mesaj: string; /** By which the provider knows it. */ saglayiciNo: string; /** Who has brought it. */ client: Client };

/** Keeps a reply and does what it asks for, in the scope of the bayi. Answers what has changed by it: nothing where it was known. */
export type NoteYanit = (tx: Tx, yanit: GelenYanit) => Promise<readonly Konu[]>;
