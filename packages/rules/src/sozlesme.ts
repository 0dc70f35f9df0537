/** The placeholders that the text of the service agreement may use, in brackets: `{isim}`. */
export const SOZLESME_ALANLARI = [
  'isim', 'telefon', 'ePosta', 'adres', 'tcKimlikNo', 'dogumTarihi',
  'tarih', 'satisNo', 'hizmetler', 'toplam', 'odenen', 'kalan',
  'firma', 'unvan', 'firmaAdresi', 'firmaTelefonu', 'vergiDairesi', 'vergiNo',
] as const;
export type SozlesmeAlani = (typeof SOZLESME_ALANLARI)[number];

/** Stands for an unknown value: a blank to be filled in by hand. */
export const BOSLUK = '…………………………';

/**
 * Fills the placeholders of the agreement, in brackets of either kind. Unknown values become blanks to be filled in by
 * hand, and an unknown name in brackets stays unchanged.
 * @example fillSozlesme('Sayın {isim}', { isim: 'Ayşe Yılmaz' }) // 'Sayın Ayşe Yılmaz'
 */
export const fillSozlesme = (metin: string, degerler: Readonly<Partial<Record<SozlesmeAlani, string | null>>>): string =>
  metin.replaceAll(/\{(\w+)\}|\[(\w+)\]/g, (yer, kivrik: string | undefined, koseli: string | undefined) => {
    const alan = SOZLESME_ALANLARI.find((ad) => ad === (kivrik ?? koseli));
    return alan === undefined ? yer : degerler[alan] || BOSLUK;
  });
