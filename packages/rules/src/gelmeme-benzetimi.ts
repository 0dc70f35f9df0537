import { gunParcasiOf } from './bos-yer.ts';
import { gelmemeOlasiligi, oncelikAraligi, type Sayim } from './gelmeme.ts';

const MUSTERI = 300;
const RANDEVU = 6000;
/** The measuring begins here: before it there is too little data. */
const OGRENME = 1500;

/** A number below 1 from a seed, the same ones every time (mulberry32). */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Runs a salon whose customers differ in how reliable they are, and forget what they booked long before and did not confirm. Each
 * appointment is predicted only from the earlier ones.
 * @returns the Brier scores of the prediction and of the salon's rate; lower is better
 */
export function simulateGelmeme(seed: number): { tahmin: number; taban: number } {
  const draw = draws(seed);
  const tutarsizlik = Array.from({ length: MUSTERI }, () => (draw() < 0.15 ? 1.8 : 0) + draw() - 0.5);
  const sayimlar = new Map<string, Sayim>();
  const of = (key: string) => sayimlar.get(key) ?? { geldi: 0, gelmedi: 0 };
  let hata = { tahmin: 0, taban: 0 };
  for (let sira = 0; sira < RANDEVU; sira += 1) {
    const kisi = Math.floor(draw() * MUSTERI);
    const gun = Math.floor(draw() ** 2 * 45);
    const dakika = 540 + Math.floor(draw() * 660);
    const onayli = draw() < 0.45;
    const z = -2.4 + tutarsizlik[kisi]! + 0.03 * gun + (gunParcasiOf(dakika) === 'sabah' ? 0.4 : 0) - (onayli ? 0.9 : 0);
    const gelmedi = draw() < 1 / (1 + Math.exp(-z));
    const keys = { salon: 'salon', kisi: `kisi ${kisi}`, oncelik: `oncelik ${oncelikAraligi(gun).ilk}`, saat: gunParcasiOf(dakika), onay: `onay ${onayli}` };
    const tahmin = gelmemeOlasiligi({ salon: of(keys.salon), kisi: of(keys.kisi), oncelik: of(keys.oncelik), saat: of(keys.saat), onay: of(keys.onay) });
    if (tahmin && sira >= OGRENME) hata = { tahmin: hata.tahmin + (tahmin.olasilik - Number(gelmedi)) ** 2, taban: hata.taban + (tahmin.taban - Number(gelmedi)) ** 2 };
    for (const key of Object.values(keys)) sayimlar.set(key, { geldi: of(key).geldi + Number(!gelmedi), gelmedi: of(key).gelmedi + Number(gelmedi) });
  }
  return { tahmin: hata.tahmin / (RANDEVU - OGRENME), taban: hata.taban / (RANDEVU - OGRENME) };
}
