import { formatTarih, type Tarih } from '@defter/rules/tarih.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Throws seriDolu with the days of several appointments that are not to be had; nothing where there are none. */
export function refuseGunler(gunler: readonly Tarih[]): void {
  if (gunler.length > 0) throw new AppError('seriDolu', { veri: { tarihler: [...new Set(gunler)].toSorted().map(formatTarih).join(', ') } });
}
