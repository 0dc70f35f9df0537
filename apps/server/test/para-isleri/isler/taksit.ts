import { satisCalls } from '@defter/contract/satis.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { chance, read, send } from '../../isler/masa.ts';
import { anySekil, anyTutar, did, type Is, kurusOf, lira, type Masa } from '../masa.ts';
import { kasaOf } from './odeme.ts';

/** A sale with open instalments. */
async function anyTaksitli(masa: Masa) {
  const { random } = masa;
  const { liste } = await read(masa, taksitCalls.list, { query: { sayfaBoyutu: 100 } });
  if (liste.length === 0) return undefined;
  const { satis } = await read(masa, satisCalls.get, { params: { id: random.pick(liste).satisID } });
  return { satis, acik: satis.taksitler.filter(({ kalan }) => kalan > 0), secim: { satisID: satis.id, surum: satis.surum } };
}
const HICBIR = { kasa: [], bakiye: [] };

export const taksitIsleri = {
  async payInstalment(masa) {
    const taksitli = await anyTaksitli(masa);
    if (!taksitli) return undefined;
    const { satis, acik } = taksitli;
    const tutar = anyTutar(masa.random, Math.min(kurusOf(acik[0]!.kalan), kurusOf(satis.kalan)));
    const model = [{ musteriID: satis.musteriID!, tahsilatSatisID: satis.id, odemeSekliID: anySekil(masa), tutar: lira(tutar) }];
    return did(await send(masa, satisCalls.tahsilat, { body: { model } }), { kasa: kasaOf(masa, model), bakiye: [[satis.musteriID!, -tutar]] });
  },
  async postpone(masa) {
    const taksitli = await anyTaksitli(masa);
    if (!taksitli) return undefined;
    const ne = chance(masa.random, 2) ? { ay: 1 + masa.random.int(3) } : { gun: 1 + masa.random.int(60) };
    return did(await send(masa, taksitCalls.ertele, { body: { ...taksitli.secim, taksitIDler: [masa.random.pick(taksitli.acik).id], ...ne } }), HICBIR);
  },
  async join(masa) {
    const taksitli = await anyTaksitli(masa);
    if (!taksitli || taksitli.acik.length < 2) return undefined;
    return did(await send(masa, taksitCalls.birlestir, { body: { ...taksitli.secim, taksitIDler: taksitli.acik.slice(-2).map(({ id }) => id) } }), HICBIR);
  },
  async settle(masa) {
    const taksitli = await anyTaksitli(masa);
    if (!taksitli) return undefined;
    const { satis, secim } = taksitli;
    const kalan = kurusOf(satis.kalan);
    const ilk = chance(masa.random, 3) ? Math.floor(kalan / 2) : 0;
    const odemeler = [ilk, kalan - ilk].filter((tutar) => tutar > 0).map((tutar) => ({ odemeSekliID: anySekil(masa), tutar: lira(tutar) }));
    return did(await send(masa, taksitCalls.kapat, { body: { ...secim, odemeler } }), { kasa: kasaOf(masa, odemeler), bakiye: [[satis.musteriID!, -kalan]] });
  },
  /** Undoes the last act on a plan. */
  async undoPlan(masa) {
    const { liste } = await read(masa, taksitCalls.list, { query: { sayfaBoyutu: 100, durum: 'tumu' } });
    if (liste.length === 0) return undefined;
    return did(await send(masa, taksitCalls.geriAl, { body: { satisID: masa.random.pick(liste).satisID } }), HICBIR);
  },
} satisfies Record<string, Is>;
