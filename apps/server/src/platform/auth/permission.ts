import type { Erisim } from '@defter/contract/call.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import { AppError } from '../errors/app-error.ts';
import type { Oturum } from './oturum.ts';

/** Whether a person may make a call; of several flags one is enough. */
export function mayCall(oturum: Oturum, yetki: Erisim | readonly Yetki[]): boolean {
  if (yetki === 'herkes' || yetki === 'giris') return true;
  return typeof yetki === 'string' ? oturum.yetkiler.has(yetki) : yetki.some((flag) => oturum.yetkiler.has(flag));
}

/** Throws yetkiYok when the person lacks the flag; for what a handler decides by its input. */
export function requireYetki(oturum: Oturum, yetki: Yetki): void {
  if (!oturum.yetkiler.has(yetki)) throw new AppError('yetkiYok');
}
