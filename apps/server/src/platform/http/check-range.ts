import { daysBetween } from '@defter/rules/tarih.ts';
import { AppError } from '../errors/app-error.ts';

const MAX_DAYS = 31;

/** Refuses a range that ends before it begins or has more than 31 days (spec 2§5), by bitisOnce and tarihAraligi31. */
export function checkRange({ baslangicTarihi, bitisTarihi }: { baslangicTarihi: string; bitisTarihi: string }): void {
  const days = daysBetween(baslangicTarihi, bitisTarihi) + 1;
  if (days < 1) throw new AppError('bitisOnce', { alanlar: { bitisTarihi: 'bitisOnce' } });
  if (days > MAX_DAYS) throw new AppError('tarihAraligi31', { alanlar: { bitisTarihi: 'tarihAraligi31' } });
}
