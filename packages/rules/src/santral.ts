import { normalizeTelefon } from './telefon.ts';

/*
 * Reads the report of a telephone switchboard about a call (docs/santral.md). Each product has its own names for the same few facts, so a report is
 * read by lists of names and words, and unknown ones are left out rather than guessed.
 */

/** The states of a call, in the order in which it goes through them. `cevapsiz` has ended without an answer. */
export const CAGRI_DURUMLARI = ['caliyor', 'gorusuluyor', 'bitti', 'cevapsiz'] as const;
export type CagriDurumu = (typeof CAGRI_DURUMLARI)[number];

/** The event of a report; `kapandi` is an end that does not say whether somebody had answered. */
export type CagriOlayi = CagriDurumu | 'kapandi';

export type CagriBildirimi = {
  olay: CagriOlayi;
  /** False for a call that the salon makes. */
  gelenMi: boolean;
  /** The number of the outside party, in E.164; null if it is withheld or invalid. */
  telefon: string | null;
  /** The name in the switchboard, or the text that it sent instead of a number. */
  arayan: string | null;
  /** The line of the salon. */
  hat: string | null;
  /** The switchboard's own id of the call. */
  cagriNo: string | null;
};

/** The most entries of a report that are read, and their depth. */
const MOST_ENTRIES = 300;
const DEEPEST = 5;
const LONGEST = { arayan: 100, hat: 40, cagriNo: 120 };

/** Names without signs and in lower case; of a list the first one with a value counts. */
const ARAYAN_ADLARI = [
  'calleridnumber', 'customernum', 'contactnumber', 'callernumber', 'callerid', 'caller', 'cli', 'ani', 'clid', 'arayannumara', 'arayanno', 'arayantelefon',
  'arayan', 'from', 'fromnumber', 'src', 'source', 'msisdn', 'telefonno', 'telefon', 'phonenumber', 'phone', 'tel', 'gsm', 'number', 'numara',
] as const;
const ARANAN_ADLARI = ['customernum', 'contactnumber', 'destinationnumber', 'callee', 'cld', 'called', 'callednumber', 'aranan', 'to', 'tonumber', 'dst', 'destination', 'telefon', 'number'] as const;
const HAT_ADLARI = ['pbxnum', 'inbounddid', 'did', 'incomingnumber', 'hat', 'line', 'callee', 'callednumber', 'called', 'cld', 'aranan', 'dnis', 'to', 'dst', 'destinationnumber', 'trunk'] as const;
const NO_ADLARI = ['calluuid', 'uniqueid', 'uuid', 'callid', 'cagriid', 'cagrino', 'aramaid', 'linkedid', 'chid', 'callsid', 'sessionid', 'cuid', 'pbxcallid'] as const;
const ISIM_ADLARI = ['calleridname', 'callername', 'contactname', 'arayanadi', 'sipdisplayname', 'phonebook', 'cnam', 'isim'] as const;
const OLAY_ADLARI = ['scenario', 'eventtype', 'event', 'eventname', 'state', 'callstate', 'callstatus', 'status', 'olay', 'durum', 'action', 'type'] as const;
const YON_ADLARI = ['direction', 'calldirection', 'calltype', 'yon', 'scenario', 'bfdirection'] as const;
const SONUC_ADLARI = ['finishtype', 'disposition', 'dialstatus', 'hangupcause', 'callresult', 'result', 'sonuc'] as const;
const CEVAP_ZAMANLARI = ['answerstamp', 'answertime', 'answeredat', 'answeredtime'] as const;
const KONUSMA_SURELERI = ['talktime', 'billsec', 'conversationduration', 'talkduration', 'konusmasuresi'] as const;

const SOZLER: Readonly<Record<CagriOlayi, ReadonlySet<string>>> = {
  caliyor: new Set([
    'ringing', 'ring', 'callringing', 'caliyor', 'incoming', 'incomingcall', 'inbound', 'inboundcall', 'inboundtopbx', 'queue', 'init', 'callinit', 'callinitextension',
    'callinitgroup', 'callinitmanu', 'callinitmenu', 'start', 'started', 'callstart', 'callstarted', 'callcreated', 'callinitiated', 'newcall', 'new', 'gelenarama',
    'arama', 'setup', 'outboundcall', 'outgoingcall', 'dial', 'dialing', 'notifystart',
  ]),
  gorusuluyor: new Set(['answer', 'answered', 'callanswer', 'callanswered', 'connected', 'callconnected', 'bridge', 'bridged', 'inprogress', 'talking', 'acildi', 'cevaplandi', 'gorusuluyor', 'notifyanswer']),
  kapandi: new Set(['hangup', 'callhangup', 'end', 'ended', 'callend', 'callended', 'completed', 'callcompleted', 'finished', 'terminated', 'disconnected', 'kapandi', 'cdr', 'notifyend']),
  bitti: new Set(['bitti']),
  cevapsiz: new Set(['missed', 'missedcall', 'missingcall', 'callmissed', 'cevapsiz', 'kacan', 'kacancagri', 'noanswer', 'abandon', 'abandoned']),
};
const CEVAPSIZ_SONUCLARI = new Set(['missed', 'noanswer', 'cevapsiz', 'busy', 'userbusy', 'cancel', 'canceled', 'cancelled', 'originatorcancel', 'nouserresponse', 'abandoned', 'failed', 'congestion', 'chanunavail']);
const GIDEN = new Set(['out', 'outbound', 'outgoing', 'outboundcall', 'outgoingcall', 'giden', 'dis']);
const IC = new Set(['internal', 'local', 'ic', 'dahili', 'internalcall']);

type Alanlar = ReadonlyMap<string, string>;

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
const short = (text: string | undefined, most: number) => text?.slice(0, most) ?? null;

/**
 * Reads the data of a switchboard: entries of a query or a form, or JSON of any shape.
 * @returns undefined if it is no call with an outside party: an empty trial, a fax, a pressed key, an internal call
 */
export function readBildirim(...gonderilen: readonly unknown[]): CagriBildirimi | undefined {
  const alanlar = flatten(gonderilen);
  const yon = first(alanlar, YON_ADLARI.filter((ad) => IC.has(letters(alanlar.get(ad) ?? '')) || GIDEN.has(letters(alanlar.get(ad) ?? ''))));
  if (yon !== undefined && IC.has(letters(yon))) return undefined;
  const olay = readOlay(alanlar);
  const gelenMi = yon === undefined;
  const numaralar = gelenMi ? ARAYAN_ADLARI : ARANAN_ADLARI;
  const cagriNo = short(first(alanlar, NO_ADLARI), LONGEST.cagriNo);
  if (olay === undefined || (cagriNo === null && !numaralar.some((ad) => alanlar.has(ad)))) return undefined;
  const numara = first(alanlar, numaralar);
  const telefon = (numara !== undefined && normalizeTelefon(numara)) || null;
  const isim = first(alanlar, ISIM_ADLARI);
  const arayan = isim !== undefined && normalizeTelefon(isim) === undefined ? isim : telefon === null ? numara : undefined;
  return { olay, gelenMi, telefon, arayan: short(arayan, LONGEST.arayan), hat: short(first(alanlar, HAT_ADLARI), LONGEST.hat), cagriNo };
}

/** A report without any word for its state means a ringing telephone: simple switchboards report nothing else. */
function readOlay(alanlar: Alanlar): CagriOlayi | undefined {
  const sozler = OLAY_ADLARI.flatMap((ad) => alanlar.get(ad) ?? []).map(letters).filter((soz) => soz !== '');
  const olay = sozler.flatMap((soz) => Object.entries(SOZLER).find(([, words]) => words.has(soz))?.[0] ?? [])[0] as CagriOlayi | undefined;
  // A field about the end of a call comes only after the call, whatever the event is called.
  const bittiMi = olay === 'kapandi' || alanlar.has('finishtype') || alanlar.has('disposition');
  if (bittiMi) return readSon(alanlar);
  return olay ?? (sozler.length === 0 ? 'caliyor' : undefined);
}

function readSon(alanlar: Alanlar): CagriOlayi {
  const sonuclar = SONUC_ADLARI.flatMap((ad) => alanlar.get(ad) ?? []).map(letters);
  if (sonuclar.some((soz) => CEVAPSIZ_SONUCLARI.has(soz))) return 'cevapsiz';
  if (sonuclar.includes('answered')) return 'bitti';
  const sure = first(alanlar, KONUSMA_SURELERI);
  if (sure !== undefined) return Number(sure) > 0 ? 'bitti' : 'cevapsiz';
  const cevap = CEVAP_ZAMANLARI.find((ad) => alanlar.has(ad));
  if (cevap !== undefined) return alanlar.get(cevap) === '' ? 'cevapsiz' : 'bitti';
  return 'kapandi';
}

/**
 * The state of a call after a report. Reports come late, twice and out of order, so a call only moves forward; an unanswered call is final, because
 * some switchboards answer with a voice first.
 * @param onceki null for the first report of a call
 */
export function nextDurum(onceki: CagriDurumu | null, olay: CagriOlayi): CagriDurumu {
  const durum = olay !== 'kapandi' ? olay : onceki === 'gorusuluyor' || onceki === 'bitti' ? 'bitti' : 'cevapsiz';
  return onceki !== null && CAGRI_DURUMLARI.indexOf(onceki) >= CAGRI_DURUMLARI.indexOf(durum) ? onceki : durum;
}

const first = (alanlar: Alanlar, adlar: readonly string[]): string | undefined => {
  const ad = adlar.find((one) => (alanlar.get(one) ?? '') !== '');
  return ad === undefined ? undefined : alanlar.get(ad);
};

/** Every value by its own name; of several with one name the outermost that is not empty. */
function flatten(gonderilen: readonly unknown[]): Alanlar {
  const alanlar = new Map<string, string>();
  let level: (readonly [string, unknown])[] = gonderilen.map((part) => ['', part]);
  let left = MOST_ENTRIES;
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1) {
    const next: (readonly [string, unknown])[] = [];
    for (const [ad, value] of level) {
      if ((left -= 1) < 0) return alanlar;
      if (typeof value === 'object' && value !== null) next.push(...(Array.isArray(value) ? value.map((one: unknown) => [ad, one] as const) : Object.entries(value)).slice(0, left));
      else if (!alanlar.get(plain(ad))) alanlar.set(plain(ad), textOf(value));
    }
    level = next;
  }
  return alanlar;
}

const textOf = (value: unknown): string => {
  const text = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim().toWellFormed().replaceAll(/\p{Cc}/gu, ' ') : '';
  return text === 'null' || text === 'undefined' ? '' : text;
};
