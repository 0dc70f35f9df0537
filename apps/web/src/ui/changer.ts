import { formatTarih } from '@defter/rules/tarih.ts';
import i18next from 'i18next';
import { formatGun, formatZaman } from './format.ts';
import { today } from './today.ts';

/** The person who has saved a record meanwhile, and the time; `siz` means the same person in another window. */
export type Changer = { kim: string; zaman: string; siz: boolean };

/** A form may open with a record from the cache that is at most so old. */
const REMEMBERED = 30_000;
const SECOND = 1000;

/**
 * Reads from the refusal of a save who saved first. Undefined if that was before the form was opened, because the form knew it already.
 * @param readAt by `performance.now()`; ages are compared, so the clocks need not agree
 */
export function changerOf(refusal: unknown, readAt: number): Changer | undefined {
  const { kim, zaman, gecen, siz } = (refusal as { veri?: Readonly<Record<string, unknown>> } | undefined)?.veri ?? {};
  if (typeof kim !== 'string' || typeof zaman !== 'string' || Number(gecen) * SECOND > performance.now() - readAt + REMEMBERED) return undefined;
  return { kim, zaman, siz: siz === 1 };
}

/** `Kaydı Elif Şahin değiştirdi (14:32).` */
export function changerText(changer: Changer | undefined): string {
  if (!changer) return i18next.t('degistiren.bilinmiyor');
  const zaman = formatZaman(changer.zaman);
  const isToday = formatGun(changer.zaman) === formatTarih(today());
  return i18next.t(changer.siz ? 'degistiren.siz' : 'degistiren.kim', { kim: changer.kim, zaman: isToday ? zaman.slice(-'14:32'.length) : zaman });
}
