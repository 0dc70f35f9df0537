import { yeniOf } from '@defter/contract/degisen.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, type TestBayi } from '../build.ts';
import { useOwnServer } from '../server.ts';
import { useChanges } from './changes.ts';
import { FULL_RECORDS } from './full-records.ts';
import { standingCalls } from './standing.ts';

const server = useOwnServer();
const changesOf = useChanges(server);
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
  reached.clear();
});

/** Calls whose record is written anew by every change, or that change one value; their own tests check which fields they keep. */
const OWN_TESTS = [
  'ayar.save',
  'ayar.saveSozlesme',
  'ayar.saveIpAdresi',
  'kasa.update',
  'personelCari.update',
  'paketSatis.update',
  'seansDus.update',
  'personelBayi.update',
  'personel.saveKisiselBilgiler',
  'randevu.saveAyarlar',
  'rol.update',
  'sms.createAyar',
  'sms.updateAyar',
  'wp.saveAyar',
  'ziyaret.extend',
];

/**
 * Fields that are not saved as sent: a picture that another act removes, values that the settings or the code at the phone decide, a length that
 * follows from times, the scope of a change, a reason that counts for one place, and instalments, which have to fit the total.
 */
const NOT_KEPT = new Set(['id', 'surum', 'altUrunID', 'sifre', 'smsKodu', 'cepTelefonu', 'personelID', 'randevuID', 'rolID', 'kayitEdenPersonelID', 'bayiMusteriID', 'taksitler', 'gun', 'saat', 'logo', 'logoKaldir', 'kapsam', 'zorlamaNedeni']);
/**
 * Fields for which empty is not a value: the day of a sale, the day of entry; rights, which are given and taken one by one; midnight is a time,
 * payments are given back. And removing a sign-in would need a password to restore it. A rule of commission is for a kind or a group, so that the
 * group of one for a kind is empty already.
 */
const NOT_CLEARED = new Set([
  'satis.update tarih',
  'satis.update odemeler',
  'musteri.update kayitTarihi',
  // A second name is ignored if it is empty.
  'randevu.update bitisTarihi',
  'randevu.update baslangicTarihi',
  'randevu.update baslangicSaati',
  'randevu.update bitisSaati',
  'randevu.update randevuBaslikID',
  // The return follows from the length.
  'izin.update gelisTarihi',
  'izin.update cikisSaati',
  'izin.update gelisSaati',
  'personel.update webKullanicisi',
  'personel.update yetkiler',
  'personel.update raporYetkileri',
  'prim.update anaUrunID',
  // An empty day is today (spec 2§3.4), and an empty list is no null.
  'kampanya.update baslangicTarihi',
  'kampanya.update bitisTarihi',
  'kampanya.update gunler',
  'kampanya.update musteriGruplari',
  // Every call was on a day (spec 2§3.11).
  'gelenArama.update tarih',
]);
/** Tables that tell of changes, and columns that follow from others. */
const TELLING = ['kayit_gunlugu', 'tekrar_anahtari', 'ayar_degisikligi', 'ayar', 'sms_giden', 'oturum'];
const FOLLOWING = ['surum', 'arama', 'katli', 'degisim_zamani', 'gelis_zamani', 'son_degisim'];

type Rows = Map<string, Record<string, unknown>>;

/** The tables that the call has written so far; only those can differ. */
const reached = new Set<string>();
let tables: { tablo: string; sahip: string }[] | undefined;
/** Every row of the bayi in those tables, and its own. */
async function readRows(): Promise<Rows> {
  tables ??= await server.rows<{ tablo: string; sahip: string }>(`
    select c.relname as tablo, a.attname as sahip from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = case c.relname when 'bayi' then 'id' else 'bayi_id' end
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select') and c.relname <> all($1)`, [TELLING]);
  const parts = tables.filter(({ tablo }) => reached.has(tablo)).map(({ tablo, sahip }) => `select '${tablo}' as tablo, to_jsonb(t) - $2::text[] as satir from ${tablo} t where ${sahip} = $1`);
  const rows = await server.rows<{ tablo: string; satir: Record<string, unknown> }>(parts.join(' union all '), [bayi.bayiID, FOLLOWING]);
  return new Map(rows.map(({ tablo, satir }) => [`${tablo} ${satir.id ?? JSON.stringify(satir)}`, satir]));
}

type Difference = { row: string; column: string; once: unknown; sonra: unknown };
/** The differences, column by column; an added or removed row differs in its name. */
function differences(before: Rows, after: Rows): Difference[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((row) => {
    const [once, sonra] = [before.get(row), after.get(row)];
    if (!once || !sonra) return [{ row, column: '', once: once ?? null, sonra: sonra ?? null }];
    return Object.keys(sonra).flatMap((column) => (JSON.stringify(once[column]) === JSON.stringify(sonra[column]) ? [] : [{ row, column, once: once[column], sonra: sonra[column] }]));
  });
}

type Body = Record<string, unknown>;
/** Saves, and refuses to go on where a later save writes a table that the first, of the full record, did not. */
async function put(call: AnyCall, body: object, { json = false } = {}): Promise<{ status: number }> {
  let answer: { status: number } | undefined;
  const changes = await changesOf(async () => {
    answer = json ? await sendJson(call, body) : await server.send(call, { body }, { jeton: bayi.jeton });
  });
  const isFirst = reached.size === 0;
  const written = changes.map(({ tablo }) => tablo).filter((tablo) => !TELLING.includes(tablo));
  if (!isFirst) expect(written.filter((tablo) => !reached.has(tablo)), 'tables that the full record did not reach').toEqual([]);
  for (const tablo of written) reached.add(tablo);
  return answer!;
}
async function sendJson(call: AnyCall, body: object) {
  const response = await server.app.inject({
    method: call.method,
    url: `/api${call.path}`,
    headers: { authorization: `Bearer ${bayi.jeton}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, ...(response.json() as object) };
}

/** The parts of a body whose fields are checked one by one: the body itself, or its nested records. */
const partsOf = (body: Body): [name: string | undefined, part: Body][] => {
  const nested = Object.entries(body).filter(([name, value]) => ['musteri', 'digerBilgiler'].includes(name) && typeof value === 'object') as [string, Body][];
  return nested.length > 0 ? [...nested, [undefined, Object.fromEntries(Object.entries(body).filter(([, value]) => Array.isArray(value)))]] : [[undefined, body]];
};
const keysOf = (body: Body): Body => Object.fromEntries(['id', 'altUrunID'].filter((name) => name in body).map((name) => [name, body[name]]));
/** The record itself, with only the fields of `part`. */
function sayOnly(body: Body, name: string | undefined, part: Body): Body {
  const record = body.musteri ? { musteri: keysOf(body.musteri as Body) } : keysOf(body);
  return name === undefined ? { ...record, ...part } : { ...record, [name]: { ...(record as Record<string, Body>)[name], ...part } };
}
const without = (body: Body, name: string | undefined, field: string): Body => {
  const leave = (part: Body) => Object.fromEntries(Object.entries(part).filter(([one]) => one !== field));
  return name === undefined ? leave(body) : { ...body, [name]: leave(body[name] as Body) };
};

const calls = standingCalls.filter(({ call }) => Object.values({ body: call.body, ...call.body.shape }).some((part) => yeniOf(part as never)));

it('knows a full record for every call that changes one', () => {
  const known = new Set([...Object.keys(FULL_RECORDS), ...OWN_TESTS]);
  expect(calls.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

describe('absent keeps, empty clears', () => {
  it.each(calls.filter(({ name }) => name in FULL_RECORDS))('$name', async ({ name, call }) => {
    const body = (await FULL_RECORDS[name]!({ server, bayi, kisi: bayi })) as Body;
    const good = await put(call, body);
    expect(good, JSON.stringify(good)).toMatchObject({ status: 200 });
    const saved = await savedOf(call, body);

    for (const [part] of partsOf(saved)) {
      let fields = part === undefined ? body : (body[part] as Body);
      const yeni = yeniOf((part === undefined ? call.body : call.body.shape[part]) as never) ?? yeniOf(innerOf(call.body.shape[part ?? '']) as never);
      const filled = Object.keys(yeni?.shape ?? {}).filter((field) => !NOT_KEPT.has(field) && (part !== undefined || !partsOf(saved).some(([other]) => other === field)));
      expect(filled.filter((field) => !(field in fields)), `${name} ${part ?? ''}: filled`).toEqual([]);

      for (const field of filled) {
        const saved = await savedOf(call, body);
        fields = part === undefined ? saved : (saved[part] as Body);
        const before = await readRows();
        const say = `${name} ${part ?? ''}.${field}`;
        expect(await put(call, without(saved, part, field)), `${say}: left out`).toMatchObject({ status: 200 });
        expect(differences(before, await readRows()), `${say}: left out, nothing changes`).toEqual([]);
        expect(await put(call, sayOnly(saved, part, { [field]: fields[field] }), { json: true }), `${say}: alone`).toMatchObject({ status: 200 });
        expect(differences(before, await readRows()), `${say}: alone, nothing else changes`).toEqual([]);

        if (NOT_CLEARED.has(`${name} ${field}`)) continue;
        const cleared = await put(call, sayOnly(saved, part, { [field]: null }));
        if (cleared.status !== 200) {
          expect(cleared, `${say}: what must be there is named`).toMatchObject({ status: 422 });
          continue;
        }
        const changed = differences(before, await readRows());
        if (isNullable(yeni!.shape[field]!) || Array.isArray(body[field])) expect(changed.map(({ sonra }) => sonra), `${say}: cleared`).toContain(null);
        expect(await put(call, await savedOf(call, body)), `${say}: put back`).toMatchObject({ status: 200 });
        // One codec reads a form and JSON, so one field proves that they are read alike.
        if (field !== filled.at(-1)) continue;
        const again = await readRows();
        expect(await put(call, sayOnly(saved, part, { [field]: null }), { json: true }), `${say}: cleared by JSON`).toMatchObject({ status: 200 });
        const columnsOf = (all: Difference[]) => all.filter(({ column }) => column !== '').map(({ column, sonra }) => ({ column, sonra }));
        expect(columnsOf(differences(again, await readRows())), `${say}: alike by JSON`).toEqual(columnsOf(changed));
        expect(await put(call, await savedOf(call, body)), `${say}: put back`).toMatchObject({ status: 200 });
      }
    }
  }, 90_000);
});

const innerOf = (schema: unknown): unknown => (schema as { _zod: { def: { innerType?: { _zod: { def: { in?: { _zod: { def: { innerType?: unknown } } } } } } } } } | undefined)?._zod.def.innerType?._zod.def.in?._zod.def.innerType;
/** Whether a field may be empty. */
function isNullable(schema: unknown): boolean {
  const { type, innerType } = (schema as { _zod: { def: { type: string; innerType?: unknown } } })._zod.def;
  return type === 'nullable' || (innerType !== undefined && isNullable(innerType));
}

/** The record as it is sent again: its lines by the ids that they have now. A record without lines is sent as before. */
async function savedOf(call: AnyCall, body: Body): Promise<Body> {
  if (body.adresler === undefined && body.musteriTelefon === undefined && call.path !== '/satis') return body;
  const rows = await readRows();
  const linesOf = (tablo: string, owner: string, id: unknown) =>
    [...rows].filter(([name, row]) => name.startsWith(`${tablo} `) && row[owner] === id && !row.iptal_zamani).map(([, row]) => row.id as number).toSorted((a, b) => a - b);
  const withIDs = (lines: unknown, ids: number[]) => (lines as Body[]).map((line, i) => ({ ...line, id: ids[i] ?? 0 }));
  const id = body.musteri ? (body.musteri as Body).id : body.id;
  return {
    ...body,
    ...(body.adresler !== undefined && { adresler: withIDs(body.adresler, linesOf('musteri_adres', 'musteri_id', id)) }),
    ...(body.musteriTelefon !== undefined && { musteriTelefon: withIDs(body.musteriTelefon, linesOf('musteri_telefon', 'musteri_id', id)) }),
    ...(call.path === '/satis' && {
      icerikler: withIDs(body.icerikler, linesOf('satis_icerik', 'satis_id', id)),
      odemeler: withIDs(body.odemeler, linesOf('satis_odeme', 'satis_id', id)),
    }),
  };
}
