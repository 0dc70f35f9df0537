import type { Ref } from 'react';
import styles from './overlay.module.css';

type OverlayProps = {
  ghostRef: Ref<HTMLDivElement>;
  hoverRef: Ref<HTMLDivElement>;
};

/**
 * What lies over the columns: the slot under the mouse and the ghost of a drag. They are filled and moved without React,
 * since they follow every move of the pointer.
 */
export function Overlay({ ghostRef, hoverRef }: OverlayProps) {
  return (
    <div className={styles.overlay} aria-hidden>
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
