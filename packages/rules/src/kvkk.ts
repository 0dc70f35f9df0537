/** The purposes that a person agrees to one by one. The first is the service that everything else depends on. */
export const KVKK_AMACLARI = ['hizmet', 'saglik', 'fotograf', 'paylasim', 'ticariIleti'] as const;
export type KvkkAmaci = (typeof KVKK_AMACLARI)[number];

/** The texts of a business: the information for people, and the sentence of each purpose. */
export const KVKK_METIN_TURLERI = ['aydinlatma', ...KVKK_AMACLARI] as const;
export type KvkkMetinTuru = (typeof KVKK_METIN_TURLERI)[number];

/** The requests that article 11 of law 6698 allows. */
export const TALEP_TURLERI = ['bilgi', 'kopya', 'silme'] as const;
