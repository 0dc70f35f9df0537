import { BOSLUK } from './sozlesme.ts';

/*
 * The papers of a sale in instalments: the contract, a note for each instalment, the notice of withdrawal. Law no. 6502 (articles 4 and 17 to 21) and
 * the regulation on sales in instalments (article 6) demand their contents; see docs/adr/0167.
 */

export const SOZLESME_TURLERI = ['taksitli', 'senet', 'cayma'] as const;
export type SozlesmeTuru = (typeof SOZLESME_TURLERI)[number];

const TARAFLAR = ['firma', 'unvan', 'firmaAdresi', 'firmaTelefonu', 'firmaEPosta', 'vergiDairesi', 'vergiNo', 'mersisNo', 'isim', 'adres', 'telefon', 'ePosta', 'tcKimlikNo'] as const;
const SATIS = ['tarih', 'duzenlemeYeri', 'satisNo', 'hizmetler', 'taksitSayisi'] as const;

/** The placeholders of each text, in brackets: `{isim}`. `{taksitler}` is the table of the instalments. */
export const BELGE_ALANLARI = {
  taksitli: [...TARAFLAR, ...SATIS, 'pesinFiyat', 'taksitliFiyat', 'toplamYaziyla', 'pesinat', 'taksitler'],
  senet: [...TARAFLAR, ...SATIS, 'taksitNo', 'vade', 'tutar', 'tutarYaziyla'],
  cayma: [...TARAFLAR, ...SATIS],
} as const satisfies Record<SozlesmeTuru, readonly string[]>;
export type BelgeAlani = (typeof BELGE_ALANLARI)[SozlesmeTuru][number];

/** The placeholders that the law demands of each text. Of several in one entry one is enough. */
const ZORUNLULAR: Readonly<Record<SozlesmeTuru, readonly (readonly BelgeAlani[])[]>> = {
  taksitli: [
    ['unvan', 'firma'], ['firmaAdresi'], ['firmaTelefonu'], ['vergiNo', 'mersisNo'],
    ['isim'], ['adres'], ['telefon'],
    ['tarih'], ['hizmetler'], ['pesinFiyat'], ['taksitliFiyat'], ['pesinat'], ['taksitler'],
  ],
  senet: [['unvan', 'firma'], ['isim'], ['vade'], ['tutar'], ['tutarYaziyla'], ['tarih'], ['duzenlemeYeri'], ['taksitNo']],
  cayma: [['unvan', 'firma'], ['firmaAdresi'], ['isim'], ['tarih'], ['hizmetler']],
};

const YER = /\{(\w+)\}|\[(\w+)\]/g;
const namesIn = (metin: string): Set<string> => new Set([...metin.matchAll(YER)].map(([, kivrik, koseli]) => (kivrik ?? koseli)!));

/** The placeholders that a text lacks; where one of several would be enough, the first. */
export function findEksikAlanlar(tur: SozlesmeTuru, metin: string): BelgeAlani[] {
  const adlar = namesIn(metin);
  return ZORUNLULAR[tur].flatMap((secenekler) => (secenekler.some((ad) => adlar.has(ad)) ? [] : [secenekler[0]!]));
}

/** The facts that a paper needs, from the company's settings or the customer's card. */
export const SOZLESME_EKSIKLERI = ['firmaAdresi', 'firmaIli', 'firmaTelefonu', 'vergiNo', 'musteriAdresi', 'musteriTelefonu'] as const;
export type SozlesmeEksigi = (typeof SOZLESME_EKSIKLERI)[number];

type Taraflar = {
  firma: { adres: string | null; ilAdi: string | null; telefon: string | null; vergiNo: string | null; mersisNo: string | null };
  musteri: { adres: string | null; telefon: string | null };
};

/** The facts that a complete contract lacks. A business has a tax number or, in the register of trade, its MERSİS number. */
export function findEksikler({ firma, musteri }: Taraflar): SozlesmeEksigi[] {
  const varMi: Record<SozlesmeEksigi, unknown> = {
    firmaAdresi: firma.adres,
    firmaIli: firma.ilAdi,
    firmaTelefonu: firma.telefon,
    vergiNo: firma.vergiNo ?? firma.mersisNo,
    musteriAdresi: musteri.adres,
    musteriTelefonu: musteri.telefon,
  };
  return SOZLESME_EKSIKLERI.filter((eksik) => !varMi[eksik]);
}

/**
 * A text with its placeholders filled, in the parts that stand before, between and after its tables of instalments. An unknown name in
 * brackets stays as it is.
 * @example fillBelge('Sayın {isim}: {taksitler} Teşekkürler', { isim: 'Ayşe' }, 'taksitli') // ['Sayın Ayşe: ', ' Teşekkürler']
 */
export function fillBelge(metin: string, degerler: Readonly<Partial<Record<BelgeAlani, string | null>>>, tur: SozlesmeTuru): string[] {
  const alanlar: readonly string[] = BELGE_ALANLARI[tur];
  return metin.split(/\{taksitler\}|\[taksitler\]/).map((parca) =>
    parca.replaceAll(YER, (yer, kivrik: string | undefined, koseli: string | undefined) => {
      const ad = (kivrik ?? koseli)!;
      return alanlar.includes(ad) ? degerler[ad as BelgeAlani] || BOSLUK : yer;
    }),
  );
}
