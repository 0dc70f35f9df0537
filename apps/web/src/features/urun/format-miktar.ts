const miktar = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 6 });

/** A quantity as people write it: `0,002`, `1.250`. */
export const formatMiktar = (sayi: number): string => miktar.format(sayi);
