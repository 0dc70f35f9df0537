import type { RandevuKaydi } from '@defter/contract/randevu.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';

/** Wall-clock times as PostgreSQL reads them, `YYYY-MM-DD HH:mm`. */
export type Zaman = { baslangic: string; bitis: string };

/** The day of the end, where one is sent: an appointment ends on its day (spec 2§5). */
export function checkBitisTarihi(bitisTarihi: string | null | undefined, randevuTarihi: string): void {
  if (bitisTarihi == null || bitisTarihi === randevuTarihi) return;
  const hata = bitisTarihi < randevuTarihi ? 'bitisOnce' : 'randevuTekGun';
  throw refusalAt('bitisTarihi', hata);
}

/** The times of an appointment that was sent. Throws bitisOnce unless it ends after it begins. */
export function readZaman({ randevuTarihi, baslangicSaat, bitisSaat }: Pick<RandevuKaydi, 'baslangicSaat' | 'bitisSaat'> & { randevuTarihi: string }): Zaman {
  if (toDakika(bitisSaat) <= toDakika(baslangicSaat)) throw refusalAt('bitisSaat', 'bitisOnce');
  return { baslangic: `${randevuTarihi} ${baslangicSaat}`, bitis: `${randevuTarihi} ${bitisSaat}` };
}
