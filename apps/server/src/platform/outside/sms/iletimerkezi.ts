import { type Akibet, askProvider, NotNow, type Saglayici, type SmsHesabi } from '../mesaj/saglayici.ts';

const OK = 200;
/** The same text to the same number once more. */
const DUPLICATE = 451;
/** No right, no credit, not there now: these say nothing about the message itself, so it may be tried again. */
const NOT_NOW = new Set([401, 402, 503]);
/** Of an order: in progress, done, failed. Of a number: on its way, arrived, not arrived. */
const ORDER_FAILED = 115;
const NUMBER = { arrived: 111, failed: 112 } as const;

/** İleti Merkezi by its JSON calls. Its key and hash are constants of the account, and nothing is computed. */
export function iletimerkezi(hesap: SmsHesabi): Saglayici {
  return {
    async send({ telefon, mesaj, baslik, ticari }) {
      const { code, response } = await ask(hesap, 'send-sms', {
        order: {
          sender: baslik ?? hesap.baslik ?? '',
          sendDateTime: [],
          iys: ticari ? '1' : '0',
          iysList: 'BIREYSEL',
          // The spelling is theirs.
          message: { text: mesaj, receipents: { number: [telefon.replace(/^\+90/, '')] } },
        },
      });
      if (code === OK) return { no: orderID(response) };
      if (NOT_NOW.has(code)) throw new NotNow(String(code));
      return { red: String(code) };
    },

    // The provider does not know our references, but refuses the same text to the same number: then it has the message.
    async sendAgain(mesaj) {
      const outcome = await this.send(mesaj);
      return 'red' in outcome && outcome.red === String(DUPLICATE) ? { no: null } : outcome;
    },

    async report(nolar) {
      const found: Akibet[] = [];
      for (const no of nolar) {
        const told = await ask(hesap, 'get-report', { order: { id: no, page: 1, rowCount: 1 } }).catch((error: unknown) => {
          // What was told before is kept; the rest is asked for at its next time.
          if (found.length === 0) throw error;
        });
        if (!told) break;
        const { code, response } = told;
        if (code !== OK) continue;
        const order = (response.order ?? {}) as { status?: unknown; message?: { status?: unknown }[] };
        const status = Number(order.message?.[0]?.status);
        if (status === NUMBER.arrived) found.push({ no, durum: 'iletildi' });
        else if (status === NUMBER.failed || Number(order.status) === ORDER_FAILED) found.push({ no, durum: 'iletilemedi', hata: `r${status || ORDER_FAILED}` });
      }
      return found;
    },
  };
}

const orderID = (response: Record<string, unknown>): string | null => {
  const { id } = (response.order ?? {}) as { id?: unknown };
  return id === undefined ? null : String(id);
};

/** @throws NotNow for an answer that is not the provider's */
async function ask({ url, kullanici, sifre }: SmsHesabi, what: string, question: object) {
  const { status, body } = await askProvider(new URL(`/v1/${what}/json`, url), {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ request: { authentication: { key: kullanici, hash: sifre }, ...question } }),
  });
  const response = (body.response ?? {}) as Record<string, unknown>;
  const { code } = (response.status ?? {}) as { code?: unknown };
  if (code === undefined) throw new NotNow(`http${status}`);
  return { code: Number(code), response };
}

/** The senders that the account may use. @throws NotNow, with the provider's code */
export async function listIletimerkeziBasliklari(hesap: SmsHesabi): Promise<string[]> {
  const { code, response } = await ask(hesap, 'get-sender', {});
  if (code !== OK) throw new NotNow(String(code));
  const { sender } = (response.senders ?? {}) as { sender?: unknown };
  return Array.isArray(sender) ? sender.map(String) : [];
}

/** How many texts the account's credit is good for; null where it does not say. @throws NotNow, with the provider's code */
export async function readIletimerkeziKredisi(hesap: SmsHesabi): Promise<number | null> {
  const { code, response } = await ask(hesap, 'get-balance', {});
  if (code !== OK) throw new NotNow(String(code));
  const { sms } = (response.balance ?? {}) as { sms?: unknown };
  return sms === undefined ? null : Number(sms);
}
