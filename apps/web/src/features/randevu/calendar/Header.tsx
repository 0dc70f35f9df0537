import type { ReactNode } from 'react';
import styles from './calendar.module.css';
import type { Column } from './columns.ts';

/** The headings; they stay while the day scrolls under them. */
export function Header({ columns, action }: { columns: readonly Column[]; action?: (sutun: { id: number; adi: string }) => ReactNode }) {
  return (
    <div className={styles.header}>
      {columns.map(({ sutun: { id, adi, altBaslik }, acceptsDrop }) => (
        <div key={id} className={styles.heading} title={altBaslik ? `${adi}, ${altBaslik}` : adi} data-stray={!acceptsDrop || undefined}>
          <b>{adi}</b>
          {altBaslik && <small>{altBaslik}</small>}
          {action && acceptsDrop && (
            // The keys of its button are not those of the calendar.
            <span role="presentation" className={styles.headAction} onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
              {action({ id, adi })}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
