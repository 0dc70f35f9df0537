import type { ExcelTuru } from '@defter/contract/excel-sutunu.ts';
import excelMetinleri from '@defter/contract/excel-metinleri.tr.json' with { type: 'json' };
import metinler from '@defter/contract/veri-paketi-metinleri.tr.json' with { type: 'json' };
import { wallOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { type FileStore, KEY } from '../../platform/files/file-store.ts';
import { type Cell, type Column, MAX_ROWS, writeXlsx } from '../../platform/xlsx/write-xlsx.ts';
import { type Entry, zipStream } from '../../platform/zip.ts';
import { type OkuSatiri, writeOku } from './oku.ts';
import { countTablo, listTablolar, readTablo, type Sutun, type Tablo } from './tablolar.ts';

/** The keys of files within the text of a row. */
const KEYS = new RegExp(KEY.source.slice(1, -1), 'g');
const BASLIKLAR: Readonly<Record<string, string>> = excelMetinleri.sutun;
const TABLOLAR: Readonly<Record<string, string>> = metinler.tablolar;

type Isi = { tx: Tx; bayiID: number; files: FileStore; an: Date; salon: string; ilerle: (yapilan: number, toplam: number) => void };

/**
 * Everything of a business as one archive: each table as workbook and as JSON, its files, and a page that explains them. All tables
 * show one moment, that of the transaction. A file that no row names was taken away, and its removal was cut short: it is not handed out.
 */
export async function writePaket({ tx, bayiID, files, an, salon, ilerle }: Isi): Promise<AsyncGenerator<Buffer>> {
  const tablolar: (Tablo & { satir: number })[] = [];
  for (const tablo of await listTablolar(tx)) tablolar.push({ ...tablo, satir: await countTablo(tx, tablo, bayiID) });
  const keys = await files.list(bayiID);
  const toplam = 2 * tablolar.reduce((sum, { satir }) => sum + satir, 0) + keys.length;
  let yapilan = 0;
  const count = (adet: number) => ilerle((yapilan += adet), toplam);
  const satirlar: OkuSatiri[] = tablolar.map(({ ad, satir }) => ({ ad, aciklama: TABLOLAR[ad] ?? ad, satir }));

  const named = new Set<string>();
  function* entries(): Generator<Entry> {
    for (const tablo of tablolar) {
      yield { name: `excel/${tablo.ad}.xlsx`, content: workbook(tablo) };
      yield { name: `json/${tablo.ad}.json`, content: json(tablo) };
    }
    // The rows have been read by now.
    const dosyalar = keys.filter((key) => named.has(key));
    count(keys.length - dosyalar.length);
    for (const key of dosyalar) yield { name: `dosyalar/${key.slice(key.indexOf('/') + 1)}`, content: fileOf(key) };
    yield { name: 'OKU.html', content: [writeOku({ salon, an: wallOf(an), tablolar: satirlar, dosya: dosyalar.length })] };
  }
  async function* rowsOf(tablo: Tablo): AsyncGenerator<string[]> {
    for await (const rows of readTablo(tx, tablo, bayiID)) {
      yield rows;
      count(rows.length);
    }
  }
  async function* json(tablo: Tablo): AsyncGenerator<string> {
    let glue = '[\n';
    for await (const rows of rowsOf(tablo)) {
      for (const row of rows) for (const [key] of row.matchAll(KEYS)) named.add(key);
      yield glue + rows.join(',\n');
      glue = ',\n';
    }
    yield glue === '[\n' ? '[]\n' : '\n]\n';
  }
  async function* workbook(tablo: Tablo): AsyncGenerator<Buffer> {
    async function* cells(): AsyncGenerator<Cell[]> {
      // The JSON beside it has all.
      let left = MAX_ROWS;
      for await (const rows of rowsOf(tablo)) {
        for (const row of rows.slice(0, left)) {
          const values = JSON.parse(row) as Record<string, unknown>;
          yield tablo.sutunlar.map(({ ad, tur }) => cellOf(values[ad], tur));
        }
        left = Math.max(0, left - rows.length);
      }
    }
    yield* writeXlsx({ name: TABLOLAR[tablo.ad] ?? tablo.ad, columns: tablo.sutunlar.map(columnOf), rows: cells() });
  }
  /** A lost file becomes an empty one, so that the rest is still handed over. */
  async function* fileOf(key: string): AsyncGenerator<Buffer> {
    const data = await files.get(key);
    if (data) yield data;
    count(1);
  }
  return zipStream(entries());
}

const TURLER: Readonly<Record<string, ExcelTuru>> = {
  date: 'tarih', 'timestamp with time zone': 'zaman', 'timestamp without time zone': 'zaman', numeric: 'tutar', bigint: 'sayi', integer: 'sayi', smallint: 'sayi', 'double precision': 'sayi', real: 'sayi',
};
const kindOf = (tur: string): ExcelTuru => TURLER[tur] ?? 'metin';

function columnOf({ ad, tur }: Sutun): Column {
  const field = ad.replaceAll(/_(?<next>[a-z])/g, (_, next: string) => next.toUpperCase());
  const kind = kindOf(tur);
  return { baslik: BASLIKLAR[field] ?? ad, tur: kind, genislik: kind === 'metin' ? 24 : 16 };
}

function cellOf(value: unknown, tur: string): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? excelMetinleri.deger.evet : excelMetinleri.deger.hayir;
  if (tur === 'timestamp with time zone') return wallOf(new Date(String(value)));
  if (tur === 'timestamp without time zone') return String(value).slice(0, 16);
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
