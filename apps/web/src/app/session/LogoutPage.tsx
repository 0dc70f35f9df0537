import { authCalls } from '@defter/contract/auth.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../data/api.ts';
import { clearOturum, getOturum } from './oturum.ts';
import { paths } from '../routing/paths.ts';
import { queryClient } from '../data/query.ts';

/** Ends the session here and on the server and clears the fetched data, including the account's figures (spec 1§2). */
export function LogoutPage() {
  const navigate = useNavigate();

  useEffect(() => {
    const leave = async () => {
      // Offline the session still ends on this device.
      if (getOturum()) await request(authCalls.cikis).catch(() => undefined);
      clearOturum();
      queryClient.clear();
      await navigate(paths.login(), { replace: true });
    };
    void leave();
  }, [navigate]);

  return null;
}
