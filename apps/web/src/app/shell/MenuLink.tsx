import { matchPath, NavLink, useLocation, type NavLinkProps } from 'react-router';
import { paths } from '../routing/paths.ts';
import type { ShownEntry } from './use-menu.ts';

type Props = Omit<NavLinkProps, 'to' | 'className'> & { entry: ShownEntry; className?: string };

/** A link of the menu. It is also marked as current on screens that only belong to it. */
export function MenuLink({ entry: { path, covers = [] }, className = '', ...others }: Props) {
  const { pathname } = useLocation();
  const isCovered = covers.some((screen) => matchPath(screen, pathname));
  return <NavLink {...others} to={path} end={path === paths.bugun()} className={({ isActive }) => `${className}${isActive || isCovered ? ' active' : ''}`} />;
}
