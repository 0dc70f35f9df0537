import { overlaps, type SaatAraligi } from '@defter/rules/saat.ts';
import styles from './column.module.css';
import type { Column } from './columns.ts';
import type { TakvimTexts } from './texts.ts';
import { shareOf, slotAt, type View } from './view.ts';

type SlotCursorProps = { minute: number; column: Column; view: View; texts: TakvimTexts };

/** The one free slot that the keyboard stands on; free slots have no element otherwise. */
export function SlotCursor({ minute, column, view, texts }: SlotCursorProps) {
  const slot = slotAt(view, minute);
  const { kapaliAraliklar = [], izinAraliklari = [] } = column.sutun;
  const isIn = (araliklar: readonly SaatAraligi[]) => araliklar.some((aralik) => overlaps(aralik, slot));
  const isOutside = slot.baslangic < view.opening || slot.bitis > view.closing;
  const why = isIn(izinAraliklari) ? texts.izinli : isOutside || isIn(kapaliAraliklar) ? texts.kapali : '';
  return (
    <div
      role="button"
      tabIndex={0}
      aria-label={texts.bosSaat(slot, column, why)}
      className={styles.slotCursor}
      style={{ top: `${shareOf(view, slot.baslangic) * 100}%`, height: `${(shareOf(view, slot.bitis) - shareOf(view, slot.baslangic)) * 100}%` }}
      data-slot={slot.baslangic}
    />
  );
}
