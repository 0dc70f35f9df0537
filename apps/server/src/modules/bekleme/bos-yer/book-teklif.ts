import { RandevuDurumu } from '@defter/rules/randevu.ts';
import type { Oturum } from '../../../platform/auth/oturum.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { bookRandevu } from '../../randevu/book-randevu.ts';

export type Teklif = { musteriID: number; randevuSutunBaslikID: number; randevuTarihi: string; baslangicSaat: string; bitisSaat: string; hizmetler: readonly number[] };

/** Books what was offered. */
export const bookTeklif = (tx: Tx, teklif: Teklif, { oturum, clock }: { oturum: Oturum; clock: Clock }) =>
  bookRandevu(tx, { ...teklif, uygulayanPersonelID: null, randevuDurumu: RandevuDurumu.bekliyor, randevuNotu: null, yerler: [] }, { kaydeden: oturum, clock });
