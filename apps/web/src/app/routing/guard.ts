import { matchPath } from 'react-router';
import { paths } from './paths.ts';

/** The page that people wanted before they were asked to sign in: `/login?sonra=/musteriler/7`. */
const WANTED = 'sonra';

const GUEST_ONLY: readonly string[] = [paths.login(), paths.register(), paths.forgotPassword()];
const OPEN: readonly string[] = [paths.logout(), paths.notFound()];

/** Compares as the router does, which opens `/login` for `/Login/` too, so that no page opens without its guard. */
const isAt = (pathname: string, ...pages: readonly string[]) => pages.some((page) => matchPath(page, pathname) !== null);

type Visit = {
  pathname: string;
  search: string;
  signedIn: boolean;
  /** The previous page, when the panel itself led here. */
  from?: string;
};

/** The address to go to instead; undefined when the visit may stay (spec 1§2, 2§6). */
export function redirectOf({ pathname, search, signedIn, from }: Visit): string | undefined {
  if (isAt(pathname, ...OPEN)) return undefined;
  if (isAt(pathname, ...GUEST_ONLY)) return signedIn ? wantedOf(search) : undefined;
  if (isAt(pathname, paths.registerSuccess())) {
    if (!signedIn) return paths.login();
    return from !== undefined && isAt(from, paths.register()) ? undefined : paths.bugun();
  }
  return signedIn ? undefined : loginFor(pathname + search);
}

function loginFor(wanted: string): string {
  return wanted === paths.bugun() ? paths.login() : `${paths.login()}?${new URLSearchParams({ [WANTED]: wanted })}`;
}

/** The page to go to after signing in; the default page unless another one was wanted. */
export function wantedOf(search: string): string {
  const wanted = new URLSearchParams(search).get(WANTED) ?? '';
  const [pathname = ''] = wanted.split('?');
  const isOurs = wanted.startsWith('/') && !isAt(pathname, ...GUEST_ONLY, ...OPEN);
  return isOurs ? wanted : paths.bugun();
}
