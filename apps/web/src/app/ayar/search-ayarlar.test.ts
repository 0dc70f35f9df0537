import { AYAR_ANAHTARLARI, ETKIN_ANAHTARLAR } from '@defter/contract/ayar.ts';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '../routing/lazy-route.ts';
import { ANAHTARLAR } from './anahtarlar.ts';
import { searchAyarlar } from './search-ayarlar.ts';
import { SEKMELER } from './sekmeler.ts';

beforeAll(() => loadTexts(['ayar']));

const search = (aranan: string, sekmeler = SEKMELER) =>
  searchAyarlar(i18next.getFixedT('tr', 'ayar'), sekmeler, aranan).map(({ sekme, anahtar }) => anahtar ?? sekme);

test.each([
  ['soyadi', 'musteriSoyadiGirilsinMi'],
  ['SOYADI', 'musteriSoyadiGirilsinMi'],
  ['genel iskonto', 'genelIskontoKullanilsinMi'],
  ['iskonto GENEL', 'genelIskontoKullanilsinMi'],
  ['vergi', 'firma'],
  ['kapanış saati', 'temel'],
])('"%s" finds %s, in whichever tab it is', (aranan, bulunan) => {
  expect(search(aranan)).toContain(bulunan);
});

test('every word must be there, and tabs that the person does not see are not searched', () => {
  expect(search('iskonto uçurtma')).toEqual([]);
  const gorulen = SEKMELER.filter(({ ad }) => ad !== 'zorunlu');
  expect(search('soyadı', gorulen)).not.toContain('musteriSoyadiGirilsinMi');
});

test('every switch with an effect is in one tab, and no other', () => {
  const gosterilen = Object.values(ANAHTARLAR).flat().filter((anahtar) => AYAR_ANAHTARLARI.some((biri) => biri === anahtar));
  expect(gosterilen.toSorted()).toEqual(ETKIN_ANAHTARLAR.toSorted());
  expect(search('mutfak')).toEqual([]);
});
