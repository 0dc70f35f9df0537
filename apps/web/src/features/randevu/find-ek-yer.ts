import { randevuCalls, type RandevuHizmet } from '@defter/contract/randevu.ts';
import { isSaat, toDakika, toSaat } from '@defter/rules/saat.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import type { ZodForm } from '../../ui/form.ts';
import type { RandevuDegerleri } from './form-values.ts';
import { type BosSaat, chooseNext, type EkSatir, shifted } from './ziyaret.ts';

type Onceki = Pick<EkSatir, 'randevuSutunBaslikID' | 'bitisSaat'>;
type Form = Pick<ZodForm<RandevuDegerleri>, 'getValues'>;

/** A line as it was put into the visit, and when the visit's first line ended then. */
export type KonanSatir = { satir: EkSatir; index: number; ilkBitis: string | null };

/** The next service in the same column, right after the one before; the server has the last word. */
export const behind = (hizmet: RandevuHizmet, { randevuSutunBaslikID, bitisSaat }: Onceki): EkSatir => ({
  hizmet,
  uygulayanPersonelID: null,
  yerler: [],
  randevuSutunBaslikID,
  baslangicSaat: bitisSaat,
  bitisSaat: bitisSaat && isSaat(bitisSaat) ? toSaat(Math.min(toDakika(bitisSaat) + hizmet.sure, 24 * 60)) : null,
});

/**
 * The free place for a line of the visit. It is looked for again when the visit has been moved meanwhile.
 * @returns undefined without an answer, and for a line that somebody has changed
 */
export async function findEkYer(form: Form, { satir, index, ilkBitis }: KonanSatir): Promise<Pick<BosSaat, 'randevuSutunBaslikID' | 'baslangicSaat' | 'bitisSaat'> | undefined> {
  const before = () => ({ ...(form.getValues().ekler[index - 1] ?? form.getValues()), tarih: form.getValues().randevuTarihi });
  for (;;) {
    const { randevuSutunBaslikID, bitisSaat, tarih } = before();
    if (!tarih) return undefined;
    const yer = await findFree(satir.hizmet.altUrunID, { randevuSutunBaslikID, bitisSaat }, tarih);
    const after = before();
    if (after.randevuSutunBaslikID !== randevuSutunBaslikID || after.bitisSaat !== bitisSaat || after.tarih !== tarih) continue;
    const simdiki = form.getValues().ekler[index];
    if (!yer || !simdiki || !isAsPut(simdiki, movedAlong(satir, ilkBitis, form.getValues().bitisSaat))) return undefined;
    return { randevuSutunBaslikID: yer.randevuSutunBaslikID, baslangicSaat: yer.baslangicSaat, bitisSaat: yer.bitisSaat };
  }
}

/** A line that has followed the first one of the visit. */
const movedAlong = (satir: EkSatir, once: string | null, sonra: string | null): EkSatir =>
  once && sonra && isSaat(once) && isSaat(sonra) ? shifted([satir], toDakika(sonra) - toDakika(once))[0]! : satir;

/** Whether nobody has changed a line since it was put there. */
const isAsPut = (simdiki: EkSatir, konan: EkSatir): boolean =>
  simdiki.hizmet.altUrunID === konan.hizmet.altUrunID &&
  simdiki.randevuSutunBaslikID === konan.randevuSutunBaslikID &&
  simdiki.baslangicSaat === konan.baslangicSaat &&
  simdiki.bitisSaat === konan.bitisSaat;

/** The free place for the next service; undefined without an answer. */
async function findFree(altUrunID: number, { randevuSutunBaslikID: sutunID, bitisSaat }: Onceki, tarih: string): Promise<BosSaat | undefined> {
  const saat = bitisSaat && isSaat(bitisSaat) ? bitisSaat : '00:00';
  const ask = async (randevuSutunBaslikID: number | null) => {
    const { liste } = await readAnew(randevuCalls.doluBos, { query: { baslangicTarihi: tarih, bitisTarihi: tarih, altUrunIDler: [altUrunID], randevuSutunBaslikID } });
    return liste.flatMap(({ bosSaatler }) => bosSaatler);
  };
  const [ayni, hepsi] = await Promise.all([ask(sutunID), ask(null)]).catch(() => [[], []]);
  return chooseNext(ayni, hepsi, saat);
}
