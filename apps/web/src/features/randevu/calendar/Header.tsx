import styles from './calendar.module.css';
import type { Column } from './columns.ts';

/** The headings; they stay while the day scrolls under them. */
export function Header({ columns }: { columns: readonly Column[] }) {
  return (
    <div className={styles.header}>
      {columns.map(({ sutun: { id, adi, altBaslik }, acceptsDrop }) => (
        <div key={id} className={styles.heading} title={altBaslik ? `${adi}, ${altBaslik}` : adi} data-stray={!acceptsDrop || undefined}>
          <b>{adi}</b>
          {altBaslik && <small>{altBaslik}</small>}
        </div>
      ))}
    </div>
  );
}
