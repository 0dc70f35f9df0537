import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { yetkiOf } from './menu.ts';
import { useYetki } from '../session/yetki.ts';

/**
 * The screen of the address. A person who may not see it is told so, and the screen makes no calls that would be
 * refused.
 */
export function Screen() {
  const { t } = useTranslation('panel');
  const { can, ready, isPending } = useYetki();
  const { pathname } = useLocation();
  const yetki = yetkiOf(pathname);
  // The permissions were requested before the frame, so they arrive with it or right after.
  if (yetki && isPending) return null;
  if (yetki && ready && !can(yetki)) return <EmptyState title={t('ekranYetkisiYok')} text={t('ekranYetkisiYokAciklama')} />;
  return <Outlet />;
}
