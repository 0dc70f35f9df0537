import type { Erisim } from '@defter/contract/call.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import { AppError } from '../errors/app-error.ts';
import type { Oturum } from './oturum.ts';

/** Whether a person may make a call. Where several flags are named, one of them is enough. */
export function mayCall(oturum: Oturum, yetki: Erisim | readonly Yetki[]): boolean {
  if (yetki === 'herkes' || yetki === 'giris') return true;
  return typeof yetki === 'string' ? oturum.yetkiler.has(yetki) : yetki.some((flag) => oturum.yetkiler.has(flag));
}

/** Throws yetkiYok when the person lacks the flag. For handlers whose permission depends on the input. */
export function requireYetki(oturum: Oturum, yetki: Yetki): void {
  if (!oturum.yetkiler.has(yetki)) throw new AppError('yetkiYok');
}
