import { createRandom } from '../../src/platform/random.ts';
import type { TestServer } from '../server.ts';
import { playedAgain, present } from '../isler/happen.ts';
import { moveTo } from '../isler/masa.ts';
import { compareEtki, isSame } from './durum.ts';
import { dealIsler, happen, ILK_ISLER, type IsAdi, type Olan } from './happen.ts';
import { type Bakis, newBakis, prove } from './kanitla.ts';
import type { Masa } from './masa.ts';
import { openSalon, type Salon } from './salon.ts';

/** After so many acts everything is proved, not only the changes. */
const HEPSI = 40;
/** One of so many acts is done by somebody with few rights. */
const YETKISIZ = 8;
/** Acts that are not done beside others: the next day, and undoing. */
const TEK_BASINA: readonly IsAdi[] = ['nextDay', 'thinkBetter'];
/** The last lines that a failure prints. */
const IZ = 500;

/** The number of each answer to each act. */
export type Cevaplar = Record<string, number>;
/** `masa`: the number of acts at once; with more than one the same seed may play differently. */
export type Oyun = { tohum: number; islem: number; masa: number };

/** Plays so many acts in a salon of its own, and proves it after each; if several act at once, after each round of them. Returns the number of proofs. */
export async function play(server: TestServer, oyun: Oyun, cevaplar: Cevaplar): Promise<number> {
  const salon = await openSalon(server);
  const iz: string[] = [];
  try {
    return await playIn(salon, iz, oyun, cevaplar);
  } catch (error) {
    const { tohum, islem, masa } = oyun;
    throw playedAgain(error, `Seed ${tohum}, ${masa} at once: PARA_TOHUMLARI=${tohum} PARA_ISLERI=${islem}`, iz.slice(-IZ));
  }
}

async function playIn(salon: Salon, iz: string[], { tohum, islem, masa: masaSayisi }: Oyun, cevaplar: Cevaplar): Promise<number> {
  const random = createRandom(tohum);
  const isler = dealIsler(random);
  const anybody = (): Masa => ({ salon, random, iz, kim: random.int(YETKISIZ) === 0 ? salon.masalar.at(-1)! : random.pick(salon.masalar.slice(0, -1)) });
  let bakis = await newBakis(salon);
  let kanitlanan = 0;
  const proved = async (olanlar: readonly Olan[], hepsi: boolean) => {
    for (const { ad, yapilan } of olanlar) {
      const cevap = `${ad} ${yapilan.status}${yapilan.status === 200 ? '' : ` ${yapilan.message}`}`;
      cevaplar[cevap] = (cevaplar[cevap] ?? 0) + 1;
    }
    const { bakis: yeni, farklar } = await prove(salon, bakis, hepsi);
    if (farklar.length > 0) throw new Error(farklar.map(({ ne, terimler }) => `${ne}: ${JSON.stringify(terimler)}`).join('\n'));
    if (olanlar.length === 1) checkAct(olanlar[0]!, bakis, yeni);
    bakis = yeni;
    kanitlanan += 1;
  };

  const ilkler: Olan[] = [];
  for (const ad of ILK_ISLER) ilkler.push(...present(await happen({ salon, random, iz, kim: salon.bayi }, ad)));
  await proved(ilkler, false);
  for (let n = 0; n < islem; ) {
    moveTo(salon, salon.bugun, Math.min(20 * 60, salon.dakika + 3));
    const adlar = Array.from({ length: masaSayisi }, () => isler.next().value);
    const [yalniz, birlikte] = [adlar.filter((ad) => masaSayisi === 1 || TEK_BASINA.includes(ad)), adlar.filter((ad) => masaSayisi > 1 && !TEK_BASINA.includes(ad))];
    const olanlar = present(...(await Promise.all(birlikte.map((ad) => happen(anybody(), ad)))));
    for (const ad of yalniz) olanlar.push(...present(await happen(anybody(), ad)));
    if (olanlar.length === 0) continue;
    const once = n;
    n += olanlar.length;
    await proved(olanlar, n >= islem || Math.floor(n / HEPSI) > Math.floor(once / HEPSI));
  }
  return kanitlanan;
}

/** A refused act has changed nothing; a successful one had the announced effects; and every change has an entry in the record log. */
function checkAct({ ad, yapilan: { status, message, etki, vazgecildi } }: Olan, once: Bakis, sonra: Bakis): void {
  const degisti = !isSame(once.durum, sonra.durum);
  const what = () => `\n${JSON.stringify(once.durum)}\n${JSON.stringify(sonra.durum)}`;
  if (vazgecildi && status !== 200) throw new Error(`${ad}: what was just done could not be taken back: ${message}`);
  if (vazgecildi && degisti) throw new Error(`${ad}: what was taken back at once has left something${what()}`);
  if (status !== 200 && degisti) throw new Error(`${ad}: what was refused with ${message} has changed something${what()}`);
  const farklar = etki ? compareEtki(once.durum, sonra.durum, etki) : [];
  if (farklar.length > 0) throw new Error(`${ad} did something else than it said:\n${farklar.join('\n')}`);
  if (degisti && sonra.kayit <= once.kayit) throw new Error(`${ad} moved something, and the record log says nothing of it${what()}`);
}
