import type { HataKodu } from '@defter/contract/errors.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { attempt } from '../../platform/db/attempt.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { randevuDuties } from './duties.ts';

/** What can stand in the way of a time. */
const ZAMAN_ENGELLERI: readonly HataKodu[] = [
  'ayniSaatteRandevu',
  'saatTutuluyor',
  'odaDolu',
  'cihazDolu',
  'personelYetersiz',
  'gecmiseRandevu',
  'calismaSaatiDisinda',
  'gunKapali',
  'sutunKapali',
  'vardiyaDisinda',
  'personelIzinli',
];
/** What can stand in the way of a column or a colleague. */
export const YER_ENGELLERI: readonly HataKodu[] = [...ZAMAN_ENGELLERI, 'personelYapmiyor', 'sutundaYapilmiyor', 'personelPasif'];

export type Denenen<T> = { value: T; engel?: undefined } | { engel: AppError };

/**
 * Books, moves or changes one of several appointments, or says what stands in the way.
 * @throws AppError what is about the appointment itself, wherever it would be
 */
export async function tryZaman<T>(tx: Tx, work: () => Promise<T>, engeller = ZAMAN_ENGELLERI): Promise<Denenen<T>> {
  const { refusal, ...done } = await attempt(tx, work, randevuDuties.constraints);
  if (!refusal) return done as { value: T };
  if (!engeller.includes(refusal.kod)) throw refusal;
  return { engel: refusal };
}

/** The reason that somebody gave for closing a column, where that is what stands in the way. */
export const nedenOf = ({ veri }: AppError): string | null => (typeof veri?.neden === 'string' ? veri.neden : null);
