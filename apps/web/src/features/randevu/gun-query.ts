import { RANDEVU_ALANLARI } from '@defter/contract/randevu.ts';
import type { Tarih } from '@defter/rules/tarih.ts';

/** What the calendar asks for of a day: the fields that it shows. */
export const gunQuery = (tarih: Tarih) => ({ baslangicTarihi: tarih, bitisTarihi: tarih, alanlar: RANDEVU_ALANLARI });
