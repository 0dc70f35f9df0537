import type { AnyCall } from '@defter/contract/call.ts';
import type { ExcelSutunu } from '@defter/contract/excel-sutunu.ts';
import type { excelCalls } from '@defter/contract/excel.ts';
import en from '@defter/contract/excel-metinleri.en.json' with { type: 'json' };
import tr from '@defter/contract/excel-metinleri.tr.json' with { type: 'json' };
import { decodeEntries } from '@defter/contract/wire.ts';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { mayCall } from '../../platform/auth/permission.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context, Platform, ServedList } from '../../platform/http/context.ts';
import { maskerOf } from '../../platform/http/mask.ts';
import { FileReply, RawJson } from '../../platform/http/reply.ts';
import { type Cell, writeXlsx } from '../../platform/xlsx/write-xlsx.ts';

const METINLER = { tr, en };
/** The number of rows that are read, and in memory, at a time. */
const PARCA = 1000;

type ExportContext = Context<typeof excelCalls.export>;
type Satir = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Writes a list as a workbook. It reads the list page by page with the query of the screen, so the file shows nothing that the
 * screen would not.
 */
export async function exportListe(context: ExportContext, lists: Platform['lists']) {
  const { tip, dil } = context.query;
  const kaynak = lists.get(tip)!;
  if (!mayCall(context.oturum, kaynak.call.yetki)) throw new AppError('yetkiYok');
  const metinler = METINLER[dil];
  const kolonlar = kaynak.call.excel!.sutunlar;
  const sutunlar = kolonlar.map(({ ad, tur, genislik }) => ({ baslik: metinler.sutun[ad], tur, genislik }));
  // All pages show the same moment, whatever is saved meanwhile.
  await sql`set transaction isolation level repeatable read`.execute(context.tx);
  let count = 0;
  async function* rows(): AsyncGenerator<Cell[]> {
    for await (const satir of read(context, kaynak)) {
      count += 1;
      yield kolonlar.map((sutun) => cellOf(satir, sutun, metinler.deger));
    }
  }
  const data = await writeXlsx(metinler.tip[tip], sutunlar, rows());
  context.note(`${metinler.tip[tip]}: ${count}`);
  return new FileReply(data, `${tip}-${context.clock.today()}.xlsx`);
}

async function* read(context: ExportContext, { call, list }: ServedList): AsyncGenerator<Satir> {
  const query = queryOf(call, context.query);
  const { alan = 'liste' } = call.excel!;
  const hide = maskerOf(call.reply)(context.oturum.yetkiler);
  for (let sayfa = 1; ; sayfa += 1) {
    const answer = await list({ ...context, query: { ...query, sayfa, sayfaBoyutu: PARCA } } as unknown as Context<AnyCall>);
    if (!(answer instanceof RawJson)) throw new TypeError(`The rows of ${call.path} are not written by PostgreSQL`);
    const page: Readonly<Record<string, Satir[]>> = { [alan]: JSON.parse(answer.fields[alan]!) as Satir[] };
    const rows = ((hide ? hide(page) : page) as typeof page)[alan]!;
    yield* rows;
    if (rows.length < PARCA) return;
  }
}

/** Reads the filters of the export as the query of the list. */
function queryOf(call: AnyCall, query: ExportContext['query']): object {
  const entries = Object.entries(query).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
  const result = z.safeParse(call.query, decodeEntries(entries, call.query));
  if (!result.success) throw new AppError('alanlarHatali', { alanlar: { [String(result.error.issues[0]!.path[0])]: 'secimGecersiz' } });
  return result.data;
}

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', dateStyle: 'short', timeStyle: 'short' });

function cellOf(satir: Satir, { ad, tur, degerler }: ExcelSutunu, words: (typeof tr)['deger']): Cell {
  const value = satir[ad] ?? null;
  if (value === null) return null;
  if (degerler) return words[degerler[String(value)]!];
  if (tur === 'zaman') return wall.format(new Date(String(value))).replace(' ', 'T');
  return typeof value === 'boolean' ? String(value) : value;
}
