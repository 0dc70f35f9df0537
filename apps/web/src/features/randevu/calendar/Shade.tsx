import type { SaatAraligi } from '@defter/rules/saat.ts';
import styles from './column.module.css';
import { shareOf, type View } from './view.ts';

/** The surfaces of a column; the legend has each. */
export type ShadeTuru = 'closed' | 'leave' | 'buffer' | 'taken';
type ShadeProps = { aralik: SaatAraligi; view: View; kind: ShadeTuru; label?: string };

/** A stretch of a column that is closed or off shift, or the buffer before or after an appointment. */
export function Shade({ aralik, view, kind, label }: ShadeProps) {
  const top = shareOf(view, aralik.baslangic);
  const bottom = shareOf(view, aralik.bitis);
  if (top >= bottom) return null;
  return (
    <div className={styles[kind]} style={{ top: `${top * 100}%`, height: `${(bottom - top) * 100}%` }}>
      {label}
    </div>
  );
}
