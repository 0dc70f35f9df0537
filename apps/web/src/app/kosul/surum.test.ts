import { KOSUL_SURUMU } from '@defter/rules/kosul.ts';
import { expect, test } from 'vitest';
import metinler from '../../texts/tr/kosullar.json';

/** The texts of each version, by their digest. A change of the texts needs a new version here and in rules/kosul.ts. */
const OZETLER: Readonly<Record<number, string>> = {
  1: 'b921b114c31bf871',
};

test('the accepted version is that of the shown texts', async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(metinler.maddeler)));
  const ozet = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('').slice(0, 16);
  expect(ozet).toBe(OZETLER[KOSUL_SURUMU]);
});
