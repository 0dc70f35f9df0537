import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '../routing/may-open.ts';
import { menu, quickAdds, type MenuEntry, type MenuGroup } from './menu.ts';
import { useYetki, type Yetkim } from '../session/yetki.ts';

export type ShownEntry = Omit<MenuEntry, 'text'> & { label: string };
export type ShownGroup = ShownEntry & { screens: ShownEntry[] };

type Shown = { groups: ShownGroup[]; adds: ShownEntry[] };

/** The menu as the signed-in person may use it, in their language. */
export function useMenu(): Shown & { ready: boolean } {
  const { t } = useTranslation('panel');
  const { can, ready } = useYetki();
  return { ...useMemo(() => shownTo(can, t), [can, t]), ready };
}

function shownTo(can: Yetkim['can'], t: (text: MenuEntry['text']) => string): Shown {
  const shown = (all: readonly MenuEntry[]): ShownEntry[] =>
    all.filter((entry) => can(entry.yetki)).map(({ text, ...entry }) => ({ ...entry, label: t(text) }));

  /** Without the right to the screen of a group its further screens are still shown; a single one takes the place of the group. */
  const shownGroup = ({ text, screens = [], ...group }: MenuGroup): ShownGroup[] => {
    const below = shown(screens);
    const whole = { ...group, label: t(text), screens: below };
    if (can(group.yetki)) return [whole];
    const [first] = below;
    if (!first) return [];
    return below.length === 1 ? [{ ...first, screens: [] }] : [{ ...whole, path: first.path }];
  };
  // A quick add is offered to people who may see its screen.
  return { groups: menu.flatMap(shownGroup), adds: shown(quickAdds).filter(({ path }) => mayOpen(path, can)) };
}
