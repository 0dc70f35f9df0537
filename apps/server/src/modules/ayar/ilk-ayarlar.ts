import type { Ayarlar } from '@defter/contract/ayar.ts';
import type { Tx } from '../../platform/db/connection.ts';

/** The switches that are on in a new business, because nearly every salon would turn them on. */
export const ILK_AYARLAR: Partial<Ayarlar> = {
  satistaTutarDegistirilsinMi: true,
  genelIskontoKullanilsinMi: true,
  satistaIslemdeKullanilsin: true,
  uygulayanPersonelKullanilsin: true,
};

export async function insertIlkAyarlar(tx: Tx): Promise<void> {
  await tx.insertInto('ayar').values({ degerler: JSON.stringify(ILK_AYARLAR) }).execute();
}
