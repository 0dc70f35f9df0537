const SHORTEST = 8;
const LONGEST = 128;

// The most common passwords in Türkiye. Those with less than eight characters are refused by their length.
const MOST_COMMON = new Set([
  '12345678',
  '123456789',
  '1234567890',
  '0123456789',
  '87654321',
  '987654321',
  '12341234',
  '123123123',
  '11223344',
  '1q2w3e4r',
  '1qaz2wsx',
  'qwerty123',
  'qwertyui',
  'qwertyuiop',
  'asdfghjk',
  'asdfasdf',
  'abcd1234',
  'password',
  'password1',
  'passw0rd',
  'iloveyou',
  'parola123',
  'parola1234',
  'sifre123',
  'sifre1234',
  'şifre123',
  'şifre1234',
  'seniseviyorum',
  'galatasaray',
  'fenerbahce',
  'fenerbahçe',
  'besiktas',
  'beşiktaş',
  'besiktas1903',
  'trabzonspor',
  'istanbul',
  'istanbul34',
  'turkiye1923',
  'administrator',
  'admin123',
]);

/**
 * The reason why a password is refused, as a message key; undefined if it is accepted. Length is the protection, so no mix of character kinds is
 * asked for.
 * @returns `parolaKisa` when its length is outside 8..128, `parolaBasit` when it is one character repeated or among the most common.
 */
export function checkParola(parola: string): 'parolaKisa' | 'parolaBasit' | undefined {
  if (parola.length < SHORTEST || parola.length > LONGEST) return 'parolaKisa';
  if (new Set(parola).size === 1 || MOST_COMMON.has(parola.toLowerCase())) return 'parolaBasit';
  return undefined;
}
