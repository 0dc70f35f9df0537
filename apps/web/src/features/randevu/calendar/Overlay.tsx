import type { Ref } from 'react';
import styles from './overlay.module.css';

type OverlayProps = {
  ghostRef: Ref<HTMLDivElement>;
  hoverRef: Ref<HTMLDivElement>;
  /** Where the present minute lies, 0 to 1. */
  nowShare: number | undefined;
};

/**
 * What lies over the columns: the present minute, the slot under the mouse and the ghost of a drag. The last two are
 * filled and moved without React, since they follow every move of the pointer.
 */
export function Overlay({ ghostRef, hoverRef, nowShare }: OverlayProps) {
  return (
    <div className={styles.overlay} aria-hidden>
      {nowShare !== undefined && <div className={styles.now} style={{ top: `${nowShare * 100}%` }} />}
      <div ref={hoverRef} className={styles.hover} hidden>
        <span />
      </div>
      <div ref={ghostRef} className={styles.ghost} hidden>
        <b />
        <span />
      </div>
    </div>
  );
}
