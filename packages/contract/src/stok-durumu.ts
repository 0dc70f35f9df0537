/** The states of a stock: below zero, empty, at the critical level, sufficient. */
export const STOK_DURUMLARI = ['eksi', 'bitti', 'kritik', 'yeterli'] as const;
export type StokDurumu = (typeof STOK_DURUMLARI)[number];
