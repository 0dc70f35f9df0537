import type { Oturum } from '../../platform/auth/oturum.ts';
import { AppError } from '../../platform/errors/app-error.ts';

type Prim = { hizmetPrim: number; urunPrim: number };

/**
 * The bonus rates to be saved. Whoever may not read them (spec 2§6) sends them back empty, which leaves them as they were, and
 * may not set others. Throws yetkiYok.
 */
export function keepPrim({ yetkiler }: Oturum, sent: Prim, before: Prim): Prim {
  const { hizmetPrim, urunPrim } = sent;
  if (yetkiler.has('personelPrim')) return { hizmetPrim, urunPrim };
  const isKept = (oran: number, eski: number) => oran === 0 || oran === eski;
  if (!isKept(hizmetPrim, before.hizmetPrim) || !isKept(urunPrim, before.urunPrim)) throw new AppError('yetkiYok');
  return { hizmetPrim: before.hizmetPrim, urunPrim: before.urunPrim };
}
