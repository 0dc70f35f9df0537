import { AYAR_VARSAYILANLARI, type Ayarlar } from '@defter/contract/ayar.ts';
import { sql } from 'kysely';
import { wrongFields } from '../../platform/errors/app-error.ts';
import { lockAyar } from './load-ayarlar.ts';
import type { Bolum } from './bolum.ts';

/** Switches, numbers and texts of the business. */
export const ayarBolumu: Bolum = {
  ad: 'ayar',
  read: async ({ tx }) => ({ ...AYAR_VARSAYILANLARI, ...(await lockAyar(tx)) }),
  async write({ tx }, degerler) {
    const { rows } = await sql<{ degerler: Partial<Ayarlar> }>`update ayar set degerler = degerler || ${JSON.stringify(degerler)}::jsonb returning degerler`.execute(tx);
    const { telefonEnAz, telefonEnCok } = { ...AYAR_VARSAYILANLARI, ...rows[0]?.degerler };
    if (telefonEnAz > telefonEnCok) throw wrongFields({ [degerler.telefonEnAz === undefined ? 'telefonEnCok' : 'telefonEnAz']: 'sayiGecersiz' });
  },
};
