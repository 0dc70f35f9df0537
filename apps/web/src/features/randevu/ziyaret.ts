import type { BodyInput, BodyOf, ReplyOf } from '@defter/contract/call.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import type { randevuCalls, RandevuHizmet } from '@defter/contract/randevu.ts';
import type { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { type Kurus, sum } from '@defter/rules/para.ts';
import { isSaat, toDakika, toSaat } from '@defter/rules/saat.ts';
import { ApiHatasi } from '../../app/data/api.ts';
import { messageText } from '../../ui/notice.ts';

/*
 * A visit in the panel: the form's own appointment is its first line, the others follow it.
 */

/** A further line of a visit: one service with its column and time, and the further columns that it takes. */
export type EkSatir = {
  hizmet: RandevuHizmet;
  randevuSutunBaslikID: number | null;
  /** The performer in a column that stands for no person. */
  uygulayanPersonelID: number | null;
  baslangicSaat: string | null;
  bitisSaat: string | null;
  yerler: number[];
};

export type BosSaat = ReplyOf<typeof randevuCalls.doluBos>['liste'][number]['bosSaatler'][number];

const GUN_SONU = 24 * 60;

/** The visit as it is sent, from the form's own appointment and the further lines; `nedenOf` gives the reason for a line in a place that is taken. */
export function ziyaretOf(body: BodyOf<typeof randevuCalls.create>, ekler: readonly EkSatir[], nedenOf: (satir: number) => string | null): BodyInput<typeof ziyaretCalls.create> {
  const { musteriID, adi, soyadi, kayitsizTelefon, randevuTarihi, randevuDurumu, randevuNotu, ...ilk } = body;
  const { randevuSutunBaslikID, uygulayanPersonelID, baslangicSaat, bitisSaat, randevuHizmet, yerler } = ilk;
  const randevular = [{ randevuSutunBaslikID, uygulayanPersonelID, baslangicSaat, bitisSaat, randevuHizmet, yerler, zorlamaNedeni: nedenOf(0) }, ...satirlarOf(ekler, nedenOf)];
  return { musteriID, adi, soyadi, kayitsizTelefon, randevuTarihi, randevuDurumu, randevuNotu, randevular };
}

/** The further lines as they are sent; the form has asked for place and time of each. */
export const satirlarOf = (ekler: readonly EkSatir[], nedenOf: (satir: number) => string | null): BodyInput<typeof ziyaretCalls.extend>['randevular'] =>
  ekler.map(({ hizmet: { altUrunID }, randevuSutunBaslikID, uygulayanPersonelID, baslangicSaat, bitisSaat, yerler }, index) => ({
    randevuSutunBaslikID: randevuSutunBaslikID!,
    uygulayanPersonelID,
    baslangicSaat: baslangicSaat!,
    bitisSaat: bitisSaat!,
    randevuHizmet: [{ id: 0, altUrunID }],
    yerler,
    zorlamaNedeni: nedenOf(index + 1),
  }));

/** A refusal of the visit, at the fields of the form. `isFirstOwn`: the first line that was sent is the form itself. */
export function refusalInForm(error: unknown, isFirstOwn: boolean): unknown {
  if (!(error instanceof ApiHatasi)) return error;
  const fieldOf = (sira: number) => (sira < 0 ? '' : `ekler.${sira}.`);
  const alanlar = Object.entries(error.alanlar).map(([alan, kod]) => [alan.replace(/^randevular\[(\d+)\]\./, (_, sira: string) => fieldOf(Number(sira) - Number(isFirstOwn))), kod]);
  return new ApiHatasi(error.status, error.kod, { alanlar: Object.fromEntries(alanlar), veri: error.veri });
}

/** The index of the line that a refusal is about, 0 for the form's own. */
export const lineOf = ({ alanlar }: ApiHatasi): number => Number(/^ekler\.(\d+)\./.exec(Object.keys(alanlar)[0] ?? '')?.[1] ?? -1) + 1;

/** The lines as much later (or earlier) as the one before them; lines that would leave the day stay. */
export function shifted(ekler: readonly EkSatir[], dakika: number): EkSatir[] {
  return ekler.map((satir) => {
    const { baslangicSaat: ilk, bitisSaat: son } = satir;
    if (!ilk || !son || !isSaat(ilk) || !isSaat(son)) return satir;
    const [baslangic, bitis] = [toDakika(ilk) + dakika, toDakika(son) + dakika];
    return baslangic < 0 || bitis > GUN_SONU ? satir : { ...satir, baslangicSaat: toSaat(baslangic), bitisSaat: toSaat(bitis) };
  });
}

/** The time and price of all lines together. */
export function totalOf(hizmetler: readonly RandevuHizmet[], ekler: readonly EkSatir[]): { dakika: number; fiyat: Kurus } {
  const hepsi = [...hizmetler, ...ekler.map(({ hizmet }) => hizmet)];
  return { dakika: hepsi.reduce((toplam, { sure }) => toplam + sure, 0), fiyat: sum(hepsi.map(({ fiyat }) => fiyat)) };
}

/** The place of the next line: at the end of the last one if anybody is free then, the same column before others; else the first free time after it. */
export function chooseNext(ayniSutun: readonly BosSaat[], hepsi: readonly BosSaat[], saat: string): BosSaat | undefined {
  const sonra = (liste: readonly BosSaat[]) => liste.find(({ baslangicSaat }) => baslangicSaat >= saat);
  const [ayni, biri] = [sonra(ayniSutun), sonra(hepsi)];
  return ayni && (!biri || ayni.baslangicSaat <= biri.baslangicSaat) ? ayni : biri;
}

/** The errors of the further lines, by field. */
export function checkEkler({ ekler }: { ekler: readonly EkSatir[] }): Record<string, string> {
  const hatalar: Record<string, string> = {};
  for (const [index, { randevuSutunBaslikID, baslangicSaat, bitisSaat }] of ekler.entries()) {
    const tell = (alan: keyof EkSatir, kod: HataKodu) => (hatalar[`ekler.${index}.${alan}`] = messageText(kod));
    if (randevuSutunBaslikID === null) tell('randevuSutunBaslikID', 'zorunluAlan');
    if (!baslangicSaat || !isSaat(baslangicSaat)) tell('baslangicSaat', baslangicSaat ? 'saatGecersiz' : 'zorunluAlan');
    if (!bitisSaat || !isSaat(bitisSaat)) tell('bitisSaat', bitisSaat ? 'saatGecersiz' : 'zorunluAlan');
    else if (baslangicSaat && isSaat(baslangicSaat) && bitisSaat <= baslangicSaat) tell('bitisSaat', 'bitisOnce');
  }
  return hatalar;
}
