import { EN_UZUN_ARAMA } from '@defter/contract/fields.ts';
import { type AltUrun, urunCalls } from '@defter/contract/urun.ts';
import { fold } from '@defter/rules/metin.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useCall } from '../app/data/query.ts';
import { readAnew } from '../app/data/read-anew.ts';

/** The most that one answer may bring. Nearly every catalogue fits into it and is searched without asking again. */
const ALL = 500;
const FOUND = 100;
const TYPING = 180;
const KEPT = 5 * 60_000;

type UrunlerProps = {
  /** Services or products only. */
  satisTipi?: number | null;
  /** The typed text. */
  ara: string;
  /** Includes products that are off sale. */
  tumu?: boolean;
};

/**
 * The catalogue by name, narrowed as people type. If the catalogue is longer than one answer, the server adds its
 * matches for the typed text, so that everything can be found.
 */
export function useUrunler({ satisTipi = null, ara, tumu = false }: UrunlerProps) {
  const durum = tumu ? ('tumu' as const) : ('aktif' as const);
  const [aranan] = useDebouncedValue(ara.trim(), TYPING);
  const ilk = useCall(urunCalls.listAltUrunler, { query: { durum, satisTipi, sayfaBoyutu: ALL } }, { staleTime: KEPT });
  const isLonger = ilk.data !== undefined && ilk.data.toplamKayit > ilk.data.liste.length;
  const daha = useCall(urunCalls.listAltUrunler, { query: { durum, satisTipi, ara: aranan.slice(0, EN_UZUN_ARAMA), sayfaBoyutu: FOUND } }, { enabled: isLonger && aranan !== '' });

  const ilkler = ilk.data?.liste ?? [];
  /** Whether the entries belong to the typed text, and not to the text of a moment ago. */
  const isSettled = ilk.data !== undefined && (!isLonger || (aranan === ara.trim() && !daha.isPending));
  const bilinen = new Set(ilkler.map(({ id }) => id));
  const urunler = [...ilkler, ...(daha.data?.liste ?? []).filter(({ id }) => !bilinen.has(id))];
  return {
    urunler,
    toplam: ilk.data?.toplamKayit,
    /** The matches of the typed text are not known yet. */
    isPending: ilk.isPending || (isLonger && aranan !== '' && daha.isPending),
    error: ilk.error,
    refetch: ilk.refetch,
    /** For a scanner, which does not wait for the list: finds the product with exactly this barcode or code, else the first match. */
    find: async (typed: string, uygun: (urun: AltUrun) => boolean): Promise<AltUrun | undefined> => {
      const input = { query: { durum, satisTipi, ara: typed.slice(0, EN_UZUN_ARAMA), sayfaBoyutu: FOUND } };
      const liste = isSettled ? urunler : (await readAnew(urunCalls.listAltUrunler, input)).liste;
      const words = fold(typed);
      const codes = (urun: AltUrun) => [urun.barkod, urun.urunKod].some((code) => code !== null && fold(code) === words);
      return liste.find(codes) ?? liste.find((urun) => uygun(urun) && fold(arananOf(urun)).includes(words));
    },
  };
}

/** The searchable text of a product: its name, its group, its code, its barcode. */
export const arananOf = ({ adi, anaUrunAdi, urunKod, barkod }: AltUrun): string => [adi, anaUrunAdi, urunKod, barkod].filter(Boolean).join(' ');
