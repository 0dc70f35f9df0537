import type { MaskeTuru } from '@defter/rules/maske.ts';
import * as z from 'zod/mini';
import type { KAYIT_TURLERI } from './kayit-nesneleri.ts';
import type { Yetki } from './yetkiler.ts';

/*
 * The meaning of a field beyond its type: an amount, a day, the id of a customer, a phone, a password. The constructors of
 * fields.ts set it where the field is declared. The record log, the drafts, the conflict dialog, the hiding of contact data
 * and the OpenAPI document read it here and guess nothing from a name. A field without a meaning is neither shown nor kept
 * (docs/adr/0034).
 */

/** Kinds of records that a field may point to. The module that owns the records names them, in its `duties.ts`. */
export type Noun =
  | Exclude<(typeof KAYIT_TURLERI)[number], 'fiyatDegisimi'>
  | 'musteri'
  | 'personel'
  | 'randevu'
  | 'altUrun'
  | 'paketHak'
  | 'sutun'
  | 'uyruk'
  | 'gorusmeSekli'
  | 'il'
  | 'ilce';

/** The kinds of values. Those of MaskeTuru are contact data. */
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
  /** A choice, told by a word. */
  'secim',
  /** A permission or a report. */
  'hak',
  /** Another record, by its id. */
  'kayit',
  'telefon',
  'ePosta',
  'adres',
  'kimlik',
  /** A value that is sent once and that nobody can read again: a password, a code, a signature. */
  'sir',
  /** The identity or version of the record itself, which means nothing to a person. */
  'no',
  'dosya',
] as const satisfies readonly (MaskeTuru | string)[];
export type Tur = (typeof TURLER)[number];

/** The meaning of a field's value, for everything that shows or keeps it. */
export type Meaning = {
  tur: Tur;
  /** The kind of record that the field points to. */
  nesne?: Noun;
  /** The name of a choice's words in the catalogue of fields. */
  sozler?: string;
  /** True for a field of the record log that has no value before. */
  tek?: true;
  /** The right that shows contact data. */
  yetki?: Yetki;
  /** The right without which the record log hides a value that is not contact data. */
  okuyan?: Yetki;
  /** Fields beside contact data that name its owner. If one of them is given, the hidden text is ignored. */
  sahipler?: readonly string[];
  /** Decides for a record whether a value is money, if it is money in some records only. */
  paraMi?: (record: object) => boolean;
  /** Decides for a record which contact data a value is, if that differs by record. */
  maskeOf?: (record: object) => MaskeTuru | undefined;
  /** Other names under which it may be sent, in small letters; a dot leads into a part of the record. */
  adlar?: readonly string[];
  /** 0 stands for none, as it does of an id. */
  sifirYok?: true;
  /** The format of the text for the OpenAPI document, if the schema cannot express it. */
  format?: string;
};

const meanings = z.registry<Meaning>();

/** Gives a field a meaning. A field that has one already is copied, because others may use it. A check that is added later keeps the meaning. */
export function means<T extends z.ZodMiniType>(meaning: Meaning, schema: T): T {
  const field = meanings.has(schema) ? z.clone(schema, schema._zod.def) : schema;
  meanings.add(field, meaning as never);
  return field;
}

/** Whether the value of a field is money: kuruş here, lira on the wire. */
export const isPara = ({ tur, paraMi }: Meaning, record: object): boolean => tur === 'lira' || (paraMi?.(record) ?? false);

/** The meaning that was set on exactly this schema, not on a part of it. */
export const ownMeaning = (schema: z.core.$ZodType): Meaning | undefined => meanings.get(schema);

/** The meaning that a type has by itself. */
const BY_TYPE: Readonly<Record<string, Meaning>> = { boolean: { tur: 'evetHayir' }, enum: { tur: 'secim' } };

type Definition = { type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType; out?: z.core.$ZodType; element?: z.core.$ZodType };

/** The schema inside another one: of an optional field, or of one whose value a function completes (degisen.ts). */
export function wrappedIn(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { innerType, in: sent, out } = schema._zod.def as unknown as Definition;
  return innerType ?? (out?._zod.def.type === 'transform' ? sent : undefined);
}

/** The meaning of a field, or of each entry of a list; undefined when it has none. */
export function meaningOf(schema: z.core.$ZodType): Meaning | undefined {
  const { type, element } = schema._zod.def as unknown as Definition;
  const inner = wrappedIn(schema) ?? element;
  return ownMeaning(schema) ?? BY_TYPE[type] ?? (inner && meaningOf(inner));
}

type Parts = { element?: z.ZodMiniType; shape?: Record<string, z.ZodMiniType> };

/** The field at a path such as `musteri.email` or `adresler.0.adres`; undefined when the shape has none there. */
export function fieldAt(schema: z.ZodMiniType | undefined, path: readonly string[]): z.ZodMiniType | undefined {
  const [name, ...rest] = path;
  if (schema === undefined || name === undefined) return schema;
  const { element, shape } = schema._zod.def as unknown as Parts;
  const inner = wrappedIn(schema) as z.ZodMiniType | undefined;
  return inner ? fieldAt(inner, path) : fieldAt(shape ? (Object.hasOwn(shape, name) ? shape[name] : undefined) : element, rest);
}

const CONTACTS: ReadonlySet<string> = new Set(['telefon', 'ePosta', 'adres', 'kimlik'] satisfies MaskeTuru[]);
/** The kind of contact data of a field; undefined for other fields. */
export const contactOf = ({ tur }: Meaning): MaskeTuru | undefined => (CONTACTS.has(tur) ? (tur as MaskeTuru) : undefined);
