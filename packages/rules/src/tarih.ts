/** A calendar day, `YYYY-MM-DD`. It has no time and no zone; counting in UTC keeps it so. */
export type Tarih = string;

const MS_OF_DAY = 24 * 60 * 60 * 1000;

/** A desk uses the same few hundred days again and again, and a lookup costs less than parsing. */
const days = new Map<string, number>();
const texts = new Map<number, Tarih>();
const MOST_DAYS = 2000;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Days since 1970-01-01; undefined for a day that does not exist, which Date would read as one of the next month. */
function readDay(text: string): number | undefined {
  const known = days.get(text);
  if (known !== undefined) return known;
  const date = new Date(SHAPE.test(text) ? text : Number.NaN);
  if (date.getUTCDate() !== Number(text.slice(8))) return undefined;
  const day = date.getTime() / MS_OF_DAY;
  if (days.size >= MOST_DAYS) days.clear();
  days.set(text, day);
  return day;
}

/** Whether the text is a day that exists in the calendar, as `YYYY-MM-DD`. */
export const isTarih = (text: string): boolean => readDay(text) !== undefined;

function toDay(tarih: Tarih): number {
  const day = readDay(tarih);
  if (day === undefined) throw new RangeError(`not a date: ${tarih}`);
  return day;
}

function toTarih(day: number): Tarih {
  const known = texts.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * MS_OF_DAY).toISOString().slice(0, 10);
  if (texts.size >= MOST_DAYS) texts.clear();
  texts.set(day, text);
  return text;
}

/**
 * The day `n` days later (earlier when negative).
 * @throws RangeError when `tarih` is not a date.
 */
export function addDays(tarih: Tarih, n: number): Tarih {
  return toTarih(toDay(tarih) + n);
}

/**
 * The day `gun` of the month that comes `n` months after that of `tarih`, or the last one of a month that is shorter.
 * @param gun by default the day of `tarih` itself: a month after 31 January is 28 February, two months after it 31 March
 * @throws RangeError when `tarih` is not a date.
 */
export function addMonths(tarih: Tarih, n: number, gun = Number(tarih.slice(8))): Tarih {
  const ay = Number(tarih.slice(0, 4)) * 12 + Number(tarih.slice(5, 7)) - 1 + n;
  const ilkOf = (sira: number): Tarih => `${Math.floor(sira / 12)}-${String((sira % 12) + 1).padStart(2, '0')}-01`;
  const length = daysBetween(ilkOf(ay), ilkOf(ay + 1));
  return addDays(ilkOf(ay), Math.min(gun, length) - 1);
}

/**
 * 1 is Monday (Pazartesi), 7 is Sunday (Pazar).
 * @throws RangeError when `tarih` is not a date.
 */
export function weekday(tarih: Tarih): number {
  return (new Date(toDay(tarih) * MS_OF_DAY).getUTCDay() + 6) % 7 + 1;
}

/**
 * The Monday of the week the day is in.
 * @throws RangeError when `tarih` is not a date.
 */
export function startOfWeek(tarih: Tarih): Tarih {
  return addDays(tarih, 1 - weekday(tarih));
}

/** The first day of the month the day is in. */
export const startOfMonth = (tarih: Tarih): Tarih => `${tarih.slice(0, 8)}01`;
/** The first day of the month after that of the day. */
export const startOfNextMonth = (tarih: Tarih): Tarih => addMonths(tarih, 1, 1);

/**
 * Days from one day to the other; negative when the other is earlier.
 * @throws RangeError when one of them is not a date.
 */
export function daysBetween(from: Tarih, to: Tarih): number {
  return toDay(to) - toDay(from);
}

/**
 * Full years lived; someone born on 29 February is a year older on 1 March. Negative before the birth.
 * @throws RangeError when one of them is not a date.
 */
export function yas(dogum: Tarih, bugun: Tarih): number {
  if (!isTarih(dogum) || !isTarih(bugun)) throw new RangeError(`not a date: ${dogum}, ${bugun}`);
  const hadBirthday = bugun.slice(5) >= dogum.slice(5);
  return Number(bugun.slice(0, 4)) - Number(dogum.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

/** For display: `24.11.2026`. @throws RangeError when `tarih` is not a date. */
export function formatTarih(tarih: Tarih): string {
  if (!isTarih(tarih)) throw new RangeError(`not a date: ${tarih}`);
  return tarih.split('-').reverse().join('.');
}

/** The separators between the parts of a day; none is needed if every part has all its digits. */
const WHOLE = /^(\d{1,2})[.,/ -](\d{1,2})[.,/ -](\d{4})$|^(\d{2})[./ ]?(\d{2})[./ ]?(\d{4})$/;
/** A year of `19` or `20` is an incomplete one. */
const SHORT = /^(\d{1,2})[.,/ -](\d{1,2})[.,/ -]((?!19|20)\d{2})$|^(\d{2})(\d{2})((?!19|20)\d{2})$/;

/** Reads `24.11.2026`, `5.3.1990`, `5/3/1990`, `24112026` or `2026-11-24`; undefined when it is no day of the calendar. */
export function parseTarih(text: string): Tarih | undefined {
  const parts = WHOLE.exec(text.trim())?.slice(1).filter((part) => part !== undefined);
  const iso = parts ? `${parts[2]}-${parts[1]!.padStart(2, '0')}-${parts[0]!.padStart(2, '0')}` : text.trim();
  return isTarih(iso) ? iso : undefined;
}

/**
 * Reads a day whose year has two digits: `1.2.27`, `1/2/27`, `010227`. It may also be the beginning of one with four, so it is read only when typing
 * has ended.
 * @param sonYil the last year that it can be: with 2026 `1.2.27` is a day of 1927
 * @returns undefined for anything else, also for a day with a whole year.
 */
export function parseKisaTarih(text: string, sonYil: number): Tarih | undefined {
  const parts = SHORT.exec(text.trim())?.slice(1).filter((part) => part !== undefined);
  if (!parts) return undefined;
  return parseTarih(`${parts[0]}.${parts[1]}.${sonYil - ((sonYil - Number(parts[2])) % 100)}`);
}
