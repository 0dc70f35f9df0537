import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { mayOpen, yetkiOf } from './menu.ts';
import { useYetki } from '../session/yetki.ts';

/**
 * The screen or the paper of the address. A person who may not see it is told so, and it makes no calls that would be
 * refused.
 */
export function Screen() {
  const { t } = useTranslation('panel');
  const { can, ready, isPending } = useYetki();
  const { pathname } = useLocation();
  // The permissions were requested before the frame, so they arrive with it or right after.
  if (isPending && yetkiOf(pathname)) return null;
  if (ready && !mayOpen(pathname, can)) return <EmptyState page title={t('ekranYetkisiYok')} text={t('ekranYetkisiYokAciklama')} />;
  return <Outlet />;
}
