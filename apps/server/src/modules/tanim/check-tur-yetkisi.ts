import { TANIM_TURLERI, tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { AppError } from '../../platform/errors/app-error.ts';

type Haklar = Pick<Oturum, 'yetkiler'>;

/** The kinds that a person may set up; a list that comes with the program is nobody's. */
export function turlerOf({ yetkiler }: Haklar): TanimTuru[] {
  return TANIM_TURLERI.filter((tur) => {
    const { yetki } = tanimOf(tur);
    return yetki !== undefined && yetkiler.has(yetki);
  });
}

/** A call for all kinds is open to whoever may set up one of them; this asks for the flag of the kind in question. */
export function checkTurYetkisi(oturum: Haklar, tur: TanimTuru): void {
  if (!turlerOf(oturum).includes(tur)) throw new AppError('yetkiYok');
}
