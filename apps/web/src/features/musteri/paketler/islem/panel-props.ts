import type { PaketHakki } from '@defter/contract/seans.ts';

/** A panel of an act on the sessions of one line. */
export type PaketPaneliProps = { hak: PaketHakki; onClose: () => void };
