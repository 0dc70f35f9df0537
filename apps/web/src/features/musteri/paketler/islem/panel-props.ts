import type { PaketHakki } from '@defter/contract/seans.ts';

/** The props of a panel for an act on the sessions of one line, with the other lines of the package that may go with it. */
export type PaketPaneliProps = { hak: PaketHakki; digerleri: readonly PaketHakki[]; onClose: () => void };
