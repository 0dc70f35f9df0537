import type { Ayarlar } from '@defter/contract/ayar.ts';
import { sql } from 'kysely';
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

/** Whether the calendar goes by the shifts; null is as on the first day. For the demo: it is no change that anybody takes back. */
export async function followVardiyalar(tx: Tx, acik: true | null): Promise<void> {
  const degerler = acik === null ? sql`degerler - 'vardiyaKullanilsin'` : sql`degerler || '{"vardiyaKullanilsin": true}'`;
  await sql`update ayar set degerler = ${degerler}`.execute(tx);
}
