import { useTranslation } from 'react-i18next';
import { menu, otherScreens, quickAdds, type MenuEntry } from './menu.ts';
import { useYetki } from '../session/yetki.ts';

export type ShownEntry = Omit<MenuEntry, 'text'> & { label: string };

/** The menu as the signed-in person may use it, in their language. */
export function useMenu(): { entries: ShownEntry[]; others: ShownEntry[]; adds: ShownEntry[]; ready: boolean } {
  const { t } = useTranslation('panel');
  const { can, ready } = useYetki();
  const shown = (all: readonly MenuEntry[]) =>
    all.filter((entry) => can(entry.yetki)).map(({ text, ...entry }) => ({ ...entry, label: t(text) }));
  return { entries: shown(menu), others: shown(otherScreens), adds: shown(quickAdds), ready };
}
