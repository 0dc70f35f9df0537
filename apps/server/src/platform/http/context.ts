import type { FastifyInstance } from 'fastify';
import type { AnyCall, KayitIslemi, Kota, Plan } from '@defter/contract/call.ts';
import type { Config } from '../../config.ts';
import type { Oturum } from '../auth/oturum.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/connection.ts';
import type { ConstraintMessages } from '../errors/from-database.ts';
import type { Alanlar } from '../degisim.ts';
import type { Events } from '../events/events.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Background } from '../jobs/background.ts';
import type { Bell } from '../jobs/bell.ts';
import type { Totals } from '../totals.ts';
import type { Input } from './input.ts';
import type { Client } from './client.ts';
import type { OnAnswer } from './reply.ts';

/** What the modules stand on; made once a process in app.ts. */
export type Platform = {
  app: FastifyInstance;
  config: Config;
  database: Database;
  sessions: Sessions;
  events: Events;
  files: FileStore;
  totals: Totals;
  /** Rung when a text was queued and committed, so that it leaves at once. */
  sms: Bell;
  background: Background;
  clock: Clock;
  /** Plan limits by name, each throwing when it is used up. */
  kotalar: Record<Kota, (context: { tx: Tx; oturum: Oturum; clock: Clock }) => Promise<void> | void>;
  /** What a plan must include, each throwing when it does not. */
  planlar: Record<Plan, (oturum: Oturum) => void>;
  constraintMessages: ConstraintMessages;
  onAnswer?: OnAnswer;
  /** Every call that is served, in the order of its registration: OpenAPI is made from it. */
  served: AnyCall[];
};

/** What a handler gets: checked input, its transaction, who asks, and the time. */
export type Context<C extends AnyCall> = Input<C> & {
  tx: Tx;
  oturum: Oturum;
  client: Client;
  clock: Clock;
  files: FileStore;
  totals: Totals;
  /** Adds to the audit entry of this call what cannot be told by `degisim`: no personal data, it is never erased. */
  note(text: string): void;
  /**
   * Tells the record log what was changed from what to what: the fields of the record, named as on the wire, before
   * and after; null for what was not there before or is gone. Only what differs is kept, so both may be whole rows;
   * where nothing does, the log says nothing of the call.
   * What the log keeps of a field, KAYIT_ALANLARI of the contract says; of one that is not in it no value is kept. A new record needs none.
   * @example degisim(wireOf(row), wireOf(columns))
   */
  degisim(before: Alanlar | null, after: Alanlar | null): void;
  /** The record that was acted on, where `recordOf` cannot know it, and which of its parts. */
  about(kayitID: number, parcaID?: number): void;
  /** The act, where the contract cannot know it: a call that adds and changes, or finds that there is nothing to do (null). */
  act(islem: KayitIslemi | null): void;
  /** Does something once the transaction is on disk: forget a cache, delete a replaced file. Nobody waits; a failure is logged. */
  afterCommit(work: () => void | Promise<void>): void;
};

/**
 * What is done before the transaction of a call begins gets: checked input and who asks. It holds no connection and opens
 * what it needs; whatever takes long belongs here (docs/adr/0030): a slow hash, a picture that is made smaller.
 */
export type Preparation<C extends AnyCall> = Input<C> & {
  database: Database;
  oturum: Oturum;
  clock: Clock;
};

/** What a handler of a public call gets: no person and no transaction, it opens those it needs. */
export type PublicContext<C extends AnyCall> = Input<C> & {
  clock: Clock;
  client: Client;
};
