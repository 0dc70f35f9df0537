import type { AnyCall } from '@defter/contract/call.ts';
import type { ExcelSutunu } from '@defter/contract/excel-sutunu.ts';
import type { excelCalls } from '@defter/contract/excel.ts';
import en from '@defter/contract/excel-metinleri.en.json' with { type: 'json' };
import tr from '@defter/contract/excel-metinleri.tr.json' with { type: 'json' };
import { decodeEntries } from '@defter/contract/wire.ts';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { mayCall } from '../../platform/auth/permission.ts';
import { wallOf } from '../../platform/clock.ts';
import { AppError, wrongFields } from '../../platform/errors/app-error.ts';
import { checkOrder } from '../../platform/http/check-range.ts';
import type { Context, Platform, ServedList } from '../../platform/http/context.ts';
import { maskerOf } from '../../platform/http/mask.ts';
import { RawJson, StreamReply } from '../../platform/http/reply.ts';
import { type Cell, MAX_ROWS, writeXlsx } from '../../platform/xlsx/write-xlsx.ts';
import type { NameOf } from '../kayit-gunlugu/record-name.ts';
import { headOf } from './suzgec.ts';

const METINLER = { tr, en };
/** The number of rows that are read, and in memory, at a time. */
const PARCA = 10_000;

type ExportContext = Context<typeof excelCalls.export>;
type Satir = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Writes a list as a workbook while it is sent. It reads the list page by page with the query of the screen, so the file shows
 * nothing that the screen would not, and it is of one moment. The first page is read before anything is answered: what is
 * refused is refused in words.
 */
export const exportListe = (nameOf: NameOf) => async (context: ExportContext, lists: Platform['lists']) => {
  const { tx, oturum, clock, query: { tip, dil, sutunlar } } = context;
  const kaynak = lists.get(tip)!;
  if (!mayCall(oturum, kaynak.call.yetki)) throw new AppError('yetkiYok');
  const metinler = METINLER[dil];
  const kolonlar = kolonlarOf(kaynak.call.excel!.sutunlar, sutunlar);
  const query = queryOf(kaynak.call, context.query);
  // All pages show the same moment, whatever is saved meanwhile.
  await sql`set transaction isolation level repeatable read`.execute(tx);
  const pages = read(context, kaynak, query);
  const first = await pages.next();
  if (!first.done && first.value.toplam > MAX_ROWS) throw new AppError('excelCokSatir');
  const donem = first.done ? {} : first.value.donem;
  const head = await headOf({ tx, oturum, clock, nameOf }, { baslik: metinler.tip[tip], call: kaynak.call, query: { ...query, ...donem }, metinler });
  let count = 0;
  async function* rows(): AsyncGenerator<Cell[]> {
    for (let page = first; !page.done; page = await pages.next()) {
      for (const satir of page.value.rows) {
        count += 1;
        yield kolonlar.map((sutun) => cellOf(satir, sutun, metinler.deger));
      }
    }
  }
  const columns = kolonlar.map(({ ad, tur, genislik }) => ({ baslik: metinler.sutun[ad], tur, genislik }));
  return new StreamReply(writeXlsx({ name: metinler.tip[tip], head, columns, rows: rows() }), `${tip}-${clock.today()}.xlsx`, () => `${metinler.tip[tip]}: ${count}`);
};

/** The columns that are wanted, each once, in the order in which they are named. */
function kolonlarOf(hepsi: readonly ExcelSutunu[], istenen: string | null): readonly ExcelSutunu[] {
  if (istenen === null) return hepsi;
  return [...new Set(istenen.split(','))].map((ad) => {
    const sutun = hepsi.find((biri) => biri.ad === ad);
    if (!sutun) throw wrongFields({ sutunlar: 'secimGecersiz' });
    return sutun;
  });
}

/** `toplam` is how many rows the list says that it has. */
type Page = { rows: Satir[]; toplam: number; donem: object };

async function* read(context: ExportContext, { call, list }: ServedList, query: object): AsyncGenerator<Page> {
  const { alan = 'liste' } = call.excel!;
  const hide = maskerOf(call.reply)(context.oturum.yetkiler);
  for (let sayfa = 1; ; sayfa += 1) {
    const answer = await list({ ...context, query: { ...query, sayfa, sayfaBoyutu: PARCA } } as unknown as Context<AnyCall>);
    if (!(answer instanceof RawJson)) throw new TypeError(`The rows of ${call.path} are not written by PostgreSQL`);
    const page: Readonly<Record<string, Satir[]>> = { [alan]: JSON.parse(answer.fields[alan]!) as Satir[] };
    const rows = ((hide ? hide(page) : page) as typeof page)[alan]!;
    yield { rows, toplam: Number(answer.fields['toplamKayit'] ?? 0), donem: donemOf(answer.fields) };
    if (rows.length < PARCA) return;
  }
}

/** The days that a report has chosen by itself. */
function donemOf({ baslangicTarihi, bitisTarihi }: RawJson['fields']): object {
  const days = { baslangicTarihi: JSON.parse(baslangicTarihi ?? 'null') as unknown, bitisTarihi: JSON.parse(bitisTarihi ?? 'null') as unknown };
  return days.baslangicTarihi === null ? {} : days;
}

/** Reads the filters of the export as the query of the list. */
function queryOf(call: AnyCall, query: ExportContext['query']): object {
  const entries = Object.entries(query).flatMap(([name, value]): [string, string][] => (value == null ? [] : [[name, value]]));
  const result = z.safeParse(call.query, decodeEntries(entries, call.query));
  if (!result.success) throw wrongFields({ [String(result.error.issues[0]!.path[0])]: 'secimGecersiz' });
  checkOrder(result.data);
  return result.data;
}

function cellOf(satir: Satir, { ad, tur, degerler, bos }: ExcelSutunu, words: (typeof tr)['deger']): Cell {
  const value = satir[ad] ?? null;
  if (value === null) return bos ? words[bos] : null;
  if (degerler) return words[degerler[String(value)]!];
  if (tur === 'zaman') return wallOf(new Date(String(value)));
  return typeof value === 'boolean' ? String(value) : value;
}
