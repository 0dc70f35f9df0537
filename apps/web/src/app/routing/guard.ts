import { paths } from './paths.ts';

/** The page that people wanted before they were asked to sign in: `/login?sonra=/musteriler/7`. */
const WANTED = 'sonra';

const GUEST_ONLY: readonly string[] = [paths.login(), paths.register(), paths.forgotPassword()];
const OPEN: readonly string[] = [paths.logout(), paths.notFound()];

type Visit = {
  pathname: string;
  search: string;
  signedIn: boolean;
  /** The previous page, when the panel itself led here. */
  from?: string;
};

/** The address to go to instead; undefined when the visit may stay (spec 1§2, 2§6). */
export function redirectOf({ pathname, search, signedIn, from }: Visit): string | undefined {
  if (OPEN.includes(pathname)) return undefined;
  if (GUEST_ONLY.includes(pathname)) return signedIn ? wantedOf(search) : undefined;
  if (pathname === paths.registerSuccess()) {
    if (!signedIn) return paths.login();
    return from === paths.register() ? undefined : paths.bugun();
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
  const isOurs = wanted.startsWith('/') && !GUEST_ONLY.includes(pathname) && !OPEN.includes(pathname);
  return isOurs ? wanted : paths.bugun();
}
