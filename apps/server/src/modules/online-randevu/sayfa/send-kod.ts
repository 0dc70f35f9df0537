import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import { sendKod } from '../../../platform/auth/kod.ts';
import { visitor } from '../../../platform/auth/asker.ts';
import type { Platform, PublicContext } from '../../../platform/http/context.ts';
import { readOnSayfa } from './open-sayfa.ts';

/** Sends the code that proves a mobile. A number that the salon knows and one that it does not are answered alike. */
export const sendSayfaKodu =
  (platform: Platform) =>
  async ({ params, body: { cepTelefonu }, client }: PublicContext<typeof sayfaCalls.sendKod>) => {
    const bayiID = await readOnSayfa(platform, params.kod, async (_tx, sayfa) => sayfa.bayiID);
    return sendKod(platform, cepTelefonu, 'randevu', visitor(client, bayiID));
  };
