import { kurusOf } from '../../platform/db/lira.ts';
import type { Platform } from '../../platform/http/context.ts';

/** The sectors and the plans to choose from, for everybody who registers. */
export const listSektorler =
  ({ database }: Platform) =>
  async () => ({ liste: await database.system((tx) => tx.selectFrom('sektor').select(['id', 'adi']).orderBy('id').execute()) });

export const listPaketler =
  ({ database }: Platform) =>
  async () => ({
    liste: await database.system((tx) =>
      tx
        .selectFrom('paket')
        .select([
          'id',
          'adi',
          'gun',
          'personel_sinir as personelSinir',
          'randevu_sinir as randevuSinir',
          'satis_modulu as satisModulu',
          'sms_hediye as smsHediye',
        ])
        .select(({ ref }) => [kurusOf(ref('aylik')).as('aylik'), kurusOf(ref('yillik')).as('yillik')])
        .orderBy('id')
        .execute(),
    ),
  });
