import type { RandevuKaydi } from '@defter/contract/randevu.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Oturum } from '../../platform/auth/oturum.ts';

/** Wall-clock times as PostgreSQL reads them, `YYYY-MM-DD HH:mm`. */
export type Zaman = { baslangic: string; bitis: string };

/** The times of an appointment that was sent. Throws bitisOnce unless it ends after it begins. */
export function readZaman({ randevuTarihi, baslangicSaat, bitisSaat }: Pick<RandevuKaydi, 'baslangicSaat' | 'bitisSaat'> & { randevuTarihi: string }): Zaman {
  if (toDakika(bitisSaat) <= toDakika(baslangicSaat)) throw new AppError('bitisOnce', { alanlar: { bitisSaat: 'bitisOnce' } });
  return { baslangic: `${randevuTarihi} ${baslangicSaat}`, bitis: `${randevuTarihi} ${bitisSaat}` };
}

/** spec 2§5: nobody is booked into a day that is past, but for those who may work on past days. */
export function refuseGecmis(tarih: string, bugun: string, { yetkiler }: Oturum): void {
  if (tarih >= bugun || yetkiler.has('gecmisTarihIslem')) return;
  throw new AppError('gecmiseRandevu', { alanlar: { randevuTarihi: 'gecmiseRandevu' } });
}
