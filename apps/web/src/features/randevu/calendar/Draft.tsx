import { useEffect, useRef } from 'react';
import type { Column } from './columns.ts';
import styles from './overlay.module.css';
import { formatAralik } from './texts.ts';
import type { Hedef } from './types.ts';
import { shareOf, type View } from './view.ts';

type DraftProps = { taslak: Hedef; /** Whether it comes into sight as it moves. */ isFollowed: boolean; columns: readonly Column[]; view: View };

/** A place of the form that is open beside the calendar. It lets every press through. */
export function Draft({ taslak, isFollowed, columns, view }: DraftProps) {
  const element = useRef<HTMLDivElement>(null);
  const index = columns.findIndex(({ sutun }) => sutun.id === taslak.sutunID);
  const top = shareOf(view, taslak.baslangic);
  useEffect(() => {
    if (isFollowed) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isFollowed, index, top]);
  if (index < 0) return null;
  return (
    <div
      ref={element}
      className={styles.draft}
      style={{ left: `${(index / columns.length) * 100}%`, top: `${top * 100}%`, height: `${(shareOf(view, taslak.bitis) - top) * 100}%` }}
    >
      <b>{formatAralik(taslak)}</b>
    </div>
  );
}
