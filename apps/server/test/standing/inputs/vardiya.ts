import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { buildPersonel } from '../../build.ts';
import { YARIN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

const sablon = { sablonAdi: 'Gece', baslangicSaati: '22:00', bitisSaati: '06:00', renk: '#2F80ED' };

let made = 0;
async function yeniSablon({ server, bayi }: Place): Promise<{ id: number }> {
  made += 1;
  const { id } = await server.mustSend(vardiyaCalls.createSablon, { body: { ...sablon, sablonAdi: `Gece ${made}` } }, { jeton: bayi.jeton });
  return { id };
}

async function gun({ server, bayi }: Place) {
  const { personelID } = await buildPersonel(server, bayi);
  return { personelID, tarih: YARIN };
}

export const vardiyaInputs: Inputs<typeof vardiyaCalls> = {
  sablonlar: {},
  sablon: async (place) => ({ params: await yeniSablon(place) }),
  createSablon: { body: sablon },
  updateSablon: async (place) => ({ body: { ...sablon, sablonAdi: 'Uzun gece', ...(await yeniSablon(place)), bitisSaati: '05:00' } }),
  removeSablon: async (place) => ({ params: await yeniSablon(place) }),
  kayitlar: { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } },
  saveKayitlar: async (place) => ({ body: { vardiyaRandevular: [{ ...(await gun(place)), vardiyaSablon: { id: 1 } }] } }),
  removeKayitlar: async (place) => {
    const planli = await gun(place);
    const body = { vardiyaRandevular: [{ ...planli, vardiyaSablon: { id: 1 } }] };
    await place.server.mustSend(vardiyaCalls.saveKayitlar, { body }, { jeton: place.bayi.jeton });
    return { body: { vardiyaRandevular: [planli] } };
  },
};
