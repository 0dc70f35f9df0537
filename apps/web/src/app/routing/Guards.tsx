import { Navigate, Outlet, useLocation, type Location } from 'react-router';
import { redirectOf } from './guard.ts';
import { usePart } from '../../ui/use-part.ts';
import { getOturum, useOturum } from '../session/oturum.ts';

const visitOf = ({ pathname, search, state }: Location<{ from?: string } | null>, signedIn: boolean) => ({
  pathname,
  search,
  signedIn,
  from: state?.from,
});

/** Pages for signed-in people. They follow the session: when it ends, the page ends too. */
export function Protected() {
  const signedIn = useOturum() !== undefined;
  const to = redirectOf(visitOf(useLocation(), signedIn));
  // Signing in does not need the timers, so it does not wait for them.
  const SessionTimers = usePart(!to, () => import('../session/SessionTimers.tsx').then((module) => module.SessionTimers));
  if (to) return <Navigate to={to} replace />;
  return (
    <>
      {SessionTimers && <SessionTimers />}
      <Outlet />
    </>
  );
}

/**
 * Pages for signed-out people. The session is checked only when a page is entered, because registering signs in and
 * then leaves the page by itself.
 */
export function GuestOnly() {
  const to = redirectOf(visitOf(useLocation(), getOturum() !== undefined));
  return to ? <Navigate to={to} replace /> : <Outlet />;
}
