import type { FastifyInstance } from 'fastify';
import type { AnyCall, KayitIslemi, Kota, Plan } from '@defter/contract/call.ts';
import type { ExportTipi } from '@defter/contract/excel-sutunu.ts';
import type { Config } from '../../config.ts';
import type { Cihaz } from '../auth/cihaz.ts';
import type { Oturum } from '../auth/oturum.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/connection.ts';
import type { ConstraintMessages } from '../errors/from-database.ts';
import type { Alanlar } from '../degisim.ts';
import type { Events } from '../events/events.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Bell } from '../jobs/bell.ts';
import type { Secrets } from '../secret.ts';
import type { Totals } from '../totals.ts';
import type { Input } from './input.ts';
import type { Client } from './client.ts';
import type { OnAnswer } from './reply.ts';
import type { Turns } from './turns.ts';

/** The services that the modules build on. app.ts makes them once per process. */
export type Platform = {
  app: FastifyInstance;
  config: Config;
  database: Database;
  sessions: Sessions;
  events: Events;
  files: FileStore;
  secrets: Secrets;
  totals: Totals;
  /** The turns of what takes much of the server: see `PLACES`. */
  wholeLists: Turns;
  reports: Turns;
  streams: Turns;
  /** Rung after an SMS was queued and committed, so that it leaves at once. */
  sms: Bell;
  /** Rung after an import was begun and committed, so that it goes on at once. */
  aktarim: Bell;
  /** Rung after a proof of the till was asked for. */
  mutabakat: Bell;
  /** Rung after the file of a whole business was asked for. */
  veriPaketi: Bell;
  clock: Clock;
  /** Plan limits by name. Each throws when it is used up. */
  kotalar: Record<Kota, (context: { tx: Tx; oturum: Oturum; clock: Clock }) => Promise<void> | void>;
  /** Features of a plan. Each throws when the plan does not include it. */
  planlar: Record<Plan, (oturum: Oturum) => void>;
  /** Refuses to begin something new while the person has to settle earlier days first. */
  checkYeniIs: (context: { tx: Tx; oturum: Oturum; clock: Clock }) => Promise<void>;
  constraintMessages: ConstraintMessages;
  onAnswer?: OnAnswer;
  /** Every served call in the order of registration. The OpenAPI document is made from it. */
  served: AnyCall[];
  /** The served lists that can be taken out as workbooks, by their type. */
  lists: Map<ExportTipi, ServedList>;
};

/** A list call with its handler, which another call may run with its own transaction. */
export type ServedList = { call: AnyCall; list: (context: Context<AnyCall>) => Promise<object> };

/** What a handler gets: checked input, its transaction, who asks, and the time. */
export type Context<C extends AnyCall> = Input<C> & {
  tx: Tx;
  oturum: Oturum;
  client: Client;
  clock: Clock;
  files: FileStore;
  totals: Totals;
  /**
   * Adds a note to the audit entry for facts that `degisim` cannot express. It must hold no personal data, because it
   * is never erased.
   */
  note(text: string): void;
  /**
   * Tells the record log what has changed: the fields of the record, named as on the wire, before and after; null
   * stands for a record that was not there before or is gone. Only differences are kept, so both may be whole rows;
   * without a difference the log has no entry of the call. KAYIT_ALANLARI of the contract says what the log keeps of a
   * field; of a field that is not in it no value is kept. A new record needs no call.
   * @example degisim(wireOf(row), wireOf(columns))
   */
  degisim(before: Alanlar | null, after: Alanlar | null): void;
  /** Names the record that was acted on, where `recordOf` cannot know it, and optionally one of its parts. */
  about(kayitID: number, parcaID?: number): void;
  /** Names the act, where the contract cannot know it: a call may add or change, or find nothing to do (null). */
  act(islem: KayitIslemi | null): void;
  /**
   * Runs something short once the transaction is on disk, before the answer: forget a cache, delete a replaced file. A
   * failure is logged and changes nothing of the answer. What takes long is a `Line` of the queue.
   */
  afterCommit(work: () => void | Promise<void>): void;
};

/**
 * The input of a preparation, which runs before the transaction of its call: checked input and the caller. It holds no
 * connection and opens what it needs. Slow work belongs here (docs/adr/0030): a slow hash, a picture that is made
 * smaller.
 */
export type Preparation<C extends AnyCall> = Input<C> & {
  database: Database;
  oturum: Oturum;
  clock: Clock;
};

/**
 * The input of a public call's handler. It has no person and no transaction, and opens the transactions that it needs.
 */
export type PublicContext<C extends AnyCall> = Input<C> & {
  clock: Clock;
  client: Client;
  cihaz: Cihaz;
};
