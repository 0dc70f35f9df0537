import type { AnyCall } from '@defter/contract/call.ts';
import { RAPOR_YETKILERI } from '@defter/contract/yetkiler.ts';
import { matchPath, matchRoutes } from 'react-router';
import { paths, pattern } from './paths.ts';

const screens = Object.values(paths).flatMap((path) => ('yetki' in path ? [{ path: pattern(path).split('?')[0], yetki: path.yetki }] : []));

/** What the screen or the paper at an address asks for; undefined where no such thing stands. */
export const yetkiOf = (pathname: string): AnyCall['yetki'] | undefined => matchRoutes(screens, pathname)?.at(-1)?.route.yetki;

/** Whether somebody with these rights sees what stands at an address, whatever it asks for. */
export function mayOpen(address: string, can: (yetki: AnyCall['yetki']) => boolean): boolean {
  const [pathname = ''] = address.split('?');
  const yetki = yetkiOf(pathname);
  // Each report has a flag besides that of all reports.
  const rapor = RAPOR_YETKILERI.find((one) => matchPath({ path: paths.rapor(one.slice('rapor:'.length)), end: false }, pathname));
  return (yetki === undefined || can(yetki)) && (rapor === undefined || can(rapor));
}
