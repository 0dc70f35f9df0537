import type { SatisKaydi } from '@defter/contract/satis.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { oncekiler, pesinatOf } from '@defter/rules/taksit.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';

type Girdi = SatisKaydi['taksitler'][number];
/** An instalment with what comes before it. `id` is 0 for a new one. */
export type Taksit = Girdi & { onceki: Kurus };

type Satis = { tarih: string; toplam: Kurus; alinan: Kurus; eskiler: readonly Taksit[] };

/**
 * Brings the instalments into the order in which they are due. Throws taksitToplami at the list if they are not exactly what
 * is left, and taksitTarihi at one that is due before the sale. An existing plan may also stay as long as it fits the total.
 */
export function chooseTaksitler(girdiler: readonly Girdi[], { tarih, toplam, alinan, eskiler }: Satis): Taksit[] {
  if (girdiler.length === 0) return [];
  const erken = girdiler.findIndex((taksit) => taksit.tarih < tarih);
  if (erken >= 0) throw refusalAt(`taksitler.${erken}.tarih`, 'taksitTarihi');
  const pesinat = pesinatOf(girdiler, { toplam, alinan, onceki: eskiler[0]?.onceki ?? null });
  if (pesinat === undefined) throw refusalAt('taksitler', 'taksitToplami');
  const sirali = girdiler.toSorted((a, b) => (a.tarih < b.tarih ? -1 : Number(a.tarih > b.tarih)));
  const onceler = oncekiler(pesinat, sirali);
  return sirali.map((taksit, i) => ({ ...taksit, onceki: onceler[i]! }));
}
