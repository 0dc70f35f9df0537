import * as z from 'zod/mini';

/*
 * A change of a record keeps a field that is left out and clears one that is sent empty (spec 1§5). Only a new record gets
 * defaults. The shape of every change is made here from the shape of the new record, so undefined in a handler always
 * means that the field stays as it was (docs/adr/0036).
 */

type Shape = z.core.$ZodShape;
type Field = z.core.$ZodType;
type DegisenAlan<F extends Field> =
  F extends z.ZodMiniObject<infer S extends Shape>
    ? z.ZodMiniObject<DegisenSekil<S>>
    : F extends z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<infer S extends Shape>>>
      ? z.ZodMiniOptional<z.ZodMiniObject<DegisenSekil<S>>>
      : F extends z.ZodMiniDefault<z.ZodMiniArray<infer E extends Field>>
        ? z.ZodMiniOptional<z.ZodMiniArray<DegisenSatir<E>>>
        : F extends z.ZodMiniArray<infer E extends Field>
          ? z.ZodMiniOptional<z.ZodMiniArray<DegisenSatir<E>>>
          : z.ZodMiniOptional<F>;
type DegisenSekil<S extends Shape, Kimlik = never> = { -readonly [K in keyof S]: K extends 'id' | Kimlik ? S[K] : DegisenAlan<S[K]> };
type DegisenSatir<E extends Field> = E extends z.ZodMiniObject<infer S extends Shape> ? ('id' extends keyof S ? z.ZodMiniObject<DegisenSekil<S>> : E) : E;

const degisimler = new WeakMap<Field, z.ZodMiniObject>();
/** The shape of the new record that a shape of a change was made from; undefined for any other shape. */
export const yeniOf = (degisim: Field): z.ZodMiniObject | undefined => degisimler.get(degisim);

type Definition = { type: string; innerType?: Field; element?: Field; shape?: Shape; defaultValue?: unknown; catchValue?: unknown };
const definitionOf = (schema: Field) => schema._zod.def as unknown as Definition;

/**
 * The shape of a change, from that of the new record: `update: call.put(path, { body: degisen(MusteriKaydi) })`.
 * @param kimlikler the fields that identify the record beside its `id`: they keep their shape, and the default of a new one
 */
export function degisen<S extends Shape, Kimlik extends keyof S & string = never>(schema: z.ZodMiniObject<S>, kimlikler: readonly Kimlik[] = []): z.ZodMiniObject<DegisenSekil<S, Kimlik>> {
  const kept = new Set<string>(['id', ...kimlikler]);
  const shape: Record<string, Field> = {};
  for (const [name, field] of Object.entries(schema.shape)) defineLate(shape, name, () => (kept.has(name) ? field : alanOf(field)));
  const degisim = z.object(shape as Shape);
  degisimler.set(degisim, schema as unknown as z.ZodMiniObject);
  return degisim as unknown as z.ZodMiniObject<DegisenSekil<S, Kimlik>>;
}

/** A field that is made on first use: a page knows many forms, and opens few of them. */
function defineLate(shape: Record<string, Field>, name: string, make: () => Field): void {
  const get = () => {
    const field = make();
    Object.defineProperty(shape, name, { value: field, enumerable: true });
    return field;
  };
  Object.defineProperty(shape, name, { get, enumerable: true, configurable: true });
}

/**
 * A record with the fields of a change; a field that the change leaves out is as in `before`.
 * @example withUnsaid(body, { ad: 'Ayşe', maas: 10 })
 */
export function withUnsaid<T extends object>(degisim: { [K in keyof T]?: T[K] | undefined }, before: T): T {
  const said = Object.entries(degisim).filter(([, value]) => value !== undefined);
  return { ...before, ...(Object.fromEntries(said) as Partial<T>) };
}

/**
 * Whether fields that repeat the meaning of others were sent with another value than the saved one. A client that sends back all that it has read has
 * changed one of the two, and that one counts. Empty fields are ignored.
 * @example saysOther({ baslangicSaati: '09:00' }, { baslangicSaati: '10:00' }) // true
 */
export const saysOther = <T extends object>(degisim: { [K in keyof T]?: T[K] | null | undefined }, before: T): boolean =>
  Object.entries(degisim).some(([name, value]) => value !== undefined && value !== null && value !== before[name as keyof T]);

/** Whether a line of a list is new. Its shape has already given it the defaults of a new one. */
export const isYeni = <Satir extends { id: number }>(satir: { id: number }): satir is Satir => satir.id === 0;

function alanOf(field: Field): Field {
  const { type, innerType, element, shape, defaultValue } = definitionOf(field);
  if (type === 'object') return degisen(z.object(shape!)) as Field;
  if (type === 'array') return z.optional(listeOf(field, element!));
  if (type === 'catch') return z.optional(z.catch(definitionOf(innerType!).innerType!, null as never));
  if (type !== 'default') return z.optional(field);
  const inner = definitionOf(innerType!);
  // An empty part leaves its fields as they are.
  if (inner.type === 'nullable' && inner.innerType && definitionOf(inner.innerType).type === 'object') return orDefault(degisen(inner.innerType as z.ZodMiniObject<Shape>), undefined);
  if (inner.type === 'nullable') return z.optional(innerType!);
  // A cleared field gets the default of a new record.
  return orDefault(inner.type === 'array' ? listeOf(innerType!, inner.element!) : innerType!, defaultValue);
}

const orDefault = (field: Field, defaultValue: unknown) =>
  z.optional(z.pipe(z.nullable(field), z.transform((value) => value ?? defaultValue)));

/** A list whose lines are records. A line with an id changes the existing one; a line without one is new. */
function listeOf(field: Field, element: Field): Field {
  if (!definitionOf(element).shape?.id) return field;
  return z.array(satirOf(element as z.ZodMiniObject)).check(...((field._zod.def.checks ?? []) as []));
}

/** The same for the body of a call that saves several records at once. */
export const degisenListe = <E extends Field>(liste: z.ZodMiniArray<E>): z.ZodMiniArray<DegisenSatir<E>> =>
  listeOf(liste, liste._zod.def.element as Field) as unknown as z.ZodMiniArray<DegisenSatir<E>>;

function satirOf(yeni: z.ZodMiniObject): Field {
  const check = z.transform((satir: { id: number }, { issues }) => {
    if (satir.id > 0) return satir;
    const { data, error } = z.safeParse(yeni, satir);
    if (!error) return data;
    issues.push(...error.issues.map((issue) => ({ ...issue, input: satir }) as never));
    return z.NEVER;
  });
  return z.pipe(degisen(yeni as z.ZodMiniObject<Shape>), check);
}
