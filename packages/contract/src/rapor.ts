import * as z from 'zod/mini';
import { type Call, call } from './call.ts';
import type { ExcelTuru } from './excel-sutunu.ts';
import { bos, gizliMetin, gunAraligi, kimlik, metin, para, ref, sayfaAlanlari, sayi, secim, tarihAlani, zaman } from './fields.ts';
import { EXCELLI_RAPORLAR, HAZIR_RAPORLAR, type HazirRapor, RAPORLAR } from './raporlar.ts';
import type { Rapor, RaporKimligi, RaporSutunu, RaporSuzgeci, RaporTuru } from './rapor-tanimi.ts';

/** The comparison of a report: with the days before, or the same days of the year before. */
export const KARSILASTIRMALAR = ['onceki', 'gecenYil'] as const;
export type Karsilastirma = (typeof KARSILASTIRMALAR)[number];

const karsilastir = bos(z.enum(KARSILASTIRMALAR));
const gunler = { baslangicTarihi: bos(tarihAlani()), bitisTarihi: bos(tarihAlani()), karsilastir };
/** The fields of each filter. Without days a report is of the present month, without `tarih` it is of today. */
const SUZGECLER = {
  donem: gunler,
  gun: { tarih: bos(tarihAlani()) },
  personelID: { personelID: bos(ref('personel')) },
  grupID: { grupID: bos(ref('musteriGrubu')) },
  gelirMi: { gelirMi: bos(z.boolean()) },
  altUrunID: { altUrunID: bos(ref('altUrun')) },
  odemeSekliID: { odemeSekliID: bos(ref('odemeSekli')) },
} as const satisfies Record<RaporSuzgeci, z.core.$ZodLooseShape>;
/** The ids of rows. A report with one of them can be narrowed by it, whether or not it has a filter for it. */
const KIMLIKLER = {
  ...SUZGECLER.personelID,
  ...SUZGECLER.altUrunID,
  ...SUZGECLER.odemeSekliID,
  musteriID: bos(ref('musteri')),
  satisID: bos(kimlik()),
  randevuID: bos(ref('randevu')),
} as const satisfies Record<RaporKimligi, z.ZodMiniType>;

const HEPSI = z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu, sirala: bos(z.string()), ...gunler, ...SUZGECLER.gun, ...SUZGECLER.grupID, ...SUZGECLER.gelirMi, ...KIMLIKLER });

const deger = ({ tur, sozler }: RaporSutunu): z.ZodMiniType => {
  if (tur === 'lira') return para();
  if (tur === 'telefon') return gizliMetin('telefon');
  if (tur === 'zaman') return zaman();
  if (tur === 'tarih') return tarihAlani();
  if (tur === 'secim') return secim(sozler!, z.union([z.string(), z.int()]));
  return tur === 'metin' ? metin(4000) : sayi();
};

/** The sums over all pages; a column without a sum is not in it. */
const toplamlarOf = ({ sutunlar }: Rapor) => z.object(Object.fromEntries(sutunlar.filter(({ toplam }) => toplam).map((sutun) => [sutun.ad, sutun.tur === 'lira' ? para() : sayi()])));
const satirOf = ({ sutunlar, kimlikler = [] }: Rapor) => z.object(Object.fromEntries([...sutunlar.map((sutun) => [sutun.ad, z.nullable(deger(sutun))] as const), ...kimlikler.map((ad) => [ad, z.nullable(z.int())] as const)]));

const replyOf = (rapor: Rapor) =>
  z.object({
    liste: z.array(satirOf(rapor)),
    toplamKayit: z.int(),
    toplamlar: toplamlarOf(rapor),
    /** The sums of the compared days. */
    oncekiToplamlar: z.nullable(toplamlarOf(rapor)),
    /** The number of rows by weekday, from 1, Monday, and hour; null if the report is not drawn so. */
    isi: z.nullable(z.array(z.object({ gun: z.int(), saat: z.int(), adet: z.int() }))),
    /** The days of the report; null if it has none. */
    baslangicTarihi: z.nullable(z.string()),
    bitisTarihi: z.nullable(z.string()),
  });

const EXCEL_TURU: Readonly<Record<RaporTuru, ExcelTuru>> = { metin: 'metin', telefon: 'metin', secim: 'metin', sayi: 'sayi', yuzde: 'sayi', lira: 'tutar', tarih: 'tarih', zaman: 'zaman' };
const GENISLIK: Readonly<Record<ExcelTuru, number>> = { metin: 26, sayi: 11, tutar: 14, tarih: 13, zaman: 17 };
const excelSutunu = ({ ad, tur, degerler, bos }: RaporSutunu) => ({ ad, tur: EXCEL_TURU[tur], genislik: GENISLIK[EXCEL_TURU[tur]], ...(degerler && { degerler }), ...(bos && { bos }) });

/** The orders of a report: each of its columns, up and down. */
const sirala = ({ sutunlar }: Rapor) => bos(z.enum(sutunlar.flatMap(({ ad }) => [ad, `-${ad}`])));

type RaporCagrisi = Call<z.ZodMiniObject<Record<never, never>>, typeof HEPSI, z.ZodMiniObject<Record<never, never>>, ReturnType<typeof replyOf>>;

/** The call of a report. Its query has the fields of its own filters and the ids of its rows, and no others. */
function declareRapor(ad: HazirRapor, path: string): RaporCagrisi {
  const rapor = RAPORLAR[ad];
  const alanlar: Record<string, z.ZodMiniType>[] = [...rapor.suzgecler.map((suzgec) => SUZGECLER[suzgec]), ...(rapor.kimlikler ?? []).map((alan) => ({ [alan]: KIMLIKLER[alan] }))];
  // A report with a period and no day of its own takes `tarih` as a period of one day.
  if (rapor.suzgecler.includes('donem') && !rapor.suzgecler.includes('gun')) alanlar.push(gunAraligi());
  const suzgecler = Object.assign({}, ...alanlar) as Record<string, z.ZodMiniType>;
  const query = z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu, sirala: sirala(rapor), ...suzgecler }) as unknown as typeof HEPSI;
  return call.get(path, { query, reply: replyOf(rapor), yetki: `rapor:${ad}`, agir: true });
}

const raporlar = Object.fromEntries(
  HAZIR_RAPORLAR.map((ad) => [ad, { ...declareRapor(ad, `/rapor/${ad}`), excel: { tip: ad, sutunlar: RAPORLAR[ad].sutunlar.map(excelSutunu) } }]),
) as unknown as Record<HazirRapor, RaporCagrisi>;
const exceller = Object.fromEntries(EXCELLI_RAPORLAR.map((ad) => [`${ad}-excel`, declareRapor(ad, `/rapor/${ad}-excel`)])) as unknown as Record<`${(typeof EXCELLI_RAPORLAR)[number]}-excel`, RaporCagrisi>;

/** Reports (spec 2§7.5): one call for each entry of RAPORLAR. */
export const raporCalls = {
  /** The reports that the person may see. */
  basliklar: call.get('/rapor/basliklar', { reply: z.object({ liste: z.array(z.object({ adi: z.string() })) }), yetki: 'raporlama' }),
  ...raporlar,
  ...exceller,
};
