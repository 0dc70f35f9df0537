import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './calls.ts';
import { bos, gizli, metin, ref, sir, telefon, tutar } from './fields.ts';
import { KAYIT_ALANLARI, meaningInLog } from './kayit-alanlari.ts';
import { contactOf, fieldAt, meaningOf, means, wrappedIn } from './meaning.ts';

type Definition = { type: string; innerType?: z.ZodMiniType; out?: z.ZodMiniType; shape?: Record<string, z.ZodMiniType>; element?: z.ZodMiniType };
const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;

/** The paths to the fields of a shape that `isWanted`. */
function waysTo(schema: z.ZodMiniType, isWanted: (field: z.ZodMiniType) => boolean, path = ''): string[] {
  const { shape, element } = definitionOf(schema);
  const inner = (wrappedIn(schema) as z.ZodMiniType | undefined) ?? element;
  if (shape) return Object.entries(shape).flatMap(([name, field]) => waysTo(field, isWanted, path === '' ? name : `${path}.${name}`));
  if (meaningOf(schema) === undefined && inner) return waysTo(inner, isWanted, path);
  return isWanted(schema) ? [path] : [];
}

const isRawNumber = (field: z.ZodMiniType): boolean => {
  const { type, innerType, element } = definitionOf(field);
  const inner = innerType ?? element;
  // Counts and ids of replies are whole.
  return meaningOf(field) === undefined && (inner ? isRawNumber(inner) : type === 'number' && (field._zod.def as { format?: string }).format !== 'safeint');
};

const all = Object.entries(calls).flatMap(([noun, verbs]) => Object.entries(verbs).map(([verb, call]) => [`${noun}.${verb}`, call] as const));

describe('the contract gives its fields a meaning', () => {
  it.each(all)('%s: everything that is sent', (_name, { body }) => {
    expect(waysTo(body, (field) => meaningOf(field) === undefined)).toEqual([]);
  });

  it.each(all)('%s: every amount and number of an answer', (_name, { reply }) => {
    expect(waysTo(reply, isRawNumber)).toEqual([]);
  });
});

describe('the record log', () => {
  const fields = Object.entries(KAYIT_ALANLARI).flatMap(([kind, alanlar]) => Object.entries(alanlar).map(([alan, field]) => ({ kind, alan, meaning: meaningOf(field) })));

  it('shows contact data of people only with the right; the company’s own stands on every receipt', () => {
    const open = fields.filter(({ kind, meaning }) => kind !== 'ayarlar' && meaning && contactOf(meaning) && !meaning.yetki);
    expect(open.map(({ kind, alan }) => `${kind}.${alan}`)).toEqual([]);
  });

  it('has no value for fields that were not given', () => {
    expect(meaningInLog({ menu: 'musteri' }, 'email')).toMatchObject({ tur: 'ePosta', yetki: 'musteriIletisim' });
    expect(meaningInLog({ menu: 'personel' }, 'ePosta')).toMatchObject({ tur: 'ePosta', yetki: 'personelDuzenle' });
    expect(meaningInLog({ menu: 'musteri' }, 'constructor')).toBeUndefined();
    expect(meaningInLog({ menu: 'musteri', nesne: 'telefon' }, 'email')).toBeUndefined();
  });
});

describe('the meaning of a field', () => {
  it('stays with added checks, and inside optional fields and lists', () => {
    expect(meaningOf(bos(tutar().check(z.gt(0))))).toEqual({ tur: 'lira' });
    expect(meaningOf(z.array(ref('personel')).check(z.maxLength(3)))).toEqual({ tur: 'kayit', nesne: 'personel' });
    expect(meaningOf(z.optional(sir(metin(20))))).toEqual({ tur: 'sir' });
    expect(meaningOf(gizli('telefon', telefon()))).toMatchObject({ tur: 'telefon', yetki: 'musteriIletisim', format: 'phone' });
  });

  it('is undefined if it was not set', () => {
    for (const schema of [z.string(), z.number(), z.object({ ad: metin() }), z.array(z.string())]) expect(meaningOf(schema)).toBeUndefined();
  });

  it('is found by the path of the field', () => {
    const shape = z.object({ musteri: bos(z.object({ adresler: z.array(z.object({ ilID: ref('il') })) })), not: means({ tur: 'metin' }, z.string()) });
    expect(meaningOf(fieldAt(shape, ['musteri', 'adresler', '0', 'ilID'])!)).toMatchObject({ nesne: 'il' });
    expect(fieldAt(shape, ['musteri', 'yok'])).toBeUndefined();
    expect(fieldAt(shape, ['constructor'])).toBeUndefined();
  });
});
