import { type AnyCall, type BodyInput, isKeyed, type ParamsOf, type QueryInput, type ReplyOf } from '@defter/contract/call.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import { ROL_ONIZLEME_BASLIGI } from '@defter/contract/yetki.ts';
import { fromWire, toWire } from '@defter/contract/lira.ts';
import { encodeEntries, encodeForm } from '@defter/contract/wire.ts';
import { firstOf } from './first-of.ts';
import { newKey } from './idempotency.ts';
import { getOnizleme } from '../session/onizleme.ts';
import { getOturum } from '../session/oturum.ts';
import { isTold, loadAnswerTexts } from '../../ui/notice.ts';
import { endRefusedSession } from '../session/refused.ts';

type Ayrinti = {
  /** The field of the body → the key of its error. */
  alanlar?: Readonly<Record<string, HataKodu>>;
  /** Values that the text names, such as the customer who already has the number. */
  veri?: Readonly<Record<string, string | number>>;
};

/** A failed call, with what the server said about it. */
export class ApiHatasi extends Error {
  /** 0 when there was no answer at all. */
  readonly status: number;
  readonly kod: HataKodu;
  readonly alanlar: NonNullable<Ayrinti['alanlar']>;
  readonly veri: NonNullable<Ayrinti['veri']>;

  constructor(status: number, kod: HataKodu, { alanlar = {}, veri = {} }: Ayrinti = {}) {
    super(kod);
    this.status = status;
    this.kod = kod;
    this.alanlar = alanlar;
    this.veri = veri;
  }
}

/** Whether a call failed because the server could not be reached or could not answer, which says nothing about the data. */
export const isOutage = (error: unknown): boolean => error instanceof ApiHatasi && (error.status === 0 || error.status >= 500);

export type CallInput<C extends AnyCall> = { params?: ParamsOf<C>; query?: Partial<QueryInput<C>>; body?: BodyInput<C> };
export type RequestOptions = { signal?: AbortSignal; idempotencyKey?: string };
/** The answer of a call: the reply of the contract and the key of its message. */
export type Answer<C extends AnyCall> = ReplyOf<C> & { message: HataKodu | '' };

const BASE = '/api';

/**
 * Makes one call of the contract. The body leaves as multipart (spec 1§7), the token in the header. A refused token
 * ends the session, so that the guards lead to /login.
 * @throws ApiHatasi for every answer without success, and when there is no answer at all (`istekHatasi`)
 */
export async function request<C extends AnyCall>(
  call: C,
  input: CallInput<C> = {},
  { signal, idempotencyKey }: RequestOptions = {},
): Promise<Answer<C>> {
  const response = await sendCall(call, input, { signal, idempotencyKey });
  const { success, ...answer } = await readAnswer(response);
  if (response.ok && success) return fromWire(call.reply, answer) as unknown as Answer<C>;
  throw refusalOf(response, answer);
}

/**
 * Makes a call of the contract whose reply is a file.
 * @throws ApiHatasi as `request` does.
 */
export async function requestDosya<C extends AnyCall>(call: C, input: CallInput<C> = {}, options: RequestOptions = {}): Promise<Blob> {
  const response = await sendCall(call, input, options);
  if (response.ok) return response.blob();
  throw refusalOf(response, await readAnswer(response));
}

type Early = { token: string; response: Promise<Response> };
/** Readings that were sent before the code of their page was loaded, by their address. */
const early = new Map<string, Early>();

/**
 * Sends a reading while the code of its page is still being loaded; the first `request` of that address takes the answer. Nothing is sent without a
 * session.
 * @param path path and query of a call without a body, as `/dashboard/bugun`
 */
export function askEarly(path: string): void {
  const token = getOturum()?.token.accessToken;
  if (!token || early.has(BASE + path)) return;
  const response = send(BASE + path, { headers: headersOf(token, 'application/json'), credentials: 'same-origin' });
  // The caller that takes the answer handles a failure. If nobody takes it, the failure concerns nobody.
  response.catch(() => undefined);
  early.set(BASE + path, { token, response });
  setTimeout(() => early.delete(BASE + path), EARLY_MS);
}

/** Takes the answer of an early reading: once, and only for the person who asked. */
function takeEarly(address: string, token: string | undefined): Promise<Response> | undefined {
  const found = early.get(address);
  early.delete(address);
  return found?.token === token ? found?.response : undefined;
}

/** The panel shows no answer that is older than this. */
const EARLY_MS = 10_000;

function headersOf(token: string | undefined, accept: string): Headers {
  const headers = new Headers({ Accept: accept });
  if (!token) return headers;
  headers.set('Authorization', `Bearer ${token}`);
  // The two calls of the spec's separate auth host read the token here.
  headers.set('Token', token);
  const onizleme = getOnizleme();
  if (onizleme) headers.set(ROL_ONIZLEME_BASLIGI, String(onizleme.rolID));
  return headers;
}

async function sendCall<C extends AnyCall>(call: C, input: CallInput<C>, { signal, idempotencyKey }: RequestOptions): Promise<Response> {
  const token = tokenFor(call);
  const headers = headersOf(token, call.dosya ?? 'application/json');
  if (isKeyed(call)) headers.set('Idempotency-Key', idempotencyKey ?? newKey());
  if (call.json) headers.set('Content-Type', 'application/json');

  const address = addressOf(call, input);
  const asked = call.method === 'GET' ? takeEarly(address, token) : undefined;
  const body = bodyOf(call, input.body);
  const response = (await asked?.catch(() => undefined)) ?? await send(address, {
    method: call.method,
    headers,
    signal,
    credentials: 'same-origin',
    body,
    isFile: call.dosya !== undefined || hasFile(body),
  });
  if (response.status === 401 && token) endRefusedSession(token);
  return response;
}

const tokenFor = (call: AnyCall) => (call.yetki === 'herkes' ? undefined : getOturum()?.token.accessToken);

const refusalOf = ({ status }: Response, answer: Envelope) => new ApiHatasi(status, toKod(answer.message), answer);

function bodyOf(call: AnyCall, body: object = {}): BodyInit | undefined {
  if (call.method === 'GET') return undefined;
  return call.json ? JSON.stringify(toWire(call.body, body)) : encodeForm(body, call.body);
}

/** Path and query of a call below the origin: `/api/musteri/7/telefonlar?sayfa=2`. */
function addressOf<C extends AnyCall>(call: C, { params, query }: CallInput<C> = {}): string {
  const values: Record<string, unknown> = params ?? {};
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const filled = encodeEntries(toWire(call.query, query ?? {})).filter(([, value]) => value !== '');
  const search = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString();
  return `${BASE}${path}${search ? `?${search}` : ''}`;
}

/** Only files take longer: a call without an answer by then is lost, as on a dead connection. */
const ANSWER_LIMIT = 60_000;

async function send(address: string, { isFile = false, signal, ...init }: RequestInit & { /** The call sends or receives a file. */ isFile?: boolean }): Promise<Response> {
  const ends = [...(signal ? [signal] : []), ...(isFile ? [] : [AbortSignal.timeout(ANSWER_LIMIT)])];
  try {
    return await fetch(address, { ...init, signal: firstOf(ends) });
  } catch (error) {
    // A caller that has aborted must not get the error of a broken network.
    if (signal?.aborted) throw error;
    throw new ApiHatasi(0, 'istekHatasi');
  }
}

const hasFile = (body: BodyInit | undefined): boolean => body instanceof FormData && [...body.values()].some((value) => value instanceof Blob);

type Envelope = Ayrinti & { success?: boolean; message?: string };

/** Some replies of the specification nest their outcome in `response`. The texts of all its messages are loaded before it returns. */
async function readAnswer(response: Response): Promise<Envelope> {
  try {
    const json = (await response.json()) as Envelope & { response?: Envelope };
    const answer = { ...json, ...json.response };
    if ([answer.message, ...Object.values(answer.alanlar ?? {})].some((kod) => kod && !isTold(kod))) await loadAnswerTexts();
    return answer;
  } catch {
    throw new ApiHatasi(response.status, response.ok ? 'hataOlustu' : 'istekHatasi');
  }
}

const toKod = (message = ''): HataKodu => (isTold(message) ? message : 'hataOlustu');
