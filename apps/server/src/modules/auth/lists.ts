import { kurusOf } from '../../platform/db/lira.ts';
import type { Platform } from '../../platform/http/context.ts';

/** What a business can be, and what it can buy; asked for before anybody is signed in. */
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
