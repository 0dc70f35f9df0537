import { randevuCalls, RANDEVU_ALANLARI } from '@defter/contract/randevu.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { prefetchAllowed } from '../../app/session/yetki.ts';
import { today } from '../../ui/today.ts';

/** The appointments of a day, as Bugün asks for them. */
export const gununRandevulari = (gun: Tarih) => ({ query: { baslangicTarihi: gun, bitisTarihi: gun, alanlar: RANDEVU_ALANLARI } });

/** Asks for what Bugün shows first, while its code is on the way. */
export const askBugun = (): Promise<void> => prefetchAllowed(randevuCalls.list, gununRandevulari(today()));
