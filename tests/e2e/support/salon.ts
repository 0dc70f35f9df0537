import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { authCalls, type SignedIn } from '@defter/contract/auth.ts';
import type { AnyCall, ReplyOf } from '@defter/contract/call.ts';
import { KOSUL_SURUMU } from '@defter/rules/kosul.ts';
import { encodeEntries, formOf } from '@defter/contract/wire.ts';
import { inject } from 'vitest';

/** The addresses of a server and of its texts. */
export type Sunucu = { panelUrl: string; smsUrl: string };
/** The one that all tests share. */
const ortakSunucu = (): Sunucu => ({ panelUrl: inject('panelUrl'), smsUrl: inject('smsUrl') });

/** A signed-in person of a business, at an address of their own, and at a server of its own if one is given. */
export type Kisi = { oturum: SignedIn; ip: string; parola: string; sunucu?: Sunucu };
type Input = { params?: Record<string, number | string>; query?: object; body?: object };

const PAROLA = 'Papatya-58-Defne';
/** The plan without limits. */
const PRO = 5;
const KOD_MS = 10_000;

/** Numbers and addresses that are unique in the run. */
export const newTelefon = () => `+9055${randomInt(10_000_000, 99_999_999)}`;
export const newIP = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Registers a new business over HTTP with the code of the text message, accepts the terms, and signs its owner in. */
export async function openSalon({ firmaAdi = 'Papatya Güzellik', kosulSurumu = KOSUL_SURUMU as number | null, sunucu = ortakSunucu() } = {}): Promise<Kisi> {
  const ip = newIP();
  const cepTelefonu = newTelefon();
  await send(authCalls.kayitKontrol, { body: { cepTelefonu } }, { ip, sunucu });
  await send(authCalls.smsDogrula, { body: { cepTelefonu, smsKodu: await readKod(cepTelefonu, sunucu) } }, { ip, sunucu });
  const body = { sektorID: 1, paketID: PRO, adSoyad: 'Deniz Aydın', firmaAdi, cepTelefonu, email: `deniz${cepTelefonu.slice(5)}@ornek.test`, parola: PAROLA, kosulSurumu };
  return { oturum: await send(authCalls.kayitOl, { body }, { ip, sunucu }), ip, parola: PAROLA, sunucu };
}

/** The cookies of a browser at an address: a proved number belongs to the browser that proved it. */
const cookies = new Map<string, string>();

/** Makes a call of the contract as a person, or as nobody. Throws with the message key of a refusal. */
export async function send<C extends AnyCall>(call: C, input: Input = {}, { oturum, ip, sunucu = ortakSunucu() }: Partial<Pick<Kisi, 'oturum' | 'ip' | 'sunucu'>> = {}): Promise<ReplyOf<C>> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(input.params?.[name]));
  const query = new URLSearchParams(encodeEntries(input.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]));
  const response = await fetch(`${sunucu.panelUrl}/api${path}?${query}`, {
    method: call.method,
    headers: { cookie: cookies.get(ip ?? '') ?? '', ...(oturum && { authorization: `Bearer ${oturum.token.accessToken}` }), ...(ip && { 'x-forwarded-for': ip }) },
    body: call.method === 'GET' ? undefined : formOf(encodeEntries(input.body ?? {})),
  });
  for (const cookie of response.headers.getSetCookie()) cookies.set(ip ?? '', cookie.split(';')[0]!);
  const answer = (await response.json()) as { message?: string };
  if (!response.ok) throw new Error(`${call.method} ${call.path} was refused: ${JSON.stringify(answer)}`);
  return answer as ReplyOf<C>;
}

/** Waits for the newest code that was sent to a number. */
export const readKod = (telefon: string, sunucu?: Sunucu): Promise<string> => readSms(telefon, /\b\d{6}\b/, sunucu);

/** The matching part of the newest text to a number, once it has come. */
export async function readSms(telefon: string, wanted: RegExp, { smsUrl } = ortakSunucu()): Promise<string> {
  const url = `${smsUrl}/mesajlar?${new URLSearchParams({ telefon })}`;
  const end = Date.now() + KOD_MS;
  while (Date.now() < end) {
    const [newest] = (await (await fetch(url)).json()) as { mesaj: string }[];
    const found = wanted.exec(newest?.mesaj ?? '')?.[0];
    if (found) return found;
    await pause(50);
  }
  throw new Error(`No such text has come to ${telefon}`);
}
