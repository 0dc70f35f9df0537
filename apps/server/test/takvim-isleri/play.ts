import { createRandom } from '../../src/platform/random.ts';
import { happen, type Olan as HerOlan, playedAgain, present } from '../isler/happen.ts';
import type { TestServer } from '../server.ts';
import { type Bakis, farklarOf, look } from './bakis.ts';
import { ekipIsleri } from './isler/ekip.ts';
import { musteriIsleri } from './isler/musteri.ts';
import { randevuIsleri } from './isler/randevu.ts';
import { saatIsleri } from './isler/saat.ts';
import { sayfaIsleri } from './isler/sayfa.ts';
import { seriIsleri } from './isler/seri.ts';
import { prove } from './kanitlar.ts';
import { openSalon, type Salon } from './salon.ts';
import type { Is, Masa, Yapilan } from './sec.ts';

const ISLER = { ...randevuIsleri, ...seriIsleri, ...ekipIsleri, ...saatIsleri, ...musteriIsleri, ...sayfaIsleri } satisfies Record<string, Is>;
type IsAdi = keyof typeof ISLER;
export const IS_ADLARI = Object.keys(ISLER) as IsAdi[];
/** The relative frequency of acts that fill the calendar; all others have one. */
const SIK: Partial<Record<IsAdi, number>> = { book: 10, move: 5, comeBack: 4, putBack: 4, callOff: 4, remove: 3, bookFree: 3, bookSeries: 3, changeSeries: 4, bookVisit: 4, extendVisit: 2, transfer: 3, later: 2, showColumns: 4, openAgain: 4, removeLeave: 2, takeOnAgain: 4, bookOnline: 3, cancelOwn: 2, moveOwn: 3, changeState: 3 };
const HEPSI = IS_ADLARI.flatMap((ad) => Array.from({ length: SIK[ad] ?? 1 }, () => ad));
/** Acts that are not done beside others: passing hours, and undoing. */
const TEK_BASINA: readonly IsAdi[] = ['later', 'thinkBetter', 'bookSeriesAndThinkBetter', 'bookFree'];
/** After so many acts the readings are compared with each other too. */
const OKUMA = 8;
const YETKISIZ = 8;
const IZ = 150;

export type Cevaplar = Record<string, number>;
export type Oyun = { tohum: number; islem: number; masa: number };
type Olan = HerOlan<IsAdi, Yapilan>;

/** Plays so many acts in a salon of its own, and proves it after each; if several act at once, after each round of them. */
export async function play(server: TestServer, oyun: Oyun, cevaplar: Cevaplar): Promise<number> {
  const salon = await openSalon(server);
  const iz: string[] = [];
  try {
    return await playIn(salon, iz, oyun, cevaplar);
  } catch (error) {
    const { tohum, islem, masa } = oyun;
    throw playedAgain(error, `Seed ${tohum}, ${masa} at once: TAKVIM_TOHUMLARI=${tohum} TAKVIM_ISLERI=${islem}`, iz.slice(-IZ));
  }
}

async function playIn(salon: Salon, iz: string[], { tohum, islem, masa: masaSayisi }: Oyun, cevaplar: Cevaplar): Promise<number> {
  const random = createRandom(tohum);
  const anybody = (): Masa => ({ salon, random, iz, kim: random.int(YETKISIZ) === 0 ? salon.masalar.at(-1)! : random.pick(salon.masalar.slice(0, -1)) });
  let once = await look(salon);
  let kanitlanan = 0;
  for (let n = 0; n < islem; ) {
    const adlar = Array.from({ length: masaSayisi }, () => random.pick(HEPSI));
    const [yalniz, birlikte] = [adlar.filter((ad) => masaSayisi === 1 || TEK_BASINA.includes(ad)), adlar.filter((ad) => masaSayisi > 1 && !TEK_BASINA.includes(ad))];
    const olanlar = present(...(await Promise.all(birlikte.map((ad) => doIt(anybody(), ad)))));
    for (const ad of yalniz) olanlar.push(...present(await doIt(anybody(), ad)));
    if (olanlar.length === 0) continue;
    const okumadan = Math.floor(n / OKUMA);
    n += olanlar.length;
    for (const { ad, yapilan } of olanlar) {
      const cevap = `${ad} ${yapilan.status}${yapilan.status === 200 ? '' : ` ${yapilan.message}`}`;
      cevaplar[cevap] = (cevaplar[cevap] ?? 0) + 1;
      if (yapilan.status >= 500) throw new Error(`${cevap}: nobody who moves an appointment waits in vain`);
    }
    const sonra = await look(salon);
    const farklar = await prove(salon, once, sonra, { tek: masaSayisi === 1, hepsi: n >= islem || Math.floor(n / OKUMA) > okumadan });
    if (farklar.length > 0) throw new Error(farklar.map(({ ne, terimler }) => `${ne}: ${JSON.stringify(terimler)}`).join('\n'));
    if (olanlar.length === 1) checkAct(olanlar[0]!, once, sonra);
    once = sonra;
    kanitlanan += 1;
  }
  return kanitlanan;
}

const doIt = (masa: Masa, ad: IsAdi) => happen(masa, ad, ISLER[ad]);

/** A refused act has changed nothing, nor has an undone one, and every change has an entry in the record log. */
function checkAct({ ad, yapilan: { status, message, vazgecildi } }: Olan, once: Bakis, sonra: Bakis): void {
  const farklar = farklarOf(once, sonra);
  if (vazgecildi && farklar.length > 0) throw new Error(`${ad}: what was taken back at once has left something\n${farklar.join('\n')}`);
  if (status !== 200 && farklar.length > 0) throw new Error(`${ad}: what was refused with ${message} has changed something\n${farklar.join('\n')}`);
  if (farklar.length > 0 && sonra.kayit <= once.kayit) throw new Error(`${ad} changed something, and the record log says nothing of it\n${farklar.join('\n')}`);
  if (ad === 'bookFree' && status !== 200) throw new Error(`${ad}: what was offered as free was refused with ${message}`);
}

