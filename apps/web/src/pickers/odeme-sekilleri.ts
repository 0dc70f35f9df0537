import type { TanimSatiri } from '@defter/contract/tanim.ts';
import { useTanimlar } from './use-tanimlar.ts';

type Sekil = Pick<TanimSatiri<'odemeSekli'>, 'aktifMi' | 'satistaGoster' | 'iskontoMu' | 'puanOdemesiMi'>;

/** Accounts that hold money, and not points or discounts. */
export const isPara = ({ iskontoMu, puanOdemesiMi }: Pick<Sekil, 'iskontoMu' | 'puanOdemesiMi'>): boolean => !iskontoMu && !puanOdemesiMi;

/** Methods by which a customer pays: points are one, a discount is not (docs/adr/0180). */
export const isOdenebilir = ({ aktifMi, satistaGoster, iskontoMu }: Sekil): boolean => aktifMi && satistaGoster && !iskontoMu;

/** The methods by which a customer pays with money. */
export const useParaSekilleri = (): readonly TanimSatiri<'odemeSekli'>[] => useTanimlar('odemeSekli').filter((sekil) => isOdenebilir(sekil) && isPara(sekil));
