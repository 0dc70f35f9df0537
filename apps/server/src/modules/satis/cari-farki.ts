import { type Kurus, negate, subtract, ZERO } from '@defter/rules/para.ts';
import type { CariHareket } from '../cari/insert-hareketler.ts';
import type { MevcutSatis } from './load-satis.ts';
import type { Odeme, YeniOdeme } from './satir.ts';

type Yeni = {
  musteriID: number | null;
  tarih: string;
  toplam: Kurus;
  kalan: readonly Odeme[];
  iptal: readonly Odeme[];
  yeni: readonly YeniOdeme[];
};

const borc = (musteriID: number | null, tarih: string, tutar: Kurus): CariHareket => ({ musteriID, tarih, borc: tutar, alacak: ZERO });
const alacak = (musteriID: number | null, tarih: string, tutar: Kurus): CariHareket => ({ musteriID, tarih, borc: ZERO, alacak: tutar });

/**
 * The movements that bring a customer's account from the sale as it was to the sale as it is saved. A reversal or a
 * difference is booked today, so that a day that was counted keeps its sum (docs/adr/0005).
 */
export function cariFarki(eski: MevcutSatis, satis: Yeni, bugun: string): CariHareket[] {
  const baskaMusteri = eski.musteriID !== satis.musteriID;
  const baskaGun = eski.tarih !== satis.tarih;
  return [
    ...(baskaMusteri || baskaGun
      ? [borc(eski.musteriID, bugun, negate(eski.toplam)), borc(satis.musteriID, baskaGun ? satis.tarih : bugun, satis.toplam)]
      : [borc(satis.musteriID, bugun, subtract(satis.toplam, eski.toplam))]),
    ...(baskaMusteri
      ? satis.kalan.flatMap(({ tutar }) => [alacak(eski.musteriID, bugun, negate(tutar)), alacak(satis.musteriID, bugun, tutar)])
      : []),
    ...satis.iptal.map(({ tutar, tahsilatID }) => ({ ...alacak(eski.musteriID, bugun, negate(tutar)), tahsilatID })),
    ...satis.yeni.map(({ tarih, tutar, tahsilatID }) => ({ ...alacak(satis.musteriID, tarih, tutar), tahsilatID })),
  ];
}

/** The movements that take a cancelled sale off the account, today. */
export const cariIptali = ({ musteriID, toplam, odemeler }: MevcutSatis, bugun: string): CariHareket[] => [
  borc(musteriID, bugun, negate(toplam)),
  ...odemeler.map(({ tutar, tahsilatID }) => ({ ...alacak(musteriID, bugun, negate(tutar)), tahsilatID })),
];
