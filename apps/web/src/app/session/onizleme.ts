import { getOturum } from './oturum.ts';
import { paths } from '../routing/paths.ts';

/*
 * The panel as somebody with another role would see it (docs/adr/0013), in this tab, until the preview is left. The
 * server narrows the rights of every call that names the role, so nothing else in the panel has to know about it.
 */
type Onizleme = { personelID: number; rolID: number; adi: string };

const STORED = 'defter-onizleme';

/** The role of the preview; undefined when the person sees the panel as themselves. */
export function getOnizleme(): Onizleme | undefined {
  try {
    const onizleme = JSON.parse(sessionStorage.getItem(STORED) ?? '') as Onizleme;
    return onizleme.personelID === getOturum()?.id ? onizleme : undefined;
  } catch {
    return undefined; // none, or storage forbidden
  }
}

/** The page reloads, so that no earlier data stays on the screen. */
export function startOnizleme({ id: rolID, adi }: { id: number; adi: string }): void {
  sessionStorage.setItem(STORED, JSON.stringify({ personelID: getOturum()?.id, rolID, adi }));
  reloadAt(paths.bugun());
}

export function endOnizleme(): void {
  sessionStorage.removeItem(STORED);
  reloadAt(paths.personeller('roller'));
}

function reloadAt(path: string): void {
  location.hash = `#${path}`;
  location.reload();
}
