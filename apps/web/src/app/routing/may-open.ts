import type { AnyCall } from '@defter/contract/call.ts';
import { RAPOR_YETKILERI } from '@defter/contract/yetkiler.ts';
import { matchPath, matchRoutes } from 'react-router';
import { paths, pattern } from './paths.ts';

const screens = Object.values(paths).flatMap((path) => ('yetki' in path ? [{ path: pattern(path).split('?')[0], yetki: path.yetki }] : []));

type Rights = { yetki: AnyCall['yetki'] | undefined; rapor: (typeof RAPOR_YETKILERI)[number] | undefined };

/** The rights of addresses that were asked for. A list asks for each of its rows, and the router reads its whole table for every answer. */
const known = new Map<string, Rights>();

/** No right depends on an id. */
function rightsOf(pathname: string): Rights {
  const kind = pathname.replaceAll(/\/\d+/g, '/1');
  const rights = known.get(kind) ?? {
    yetki: matchRoutes(screens, kind)?.at(-1)?.route.yetki,
    // Each report has a flag besides that of all reports.
    rapor: RAPOR_YETKILERI.find((one) => matchPath({ path: paths.rapor(one.slice('rapor:'.length)), end: false }, kind)),
  };
  known.set(kind, rights);
  return rights;
}

/** The right that the screen or paper at an address needs; undefined if there is none. */
export const yetkiOf = (pathname: string): Rights['yetki'] => rightsOf(pathname).yetki;

/** Whether these rights open an address; an address without a right is open to all. */
export function mayOpen(address: string, can: (yetki: AnyCall['yetki']) => boolean): boolean {
  const [pathname = ''] = address.split('?');
  const { yetki, rapor } = rightsOf(pathname);
  return (yetki === undefined || can(yetki)) && (rapor === undefined || can(rapor));
}
