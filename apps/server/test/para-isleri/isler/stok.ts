import { stokCalls } from '@defter/contract/stok.ts';
import { read, send } from '../../isler/masa.ts';
import { did, type Is, lira } from '../masa.ts';

const HICBIR = { kasa: [], bakiye: [] };

/* Acts on goods: deliveries, losses and counts. */
export const stokIsleri = {
  async buyGoods(masa) {
    const [{ id: altUrunID }, miktar] = [masa.random.pick(masa.salon.mallar), 1 + masa.random.int(40)];
    return did(await send(masa, stokCalls.createGiris, { body: { icerikler: [{ altUrunID, miktar, tutar: lira(masa.random.int(200_000)) }] } }), HICBIR);
  },
  async takeDeliveryBack(masa) {
    const { liste } = await read(masa, stokCalls.girisler, { query: {} });
    return liste.length === 0 ? undefined : did(await send(masa, stokCalls.removeGiris, { body: { id: masa.random.pick(liste).id } }), HICBIR);
  },
  async wasteGoods(masa) {
    return did(await send(masa, stokCalls.cikis, { body: { model: [{ altUrunID: masa.random.pick(masa.salon.mallar).id, miktar: lira(1 + masa.random.int(300)) }], neden: 'Kırıldı' } }), HICBIR);
  },
  async countGoods(masa) {
    const { liste } = await read(masa, stokCalls.list, { query: {} });
    const { altUrunID, miktar } = masa.random.pick(liste);
    return did(await send(masa, stokCalls.fizikselSayim, { body: { model: [{ altUrunID, miktar: Math.max(0, Math.round(miktar) + masa.random.int(5) - 2), neden: 'Sayım' }] } }), HICBIR);
  },
} satisfies Record<string, Is>;
