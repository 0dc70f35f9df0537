import type { GorunumAyari, RaporGorunumu } from '@defter/contract/rapor-gorunumu.ts';
import type { Karsilastirma } from '@defter/contract/rapor.ts';
import { type HazirRapor, RAPORLAR } from '@defter/contract/raporlar.ts';
import { donemOf, rangeOf } from '@defter/rules/donem.ts';
import { paths } from '../../app/routing/paths.ts';
import { readTarih } from '../../app/routing/read-tarih.ts';
import { today } from '../../ui/today.ts';

type Deger = string | number | boolean | null;
export type RaporFiltresi = Readonly<Record<string, Deger>>;

/** The first filter of a report: the present month, and nothing else. */
export function ilkFiltre(ad: HazirRapor): Record<string, Deger> {
  const alanlar = RAPORLAR[ad].suzgecler.filter((suzgec) => suzgec !== 'donem' && suzgec !== 'gun');
  return {
    ...(RAPORLAR[ad].suzgecler.includes('donem') && { ...rangeOf('buAy', today()), karsilastir: null }),
    ...(RAPORLAR[ad].suzgecler.includes('gun') && { tarih: today() }),
    ...Object.fromEntries(alanlar.map((alan) => [alan, null])),
  };
}

const idOf = (deger: Deger | undefined) => (typeof deger === 'number' ? deger : null);

/** The present view of a report. A period with a name is kept by the name: opened next month, `buAy` is that month. */
export function ayarOf(filtre: RaporFiltresi, sirala: string | undefined, sutunlar: readonly string[]): GorunumAyari {
  const [bas, son] = [readTarih(String(filtre['baslangicTarihi'] ?? '')) ?? null, readTarih(String(filtre['bitisTarihi'] ?? '')) ?? null];
  const donem = bas !== null && son !== null ? donemOf({ baslangicTarihi: bas, bitisTarihi: son }, today()) : 'ozel';
  const adli = donem === 'ozel' ? null : donem;
  return {
    donem: adli,
    baslangicTarihi: adli ? null : bas,
    bitisTarihi: adli ? null : son,
    tarih: filtre['tarih'] == null || filtre['tarih'] === today() ? null : String(filtre['tarih']),
    karsilastir: (filtre['karsilastir'] ?? null) as Karsilastirma | null,
    personelID: idOf(filtre['personelID']),
    grupID: idOf(filtre['grupID']),
    gelirMi: filtre['gelirMi'] == null ? null : String(filtre['gelirMi']) === 'true',
    altUrunID: idOf(filtre['altUrunID']),
    odemeSekliID: idOf(filtre['odemeSekliID']),
    sirala: sirala ?? null,
    sutunlar: [...sutunlar],
  };
}

/** The address that shows a view today; `acilan` tells the screen the id of the view. */
export function adresOf({ id, rapor, ayar: { donem, sutunlar, ...kalan } }: RaporGorunumu): string {
  const dolu = Object.entries({ ...kalan, ...(donem && rangeOf(donem, today())) }).flatMap(([ad, deger]) => (deger === null ? [] : [[ad, String(deger)] as const]));
  return paths.rapor(rapor, { ...Object.fromEntries(dolu), sutunlar: (sutunlar.length > 0 ? sutunlar : RAPORLAR[rapor].sutunlar.map(({ ad }) => ad)).join(), acilan: id });
}
