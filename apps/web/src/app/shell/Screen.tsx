import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { yetkiOf } from '../menu.ts';
import { useYetki } from '../yetki.ts';

/** The screen of the address; who may not see it is told so, instead of a list that cannot be loaded. */
export function Screen() {
  const { t } = useTranslation('kabuk');
  const { can, ready } = useYetki();
  const { pathname } = useLocation();
  const yetki = yetkiOf(pathname);
  if (yetki && ready && !can(yetki)) return <EmptyState title={t('ekranYetkisiYok')} text={t('ekranYetkisiYokAciklama')} />;
  return <Outlet />;
}
