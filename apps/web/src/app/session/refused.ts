import { notice } from '../../ui/notice.ts';
import { clearOturum, getOturum } from './oturum.ts';

/** The server does not take this token any more: the session ends and the guards lead to /login. */
export function endRefusedSession(token: string): void {
  // An answer that comes late must not end the session that has followed.
  if (token !== getOturum()?.token.accessToken) return;
  clearOturum();
  notice.failure('tokenGecersiz');
}
