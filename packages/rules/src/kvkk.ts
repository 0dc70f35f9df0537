import { addDays, daysBetween, type Tarih } from './tarih.ts';

/** The purposes that a person agrees to one by one. The first is the service that everything else depends on. */
export const KVKK_AMACLARI = ['hizmet', 'saglik', 'fotograf', 'paylasim', 'ticariIleti'] as const;
export type KvkkAmaci = (typeof KVKK_AMACLARI)[number];

/** The texts of a business: the information for people, and the sentence of each purpose. */
export const KVKK_METIN_TURLERI = ['aydinlatma', ...KVKK_AMACLARI] as const;
export type KvkkMetinTuru = (typeof KVKK_METIN_TURLERI)[number];

/** The requests that article 11 of law 6698 allows. */
export const TALEP_TURLERI = ['bilgi', 'kopya', 'silme'] as const;

/** Days within which a request has to be answered (spec 2§9). */
const CEVAP_GUN = 30;

/**
 * The days left to answer a request of `tarih`; 0 on the last one, negative when it is late.
 * @throws RangeError when one of them is not a date.
 */
export const kalanCevapGunu = (tarih: Tarih, bugun: Tarih): number => daysBetween(bugun, addDays(tarih, CEVAP_GUN));
