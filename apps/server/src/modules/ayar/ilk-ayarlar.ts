import type { Ayarlar } from '@defter/contract/ayar.ts';

/** What a new business has turned on from its first day: what nearly every salon would turn on. */
export const ILK_AYARLAR: Partial<Ayarlar> = {
  satistaTutarDegistirilsinMi: true,
  genelIskontoKullanilsinMi: true,
  satistaIslemdeKullanilsin: true,
  uygulayanPersonelKullanilsin: true,
};
