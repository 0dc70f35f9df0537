import { aktarmaCalls } from '@defter/contract/aktarma.ts';
import { type Randevu, randevuCalls } from '@defter/contract/randevu.ts';
import { canEdit } from '@defter/rules/randevu.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { useYetki } from '../../app/session/yetki.ts';
import type { TepsiTuru } from './calendar/types.ts';
import type { Masa } from './masa.ts';
import { useMove } from './use-move.ts';
import type { AcilanPanel } from './use-randevu-paneli.ts';
import { useTepsi } from './use-tepsi.ts';

type Girdi = Pick<Masa, 'suzgec' | 'takvim' | 'talepler' | 'kapaliOf' | 'yakinlik' | 'onMenu' | 'onAktar'> & {
  panel: AcilanPanel;
  /** The calendar still draws the days before. */
  isStale: boolean;
};

/** The acts of the desk in every view of the calendar, and the tray that it carries appointments in. */
export function useMasa({ panel, isStale, onMenu, onAktar, ...gorunen }: Girdi) {
  const { talepler, takvim } = gorunen;
  const { can } = useYetki();
  const mayCreate = useReason(randevuCalls.create.yetki) === undefined;
  const mayMove = can(randevuCalls.update.yetki);
  const move = useMove(takvim.basliklar, (reddedilen) => {
    const { id } = reddedilen.randevu;
    panel.setIstek({ id, reddedilen });
    panel.open(id);
  });
  const { tepsi, take, empty, put } = useTepsi(move);

  const mayTake = (randevu: Randevu, tur: TepsiTuru) => (tur === 'kes' ? mayMove && canEdit(randevu.randevuDurumu) : mayCreate && can('randevuKopyala'));
  const onTake = (randevu: Randevu, tur: TepsiTuru) => {
    if (mayTake(randevu, tur)) take(randevu, tur);
  };

  /** Acts wait while the next days are read: the calendar still draws the days before, and an act would open or move one of their appointments. */
  const whenShown =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      if (!isStale) act(...args);
    };
  const masa: Masa = {
    ...gorunen,
    canCreate: mayCreate || tepsi !== undefined,
    canMove: mayMove,
    taslaklar: panel.taslaklar,
    onOpen: whenShown((id) => {
      panel.setIstek(undefined);
      if (!talepler.open(id)) panel.open(id);
    }),
    onCreate: whenShown((yer) => (tepsi ? put(tepsi, yer) : panel.begin(yer))),
    onMove: whenShown(move),
    onTake: whenShown(onTake),
    onAktar: can(aktarmaCalls.aktar.yetki) ? onAktar : undefined,
    onMenu: whenShown(onMenu),
  };
  return { masa, tepsi, emptyTepsi: empty, /** For the menu, which waits for no days. */ onTake };
}
