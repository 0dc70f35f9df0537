import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { chance, read, send } from '../../isler/masa.ts';
import { anySekil, did, type Is, kurusOf, lira } from '../masa.ts';

/* Acts on the accounts of colleagues. */
export const personelIsleri = {
  /** Books wages, or a payment of the till. */
  async payColleague(masa) {
    const { salon, random } = masa;
    const [personelID, odemeSekliID, tutar] = [random.pick(salon.masalar).personelID, anySekil(masa), 1 + random.int(50_000)];
    const kasaMi = chance(random, 2);
    const cevap = await send(masa, personelCariCalls.create, { body: { personelID, tur: kasaMi ? 'kasa' : random.pick(['maas', 'prim', 'diger']), gider: lira(tutar), ...(kasaMi && { odemeSekliID }) } });
    return did(cevap, { kasa: kasaMi ? [[odemeSekliID, -tutar]] : [], bakiye: [] });
  },
  async takeBackFromColleague(masa) {
    const { salon, random } = masa;
    const { liste } = await read(masa, personelCariCalls.list, { params: { id: random.pick(salon.masalar).personelID }, query: {} });
    if (liste.length === 0) return undefined;
    const { id, tur, odemeSekliID, gelir, gider } = random.pick(liste);
    const cevap = await send(masa, personelCariCalls.remove, { body: { id, tur } });
    return did(cevap, { kasa: tur === 'kasa' ? [[odemeSekliID!, kurusOf(gider) - kurusOf(gelir)]] : [], bakiye: [] });
  },
} satisfies Record<string, Is>;
