import { formatTL, type Kurus, toKurus, toLira } from '@defter/rules/para.ts';

/*
 * What people see as lira and no call of the contract has made kuruş of.
 */

/** An amount of a text that was written in lira, such as one of the record log. */
export const formatLira = (lira: number | string): string => formatTL(toKurus(lira));

/** The amount that is written like this number, for a field that changes from percent to money: 10 becomes 10,00. */
export const asMoney = (typed: number): Kurus => toKurus(typed);
/** And back. */
export const asNumber = (tutar: Kurus): number => toLira(tutar);
