import type { ReactNode, Ref } from 'react';
import styles from './overlay.module.css';

type OverlayProps = {
  children?: ReactNode;
  ghostRef: Ref<HTMLDivElement>;
  hoverRef: Ref<HTMLDivElement>;
};

/**
 * The layer over the columns: the place of the open form, the slot under the mouse and the ghost of a drag. The last two are filled and moved without
 * React, since they follow every move of the pointer.
 */
export function Overlay({ children, ghostRef, hoverRef }: OverlayProps) {
  return (
    <div className={styles.overlay} aria-hidden>
      {children}
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
