import { formatTL, type Kurus, kurus, toKurus, toLira } from '@defter/rules/para.ts';

/* Amounts in lira that no call of the contract has turned into kuruş. */

/** Formats an amount from a text that holds lira, such as one of the record log. */
export const formatLira = (lira: number | string): string => formatTL(toKurus(lira));

/** Reads a number as an amount, for a field that changes from percent to money: 10 becomes 10,00. */
const asMoney = (typed: number): Kurus => toKurus(typed);
/** The reverse of `asMoney`. */
const asNumber = (tutar: Kurus): number => toLira(tutar);
/** The number stays when its kind changes: 10 percent become 10 lira. Text that cannot be read stays as it was typed. */
export const inKind = (deger: number | string | null, kind: 'money' | 'number') => (typeof deger !== 'number' ? deger : kind === 'money' ? asMoney(deger) : asNumber(kurus(deger)));
