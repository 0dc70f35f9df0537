import { fold } from '@defter/rules/metin.ts';

/** Whether the texts hold the searched text, in small or large letters of either language. */
export const isFound = (ara: string, ...texts: readonly string[]): boolean => fold(texts.join(' ')).includes(fold(ara));
