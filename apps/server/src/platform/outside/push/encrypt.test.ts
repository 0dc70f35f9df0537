import { expect, it } from 'vitest';
import { encryptPush, isKeys } from './encrypt.ts';

/** The example of RFC 8291, appendix A. */
const KEYS = { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
const FIXED = { anahtar: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', tuz: 'DGv6ra1nlYgDCS1FRnbzlw' };
const EXPECTED =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

it('encrypts as the example of the standard does', () => {
  expect(encryptPush('When I grow up, I want to be a watermelon', KEYS, FIXED).toString('base64url')).toBe(EXPECTED);
});

it('never encrypts the same text alike', () => {
  expect(encryptPush('a', KEYS).equals(encryptPush('a', KEYS))).toBe(false);
});

it.each([
  ['keys of a browser', KEYS, true],
  ['a point that is on no curve', { ...KEYS, p256dh: `BA${'A'.repeat(85)}` }, false],
  ['a short key', { ...KEYS, p256dh: 'BCVx' }, false],
  ['a short secret', { ...KEYS, auth: 'BTBZ' }, false],
])('%s can be used: %#', (_what, keys, expected) => {
  expect(isKeys(keys)).toBe(expected);
});
