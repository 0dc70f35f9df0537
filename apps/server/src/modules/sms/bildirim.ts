import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Konu } from '@defter/contract/call.ts';
import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { countTry } from '../../platform/auth/tries.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { announce } from '../../platform/events/announce.ts';
import { clientOf, networkOf } from '../../platform/http/client.ts';
import type { Platform } from '../../platform/http/context.ts';
import { noteAkibet, noteAlindi } from '../../platform/outside/mesaj/note-akibet.ts';
import type { NoteYanit } from './yanit.ts';

/*
 * What providers tell by themselves: what became of messages, and what people answer. The address of each business has a key
 * of its own; what WhatsApp tells is signed besides. Everything may come twice and in any order.
 */

export const SMS_BILDIRIM_YOLU = '/api/sms/bildirim/';
export const WP_BILDIRIM_YOLU = '/api/wp/bildirim/';
const BODY_LIMIT = 512 * 1024;
/** Wrong keys of one sender in a minute, before the rest is refused unread. */
const WRONG = { ...iletiIzniCalls.ret, path: SMS_BILDIRIM_YOLU, limit: 20 };

type Params = { Params: { anahtar: string } };

export function registerBildirim(platform: Platform, noteYanit: NoteYanit): void {
  void platform.app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body));
    registerSms(scope, platform);
    registerWhatsapp(scope, platform, noteYanit);
  });
}

/** The number of a message at its provider. */
const mesajNo = () => z.coerce.string().check(z.regex(/^[^\0]{1,500}$/));
const Rapor = z.object({ report: z.object({ id: mesajNo(), status: z.string() }) });
/** The final states. Any other one, such as `accepted`, says that the message is still on its way. */
const SONLAR = new Map<string, { durum: 'iletildi' } | { durum: 'iletilemedi'; hata: string }>([
  ['delivered', { durum: 'iletildi' }],
  ['undelivered', { durum: 'iletilemedi', hata: 'r112' }],
]);

/** İleti Merkezi tells of one message at a time. */
function registerSms(scope: FastifyInstance, platform: Platform): void {
  scope.post<Params>(`${SMS_BILDIRIM_YOLU}:anahtar`, async (request) => {
    const bayiID = await findBayi(platform, request, sql`select bayi_id as id from sms_ayari where anahtar = ${request.params.anahtar}`);
    const { report } = readJson(Rapor, request.body as Buffer);
    const saglayici = 'iletimerkezi';
    const son = SONLAR.get(report.status);
    if (!son) return { success: true };
    const changed = await platform.database.system((tx) => noteAkibet(tx, { bayiID, saglayici, no: report.id, ...son }));
    if (changed !== undefined) announce(platform, bayiID, ['sms']);
    return { success: true };
  });
}

const Durum = z.object({ id: mesajNo(), status: z.string(), biz_opaque_callback_data: z.optional(z.uuid()), errors: z.optional(z.array(z.object({ code: z.coerce.string() }))) });
const Ek = z.optional(z.object({ caption: z.optional(z.string()) }));
const Gelen = z.object({
  id: mesajNo(),
  from: z.string().check(z.regex(/^\d{5,20}$/)),
  text: z.optional(z.object({ body: z.string() })),
  button: z.optional(z.object({ text: z.string() })),
  image: Ek,
  video: Ek,
  document: Ek,
  audio: Ek,
});
const Olay = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.object({ statuses: z.optional(z.array(z.unknown())), messages: z.optional(z.array(z.unknown())) }) })) })),
});

function registerWhatsapp(scope: FastifyInstance, platform: Platform, noteYanit: NoteYanit): void {
  const find = (anahtar: string) => sql`select bayi_id as id from wp_ayari where anahtar = ${anahtar}`;
  // The platform asks whether the address is ours before it tells anything.
  scope.get<Params & { Querystring: Record<string, string> }>(`${WP_BILDIRIM_YOLU}:anahtar`, async (request, reply) => {
    await findBayi(platform, request, find(request.params.anahtar));
    const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge = '' } = request.query;
    if (mode !== 'subscribe' || token !== request.params.anahtar || !/^[\w-]{1,100}$/.test(challenge)) throw new AppError('bulunamadi');
    return reply.type('text/plain; charset=utf-8').send(challenge);
  });
  scope.post<Params>(`${WP_BILDIRIM_YOLU}:anahtar`, async (request) => {
    const bayiID = await findBayi(platform, request, find(request.params.anahtar));
    const body = request.body as Buffer;
    await checkSignature(platform, request, bayiID, body);
    const values = readJson(Olay, body).entry.flatMap(({ changes }) => changes.map(({ value }) => value));
    const touched = await platform.database.system(async (tx) => {
      let any = false;
      for (const raw of values.flatMap(({ statuses = [] }) => statuses)) any = (await noteDurum(tx, bayiID, raw)) || any;
      return any;
    });
    const client = clientOf(request);
    const gelenler = values.flatMap(({ messages = [] }) => messages);
    const konular = new Set<Konu>(touched ? ['sms'] : []);
    if (gelenler.length > 0) await platform.database.write({ bayiID }, async (tx) => {
      for (const raw of gelenler) {
        const { success, data } = z.safeParse(Gelen, raw);
        if (!success) continue;
        // A picture stays there, and so does a voice: what is written under it is for this inbox, and that it came. A place or a heart is not.
        const ek = data.image ?? data.video ?? data.document ?? data.audio;
        const mesaj = data.text?.body ?? data.button?.text ?? ek?.caption;
        if (!mesaj && !ek) continue;
        for (const konu of await noteYanit(tx, { kanal: 'whatsapp', telefon: data.from, mesaj: mesaj ?? '', saglayiciNo: data.id, client })) konular.add(konu);
      }
    });
    announce(platform, bayiID, [...konular]);
    return { success: true };
  });
}

async function noteDurum(tx: Tx, bayiID: number, raw: unknown): Promise<boolean> {
  const { success, data } = z.safeParse(Durum, raw);
  if (!success) return false;
  const { id: no, status, biz_opaque_callback_data: referans, errors } = data;
  const kim = { bayiID, saglayici: 'whatsapp', no } as const;
  if (status === 'sent' && referans) return noteAlindi(tx, { ...kim, referans });
  if (status === 'delivered' || status === 'read') return (await noteAkibet(tx, { ...kim, referans, durum: 'iletildi' })) !== undefined;
  return status === 'failed' && (await noteAkibet(tx, { ...kim, referans, durum: 'iletilemedi', hata: errors?.[0]?.code ?? 'r' })) !== undefined;
}

/** @throws AppError bulunamadi alike for a key of nobody and for a wrong signature */
async function checkSignature({ database, secrets }: Platform, { headers }: FastifyRequest, bayiID: number, body: Buffer): Promise<void> {
  const { rows } = await database.acrossBayis((tx) =>
    sql<{ sir: string | null }>`select uygulama_sirri as sir from wp_ayari where bayi_id = ${bayiID}`.execute(tx),
  );
  const sealed = rows[0]?.sir ?? null;
  const sir = sealed === null ? undefined : secrets.decrypt(sealed);
  const sent = Buffer.from(String(headers['x-hub-signature-256'] ?? '').replace(/^sha256=/, ''), 'hex');
  const own = sir === undefined ? undefined : createHmac('sha256', sir).update(body).digest();
  if (!own || own.length !== sent.length || !timingSafeEqual(own, sent)) throw new AppError('bulunamadi');
}

/** Whose key it is. @throws AppError bulunamadi */
async function findBayi({ database }: Platform, request: FastifyRequest, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await database.acrossBayis((tx) => (query as ReturnType<typeof sql<{ id: number }>>).execute(tx));
  if (rows[0]) return rows[0].id;
  await countTry(database, WRONG, networkOf(request.ip));
  throw new AppError('bulunamadi');
}

function readJson<T extends z.ZodMiniType>(shape: T, body: Buffer): z.output<T> {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new AppError('istekGecersiz');
  }
  const { success, data } = z.safeParse(shape, value);
  if (!success) throw new AppError('istekGecersiz');
  return data;
}
