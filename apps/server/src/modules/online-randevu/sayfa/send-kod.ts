import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import { sendKod } from '../../../platform/auth/kod.ts';
import { stranger } from '../../../platform/auth/asker.ts';
import type { Platform, PublicContext } from '../../../platform/http/context.ts';
import { readOnSayfa } from './open-sayfa.ts';

/** Sends the code that proves a mobile. A number that the salon knows and one that it does not are answered alike. */
export const sendSayfaKodu =
  (platform: Platform) =>
  async ({ params, body: { cepTelefonu }, client }: PublicContext<typeof sayfaCalls.sendKod>) => {
    await readOnSayfa(platform, params.kod, async () => undefined);
    return sendKod(platform, cepTelefonu, 'randevu', stranger(client));
  };
