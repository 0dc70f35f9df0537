import type { AnyCall } from '@defter/contract/call.ts';
import { RAPOR_YETKILERI } from '@defter/contract/yetkiler.ts';
import { matchPath, matchRoutes } from 'react-router';
import { paths, pattern } from './paths.ts';

const screens = Object.values(paths).flatMap((path) => ('yetki' in path ? [{ path: pattern(path).split('?')[0], yetki: path.yetki }] : []));

/** The right that the screen or paper at an address needs; undefined if there is none. */
export const yetkiOf = (pathname: string): AnyCall['yetki'] | undefined => matchRoutes(screens, pathname)?.at(-1)?.route.yetki;

/** Whether these rights open an address; an address without a right is open to all. */
export function mayOpen(address: string, can: (yetki: AnyCall['yetki']) => boolean): boolean {
  const [pathname = ''] = address.split('?');
  const yetki = yetkiOf(pathname);
  // Each report has a flag besides that of all reports.
  const rapor = RAPOR_YETKILERI.find((one) => matchPath({ path: paths.rapor(one.slice('rapor:'.length)), end: false }, pathname));
  return (yetki === undefined || can(yetki)) && (rapor === undefined || can(rapor));
}
