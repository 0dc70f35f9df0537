import { AYAR_VARSAYILANLARI, ETKIN_ANAHTARLAR } from '@defter/contract/ayar.ts';
import { KAYIT_ALANLARI } from '@defter/contract/kayit-alanlari.ts';
import { meaningOf } from '@defter/contract/meaning.ts';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import alanEn from './en/alan.json' with { type: 'json' };
import ayarEn from './en/ayar.json' with { type: 'json' };
import alanTr from './tr/alan.json' with { type: 'json' };
import ayarTr from './tr/ayar.json' with { type: 'json' };

type Words = Readonly<Record<string, unknown>>;
type Catalogue = { alan: { ad: Words; deger: Readonly<Record<string, Words>> }; ayar: { anahtar: Words; alan: Words } };
const CATALOGUES: readonly [string, Catalogue][] = [['tr', { alan: alanTr, ayar: ayarTr }], ['en', { alan: alanEn, ayar: ayarEn }]];

/** Settings of modules that do not exist yet, and leftovers: kept for their clients, never shown (contract/ayar.ts). */
const isUnshown = (kind: string, alan: string) => kind === 'ayarlar' && alan in AYAR_VARSAYILANLARI && !(ETKIN_ANAHTARLAR as readonly string[]).includes(alan);

const fields = Object.entries(KAYIT_ALANLARI).flatMap(([kind, alanlar]) =>
  Object.entries(alanlar).flatMap(([alan, field]) => {
    const meaning = meaningOf(field);
    return meaning && meaning.tur !== 'no' && meaning.tur !== 'sir' ? [{ kind, alan, field, meaning }] : [];
  }),
);

describe.each(CATALOGUES)('%s has words for everything that the record log may show', (_dil, { alan: words, ayar }) => {
  it('for every field', () => {
    const isNamed = (alan: string) => alan in words.ad || alan in ayar.anahtar || alan in ayar.alan;
    expect(fields.filter(({ kind, alan }) => !isNamed(alan) && !isUnshown(kind, alan)).map(({ kind, alan }) => `${kind}.${alan}`)).toEqual([]);
  });

  it('for every choice', () => {
    const choices = fields.filter(({ meaning }) => meaning.tur === 'secim').map((field) => ({ ...field, sozler: words.deger[field.meaning.sozler ?? ''] ?? {} }));
    const wordless = choices.flatMap(({ kind, alan, field, sozler }) => valuesOf(field).filter((value) => !(value in sozler)).map((value) => `${kind}.${alan}: ${value}`));
    expect(wordless).toEqual([]);
    expect(choices.filter(({ sozler }) => Object.keys(sozler).length === 0).map(({ kind, alan }) => `${kind}.${alan}`)).toEqual([]);
  });
});

/** The values of a choice, as far as its shape lists them. */
function valuesOf(schema: z.ZodMiniType): string[] {
  const { innerType, element, entries } = schema._zod.def as unknown as { innerType?: z.ZodMiniType; element?: z.ZodMiniType; entries?: Record<string, string> };
  const inner = innerType ?? element;
  if (inner) return valuesOf(inner);
  const { minimum, maximum } = schema._zod.bag as { minimum?: number; maximum?: number };
  if (minimum !== undefined && maximum !== undefined && maximum - minimum < 20) return Array.from({ length: maximum - minimum + 1 }, (_, place) => String(minimum + place));
  return Object.values(entries ?? {});
}
