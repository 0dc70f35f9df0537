import { withoutUnseen } from '@defter/rules/metin.ts';
import type * as z from 'zod/mini';
import { yeniOf } from './degisen.ts';
import { fromWire, toWire } from './lira.ts';
import { meaningOf } from './meaning.ts';

/*
 * All oddities of the wire live here (spec 1§5, 1§7): bodies as multipart forms, nested fields as
 * `RandevuHizmet[0][altUrunID]`, keys in any case, '' for what is empty, lira where the
 * contract has kuruş (lira.ts). Contract values never hold '' or undefined: empty is null. For such values
 * decode(encode(value)) is the value again.
 *
 *   encodeEntries({ id: 3, adresler: [{ ilID: null }], notlar: [] })  →  id=3, adresler[0][ilID]=, notlar[]=
 */

const EMPTY = new Set(['', 'null', 'undefined']);
const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** Whole numbers with commas between them. */
const NUMBERS = /^\s*\d+(\s*,\s*\d+)+\s*$/;
const MAX_DEPTH = 6;
/** The place of an entry of a list, up to 99999. */
const INDEX = /^\d{1,5}$/;
/** Browsers write every line break of a form as both; the contract knows \n. */
const LINE_BREAK = /\r\n?/g;

type Entry = readonly [key: string, value: string | File];
type Tree = string | File | Repeated | Map<string, Tree>;
/** Several values of one name: a list takes all of them, any other field the last. */
class Repeated {
  readonly values: (string | File)[];

  constructor(...values: (string | File)[]) {
    this.values = values;
  }
}

/**
 * Writes a value, whose amounts are lira already, as form entries. Null becomes '' (spec 1§5); undefined is left out, so that
 * the saved value stays.
 */
export function encodeEntries(value: object): Entry[] {
  const entries: Entry[] = [];
  const write = (key: string, part: unknown): void => {
    if (part === undefined) return;
    if (part === null) entries.push([key, '']);
    else if (part instanceof File) entries.push([key, part]);
    // An empty list needs an entry of its own: without one the saved list would stay.
    else if (Array.isArray(part) && part.length === 0) entries.push([`${key}[]`, '']);
    else if (Array.isArray(part)) part.forEach((item, index) => write(`${key}[${index}]`, item));
    else if (typeof part === 'object') for (const [name, item] of Object.entries(part)) write(`${key}[${name}]`, item);
    else entries.push([key, String(part)]);
  };
  for (const [name, part] of Object.entries(value)) write(name, part);
  return entries;
}

/** Entries as a FormData, ready to be sent. */
export function formOf(entries: readonly Entry[]): FormData {
  const form = new FormData();
  for (const [key, part] of entries) form.append(key, part);
  return form;
}

/** Writes a contract value as the form that is sent. */
export const encodeForm = (value: object, schema: z.ZodMiniType): FormData => formOf(encodeEntries(toWire(schema, value)));

/**
 * Reads form entries into the raw shape of `schema`: keys without regard to case, texts by the declared type, amounts as
 * kuruş. Unknown keys are dropped, unless the shape has a `catchall`. The result still has to be validated.
 */
export function decodeEntries(entries: Iterable<Entry>, schema: z.ZodMiniType): unknown {
  const root = new Map<string, Tree>();
  for (const [key, value] of entries) {
    const path = key.toLowerCase().replaceAll(']', '').split('[');
    if (path.length <= MAX_DEPTH) put(root, path, value);
  }
  return fromWire(schema, readTree(root, schema));
}

/** Reads a parsed JSON body with the same tolerance as a form. */
export function decodeJson(json: unknown, schema: z.ZodMiniType): unknown {
  return fromWire(schema, readTree(toTree(json, 0) ?? new Map(), schema));
}

function put(node: Map<string, Tree>, [name = '', ...rest]: string[], value: string | File): void {
  if (rest.length === 0) {
    if (name === '') node.set(value === '' ? name : nextPlace(node), value);
    else node.set(name, repeat(node.get(name), value));
    return;
  }
  const child = node.get(name);
  const branch = child instanceof Map ? child : new Map<string, Tree>();
  node.set(name, branch);
  put(branch, rest, value);
}

/** Joins a value with the earlier ones of its name. */
function repeat(before: Tree | undefined, value: string | File): Tree {
  if (before === undefined || before === '' || before instanceof Map) return value;
  if (value === '') return before;
  if (!(before instanceof Repeated)) return new Repeated(before, value);
  before.values.push(value);
  return before;
}

/** The key of a list entry without an index, such as `gunler[]`. */
function nextPlace(node: Map<string, Tree>): string {
  let place = node.size;
  while (node.has(String(place))) place += 1;
  return String(place);
}

function toTree(json: unknown, depth: number): Tree | undefined {
  if (json === null || json === undefined || depth > MAX_DEPTH) return undefined;
  if (typeof json !== 'object') return String(json);
  const node = new Map<string, Tree>();
  for (const [name, part] of Object.entries(json)) node.set(name.toLowerCase(), toTree(part, depth + 1) ?? '');
  return node;
}

type Definition = {
  type: string;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  catchall?: z.ZodMiniType;
  element?: z.ZodMiniType;
  values?: unknown[];
  error?: unknown;
};
const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;

/** Reads a value by its shape: first by what the shape says of an empty one, at last by what it is. */
function readTree(tree: Tree | undefined, schema: z.ZodMiniType): unknown {
  const { type, innerType, in: input, shape, catchall, element } = definitionOf(schema);
  if (type === 'nullable') return readNullable(tree, innerType!);
  // A field that is left out is undefined. A field that is sent empty is null; its shape decides what that means (degisen.ts).
  if (type === 'optional') return tree === undefined || isBlankList(tree, innerType!) ? undefined : (readTree(tree, innerType!) ?? null);
  if (innerType) return type !== 'readonly' && takesDefault(tree, innerType) ? undefined : readTree(tree, innerType);
  if (type === 'pipe') return readTree(tree, input!);
  if (type === 'object') return readObject(tree, shape!, catchall);
  if (type === 'array') return readArray(tree, element!);
  return readText(tree instanceof Repeated ? tree.values.at(-1) : tree, schema);
}

function readNullable(tree: Tree | undefined, inner: z.ZodMiniType): unknown {
  if (isEmpty(tree, inner) || isNoRecord(tree, inner) || isFileAsRead(tree, inner)) return null;
  return isStray(tree, inner) ? tree : readTree(tree, inner);
}

/** A missing key takes the default, and a nullable field with a default takes null. */
const takesDefault = (tree: Tree | undefined, inner: z.ZodMiniType): boolean =>
  isEmpty(tree, inner) || (definitionOf(inner).type !== 'nullable' && isNoRecord(tree, inner));

/** Reads a text as the number, the truth or the text that its shape asks for. */
function readText(tree: Exclude<Tree, Repeated> | undefined, schema: z.ZodMiniType): unknown {
  if (isEmpty(tree, schema)) return undefined;
  // Anything else in place of a text stays for the shape to refuse; read as null it would clear the saved value.
  if (typeof tree !== 'string') return tree instanceof File || (tree?.size ?? 0) > 0 ? tree : undefined;
  const text = meaningOf(schema)?.tur === 'sir' ? tree : withoutUnseen(tree);
  if (isNumber(schema)) return readNumber(text);
  return definitionOf(schema).type === 'boolean' ? readBoolean(text) : text.replaceAll(LINE_BREAK, '\n');
}

const isNumber = (schema: z.ZodMiniType): boolean => {
  const { type, innerType, values } = definitionOf(schema);
  return innerType ? isNumber(innerType) : type === 'number' || (values?.every((value) => typeof value === 'number') ?? false);
};

/**
 * Leaves a text in the place of a record for the shape to refuse, if the shape has a message for it. A filter that was read as an empty
 * record would choose everything.
 */
function isStray(tree: Tree | undefined, schema: z.ZodMiniType): boolean {
  const { type, error } = definitionOf(schema);
  return type === 'object' && error !== undefined && !(tree instanceof Map);
}

/** A client may send 0 for no record, as for the id of a new one (spec 1§4). */
function isNoRecord(tree: Tree | undefined, schema: z.ZodMiniType): boolean {
  const { tur, sifirYok } = (tree === '0' && meaningOf(schema)) || {};
  return tur === 'kayit' || tur === 'no' || sifirYok === true;
}

/** A reply has the address of a file. If that is sent back, the file stays. */
const isFileAsRead = (tree: Tree | undefined, schema: z.ZodMiniType) => typeof tree === 'string' && tree.startsWith('/api/dosya/') && meaningOf(schema)?.tur === 'dosya';

/** Blanks count as empty too, except in a password. */
const isEmpty = (tree: Tree | undefined, schema: z.ZodMiniType): boolean =>
  tree === undefined || (typeof tree === 'string' && (EMPTY.has(tree) || (EMPTY.has(withoutUnseen(tree).trim()) && meaningOf(schema)?.tur !== 'sir')));

/** Fields that the specification sends under one name and reads under another (spec 2§3.1, 2§3.8, 2§3.11, 2§7.1), by the fields beside them. */
const ALIASES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  randevudagoster: [['randevugoster']],
  randevusutunbaslikid: [['randevubaslikid']],
  // A message has its sender by one name in its form and by another in the call (spec 2§3.8, 2§7.9).
  baslik: [['smsbaslik']],
  // The contents of a package are read by one name and sent by another (spec 2§3.3, 2§7.6).
  icerik: [['icerikler']],
  icerikler: [['icerik']],
  // An appointment has its day and its times twice.
  randevutarihi: [['baslangictarihi']],
  baslangicsaat: [['baslangicsaati']],
  bitissaat: [['bitissaati']],
  // The days of a list have one name with appointments and another with calls, leave and the log. Reports have neither in the text.
  baslangictarihi: [['baslangic']],
  bitistarihi: [['bitis']],
  baslangic: [['baslangictarihi']],
  bitis: [['bitistarihi']],
  // A customer who is added from an appointment or a call may be sent with the names of those, or in the form of a customer.
  ad: [['adi'], ['musteri', 'ad']],
  soyad: [['soyadi'], ['musteri', 'soyad']],
  telefon: [['kayitsiztelefon'], ['telefonno'], ['musteritelefon', '0', 'telefon']],
  email: [['musteri', 'email']],
  tckimlikno: [['musteri', 'tckimlikno']],
  adres: [['adresler', '0', 'adres']],
  neredenduydunuzid: [['digerbilgiler', 'neredenduydunuzid']],
  // A sale has both the ids and the records (spec 1§3).
  musteriid: [['musteri', 'id']],
  randevuid: [['randevu', 'id']],
};
function aliasOf(node: Tree, key: string, field: z.ZodMiniType): Tree | undefined {
  const adlar = meaningOf(field)?.adlar?.map((ad) => ad.split('.'));
  const others = (adlar ?? ALIASES[key] ?? []).map((path) => {
    const other = path.reduce<Tree | undefined>((part, name) => (part instanceof Map ? part.get(name) : undefined), node);
    // The id 0 stands for a record that does not exist yet, such as a person who is booked without a card.
    return path.length > 1 && other === '0' ? undefined : other;
  });
  // A field that is sent empty clears the saved value.
  return others.find((other) => !isEmpty(other, field)) ?? others.find((other) => other !== undefined);
}

/** The names that the fields of a query may be sent under, in small letters; undefined if it takes any. */
export function knownNames(schema: z.ZodMiniObject): ReadonlySet<string> | undefined {
  const { shape, catchall } = definitionOf(schema);
  if (catchall) return undefined;
  const othersOf = (key: string, field: z.ZodMiniType) => meaningOf(field)?.adlar?.map((ad) => ad.split('.')) ?? ALIASES[key] ?? [];
  return new Set(Object.entries(shape!).flatMap(([name, field]) => [name.toLowerCase(), ...othersOf(name.toLowerCase(), field).map(([first]) => first!)]));
}

function readObject(tree: Tree | undefined, shape: Record<string, z.ZodMiniType>, catchall?: z.ZodMiniType) {
  const node = tree instanceof Map ? tree : new Map<string, Tree>();
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    const key = name.toLowerCase();
    const own = node.get(key);
    // A field may have two names: the value that is not empty counts, and of a record the one with an id.
    const part = readTree(isEmpty(own, field) || isNoRecord(own, field) ? (aliasOf(node, key, field) ?? own) : own, field);
    if (part !== undefined) value[name] = part;
  }
  if (!catchall) return value;
  const known = new Set(Object.keys(shape).map((name) => name.toLowerCase()));
  for (const [name, other] of node) {
    const part = known.has(name) ? undefined : readTree(other, catchall);
    if (part !== undefined) value[name] = part;
  }
  return value;
}

function readArray(tree: Tree | undefined, element: z.ZodMiniType) {
  if (!(tree instanceof Map)) return partsOf(tree, element).map((part) => readTree(part, element));
  const rows = [...tree.keys()]
    .flatMap((key) => (INDEX.test(key) ? Number(key) : []))
    .sort((a, b) => a - b)
    .map((index) => tree.get(String(index)));
  // Empty rows before the last filled one keep their places, because refusals name rows by their index.
  while (rows.length > 0 && isBlankRow(rows.at(-1), element)) rows.pop();
  return rows.map((row) => readTree(idOf(row, element), element));
}

/** Whether a new row with required fields is empty: a form may hold rows that were not filled. */
function isBlankRow(row: Tree | undefined, element: z.ZodMiniType): boolean {
  const { type, in: input, shape } = definitionOf(element);
  if (type === 'pipe') return isBlankRow(row, input!);
  if (!shape || !(row instanceof Map)) return false;
  const says = (part: Tree | undefined, field: z.ZodMiniType) => !isEmpty(part, field) && !isNoRecord(part, field);
  const fields = Object.entries(shape).map(([name, field]) => [name.toLowerCase(), field] as const);
  if (fields.some(([key, field]) => says(row.get(key), field) || says(aliasOf(row, key, field), field))) return false;
  return Object.values(yeniOf(element)?.shape ?? shape).some((field) => !MAY_BE_EMPTY.has(definitionOf(field as z.ZodMiniType).type));
}

/** Whether all sent rows are empty: they change no list, unlike an empty list, which clears it. */
function isBlankList(tree: Tree, schema: z.ZodMiniType): boolean {
  const { type, innerType, in: input, element } = definitionOf(schema);
  const inner = innerType ?? input;
  if (inner) return isBlankList(tree, inner);
  return type === 'array' && tree instanceof Map && tree.size > 0 && [...tree.values()].every((row) => isBlankRow(row, element!));
}

/** The kinds of fields that a row may leave empty. */
const MAY_BE_EMPTY = new Set(['nullable', 'default', 'optional', 'catch', 'array', 'object']);

/** The entries of a list that came under its bare name, whole numbers also with commas between them. */
function partsOf(tree: Exclude<Tree, Map<string, Tree>> | undefined, element: z.ZodMiniType): readonly Tree[] {
  if (tree === undefined || isEmpty(tree, element)) return [];
  if (tree instanceof Repeated) return tree.values;
  return typeof tree === 'string' && isNumber(element) && NUMBERS.test(tree) ? tree.split(',') : [tree];
}

/** A list of ids may come as the records that have them. */
function idOf(tree: Tree | undefined, element: z.ZodMiniType): Tree | undefined {
  const { type, innerType } = definitionOf(element);
  if (innerType) return idOf(tree, innerType);
  return tree instanceof Map && (type === 'string' || type === 'number') ? tree.get('id') : tree;
}

const readNumber = (text: string) => (NUMBER.test(text.trim()) ? Number(text) : text);

function readBoolean(text: string) {
  const word = text.toLowerCase();
  if (word === 'true' || word === '1' || word === 'on') return true;
  return word === 'false' || word === '0' ? false : text;
}
