import type { MaskeTuru } from '@defter/rules/maske.ts';
import * as z from 'zod/mini';
import type { KAYIT_TURLERI } from './kayit-nesneleri.ts';
import type { Yetki } from './yetkiler.ts';

/*
 * What a field is, beyond its type: an amount, a day, the id of a customer, a phone, a password. The constructors of
 * fields.ts say it where the field is declared; the record log, the drafts, the conflict dialog, hiding and the OpenAPI
 * document ask for it here and guess nothing from a name. Who has no answer shows and keeps nothing (docs/adr/0034).
 */

/** Kinds of records that a field may point to. The module that owns the records names them, in its `duties.ts`. */
export type Noun =
  | Exclude<(typeof KAYIT_TURLERI)[number], 'fiyatDegisimi'>
  | 'musteri'
  | 'personel'
  | 'randevu'
  | 'altUrun'
  | 'sutun'
  | 'uyruk'
  | 'il'
  | 'ilce';

/** How the value of a field is read; those of MaskeTuru are contact data. */
export const TURLER = [
  'metin',
  'sayi',
  'lira',
  'yuzde',
  'tarih',
  'saat',
  /** A day with a time. */
  'zaman',
  'evetHayir',
  /** One of few, told by a word. */
  'secim',
  /** A permission or a report. */
  'hak',
  /** Another record, by its id. */
  'kayit',
  'telefon',
  'ePosta',
  'adres',
  'kimlik',
  /** Typed or sent once, and kept nowhere that somebody reads: a password, a code, a signature. */
  'sir',
  /** Identity or version of the record itself; it says nothing to a person. */
  'no',
  'dosya',
] as const satisfies readonly (MaskeTuru | string)[];
export type Tur = (typeof TURLER)[number];

export type Meaning = {
  tur: Tur;
  /** Of a record: which kind. */
  nesne?: Noun;
  /** Of a choice: under which name its words stand in the catalogue of fields. */
  sozler?: string;
  /** Of a field of the record log: said once, with nothing before it to compare with. */
  tek?: true;
  /** Of contact data that not everybody may read: the right that shows it. */
  yetki?: Yetki;
  /** Of a value that is money in some records and something else in others: whether it is, by the record that it stands in. */
  paraMi?: (record: object) => boolean;
  /** Of a value that is contact data in some records and something else in others: which, by the record that it stands in. */
  maskeOf?: (record: object) => MaskeTuru | undefined;
  /** What the text looks like where its schema cannot say it, for the OpenAPI document. */
  format?: string;
};

const meanings = z.registry<Meaning>();

/** Says what a field is. A check that is added to it later changes nothing about that. */
export function means<T extends z.ZodMiniType>(meaning: Meaning, schema: T): T {
  meanings.add(schema, meaning as never);
  return schema;
}

/** Whether the value of a field is money: kuruş here, lira on the wire. */
export const isPara = ({ tur, paraMi }: Meaning, record: object): boolean => tur === 'lira' || (paraMi?.(record) ?? false);

/** What was said of exactly this schema, not of what it holds. */
export const ownMeaning = (schema: z.core.$ZodType): Meaning | undefined => meanings.get(schema);

/** What a type says by itself. */
const BY_TYPE: Readonly<Record<string, Meaning>> = { boolean: { tur: 'evetHayir' }, enum: { tur: 'secim' } };

type Definition = { type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType; out?: z.core.$ZodType; element?: z.core.$ZodType };

/** What a schema wraps: a field that may be empty, or one whose value a function completes (degisen.ts). */
export function wrappedIn(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { innerType, in: sent, out } = schema._zod.def as unknown as Definition;
  return innerType ?? (out?._zod.def.type === 'transform' ? sent : undefined);
}

/** What a field is, also one that may be empty, or each of a list; undefined where it does not say. */
export function meaningOf(schema: z.core.$ZodType): Meaning | undefined {
  const { type, element } = schema._zod.def as unknown as Definition;
  const inner = wrappedIn(schema) ?? element;
  return ownMeaning(schema) ?? BY_TYPE[type] ?? (inner && meaningOf(inner));
}

type Parts = { element?: z.ZodMiniType; shape?: Record<string, z.ZodMiniType> };

/** The field at a path such as `musteri.email` or `adresler.0.adres`; undefined where the shape has none. */
export function fieldAt(schema: z.ZodMiniType | undefined, path: readonly string[]): z.ZodMiniType | undefined {
  const [name, ...rest] = path;
  if (schema === undefined || name === undefined) return schema;
  const { element, shape } = schema._zod.def as unknown as Parts;
  const inner = wrappedIn(schema) as z.ZodMiniType | undefined;
  return inner ? fieldAt(inner, path) : fieldAt(shape ? (Object.hasOwn(shape, name) ? shape[name] : undefined) : element, rest);
}

const CONTACTS: ReadonlySet<string> = new Set(['telefon', 'ePosta', 'adres', 'kimlik'] satisfies MaskeTuru[]);
/** Which kind of contact data a field is; undefined where it is none. */
export const contactOf = ({ tur }: Meaning): MaskeTuru | undefined => (CONTACTS.has(tur) ? (tur as MaskeTuru) : undefined);
