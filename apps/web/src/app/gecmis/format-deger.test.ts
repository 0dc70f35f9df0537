import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { formatDeger } from './format-deger.ts';

beforeAll(() => i18next.loadNamespaces(['kayitGunlugu', 'ayar']));

it('calls a switch on or off as the settings do, and answers any other question with yes or no', () => {
  const t = i18next.getFixedT(null, 'kayitGunlugu');
  expect(formatDeger(t, 'vardiyaKullanilsin', 'true')).toBe('açık');
  expect(formatDeger(t, 'vardiyaKullanilsin', 'false')).toBe('kapalı');
  expect(formatDeger(t, 'randevudaGoster', 'true')).toBe('evet');
});
