import { TANIM_TURLERI, tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { AppError } from '../../platform/errors/app-error.ts';

type Haklar = Pick<Oturum, 'yetkiler'>;

/** The kinds that a person may set up. Nobody may change a list that comes with the program. */
export function turlerOf({ yetkiler }: Haklar): TanimTuru[] {
  return TANIM_TURLERI.filter((tur) => {
    const { yetki } = tanimOf(tur);
    return yetki !== undefined && yetkiler.has(yetki);
  });
}

/** Checks the right to set up a kind. The contract lets everybody who may set up any kind make a call for all kinds. */
export function checkTurYetkisi(oturum: Haklar, tur: TanimTuru): void {
  if (!turlerOf(oturum).includes(tur)) throw new AppError('yetkiYok');
}
