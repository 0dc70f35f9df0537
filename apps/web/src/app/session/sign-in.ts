import { type authCalls, KalanOturum } from '@defter/contract/auth.ts';
import * as z from 'zod/mini';
import type { Answer } from '../data/api.ts';
import { wantedOf } from '../routing/guard.ts';
import { saveOturum } from './oturum.ts';
import { leaveWelcome } from './welcome.ts';

/** Keeps the session of a sign-in or registration (spec 1§4), without fields that the cookie does not need: wages, identity number, address. */
export function keepSession(answer: Answer<typeof authCalls.giris>): void {
  saveOturum(z.parse(KalanOturum, answer));
  leaveWelcome();
}

/** Leads to the wanted page after signing in. The page reloads, so that no earlier data is left (spec 1§2). */
export function enterPanel(search: string): void {
  location.hash = `#${wantedOf(search)}`;
  location.reload();
}
