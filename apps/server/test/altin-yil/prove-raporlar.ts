import { excelCalls } from '@defter/contract/excel.ts';
import metinler from '@defter/contract/excel-metinleri.tr.json' with { type: 'json' };
import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { raporCalls } from '@defter/contract/rapor.ts';
import { HAZIR_RAPORLAR, RAPORLAR } from '@defter/contract/raporlar.ts';
import { addDays, addMonths } from '@defter/rules/tarih.ts';
import { readListe } from '../read-liste.ts';
import { type Donem, type Esitlik, HER_DONEM, KAPANMIS_AY, reader, YIL_SONU } from './esitlikler.ts';
import { ask, ILK_GUN, type Yil } from './salon.ts';

/** A disagreement, with the value of each term. */
export type Uyusmazlik = { ne: string; donem: Donem; terimler: Record<string, number> };

/** Amounts and counts as whole numbers, so that sums of them are exact. */
const hundredths = (deger: unknown) => Math.round(Number(deger) * 100);
const months = (): Donem[] => Array.from({ length: 12 }, (_, i) => addMonths('2026-01-01', i)).map((bas) => ({ baslangicTarihi: bas, bitisTarihi: addDays(addMonths(bas, 1), -1) }));
const year = (yil: Yil): Donem => ({ baslangicTarihi: ILK_GUN, bitisTarihi: yil.bugun });
/** Days that begin and end in the middle of months, and a single day. */
const ARADAN: readonly Donem[] = [{ baslangicTarihi: '2026-03-11', bitisTarihi: '2026-05-19' }, { baslangicTarihi: '2026-07-17', bitisTarihi: '2026-07-17' }];

/** Tests each equation on the year, and returns those that do not hold. */
export async function compareReports(yil: Yil): Promise<Uyusmazlik[]> {
  const found: Uyusmazlik[] = [];
  const prove = async (esitlikler: Readonly<Record<string, Esitlik>>, donem: Donem) => {
    const an = reader(yil, donem);
    for (const [ne, esitlik] of Object.entries(esitlikler)) {
      const terimler: Record<string, number> = {};
      for (const [ad, terim] of Object.entries(esitlik)) terimler[ad] = await terim(an);
      if (new Set(Object.values(terimler)).size !== 1) found.push({ ne, donem, terimler });
    }
  };
  for (const donem of [...months(), ...ARADAN, year(yil)]) await prove(HER_DONEM, donem);
  for (const donem of months().slice(0, -1)) await prove(KAPANMIS_AY, donem);
  await prove(YIL_SONU, year(yil));
  return found;
}

/** Sums of a year that have to be those of its months. */
const ADDITIVE = { 'satis-raporu': ['tutar', 'odenen', 'kalan'], 'kasa-raporu': ['gelir', 'gider'], 'tahsilat-raporu': ['tutar'], 'paket-urun-satis-raporu': ['seans', 'tutar'], 'randevu-durumu-raporu': ['adet'], 'hizmet-urun-satis-raporu': ['adet', 'tutar'] } as const;

/** Sums of the year that are not those of its months. */
export async function addUpMonths(yil: Yil): Promise<Uyusmazlik[]> {
  const found: Uyusmazlik[] = [];
  const byMonth = months().map((donem) => reader(yil, donem));
  const whole = reader(yil, { baslangicTarihi: '2026-01-01', bitisTarihi: '2026-12-31' });
  for (const [ad, sutunlar] of Object.entries(ADDITIVE) as [keyof typeof ADDITIVE, readonly string[]][])
    for (const sutun of sutunlar) {
      let aylar = 0;
      for (const { oku } of byMonth) aylar += hundredths((await oku(ad)).toplamlar[sutun]);
      const terimler = { aylar, yil: hundredths((await whole.oku(ad)).toplamlar[sutun]) };
      if (terimler.aylar !== terimler.yil) found.push({ ne: `${ad}.${sutun}`, donem: whole.donem, terimler });
    }
  return found;
}

/** Differences between the rows of a report, its sums and its workbook, over all reports. */
export async function compareRows(yil: Yil): Promise<{ farklar: Uyusmazlik[]; bos: string[] }> {
  const farklar: Uyusmazlik[] = [];
  const bos: string[] = [];
  const donem = year(yil);
  const { oku } = reader(yil, donem);
  for (const ad of HAZIR_RAPORLAR) {
    const query = RAPORLAR[ad].suzgecler.includes('donem') ? donem : {};
    const { liste, toplamKayit, toplamlar } = await oku(ad, query);
    if (liste.length === 0) bos.push(ad);
    const sutunlar = RAPORLAR[ad].sutunlar.filter(({ toplam }) => toplam);
    const kitap = await readBook(yil, ad, query);
    const sayilar = { satirlar: liste.length, toplam: toplamKayit, excel: kitap.length };
    if (new Set(Object.values(sayilar)).size !== 1) farklar.push({ ne: ad, donem, terimler: sayilar });
    for (const { ad: sutun } of sutunlar) {
      const over = (rows: readonly Readonly<Record<string, unknown>>[]) => rows.reduce((sum, row) => sum + hundredths(row[sutun] ?? 0), 0);
      const terimler = { satirlar: over(liste), toplam: hundredths(toplamlar[sutun]), excel: over(kitap) };
      if (new Set(Object.values(terimler)).size !== 1) farklar.push({ ne: `${ad}.${sutun}`, donem, terimler });
    }
  }
  return { farklar, bos };
}

/** The rows of the workbook of a report, by the names of their columns. */
async function readBook(yil: Yil, tip: keyof typeof RAPORLAR, query: object): Promise<Record<string, unknown>[]> {
  const { dosya } = await ask(yil, excelCalls.export, { query: { tip, ...query } });
  const [head = [], ...rows] = (await readListe(dosya!)).satirlar;
  const adlar = RAPORLAR[tip].sutunlar.map(({ ad }) => ad);
  if (!adlar.every((ad, i) => head[i] === metinler.sutun[ad])) throw new Error(`The workbook of ${tip} is headed ${head.join()}`);
  return rows.map((row) => Object.fromEntries(adlar.map((ad, i) => [ad, row[i]])));
}

/** Closed days whose closing differs from the report of their collections. */
export async function compareClosings(yil: Yil): Promise<{ gunler: number; farklar: Uyusmazlik[] }> {
  const farklar: Uyusmazlik[] = [];
  let gunler = 0;
  for (let gun = ILK_GUN; gun <= yil.bugun; gun = addDays(gun, 1)) {
    const { kapanis } = await ask(yil, gunSonuCalls.get, { query: { tarih: gun } });
    if (!kapanis) continue;
    gunler += 1;
    const donem = { baslangicTarihi: gun, bitisTarihi: gun };
    const { toplamlar } = await ask(yil, raporCalls['tahsilat-raporu'], { query: donem });
    const terimler = { kapanis: hundredths(kapanis.ozet.tahsilat), 'tahsilat-raporu': hundredths(toplamlar['tutar']) };
    if (terimler.kapanis !== terimler['tahsilat-raporu']) farklar.push({ ne: 'collections of a day', donem, terimler });
  }
  return { gunler, farklar };
}
