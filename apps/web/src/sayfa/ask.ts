import { type AnyCall, type BodyInput, isRead, type ParamsOf, type ReplyOf } from '@defter/contract/call.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import { fromWire } from '@defter/contract/lira.ts';
import { encodeForm } from '@defter/contract/wire.ts';

/** A refusal of the server; `istekHatasi` without an answer. */
export class Red extends Error {
  readonly kod: HataKodu;
  readonly alanlar: Readonly<Record<string, HataKodu>>;
  readonly veri: Readonly<Record<string, string | number>>;

  constructor(kod: HataKodu, { alanlar = {}, veri = {} }: Partial<Pick<Red, 'alanlar' | 'veri'>> = {}) {
    super(kod);
    this.kod = kod;
    this.alanlar = alanlar;
    this.veri = veri;
  }
}

type Input<C extends AnyCall> = { params: ParamsOf<C>; body?: BodyInput<C> };
type Envelope = { success?: boolean; message?: HataKodu; alanlar?: Red['alanlar']; veri?: Red['veri'] };

/** A call without an answer by then was lost on the way. */
const ANSWER_LIMIT = 60_000;

/** The pauses before a reading without an answer is repeated, as in the panel. */
const PAUSES = [1000, 2000];

/** Makes a call of the page. @throws Red */
export async function ask<C extends AnyCall>(call: C, input: Input<C>): Promise<ReplyOf<C>> {
  const response = await sendPatiently(call, input);
  const answer = (await response.json().catch(() => ({}))) as Envelope;
  if (response.ok && answer.success) return fromWire(call.reply, answer) as ReplyOf<C>;
  throw new Red(answer.message ?? 'hataOlustu', answer);
}

/** An act is sent once: the person decides whether to press again. */
async function sendPatiently<C extends AnyCall>(call: C, input: Input<C>): Promise<Response> {
  for (const pause of isRead(call) ? PAUSES : []) {
    const response = await send(call, input).catch(() => undefined);
    if (response && response.status < 500) return response;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send(call, input);
}

async function send<C extends AnyCall>({ method, path, body: schema }: C, { params, body }: Input<C>): Promise<Response> {
  const values = params as Record<string, unknown>;
  const address = `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))}`;
  try {
    return await fetch(address, { method, credentials: 'same-origin', signal: AbortSignal.timeout(ANSWER_LIMIT), body: method === 'GET' ? undefined : encodeForm(body ?? {}, schema) });
  } catch {
    throw new Red('istekHatasi');
  }
}
