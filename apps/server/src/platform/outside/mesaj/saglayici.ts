import type { Logger } from 'pino';

/** An account at a provider, ready to be used. */
export type SmsHesabi = {
  saglayici: 'netgsm' | 'iletimerkezi';
  /** Base address of the provider. */
  url: string;
  /** User and password; at İleti Merkezi the key and the hash that its panel gives. */
  kullanici: string;
  sifre: string;
  /** The sender that is shown where a message names none. */
  baslik: string | null;
};
export type WhatsappHesabi = { saglayici: 'whatsapp'; url: string; telefonID: string; jeton: string };
/** The push service of one browser, with our keys (base64url) and who we are. */
export type PushHesabi = { saglayici: 'webpush'; uc: string; abone: { p256dh: string; auth: string }; acik: string; kapali: string; kim: string; mayReach: (ip: string) => boolean };
export type Hesap = SmsHesabi | WhatsappHesabi | PushHesabi;
export type SaglayiciAdi = Hesap['saglayici'];

/** The house's own account: NetGSM at the address of SMS_URL, with the account as its user and password. */
export function evHesabi(url: string): SmsHesabi {
  const { username, password, origin } = new URL(url);
  return { saglayici: 'netgsm', url: origin, kullanici: decodeURIComponent(username), sifre: decodeURIComponent(password), baslik: null };
}

/** What a provider is given. `referans` is ours, and the same at each try. */
export type Gonderilen = { telefon: string; mesaj: string; baslik: string | null; referans: string; ticari: boolean; icerik: unknown };

/** Accepted, with the provider's number if it gives one; or refused for good, with its code. */
export type Sonuc = { no: string | null } | { red: string };

/** What became of an accepted message, once the provider knows. */
export type Akibet = { no: string; durum: 'iletildi' } | { no: string; durum: 'iletilemedi'; hata: string };

export type Saglayici = {
  /**
   * Sends one message.
   * @throws NotNow when the provider answered that it does not take it now; any other error when nobody knows whether it was taken
   */
  send(mesaj: Gonderilen): Promise<Sonuc>;
  /** Sends a message again of which nobody knows whether it was taken, where the provider refuses a duplicate. */
  sendAgain?(mesaj: Gonderilen): Promise<Sonuc>;
  /**
   * Finds which of these messages it has accepted between two moments (milliseconds), where the provider knows our references.
   * @throws NotNow or another error when it does not say
   */
  search?(referanslar: ReadonlySet<string>, arasi: { ilk: number; son: number }): Promise<ReadonlyMap<string, Sonuc>>;
  /** What became of messages, by their numbers. */
  report(nolar: readonly string[]): Promise<Akibet[]>;
};

/** The provider has answered, and has not taken the message: it may be tried again. */
export class NotNow extends Error {
  readonly kod: string;
  readonly saniye: number;
  /**
   * @param kod the provider's code, or `http` with the status of an answer that is not the provider's
   * @param saniye how long it asks to be left alone
   */
  constructor(kod: string, saniye = 0) {
    super(`the provider answered ${kod}`);
    this.kod = kod;
    this.saniye = saniye;
  }
}

/** The code of a failure for the desk. What is no answer of the provider's is logged: `baglanti` does not say what stood in the way. */
export function failureCode(error: unknown, log: Pick<Logger, 'warn'>): string {
  if (error instanceof NotNow) return error.kod;
  log.warn({ err: error }, 'a provider could not be asked');
  return 'baglanti';
}

const TIMEOUT_MS = 10_000;
/** What a gateway says when it had no answer from the provider behind it, which may have taken the message. */
const NO_ANSWER = new Set([502, 504, 520, 524]);

export type Reply = { status: number; body: Record<string, unknown> };

/**
 * Posts JSON to a provider; an answer that is no JSON object has an empty body.
 * @param init with the milliseconds that a large body may take `more`
 * @throws the error of a connection that fails or breaks off, here or behind a gateway: nobody knows then what the provider has taken
 */
export async function askProvider(url: URL, { more = 0, ...init }: { method?: string; headers?: Record<string, string>; body?: string | FormData; more?: number }): Promise<Reply> {
  const response = await fetch(url, { method: 'POST', redirect: 'error', ...init, signal: AbortSignal.timeout(TIMEOUT_MS + Math.ceil(more)) });
  const { status } = response;
  const body = readObject(await response.text());
  if (NO_ANSWER.has(status) && Object.keys(body).length === 0) throw new Error(`a gateway answered ${status} for the provider`);
  return { status, body };
}

function readObject(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
  } catch {
    // A page of an error, which the status tells of.
    return {};
  }
}
