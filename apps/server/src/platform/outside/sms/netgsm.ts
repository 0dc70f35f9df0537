const TIMEOUT_MS = 10_000;
const ACCEPTED = '00';
/** Wrong account, too fast, out of order: these say nothing about the message itself, so it may be tried again. */
const NOT_NOW = new Set(['30', '80', '100', '101']);
/** The report holds nothing for the requested time. */
const NOTHING_FOUND = '60';
const PAGE_SIZE = 1000;
/** The provider's clock may differ from ours by this much. */
const SLACK_MS = 5 * 60_000;

type Sms = { telefon: string; mesaj: string; referans: string };

/**
 * Sends one message by NetGSM's REST v2.
 * @param url base address of the provider, with the account as its user and password
 * @returns null when it was accepted, else the code with which the provider refused this message for good
 * @throws Error when the provider cannot take it now, and when nobody knows whether it was taken
 */
export async function sendNetgsm(url: string, { telefon, mesaj, referans }: Sms): Promise<string | null> {
  const { code, status } = await ask(url, 'send', {
    // The subscriber's own number is a sender that needs no approval.
    msgheader: accountOf(url).user || 'DEFTER',
    encoding: 'TR',
    // Informational: codes and reminders, not advertising.
    iysfilter: '0',
    referansID: referans,
    messages: [{ msg: mesaj, no: telefon.replace(/^\+90/, '') }],
  });
  if (code === ACCEPTED) return null;
  if (code === undefined || NOT_NOW.has(code)) throw new Error(`the SMS provider answered ${code ?? status}`);
  return code;
}

/**
 * Whether the provider has taken a message with this reference since then, according to its report.
 * @throws Error when the report does not say
 */
export async function isKnownToNetgsm(url: string, { referans, since }: { referans: string; since: Date }): Promise<boolean> {
  const period = { startdate: wallClock(since.getTime() - SLACK_MS), stopdate: wallClock(Date.now() + SLACK_MS) };
  for (let pagenumber = 0; ; pagenumber += 1) {
    const { code, status, jobs } = await ask(url, 'report', { ...period, pagenumber, pagesize: PAGE_SIZE });
    if (code === NOTHING_FOUND) return false;
    if (code !== ACCEPTED || !Array.isArray(jobs)) throw new Error(`the SMS provider answered ${code ?? status}`);
    if (jobs.some((job: { referansID?: unknown }) => job.referansID === referans)) return true;
    if (jobs.length < PAGE_SIZE) return false;
  }
}

type Reply = { status: number; code: string | undefined; jobs: unknown };

/** Every refusal has a code, whatever its status is. An answer without a code does not come from the provider. */
async function ask(url: string, what: 'send' | 'report', body: object): Promise<Reply> {
  const { user, password } = accountOf(url);
  const response = await fetch(new URL(`/sms/rest/v2/${what}`, new URL(url).origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const reply: unknown = await response.json().catch(() => undefined);
  const { code, jobs } = (typeof reply === 'object' && reply !== null ? reply : {}) as { code?: unknown; jobs?: unknown };
  return { status: response.status, code: code === undefined ? undefined : String(code), jobs };
}

function accountOf(url: string): { user: string; password: string } {
  const { username, password } = new URL(url);
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
}

const TWO = '2-digit';
const format = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', day: TWO, month: TWO, year: 'numeric', hour: TWO, minute: TWO, second: TWO });

/** `25.11.2026 10:00:00` in Istanbul, the form that the report takes. */
const wallClock = (at: number): string => format.format(at);
