import { notice } from '../../ui/notice.ts';
import { clearOturum, getOturum, refreshOturum } from './oturum.ts';

/** The server no longer accepts this token: the session ends and the guards lead to /login. */
export function endRefusedSession(token: string): void {
  // A late answer must not end the next session, nor one that another tab has begun.
  refreshOturum();
  if (token !== getOturum()?.token.accessToken) return;
  clearOturum();
  notice.failure('tokenGecersiz');
}
