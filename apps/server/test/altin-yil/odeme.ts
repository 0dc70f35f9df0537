import { addMonths } from '@defter/rules/tarih.ts';
import { HESAPLAR, type Odeme, points, type Satis } from './defter.ts';
import { LIRA, type Yil } from './salon.ts';

export const SEKILLER = Object.values(HESAPLAR);
export const odemeOf = (yil: Yil, sekil: number, tutar: number): Odeme => ({ sekil, tutar, gun: yil.bugun, puanMi: sekil === yil.puanSekli, iade: null });
export const wire = (odemeler: readonly Odeme[]): object[] => odemeler.map(({ sekil, tutar }) => ({ odemeSekliID: sekil, tutar: tutar / LIRA }));
export const toLira = (kurus: number): number => Math.floor(kurus / LIRA) * LIRA;

type Plan = { odemeler: Odeme[]; taksitler: Satis['taksitler'] };

/** A random way of paying, with its fields: nothing, a part, all by one method or two, some of it with points, or in instalments. */
export function payments(yil: Yil, musteri: number, toplam: number, birSatir: boolean): Plan & { body: object } {
  const plan = choose(yil, musteri, toplam, birSatir);
  return { ...plan, body: { odemeler: wire(plan.odemeler), taksitler: plan.taksitler.map(({ gun, tutar }) => ({ tarih: gun, tutar: tutar / LIRA })) } };
}

function choose(yil: Yil, musteri: number, toplam: number, birSatir: boolean): Plan {
  const { random, defter, bugun, puanSekli } = yil;
  const sekil = random.pick(SEKILLER);
  const kind = birSatir ? random.int(10) : random.int(5);
  if (kind < 3 || toplam < 40 * LIRA) return { odemeler: toplam > 0 ? [odemeOf(yil, sekil, toplam)] : [], taksitler: [] };
  if (kind === 3) {
    const ilk = toLira(toplam / 2);
    return { odemeler: [odemeOf(yil, HESAPLAR.nakit, ilk), odemeOf(yil, HESAPLAR.kart, toplam - ilk)], taksitler: [] };
  }
  if (kind === 4) return { odemeler: [], taksitler: [] };
  if (kind === 5) return { odemeler: [odemeOf(yil, sekil, toLira(toplam / 3))], taksitler: [] };
  if (kind === 6 && points(defter, musteri) >= 10 * LIRA) return { odemeler: [odemeOf(yil, puanSekli, 10 * LIRA), odemeOf(yil, sekil, toplam - 10 * LIRA)], taksitler: [] };
  const pesinat = toLira(toplam / 4);
  const n = 2 + random.int(3);
  const each = toLira((toplam - pesinat) / n);
  const taksitler = Array.from({ length: n }, (_, i) => ({ gun: addMonths(bugun, i + 1), tutar: i < n - 1 ? each : toplam - pesinat - each * (n - 1) }));
  return { odemeler: [odemeOf(yil, sekil, pesinat)], taksitler };
}
