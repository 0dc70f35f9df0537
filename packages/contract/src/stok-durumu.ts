/** What can be said of how much there is: below zero, nothing, at the critical level, enough. */
export const STOK_DURUMLARI = ['eksi', 'bitti', 'kritik', 'yeterli'] as const;
export type StokDurumu = (typeof STOK_DURUMLARI)[number];
