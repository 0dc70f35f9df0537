import { type Akibet, askProvider, NotNow, type Saglayici, type SmsHesabi, type Sonuc } from '../mesaj/saglayici.ts';

const ACCEPTED = '00';
/** Wrong account, too fast, too many to one number, out of order: these say nothing about the message itself, so it may be tried again. */
const NOT_NOW = new Set(['30', '80', '85', '100', '101', '110']);
/** The report holds nothing for what was asked. */
const NOTHING_FOUND = '60';
const PAGE_SIZE = 100;
/** The provider's clock may differ from ours by this much. */
const SLACK_MS = 2 * 60_000;
/** Status 0 of a report: on its way. */
const PENDING = 0;
const DELIVERED = 1;
/** Texts of a business to its customers, who are individuals (iysfilter). */
const INFORMING = '0';
const COMMERCIAL = '11';

type Job = { jobid?: unknown; status?: unknown; referansID?: unknown };

/** NetGSM by its REST v2. */
export function netgsm(hesap: SmsHesabi): Saglayici {
  return {
    async send({ telefon, mesaj, baslik, referans, ticari }) {
      const { code, status, body } = await ask(hesap, 'send', {
        // The subscriber's own number is a sender that needs no approval.
        msgheader: baslik ?? hesap.baslik ?? (hesap.kullanici || 'DEFTER'),
        encoding: 'TR',
        iysfilter: ticari ? COMMERCIAL : INFORMING,
        referansID: referans,
        messages: [{ msg: mesaj, no: telefon.replace(/^\+90/, '') }],
      });
      if (code === ACCEPTED) return { no: typeof body.jobid === 'string' ? body.jobid : null };
      if (code === undefined || NOT_NOW.has(code)) throw new NotNow(code ?? `http${status}`);
      return { red: code };
    },

    async search(referanslar, { ilk, son }) {
      const period = { startdate: wallClock(ilk - SLACK_MS), stopdate: wallClock(son + SLACK_MS) };
      const found = new Map<string, Sonuc>();
      const seen = new Set<unknown>();
      for (let pagenumber = 0; found.size < referanslar.size; pagenumber += 1) {
        const jobs = await readJobs(hesap, { ...period, pagenumber, pagesize: PAGE_SIZE });
        for (const { referansID, jobid } of jobs) if (typeof referansID === 'string' && referanslar.has(referansID)) found.set(referansID, { no: jobid === undefined ? null : String(jobid) });
        if (jobs.length < PAGE_SIZE) break;
        const before = seen.size;
        for (const { jobid } of jobs) seen.add(jobid);
        // The same page again: a report that does not turn its pages has no end and says nothing of the rest.
        if (seen.size === before) throw new NotNow('sayfa');
      }
      return found;
    },

    async report(nolar) {
      const jobs = await readJobs(hesap, { jobids: nolar, pagenumber: 0, pagesize: PAGE_SIZE });
      return jobs.flatMap(({ jobid, status }): Akibet[] => {
        const no = String(jobid);
        if (Number(status) === DELIVERED) return [{ no, durum: 'iletildi' }];
        // A state that is no number tells nothing either.
        return !(Number(status) > PENDING) ? [] : [{ no, durum: 'iletilemedi', hata: `r${String(status)}` }];
      });
    },
  };
}

/** @throws NotNow when the report does not say */
async function readJobs(hesap: SmsHesabi, question: object): Promise<Job[]> {
  const { code, status, body } = await ask(hesap, 'report', question);
  if (code === NOTHING_FOUND) return [];
  if ((code !== ACCEPTED && code !== undefined) || !Array.isArray(body.jobs)) throw new NotNow(code ?? `http${status}`);
  return body.jobs as Job[];
}

/** Every refusal has a code, whatever its status is. An answer without a code does not come from the provider. */
async function ask(hesap: SmsHesabi, what: 'send' | 'report', question: object) {
  const { status, body } = await askProvider(new URL(`/sms/rest/v2/${what}`, hesap.url), {
    headers: { 'content-type': 'application/json', authorization: basic(hesap) },
    body: JSON.stringify(question),
  });
  return { status, body, code: body.code === undefined ? undefined : String(body.code) };
}

const basic = ({ kullanici, sifre }: SmsHesabi): string => `Basic ${Buffer.from(`${kullanici}:${sifre}`).toString('base64')}`;

/** The senders that the account may use. @throws NotNow, with the provider's code */
export async function listNetgsmBasliklari(hesap: SmsHesabi): Promise<string[]> {
  const { status, body } = await askProvider(new URL('/sms/rest/v2/msgheader', hesap.url), { method: 'GET', headers: { authorization: basic(hesap) } });
  if (String(body.code) !== ACCEPTED || !Array.isArray(body.msgheaders)) throw new NotNow(body.code === undefined ? `http${status}` : String(body.code));
  return body.msgheaders.map(String);
}

/** What is left of the account's credit; null where it does not say. @throws NotNow, with the provider's code */
export async function readNetgsmKredisi({ url, kullanici, sifre }: SmsHesabi): Promise<number | null> {
  const { status, body } = await askProvider(new URL('/balance', url), {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usercode: kullanici, password: sifre, stip: 2 }),
  });
  if (String(body.code) !== ACCEPTED) throw new NotNow(body.code === undefined ? `http${status}` : String(body.code));
  const balance = Number(String(body.balance).replace(',', '.'));
  return Number.isFinite(balance) ? Math.floor(balance) : null;
}

export type NetgsmYaniti = { no: string; telefon: string; mesaj: string };

/** The replies that came in since a moment. @throws NotNow, with the provider's code */
export async function listNetgsmYanitlari(hesap: SmsHesabi, since: Date): Promise<NetgsmYaniti[]> {
  const url = new URL('/sms/rest/v2/inbox', hesap.url);
  url.search = new URLSearchParams({ startdate: inboxClock(since.getTime() - SLACK_MS), stopdate: inboxClock(Date.now() + SLACK_MS) }).toString();
  const { status, body } = await askProvider(url, { method: 'GET', headers: { authorization: basic(hesap) } });
  // 40 of the inbox: it is empty.
  if (String(body.code) === '40') return [];
  if (String(body.code) !== ACCEPTED || !Array.isArray(body.messages)) throw new NotNow(body.code === undefined ? `http${status}` : String(body.code));
  return (body.messages as Record<string, unknown>[]).map(({ id, no, msg, date }) => ({ no: String(id ?? `${no} ${date}`), telefon: String(no), mesaj: String(msg ?? '') }));
}

const TWO = '2-digit';
const format = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', day: TWO, month: TWO, year: 'numeric', hour: TWO, minute: TWO, second: TWO });

/** `25.11.2026 10:00:00` in Istanbul, the form that the report takes. */
const wallClock = (at: number): string => format.format(at);
/** `251120261000`, the form that the inbox takes. */
const inboxClock = (at: number): string => wallClock(at).replaceAll(/\D/g, '').slice(0, 12);
