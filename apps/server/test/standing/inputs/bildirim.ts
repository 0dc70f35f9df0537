import type { bildirimCalls } from '@defter/contract/bildirim.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { buildVerilenBaglanti } from '../../build-sayfa.ts';
import type { Inputs, Place } from '../input.ts';

/** A browser at a push service of the internet, to which no request is sent as notices are turned on. */
const TARAYICI = { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
let counter = 0;

/** The input that turns notices on for a customer with a link. */
export async function bildirimAc({ server, bayi }: Place) {
  counter += 1;
  const { params, baglanti, musteriID } = await buildVerilenBaglanti(server, bayi);
  return { musteriID, params, body: { baglanti, uc: `https://fcm.googleapis.com/fcm/send/${counter}`, ...TARAYICI } };
}

export const bildirimInputs: Inputs<typeof bildirimCalls> = {
  gonder: {
    own: async (place) => {
      const { musteriID, ...input } = await bildirimAc(place);
      await place.server.mustSend(sayfaCalls.bildirimAc, input);
      return { body: { mesaj: 'Bugün 19:00’a kadar açığız', tur: 'bilgi', musteriIDler: [musteriID] } };
    },
  },
};
