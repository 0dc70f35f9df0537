const sayi = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });

/** A quantity as people write it: `2`, `0,5`. */
export const formatAdet = (adet: number): string => sayi.format(adet);
