import { type Answer as HttpAnswer, endsWithOne, type Faults, json, type Simulator, startSimulator } from './simulator.ts';
import { page } from './sms-page.ts';

/*
 * The SMS provider on this machine: it speaks the wire of NetGSM's REST v2, keeps what it is given in memory, the
 * newest first, and shows it on a page. Nothing leaves the machine.
 */

export type Mesaj = { zaman: string; telefon: string; mesaj: string; jobid: string; baslik: string; referansID?: string };
type Yanit = { id: string; no: string; msg: string; date: string };
export type SmsSimulator = Simulator & {
  mesajlar: readonly Mesaj[];
  /** A reply to the account's number. */
  reply(telefon: string, mesaj: string): void;
};

const KEPT = 20_000;

/** An answer of the provider: a code of its own, and 406 with every refusal. */
type Answer = { code: string; jobid?: string; jobs?: unknown[]; description: string };
const QUEUED = '00';
const TEXT_WRONG: Answer = { code: '20', description: 'text' };
const ACCOUNT_UNKNOWN: Answer = { code: '30', description: 'account' };
const HEADER_UNKNOWN: Answer = { code: '40', description: 'header' };
const NOTHING_FOUND: Answer = { code: '60', description: 'no record' };
const TOO_OFTEN: Answer = { code: '80', description: 'limit' };
const PARAMETER_WRONG: Answer = { code: '70', description: 'parameter' };
/** Ten parts of a long text in the Turkish alphabet. */
const MAX_LENGTH = 1490;

/** Starts the simulator on loopback; port 0 takes any that is free. */
export async function startSmsSimulator({ port = 0 }: { port?: number } = {}): Promise<SmsSimulator> {
  const mesajlar: Mesaj[] = [];
  const yanitlar: Yanit[] = [];
  const coded = (outcome: Answer): HttpAnswer => json(outcome, outcome.code === QUEUED || outcome.code === NOTHING_FOUND.code ? 200 : 406);
  const simulator = await startSimulator(({ method, url: { pathname, searchParams }, body }, faults) => {
    const isPost = method === 'POST';
    if (faults.yanlisAnahtar && (pathname.startsWith('/sms/') || pathname === '/balance')) return coded(ACCOUNT_UNKNOWN);
    if (isPost && pathname === '/sms/rest/v2/send') {
      const outcome = accept(parse(body), mesajlar, faults);
      if (outcome.code !== QUEUED || faults.kaybolanYanit === 0) return coded(outcome);
      faults.kaybolanYanit -= 1;
      return undefined;
    }
    if (isPost && pathname === '/sms/rest/v2/report') return coded(report(parse(body), mesajlar, faults));
    if (pathname === '/sms/rest/v2/msgheader') return json({ code: QUEUED, msgheaders: ['DEFTER', 'GUZELLIK'] });
    if (pathname === '/sms/rest/v2/inbox') return yanitlar.length === 0 ? json({ code: '40' }, 406) : json({ code: QUEUED, messages: yanitlar });
    if (isPost && pathname === '/balance') return json({ code: QUEUED, balance: faults.krediYok ? '0' : '1520' });
    if (pathname === '/mesajlar') {
      // A plus sign in an address is a space, so only the digits count.
      const digits = searchParams.get('telefon')?.replaceAll(/\D/g, '').slice(-10) ?? '';
      return json(mesajlar.filter(({ telefon }) => telefon.endsWith(digits)).slice(0, 200));
    }
    return pathname === '/' ? { status: 200, type: 'text/html', body: page(mesajlar.slice(0, 200)) } : { status: 404, type: 'text/plain', body: 'not found' };
  }, { port });
  return Object.assign(simulator, {
    mesajlar,
    reply(telefon: string, mesaj: string) {
      yanitlar.push({ id: String(yanitlar.length + 1), no: telefon.replace(/^\+/, ''), msg: mesaj, date: new Date().toISOString() });
    },
  });
}

/** Undefined for text that is no JSON. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

let jobs = 0;
/** Looks at a request as the provider does, and takes all of its messages or none. */
function accept(body: unknown, mesajlar: Mesaj[], { redNumaralar }: Faults): Answer {
  const { msgheader, messages, referansID } = (body ?? {}) as { msgheader?: unknown; messages?: unknown; referansID?: unknown };
  if (body === undefined) return PARAMETER_WRONG;
  if (typeof msgheader !== 'string' || msgheader === '' || msgheader.length > 11) return HEADER_UNKNOWN;
  if (!Array.isArray(messages) || messages.length === 0) return PARAMETER_WRONG;
  const taken: Mesaj[] = [];
  jobs += 1;
  const jobid = `${Date.now()}${jobs}`;
  const known = { jobid, baslik: msgheader, ...(typeof referansID === 'string' && { referansID }) };
  for (const { msg, no } of messages as { msg?: unknown; no?: unknown }[]) {
    if (typeof no !== 'string' || !/^5\d{9}$/.test(no) || endsWithOne(no, redNumaralar)) return PARAMETER_WRONG;
    if (typeof msg !== 'string' || msg === '' || msg.length > MAX_LENGTH) return TEXT_WRONG;
    taken.push({ zaman: new Date().toISOString(), telefon: `+90${no}`, mesaj: msg, ...known });
  }
  mesajlar.unshift(...taken.toReversed());
  mesajlar.length = Math.min(mesajlar.length, KEPT);
  return { code: QUEUED, jobid, description: 'queued' };
}

/** Some jobs, or the messages taken between two wall-clock times of Istanbul (`25.11.2026 10:00:00`): a page of them, the newest first. */
function report(body: unknown, mesajlar: readonly Mesaj[], faults: Faults): Answer {
  const { startdate, stopdate, jobids, pagenumber = 0, pagesize = 100 } = (body ?? {}) as Record<string, unknown>;
  if (faults.raporSinirda) return TOO_OFTEN;
  if (typeof pagenumber !== 'number' || typeof pagesize !== 'number') return PARAMETER_WRONG;
  const wanted = Array.isArray(jobids) ? new Set(jobids.map(String)) : undefined;
  const [from, to] = [startdate, stopdate].map(momentOf);
  if (!wanted && (!from || !to)) return PARAMETER_WRONG;
  const [ilk, son] = [from, to].map((moment) => moment?.toISOString() ?? '');
  const asked = mesajlar.filter(({ zaman, jobid }) => (wanted ? wanted.has(jobid) : zaman >= ilk! && zaman <= son!));
  const found = asked.slice(pagenumber * pagesize, (pagenumber + 1) * pagesize);
  if (found.length === 0) return NOTHING_FOUND;
  const told = found.map(({ telefon, jobid, referansID }) => ({ jobid, number: telefon.slice(1), status: statusOf(telefon, faults), referansID }));
  return { code: QUEUED, jobs: faults.ikiKezRapor ? [...told, ...told] : told, description: 'success' };
}

/** 0 on its way, 1 arrived, 3 a number that is none. */
const statusOf = (telefon: string, { raporYok, ulasmayanlar }: Faults): number => (raporYok ? 0 : endsWithOne(telefon, ulasmayanlar) ? 3 : 1);

function momentOf(text: unknown): Date | undefined {
  const parts = typeof text === 'string' ? /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d:\d\d:\d\d)$/.exec(text) : null;
  return parts ? new Date(`${parts[3]}-${parts[2]}-${parts[1]}T${parts[4]}+03:00`) : undefined;
}
