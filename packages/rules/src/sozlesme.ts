/** What the text of the service agreement may name in brackets: `{isim}`. */
export const SOZLESME_ALANLARI = [
  'isim', 'telefon', 'ePosta', 'adres', 'tcKimlikNo', 'dogumTarihi',
  'tarih', 'satisNo', 'hizmetler', 'toplam', 'odenen', 'kalan',
  'firma', 'unvan', 'firmaAdresi', 'firmaTelefonu', 'vergiDairesi', 'vergiNo',
] as const;
export type SozlesmeAlani = (typeof SOZLESME_ALANLARI)[number];

/** Room to write by hand what is not known. */
const BOSLUK = '…………………………';

/**
 * The agreement with its places filled, in brackets of either kind; what is not known is left to be written by hand, and
 * a name in brackets that means nothing stays as it is.
 * @example fillSozlesme('Sayın {isim}', { isim: 'Ayşe Yılmaz' }) // 'Sayın Ayşe Yılmaz'
 */
export const fillSozlesme = (metin: string, degerler: Readonly<Partial<Record<SozlesmeAlani, string | null>>>): string =>
  metin.replaceAll(/\{(\w+)\}|\[(\w+)\]/g, (yer, kivrik: string | undefined, koseli: string | undefined) => {
    const alan = SOZLESME_ALANLARI.find((ad) => ad === (kivrik ?? koseli));
    return alan === undefined ? yer : degerler[alan] || BOSLUK;
  });
