import type metinlerTr from '@defter/contract/excel-metinleri.tr.json';
import type { RaporBaglantisi, RaporSutunu } from '@defter/contract/rapor-tanimi.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '../../app/routing/paths.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { formatZaman } from '../../ui/format.ts';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { YetkiLink } from '../../app/session/YetkiLink.tsx';

/** A line of any report: the values of its columns, and the ids behind them. */
export type RaporSatiri = Readonly<Record<string, string | number | null>>;

const rakam = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });
export const formatRakam = (deger: number): string => rakam.format(deger);

/** The value of a column, as words. */
export function formatSutun({ tur, degerler, bos }: RaporSutunu, deger: string | number | null | undefined, metinler: typeof metinlerTr): string {
  if (deger === null || deger === undefined) return bos ? metinler.deger[bos] : '';
  if (degerler) return metinler.deger[degerler[String(deger)]!];
  if (tur === 'lira') return formatTL(deger as Kurus);
  if (tur === 'tarih') return formatTarih(String(deger));
  if (tur === 'zaman') return formatZaman(String(deger));
  return typeof deger === 'number' ? formatRakam(deger) : deger;
}

/** The kinds of columns that are aligned to the right. */
export const SAGDA: ReadonlySet<string> = new Set(['lira', 'sayi', 'yuzde']);

/** Columns with a first and last name. */
const KISILER: ReadonlySet<string> = new Set(['adSoyad', 'personelAdi']);

/** The columns of a report; a number or a name with records behind it opens them. */
export function raporKolonlari(sutunlar: readonly RaporSutunu[], metinler: typeof metinlerTr, filtre: object): Column<object>[] {
  return sutunlar.map((sutun, i) => ({
    id: sutun.ad,
    header: metinler.sutun[sutun.ad],
    sortable: true,
    primary: i === 0,
    ...(SAGDA.has(sutun.tur) && { align: 'right' as const }),
    cell: (satir) => <Hucre sutun={sutun} satir={satir as RaporSatiri} metinler={metinler} filtre={filtre} />,
  }));
}

function Hucre({ sutun, satir, metinler, filtre }: { sutun: RaporSutunu; satir: RaporSatiri; metinler: typeof metinlerTr; filtre: object }): ReactNode {
  const deger = satir[sutun.ad] ?? null;
  if (sutun.tur === 'telefon') return deger === null ? null : <PhoneText telefon={String(deger)} />;
  const metin = (
    // A number that is cut off would be read as another one.
    <Text span size="sm" {...(SAGDA.has(sutun.tur) ? { className: 'tabular', style: { whiteSpace: 'nowrap' } } : { lineClamp: 1, miw: KISILER.has(sutun.ad) ? '16ch' : '10ch' })}>
      {formatSutun(sutun, deger, metinler)}
    </Text>
  );
  const to = sutun.baglanti && deger !== null ? addressOf(sutun.baglanti, satir, filtre) : undefined;
  return to === undefined ? metin : (
    <YetkiLink to={to} size="sm" td="underline">
      {metin}
    </YetkiLink>
  );
}

/** Where a cell leads: the record, or another report of the same days for this row. */
function addressOf(baglanti: RaporBaglantisi, satir: RaporSatiri, filtre: object): string | undefined {
  if (baglanti === 'musteri') return typeof satir['musteriID'] === 'number' ? paths.musteri(satir['musteriID']) : undefined;
  if (baglanti === 'satis') return typeof satir['satisID'] === 'number' ? paths.satis(satir['satisID']) : undefined;
  if (baglanti === 'stok') return typeof satir['altUrunID'] === 'number' ? paths.stoklar({ urun: satir['altUrunID'] }) : undefined;
  const { baslangicTarihi, bitisTarihi } = filtre as { baslangicTarihi?: string; bitisTarihi?: string };
  const gun = typeof satir['tarih'] === 'string' ? satir['tarih'] : undefined;
  const kime = baglanti.suzgec ? satir[baglanti.suzgec] : undefined;
  if (baglanti.suzgec && typeof kime !== 'number') return undefined;
  return paths.rapor(baglanti.rapor, { baslangicTarihi: gun ?? baslangicTarihi, bitisTarihi: gun ?? bitisTarihi, ...(baglanti.suzgec && { [baglanti.suzgec]: kime as number }) });
}
