import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { losesInput } from '../../ui/leave-guard.ts';
import { notice } from '../../ui/notice.ts';
import { panelOf } from '../routing/use-panel.ts';
import { mayOpen, yetkiOf } from '../routing/may-open.ts';
import { useYetki } from '../session/yetki.ts';

/** The id of the notice that a right was taken away. */
const KALDIRILDI = 'ekran-yetkisi';

/**
 * The screen or the paper of the address. A person without the right is told so, and no calls are made that would be refused. If the right is taken
 * away while somebody types there, the input stays until they leave the screen or close its panel.
 */
export function Screen() {
  const { t } = useTranslation('panel');
  const { can, ready, isPending } = useYetki();
  const { pathname, search } = useLocation();
  const refused = ready && !mayOpen(pathname, can);
  const panel = panelOf(search);
  const [last, setLast] = useState({ pathname, panel, refused, kept: false });
  const isSame = last.pathname === pathname && last.panel === panel;
  if (!isSame || last.refused !== refused) {
    const wasOpen = isSame && !last.refused;
    setLast({ pathname, panel, refused, kept: refused && wasOpen && losesInput({ changesScreen: true, isConsequence: false }) });
  }
  const { kept } = last;
  useEffect(() => {
    if (!kept) return;
    notice.warning(t('yetkiKaldirildi'), { of: KALDIRILDI });
    return () => notice.withdraw(KALDIRILDI);
  }, [kept, t]);

  // The permissions were requested before the frame, so they arrive with it or right after.
  if (isPending && yetkiOf(pathname)) return null;
  if (refused && !kept) return <EmptyState page title={t('ekranYetkisiYok')} text={t('ekranYetkisiYokAciklama')} />;
  return <Outlet />;
}
