import { authCalls } from '@defter/contract/auth.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { servePublic } from '../../platform/http/serve-public.ts';
import { acceptOwnKosullar } from './accept-kosullar.ts';
import { listPaketler, listSektorler } from './lists.ts';
import { closeOturum, listOturumlar, refreshOturum, signOut } from './oturumlar.ts';
import { proveKayitKodu, register, sendKayitKodu } from './register.ts';
import { proveParolaKodu, resetParola, sendParolaKodu } from './reset-parola.ts';
import { signIn } from './sign-in.ts';

export function registerAuth(platform: Platform): void {
  servePublic(platform, authCalls.giris, signIn(platform));
  servePublic(platform, authCalls.kayitKontrol, sendKayitKodu(platform));
  servePublic(platform, authCalls.smsDogrula, proveKayitKodu(platform));
  servePublic(platform, authCalls.kayitOl, register(platform));
  servePublic(platform, authCalls.parolaSifirla, sendParolaKodu(platform));
  servePublic(platform, authCalls.parolaDogrula, proveParolaKodu(platform));
  servePublic(platform, authCalls.parolaDegis, resetParola(platform));
  servePublic(platform, authCalls.sektorler, listSektorler(platform));
  servePublic(platform, authCalls.paketler, listPaketler(platform));
  serve(platform, authCalls.validateToken, async () => ({ gecerli: true }));
  serve(platform, authCalls.refresh, refreshOturum);
  serve(platform, authCalls.kosulOnayla, acceptOwnKosullar);
  serve(platform, authCalls.oturumlar, listOturumlar);
  serve(platform, authCalls.oturumKapat, closeOturum);
  serve(platform, authCalls.cikis, signOut);
}
