import type { Random } from '../../src/platform/random.ts';
import { happen as happenOf, type Olan as HerOlan } from '../isler/happen.ts';
import { gunIsleri } from './isler/gun.ts';
import { kaporaIsleri } from './isler/kapora.ts';
import { kasaIsleri } from './isler/kasa.ts';
import { musteriIsleri } from './isler/musteri.ts';
import { paketIsleri } from './isler/paket.ts';
import { personelIsleri } from './isler/personel.ts';
import { satisIsleri } from './isler/satis.ts';
import { seansIsleri } from './isler/seans.ts';
import { stokIsleri } from './isler/stok.ts';
import { tahsilatIsleri } from './isler/tahsilat.ts';
import { taksitIsleri } from './isler/taksit.ts';
import { vazgecIsleri } from './isler/vazgec.ts';
import { type Is, type Masa, type Yapilan } from './masa.ts';

const ISLER = { ...satisIsleri, ...tahsilatIsleri, ...taksitIsleri, ...kaporaIsleri, ...paketIsleri, ...seansIsleri, ...kasaIsleri, ...gunIsleri, ...musteriIsleri, ...personelIsleri, ...stokIsleri, ...vazgecIsleri } satisfies Record<string, Is>;
export type IsAdi = keyof typeof ISLER;
export const IS_ADLARI = Object.keys(ISLER) as IsAdi[];

/** The first acts in a salon, so that the others have something to work on. */
export const ILK_ISLER: readonly IsAdi[] = ['takeCredit', 'sellPackage', 'sellPackage', 'sellInInstalments', 'sell', 'sell', 'book', 'takeDeposit', 'useSession', 'begin'];
/** The relative frequency of acts that bring money, and of rare ones that can fail in many ways; all others have one. */
const SIK: Partial<Record<IsAdi, number>> = { sellPackage: 5, sell: 3, returnPackage: 4, exchange: 4, undoSessionAct: 5, transferSessions: 5, useSession: 5, share: 2, merge: 5, unmerge: 6, changePackage: 4, cancelPackage: 2, takeDeposit: 4, book: 4, sellVisit: 4, finish: 4, decideDeposit: 3, useSessionOfVisit: 4, takeBackCollection: 4, setOff: 4, takeCredit: 3, giveCreditBack: 2, changeCustomer: 3, thinkBetter: 6, undoPlan: 3, nextDay: 2, sellInInstalments: 3, join: 2, postpone: 2, giveBack: 3 };
const HEPSI = IS_ADLARI.flatMap((ad) => Array.from({ length: SIK[ad] ?? 1 }, () => ad));

/** The acts in their order: each once, then by their frequency. */
export function* dealIsler(random: Random): Generator<IsAdi, never> {
  const kalan = [...IS_ADLARI];
  while (kalan.length > 0) yield kalan.splice(random.int(kalan.length), 1)[0]!;
  for (;;) yield random.pick(HEPSI);
}

export type Olan = HerOlan<IsAdi, Yapilan>;

/** Does an act of a kind, if it has a subject. */
export const happen = (masa: Masa, ad: IsAdi): Promise<Olan | undefined> => happenOf(masa, ad, ISLER[ad]);
