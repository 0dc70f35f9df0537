import { type AnyCall, isKeyed, isRead, type ReplyOf } from '@defter/contract/call.ts';
import { topicsOf } from '@defter/contract/konu.ts';
import { ROL_ONIZLEME_BASLIGI } from '@defter/contract/yetki.ts';
import { paketOn } from '@defter/rules/paket.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeEntry, writeEntryAndReply } from '../audit.ts';
import { isAllowed } from '../auth/allowed-addresses.ts';
import type { Oturum } from '../auth/oturum.ts';
import { narrowToRol } from '../auth/narrow-to-rol.ts';
import { mayCall } from '../auth/permission.ts';
import { countTry } from '../auth/tries.ts';
import type { Tx } from '../db/connection.ts';
import { mayBeCommitted } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { trackFiles, type TrackedFiles } from '../files/tracked-files.ts';
import { withLastChange } from '../last-change.ts';
import { hasQueuedMesaj } from '../outside/mesaj/outbox.ts';
import { announce } from '../events/announce.ts';
import { once, readKey, type IdempotencyKey } from './idempotency.ts';
import type { Context, Platform, Preparation, ServedList } from './context.ts';
import { packLarge } from './compression.ts';
import { createReader, type Input } from './input.ts';
import { clientOf } from './client.ts';
import { createSerializer, FileReply, type JsonOf, RawJson, StreamReply } from './reply.ts';
import { type Sending, sendStream } from './send-stream.ts';
import { addRoute } from './route.ts';
import { createTold } from './told.ts';
import { isWhole } from './turns.ts';
import { unknownTeller } from './unknown-query.ts';

type Handled<C extends AnyCall> = Promise<ReplyOf<C> | RawJson<JsonOf<C>> | FileReply | StreamReply>;
type Handler<C extends AnyCall> = (context: Context<C>) => Handled<C>;
type PreparedHandler<C extends AnyCall, P> = (context: Context<C>, prepared: P) => Handled<C>;
type Prepare<C extends AnyCall, P> = (preparation: Preparation<C>) => Promise<P>;

/**
 * Serves one call of the contract. The order is the same for every call: session → plan → permission → body → input →
 * preparation → transaction → quota → handler → audit → commit → reply → announcement.
 * @param prepare slow work that must not hold a connection; the handler gets its result
 * @example serve(platform, izinCalls.list, listIzinler)
 * @example serve(platform, personelCalls.create, createPersonel, prepareGiris)
 */
export function serve<C extends AnyCall>(platform: Platform, call: C, handler: Handler<C>): void;
export function serve<C extends AnyCall, P>(platform: Platform, call: C, handler: PreparedHandler<C, P>, prepare: Prepare<C, P>): void;
export function serve<C extends AnyCall>(platform: Platform, call: C, handler: PreparedHandler<C, unknown>, prepare?: Prepare<C, unknown>): void {
  const read = createReader(call);
  const tellUnknown = unknownTeller(call);
  const serialize = createSerializer(call, platform.onAnswer);
  const konular = topicsOf(call);

  const admit = async (request: FastifyRequest) => {
    request.oturum = await authorize(platform, call, request);
  };
  const answerCall = async (request: FastifyRequest, reply: FastifyReply) => {
    const oturum = request.oturum!;
    tellUnknown(request, reply);
    const input = read(request);
    if (call.limit) await countTry(platform.database, call, `${oturum.bayiID}.${oturum.personelID}`);
    const files = trackFiles(platform.files);
    let prepared: unknown;
    const prepareOnce = async () => {
      prepared = await prepare?.({ ...input, oturum, database: platform.database, clock: platform.clock });
    };
    let left: Left = { after: [], rows: Infinity };
    const beginAnew = (failure?: unknown) => {
      left = { after: [], rows: Infinity };
      if (!mayBeCommitted(failure)) files.restart();
    };
    const run = async (tx: Tx, { key, query = input.query }: Running<C> = {}): Promise<string> => {
      if (left.sending) throw new Error('A file that was begun cannot be begun again');
      // A retried transaction starts from nothing; only the preparation is kept.
      beginAnew();
      const { entryOf, ...told } = createTold(call);
      const client = clientOf(request);
      if (call.yeniIs) await platform.checkYeniIs({ tx, oturum, clock: platform.clock });
      if (call.kota) await platform.kotalar[call.kota]({ tx, oturum, clock: platform.clock });
      const { clock, totals } = platform;
      const afterCommit = (work: AfterCommit) => left.after.push(work);
      const context: Context<C> = { ...input, ...told, query, tx, oturum, client, clock, files, totals, afterCommit };
      const data = await handler(context, prepared);
      if (data instanceof StreamReply) {
        left.sending = await sendStream(reply, data, call.dosya!);
        told.note(left.sending.isWhole ? data.tell() : `${data.tell()}, yarıda kaldı`);
      }
      if (data instanceof FileReply) left.file = data;
      left.rows = rowsOf(data);
      if (hasQueuedMesaj(tx)) left.after.push(platform.sms.wake);
      const entry = entryOf({ personelID: oturum.personelID, client }, input.body, data);
      const text = data instanceof FileReply ? keepFile(data, key) : serialize(data, oturum.yetkiler);
      if (key) writeEntryAndReply(tx, entry, key, text);
      else if (entry) writeEntry(tx, entry);
      return text;
    };
    const text = await answer(platform, call, request, { reply, oturum, input, prepareOnce, run, beginAnew, rowsRead: () => left.rows }).catch((error: unknown) =>
      breakOff(platform, call, { request, reply, oturum, body: input.body, files }, error),
    );
    if (text === undefined) return reply;
    const { after, sending } = left;
    const file = left.file ?? (call.dosya && isKeyed(call) ? keptFile(String(text)) : undefined);
    sending?.end();
    if (files.hasStale()) after.push(() => files.clean());
    await runAfter(after, request);
    announce(platform, oturum.bayiID, konular);
    if (sending) return reply;
    return file ? sendFile(reply, file, call.dosya) : send(reply, text);
  };
  if (call.excel) platform.lists.set(call.excel.tip, { call, list: handler as unknown as ServedList['list'] });
  addRoute(platform, call, answerCall, admit);
}

type AfterCommit = () => void | Promise<void>;
/** What a transaction leaves for after it: work, what is sent in place of text, and how many rows its list has. */
type Left = { after: AfterCommit[]; file?: FileReply; sending?: Sending; rows: number };

type Failed = { request: FastifyRequest; reply: FastifyReply; oturum: Oturum; body: object; files: TrackedFiles };

/** Cleans up after a call that failed, and throws what the client is told. Undefined where a file was begun: nothing else can be answered any more. */
async function breakOff({ database }: Platform, call: AnyCall, { request: { log }, reply, oturum, body, files }: Failed, error: unknown): Promise<undefined> {
  await files.clean().catch((err: unknown) => log.error({ err }, 'files of a failed call stay behind'));
  if (reply.sent) {
    log.error({ err: error }, 'a file broke off');
    reply.raw.destroy();
    return undefined;
  }
  // The refusal is true without who changed the record, so it stands where that cannot be read.
  throw await withLastChange(database, call, { oturum, body }, error).catch((err: unknown) => {
    log.error({ err }, 'the last change of a record was not read');
    return error;
  });
}

/** How many rows the whole list of this page has; Infinity when the reply does not say. */
function rowsOf(data: object): number {
  const rows = (data instanceof RawJson ? data.fields : (data as { toplamKayit?: unknown })).toplamKayit;
  return rows === undefined ? Infinity : Number(rows);
}

/** Runs the work after a commit. The change is on disk, so a failure is logged and the answer stays what it is. */
async function runAfter(works: readonly AfterCommit[], { log }: FastifyRequest): Promise<void> {
  const outcomes = await Promise.allSettled(works.map(async (work) => work()));
  for (const outcome of outcomes) if (outcome.status === 'rejected') log.error({ err: outcome.reason as unknown }, 'work after a commit failed');
}

type Work<C extends AnyCall> = {
  reply: FastifyReply;
  oturum: Oturum;
  input: Input<C>;
  prepareOnce: () => Promise<void>;
  run: (tx: Tx, running?: Running<C>) => Promise<string>;
  /** Forgets what a run has left that has failed. Its files stay where it may be committed all the same: a row may name them. */
  beginAnew: (failure: unknown) => void;
  rowsRead: () => number;
};
type Running<C extends AnyCall> = { key?: IdempotencyKey; query?: Input<C>['query'] };

/**
 * Most lists that are asked for whole have fewer rows than this and need no turn. Twice as many are read, because their count may be some
 * seconds old (`totals.ts`).
 */
const SHORT = 250;

async function answer<C extends AnyCall>({ database, wholeLists, reports, streams }: Platform, call: C, request: FastifyRequest, { reply, oturum, input, prepareOnce, run, beginAnew, rowsRead }: Work<C>): Promise<string | Buffer> {
  if (isRead(call)) {
    await prepareOnce();
    const readNow = (query = input.query) => {
      const work = (tx: Tx) => run(tx, { query });
      return call.tekAn || call.agir ? database.readAtOnce(oturum, work) : database.read(oturum, work);
    };
    if (!call.agir) {
      if (!isWhole(call, input.query)) return readNow();
      const short = await readNow({ ...input.query, sayfaBoyutu: 2 * SHORT });
      if (rowsRead() <= SHORT) return short;
    }
    return (call.agir ? reports : wholeLists).inTurn(oturum.bayiID, async () => {
      // A client that left while it waited needs no answer.
      if (reply.raw.destroyed) throw new AppError('istekGecersiz');
      return packLarge(request, reply, await readNow());
    });
  }
  const key = readKey(call, request, { kim: oturum.personelID, ...input });
  const runNow = () =>
    database.write(oturum, (tx) => run(tx, { key })).catch((error: unknown) => {
      // An earlier request may be answered with: then what this one wanted to remove stays.
      beginAnew(error);
      throw error;
    });
  return once(database, oturum, key, async () => {
    await prepareOnce();
    return call.akis ? streams.inTurn(oturum.bayiID, runNow) : runNow();
  });
}

const send = (reply: FastifyReply, text: string | Buffer) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(text);

/** A file as the answer that is kept for a repeated request. A text stays one, so that what names a person is found in it (`forgetReplies`). */
function keepFile({ data, ad }: FileReply, key: IdempotencyKey | undefined): string {
  if (!key) return '';
  if (typeof data !== 'string') throw new TypeError('A file of bytes cannot be kept for a repeated request');
  return JSON.stringify({ data, ad });
}

function keptFile(text: string): FileReply {
  const { data, ad } = JSON.parse(text) as { data: string; ad?: string };
  return new FileReply(data, ad);
}

/** A file belongs to one bayi and to this moment, so no cache on the way may keep it. */
function sendFile(reply: FastifyReply, { data, ad }: FileReply, type = 'application/octet-stream') {
  if (ad !== undefined) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(ad)}`);
  return reply.header('content-type', type).header('cache-control', 'private, no-store').send(typeof data === 'string' ? data : Buffer.from(data));
}

async function authorize(platform: Platform, call: AnyCall, request: FastifyRequest): Promise<Oturum> {
  const found = await requireOturum(platform, request, call);
  const bugun = platform.clock.today();
  const whole = { ...found, paket: paketOn(found.paket, bugun) };
  const oturum = await narrowToRol(platform.database, whole, request.headers[ROL_ONIZLEME_BASLIGI]);
  if (oturum.paket.bitis !== null && oturum.paket.bitis < bugun) throw new AppError('paketSuresiDoldu');
  if (call.plan) platform.planlar[call.plan](oturum);
  if (!mayCall(oturum, call.yetki)) throw new AppError('yetkiYok');
  return oturum;
}

/**
 * The session of the `Authorization` header. Cookies are ignored, so no other site can forge a request. Throws
 * tokenGecersiz, or ipIzinYok away from the addresses that the business allows.
 */
export async function requireOturum({ sessions }: Platform, request: FastifyRequest, { eskiJeton }: Pick<AnyCall, 'eskiJeton'> = {}): Promise<Oturum> {
  const jeton = readToken(request);
  const oturum = jeton === undefined ? undefined : ((await sessions.find(jeton)) ?? (eskiJeton ? await sessions.findRenewed(jeton) : undefined));
  if (!oturum) throw new AppError('tokenGecersiz');
  if (!isAllowed(oturum.allowedAddresses, clientOf(request).ip)) throw new AppError('ipIzinYok');
  return oturum;
}

/** The bearer token as sent. The auth host's calls use the header `Token` (spec 1§7). */
function readToken({ headers }: FastifyRequest): string | undefined {
  const { authorization, token } = headers;
  // The name of the scheme has no case (RFC 9110).
  if (authorization && /^bearer /i.test(authorization)) return authorization.slice(7);
  return typeof token === 'string' ? token : undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who makes the call. It is known before the body is read. */
    oturum?: Oturum;
  }
}
