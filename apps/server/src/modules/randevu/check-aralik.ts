import { daysBetween } from '@defter/rules/tarih.ts';
import { AppError } from '../../platform/errors/app-error.ts';

const EN_FAZLA_GUN = 31;

/** spec 2§5: a range ends no earlier than it begins and has at most 31 days. */
export function checkAralik({ baslangicTarihi, bitisTarihi }: { baslangicTarihi: string; bitisTarihi: string }): void {
  const gun = daysBetween(baslangicTarihi, bitisTarihi) + 1;
  if (gun < 1) throw new AppError('bitisOnce', { alanlar: { bitisTarihi: 'bitisOnce' } });
  if (gun > EN_FAZLA_GUN) throw new AppError('tarihAraligi31', { alanlar: { bitisTarihi: 'tarihAraligi31' } });
}
