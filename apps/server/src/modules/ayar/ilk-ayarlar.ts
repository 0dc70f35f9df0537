import type { Ayarlar } from '@defter/contract/ayar.ts';
import type { Tx } from '../../platform/db/connection.ts';

/** What a new business has turned on from its first day: what nearly every salon would turn on. */
export const ILK_AYARLAR: Partial<Ayarlar> = {
  satistaTutarDegistirilsinMi: true,
  genelIskontoKullanilsinMi: true,
  satistaIslemdeKullanilsin: true,
  uygulayanPersonelKullanilsin: true,
};

export async function insertIlkAyarlar(tx: Tx): Promise<void> {
  await tx.insertInto('ayar').values({ degerler: JSON.stringify(ILK_AYARLAR) }).execute();
}
