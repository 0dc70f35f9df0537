import { authCalls } from '@defter/contract/auth.ts';
import { yetkiCalls } from '@defter/contract/yetki.ts';
import { useEffect } from 'react';
import { request } from '../data/api.ts';
import { keepDrafts } from '../drafts/drafts.ts';
import { followEvents } from '../data/live.ts';
import { getOturum, refreshOturum, saveOturum } from './oturum.ts';
import { useCall } from '../data/query.ts';

// spec 2§4 and 2§9
const TOKEN_CHECK = 30 * 60_000;
const PERMISSION_REFRESH = 60_000;

/** Keeps the session alive while a protected page is open: token, permissions, events of the other desks. */
export function SessionTimers() {
  useCall(yetkiCalls.own, {}, { every: PERMISSION_REFRESH });

  useEffect(() => {
    keepDrafts();
    const timer = setInterval(() => void checkToken(), TOKEN_CHECK);
    const stopEvents = followEvents();
    return () => {
      clearInterval(timer);
      stopEvents();
    };
  }, []);

  return null;
}

/** Renews an expired token. If that fails, `request` has ended the session and the guards lead to /login. */
async function checkToken(): Promise<void> {
  try {
    const { gecerli } = await request(authCalls.validateToken);
    const accessToken = gecerli ? undefined : (await request(authCalls.refresh)).accessToken;
    // Another tab may have signed in again meanwhile.
    refreshOturum();
    const oturum = getOturum();
    // The session is written in any case: the cookie's 30 days start again together with the server's.
    if (oturum) saveOturum(accessToken ? { ...oturum, token: { accessToken } } : oturum);
  } catch {
    // The network may be away; the next check comes soon.
  }
}
