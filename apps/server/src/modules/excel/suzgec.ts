import type { AnyCall } from '@defter/contract/call.ts';
import type tr from '@defter/contract/excel-metinleri.tr.json';
import { meaningOf } from '@defter/contract/meaning.ts';
import { sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { type Clock, wallOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import type { HeadCell } from '../../platform/xlsx/write-xlsx.ts';
import type { NameOf } from '../kayit-gunlugu/record-name.ts';

/** Fields of a query that choose no rows: how they stand, which page, what they are compared with, one's own business. */
export const SUZMEYEN: ReadonlySet<string> = new Set(['sayfa', 'sayfaBoyutu', 'alanlar', 'sirala', 'karsilastir', 'bayiID']);

type Reader = { tx: Tx; oturum: Oturum; clock: Clock; nameOf: NameOf };
type Liste = { baslik: string; call: AnyCall; query: object; metinler: typeof tr };
/** A filter with its kind of record, where its values are ids. */
type Suzgec = { ad: string; deger: unknown; nesne: string | undefined };

/** The lines above a list: its name, whose it is, when it was read and by whom, and every filter in words. */
export async function headOf({ tx, oturum, clock, nameOf }: Reader, { baslik, call, query, metinler }: Liste): Promise<HeadCell[][]> {
  const suzgecler = filtersOf(call, query);
  const idler = suzgecler.flatMap(({ nesne, deger }) => (nesne ? [deger].flat().map((id) => ({ nesne, id: Number(id) })) : []));
  const { rows } = await sql<{ salon: string; okuyan: string; adlar: Record<string, string> | null }>`
    select (select firma_adi from bayi_ozet where id = ${oturum.bayiID}) as salon,
      (select concat_ws(' ', ad, soyad) from personel_ozet where id = ${oturum.personelID}) as okuyan,
      (select json_object_agg(d.nesne || ' ' || d.id, ${nameOf(sql`d.nesne`, sql`d.id`)}) from json_to_recordset(${JSON.stringify(idler)}::json) as d (nesne text, id bigint)) as adlar`.execute(tx);
  const { salon, okuyan, adlar } = rows[0]!;
  const words: Readonly<Record<string, string>> = metinler.secim;
  const wordsOf = ({ ad, deger, nesne }: Suzgec): HeadCell => {
    if (nesne) return word([deger].flat().map((id) => adlar?.[`${nesne} ${id as number}`] ?? `${id as number}`).join(', '));
    if (typeof deger === 'boolean') return word(words[`${ad}.${deger}`] ?? words[deger ? 'evet' : 'hayir']!);
    const told = String(deger);
    if (/^\d{4}-\d\d-\d\d$/.test(told)) return { deger: told, tur: 'tarih' };
    return word(words[`${ad}.${told}`] ?? (ad === 'ara' ? told : (words[told] ?? told)));
  };
  return [
    [word(baslik)],
    [word(metinler.bas.salon), word(salon)],
    [word(metinler.bas.okunma), { deger: wallOf(clock.now()), tur: 'zaman' }],
    [word(metinler.bas.okuyan), word(okuyan)],
    ...suzgecler.map((suzgec) => [word(metinler.suzgec[suzgec.ad as keyof (typeof metinler)['suzgec']]), wordsOf(suzgec)]),
  ];
}

const word = (deger: string): HeadCell => ({ deger, tur: 'metin' });

/** The filters in force, in the order of the call. */
function filtersOf({ query: { shape } }: AnyCall, query: object): Suzgec[] {
  const given = query as Readonly<Record<string, unknown>>;
  return Object.entries(shape)
    .filter(([ad]) => !SUZMEYEN.has(ad) && isInForce(given[ad]))
    .map(([ad, schema]) => {
      const { tur, nesne } = meaningOf(schema) ?? {};
      return { ad, deger: given[ad], nesne: tur === 'kayit' ? nesne : undefined };
    });
}

const isInForce = (deger: unknown): boolean => deger != null && deger !== '' && deger !== 'tumu' && !(Array.isArray(deger) && deger.length === 0);
