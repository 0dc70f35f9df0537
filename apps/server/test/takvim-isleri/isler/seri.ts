import { randevuCalls } from '@defter/contract/randevu.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { toDakika, toSaat } from '@defter/rules/saat.ts';
import { chance, send } from '../../isler/masa.ts';
import { anyGun, anyHizmetler, anyMusteri, anyRandevu, anySutun, anyYer, anyZaman, did, type Is, type Masa } from '../sec.ts';

const silmeNedeni = 'Vazgeçti';
const kapsamOf = ({ random }: Masa) => random.pick(['bu', 'sonrakiler', 'tumu']);

async function anySeri(masa: Masa) {
  const { random } = masa;
  const kural = random.pick([
    { periyotTipi: 1, periyotSayisi: 1 + random.int(2) },
    { periyotTipi: 2, haftalikGunler: [1 + random.int(7), 1 + random.int(7)] },
  ]);
  const { randevuTarihi, ...saatler } = anyZaman(masa);
  const yeni = { musteriID: anyMusteri(masa), randevuSutunBaslikID: await anySutun(masa), randevuHizmet: anyHizmetler(masa), ...saatler };
  const eski = chance(random, 3) ? await anyRandevu(masa) : undefined;
  return { ...kural, randevuTekrari: 2 + random.int(3), baslangicTarihi: randevuTarihi, ...(eski ? { id: eski.id } : yeni) };
}

async function anyZiyaret(masa: Masa) {
  const { baslangicSaat, bitisSaat } = anyZaman(masa);
  const sonra = toDakika(bitisSaat);
  const satir = async (baslangic: string, bitis: string) => ({ ...(await anyYer(masa)), baslangicSaat: baslangic, bitisSaat: bitis, randevuHizmet: anyHizmetler(masa) });
  const ilk = await satir(baslangicSaat, bitisSaat);
  return [ilk, await (chance(masa.random, 3) ? satir(baslangicSaat, bitisSaat) : satir(bitisSaat, toSaat(sonra + 30)))];
}

/* Acts on appointments that belong together. */
export const seriIsleri = {
  async bookSeries(masa) {
    return did(await send(masa, seriCalls.create, { body: await anySeri(masa) }));
  },
  async bookSeriesAndThinkBetter(masa) {
    const cevap = await send(masa, seriCalls.create, { body: await anySeri(masa) });
    if (cevap.status !== 200) return did(cevap);
    const geri = await send(masa, seriCalls.undo, { body: { idler: cevap.idler, silmeNedeni } });
    return geri.status === 200 ? { status: 200, message: '', vazgecildi: true } : did(geri);
  },
  async preview(masa) {
    return did(await send(masa, seriCalls.onizle, { body: await anySeri(masa) }));
  },
  async changeSeries(masa) {
    const randevu = await anyRandevu(masa, ({ seriID }) => seriID !== null);
    if (!randevu) return undefined;
    const { random } = masa;
    const degisim = random.pick([anyZaman(masa), { randevuHizmet: anyHizmetler(masa) }, { randevuSutunBaslikID: await anySutun(masa) }, { musteriID: anyMusteri(masa) }, { randevuDurumu: random.pick(['B', 'O', 'I', 'E']) }, { randevuNotu: 'Hepsine' }]);
    const cevap = await send(masa, randevuCalls.update, { body: { id: randevu.id, kapsam: kapsamOf(masa), ...degisim } });
    if (cevap.status !== 200 || cevap.oncekiler.length === 0 || !chance(random, 2)) return did(cevap);
    return did(await send(masa, seriCalls.putBack, { body: { randevular: cevap.oncekiler } }));
  },
  async removeSeries(masa) {
    const randevu = await anyRandevu(masa, ({ seriID }) => seriID !== null);
    if (!randevu) return undefined;
    const cevap = await send(masa, randevuCalls.remove, { body: { id: randevu.id, silmeNedeni, kapsam: kapsamOf(masa) } });
    if (cevap.status === 200) masa.salon.silinenler.push([cevap.id, ...cevap.digerleri]);
    return did(cevap);
  },
  async bookVisit(masa) {
    return did(await send(masa, ziyaretCalls.create, { body: { musteriID: anyMusteri(masa), randevuTarihi: anyGun(masa), randevular: await anyZiyaret(masa) } }));
  },
  async extendVisit(masa) {
    const randevu = await anyRandevu(masa);
    return randevu && did(await send(masa, ziyaretCalls.extend, { body: { id: randevu.id, randevular: (await anyZiyaret(masa)).slice(0, 1) } }));
  },
} satisfies Record<string, Is>;
