import { NavLink, useLocation, type NavLinkProps } from 'react-router';
import { paths } from '../routing/paths.ts';
import { isWithin } from './menu.ts';
import type { ShownEntry, ShownGroup } from './use-menu.ts';

type Props = Omit<NavLinkProps, 'to' | 'className'> & { entry: ShownEntry | ShownGroup; className?: string };

/** A link of the menu. It is also marked as current on screens that only belong to it. */
export function MenuLink({ entry, className = '', ...others }: Props) {
  const { pathname } = useLocation();
  const mark = isWithin(entry, pathname) ? ' active' : '';
  return <NavLink {...others} to={entry.path} end={entry.path === paths.bugun()} className={`${className}${mark}`} />;
}
