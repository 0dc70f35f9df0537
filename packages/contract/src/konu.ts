import { type AnyCall, isChange } from './call.ts';

/** The topic of a call's answers: the first segment of its path, in lower case. Events and caches are told apart by it. */
export const topicOf = ({ path }: Pick<AnyCall, 'path'>): string => path.split('/')[1]?.toLowerCase() ?? '';

/**
 * The topics whose answers a call changes: its own, and those that it declares in `kayit` and `konular`. A call that declares neither
 * changes nothing that another desk shows. The own topic of a call that everybody may make is left out, because no desk shows it.
 */
export function topicsOf(call: AnyCall): readonly string[] {
  const declared = [...(call.kayit && isChange(call.kayit) ? [call.kayit.menu] : []), ...(call.konular ?? [])];
  if (declared.length === 0 || call.yetki === 'herkes') return declared;
  return [...new Set([topicOf(call), ...declared])];
}

/** Topics whose answers show parts of another one: of appointments, a customer's last and next visit; of customers, the name. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = { randevu: ['musteri'], musteri: ['randevu', 'satis'] };
/** The topic of the first page, which shows parts of nearly every other one. */
const FIRST_PAGE = 'dashboard';

/** The topics whose answers are stale when these have changed: they themselves, and those that show parts of them. */
export const touchedBy = (topics: readonly string[]): ReadonlySet<string> => new Set([...topics, ...topics.flatMap((topic) => SHOWN_BY[topic] ?? []), FIRST_PAGE]);
