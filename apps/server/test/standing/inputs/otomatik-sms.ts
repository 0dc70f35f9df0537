import { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import { buildEskiRandevu } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const HATIRLATMA = { servisID: 4, mesaj: 'Randevunuzu hatırlatırız', gun: null, dakika: 30, saat: null };

const kural = async ({ server, bayi }: Place) => {
  const { idler } = await server.mustSend(otomatikSmsCalls.save, { body: { model: [HATIRLATMA] } }, { jeton: bayi.jeton });
  return { id: idler[0]! };
};

/** A planned message, and the same one skipped. */
const planli = async (place: Place) => {
  const { id: kuralID } = await kural(place);
  const { id: kayitID } = await buildEskiRandevu(place.server, place.bayi);
  const { liste } = await place.server.mustSend(otomatikSmsCalls.onizleme, {}, { jeton: place.bayi.jeton });
  const { temel } = liste.find((satir) => satir.kuralID === kuralID && satir.kayitID === kayitID)!;
  return { kuralID, kayitID, temel };
};
const atlanan = async (place: Place) => {
  const body = await planli(place);
  await place.server.mustSend(otomatikSmsCalls.atla, { body }, { jeton: place.bayi.jeton });
  return body;
};

export const otomatikSmsInputs: Inputs<typeof otomatikSmsCalls> = {
  kategoriler: {},
  list: {},
  save: { body: { model: [HATIRLATMA] } },
  remove: async (place) => ({ body: await kural(place) }),
  onizleme: {},
  atla: async (place) => ({ body: await planli(place) }),
  atlamaGeriAl: async (place) => ({ body: await atlanan(place) }),
};
