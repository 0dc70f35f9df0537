import { expect, it } from 'vitest';
import { createSecrets } from './secret.ts';

const withKey = (letter: string) => createSecrets({ dataDir: '/yok', secretKey: letter.repeat(64) });
const { encrypt, decrypt } = withKey('a');

it('gives back what it has encrypted, and never the same twice', () => {
  expect(decrypt(encrypt('Şifre 1'))).toBe('Şifre 1');
  expect(encrypt('Şifre 1')).not.toBe(encrypt('Şifre 1'));
});

it.each([
  ['encrypted by another key', withKey('b').encrypt('Şifre 1')],
  ['cut short', encrypt('Şifre 1').slice(0, 8)],
  ['empty', ''],
  ['changed', encrypt('Şifre 1').replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))],
])('knows nothing of a text that is %s', (_how, sealed) => {
  expect(decrypt(sealed)).toBeUndefined();
});
