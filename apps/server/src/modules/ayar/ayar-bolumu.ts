import { AYAR_VARSAYILANLARI } from '@defter/contract/ayar.ts';
import { sql } from 'kysely';
import { lockAyar } from './load-ayarlar.ts';
import type { Bolum } from './bolum.ts';

/** Switches, numbers and texts of the business. */
export const ayarBolumu: Bolum = {
  ad: 'ayar',
  read: async ({ tx }) => ({ ...AYAR_VARSAYILANLARI, ...(await lockAyar(tx)) }),
  async write({ tx }, degerler) {
    await sql`update ayar set degerler = degerler || ${JSON.stringify(degerler)}::jsonb`.execute(tx);
  },
};
