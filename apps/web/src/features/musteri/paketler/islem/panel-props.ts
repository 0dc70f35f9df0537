import type { PaketHakki } from '@defter/contract/seans.ts';

/** A panel of an act on the sessions of one line; the others of the package that may go with it. */
export type PaketPaneliProps = { hak: PaketHakki; digerleri: readonly PaketHakki[]; onClose: () => void };
