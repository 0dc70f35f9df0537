import { memo } from 'react';
import { slots, toSaat } from '@defter/rules/saat.ts';
import styles from './calendar.module.css';
import { shareOf, type View } from './view.ts';

/** The hours down the left side, and the present minute on them. */
export const TimeGutter = memo(function TimeGutter({ view, now }: { view: View; now: number | undefined }) {
  const hours = slots({ baslangic: view.start, bitis: view.end, periyot: 60 });
  return (
    <div className={styles.gutter} aria-hidden>
      {hours.map((minute) => (
        <span key={minute} className={styles.hour} style={{ top: `${shareOf(view, minute) * 100}%` }}>
          {toSaat(minute)}
        </span>
      ))}
      {now !== undefined && (
        <span className={styles.nowTime} style={{ top: `${shareOf(view, now) * 100}%` }}>
          {toSaat(now)}
        </span>
      )}
    </div>
  );
});
