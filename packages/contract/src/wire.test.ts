import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { comparable, valuesOf } from '../test/arbitrary.ts';
import { calls } from './calls.ts';
import { bos, kimlik, ref, sir, tutar } from './fields.ts';
import { toWire } from './lira.ts';
import { decodeEntries, decodeJson, encodeForm } from './wire.ts';

type Entry = [string, string | File];

/** Field names differ by more than their case, or the wire could not tell them apart. */
const name = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,8}$/).filter((key) => !(key in Object.prototype));
const schemas = fc.letrec<{ field: z.ZodMiniType; object: z.ZodMiniType }>((tie) => ({
  field: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'schema' },
    fc.constantFrom<z.ZodMiniType>(z.string(), z.number(), z.int(), z.boolean(), z.enum(['B', '₺', '1']), z.instanceof(File), tutar()),
    tie('object'),
    tie('field').map((field) => z.array(field)),
    tie('field').map((field) => bos(field)),
  ),
  object: fc
    .uniqueArray(fc.tuple(name, tie('field')), { minLength: 1, maxLength: 4, selector: ([key]) => key.toLowerCase() })
    .map((fields) => z.object(Object.fromEntries(fields))),
})).object;
const casesOf = (schema: z.ZodMiniType) => fc.tuple(fc.constant(schema), valuesOf(schema), fc.nat());

/** Through a real multipart body, as a browser writes it and a server reads it, with keys in any case. */
async function overTheWire(schema: z.ZodMiniType, value: unknown, seed: number): Promise<Entry[]> {
  const form = await new Response(encodeForm(value as object, schema)).formData();
  const shout = (letter: string, i: number) => ((seed >> (i % 31)) & 1 ? letter.toUpperCase() : letter.toLowerCase());
  return [...form].map(([key, part]) => [[...key].map(shout).join(''), part]);
}

async function expectIdentity([schema, value, seed]: [z.ZodMiniType, unknown, number]): Promise<void> {
  const arrived = z.parse(schema, decodeEntries(await overTheWire(schema, value, seed), schema));
  expect(await comparable(arrived)).toEqual(await comparable(value));
}

describe('a contract value sent as a form arrives as it was', () => {
  it('in every shape and with keys in any case', async () => {
    await fc.assert(fc.asyncProperty(schemas.chain(casesOf), expectIdentity), { numRuns: 200 });
  });

  const bodies = Object.entries(calls).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, { body }]) => [`${noun}.${verb}`, body] as const),
  );
  it.each(bodies)('%s', async (_name, body) => {
    await fc.assert(fc.asyncProperty(casesOf(body), expectIdentity), { numRuns: 30 });
  });
});

it('reads JSON in the same way as a form', () => {
  const isFile = (value: unknown): boolean =>
    value instanceof File || (typeof value === 'object' && value !== null && Object.values(value).some(isFile));
  fc.assert(
    fc.property(schemas.chain(casesOf), ([schema, value]) => {
      fc.pre(!isFile(value));
      expect(z.parse(schema, decodeJson(JSON.parse(JSON.stringify(toWire(schema, value))), schema))).toEqual(value);
    }),
  );
});

describe('reading is tolerant', () => {
  const Shape = z.object({
    ad: bos(z.string()),
    adet: bos(z.number()),
    aktifMi: bos(z.boolean()),
    sayilar: bos(z.array(z.number())),
    satirlar: bos(z.array(z.object({ altUrunID: bos(z.int()) }))),
  });
  const read = (entries: Entry[]) => z.parse(Shape, decodeEntries(entries, Shape));
  const empty = { ad: null, adet: null, aktifMi: null, sayilar: null, satirlar: null };

  it('takes 0 for no record if an id may be empty, and for a number otherwise', () => {
    const schema = z.object({ personelID: bos(ref('personel')), bayiID: bos(kimlik()), musteriID: ref('musteri'), adet: bos(z.number()) });
    expect(decodeEntries([['personelID', '0'], ['bayiID', '0'], ['musteriID', '0'], ['adet', '0']], schema)).toEqual({ personelID: null, bayiID: null, musteriID: 0, adet: 0 });
    expect(decodeJson({ personelID: 0 }, schema)).toMatchObject({ personelID: null });
  });

  it.each(['', 'null', 'undefined', ' ', ' \t\n', ' null '])('takes "%s" for empty', (text) => {
    expect(read(['ad', 'adet', 'aktifMi', 'sayilar', 'satirlar'].map((key) => [key, text]))).toEqual(empty);
    expect(z.parse(Shape, decodeJson({ ad: text, adet: text, satirlar: text }, Shape))).toEqual(empty);
  });

  it.each([['12', 12], [' -1.5 ', -1.5], ['1e3', 1000], ['.5', 0.5]])('reads the number "%s"', (text, adet) => {
    expect(read([['adet', text]])).toEqual({ ...empty, adet });
    expect(z.parse(Shape, decodeJson({ adet: text }, Shape))).toEqual({ ...empty, adet });
  });

  it.each(['1,5', '0x10', 'NaN', 'Infinity', '1_000', 'on iki'])('leaves "%s" to be refused as a number', (text) => {
    expect(z.safeParse(Shape, decodeEntries([['adet', text]], Shape)).success).toBe(false);
  });

  it.each([['true', true], ['TRUE', true], ['1', true], ['on', true], ['false', false], ['0', false]])(
    'reads the answer "%s"',
    (text, aktifMi) => {
      expect(read([['aktifMi', text]])).toEqual({ ...empty, aktifMi });
    },
  );

  it('closes the gaps of a list and keeps its order', () => {
    expect(read([['sayilar[40]', '4'], ['sayilar[2]', '2'], ['SAYILAR[10]', '3']]).sayilar).toEqual([2, 3, 4]);
  });

  it('tells an empty list from a missing one', () => {
    expect(read([['satirlar[]', '']]).satirlar).toEqual([]);
    expect(read([]).satirlar).toBeNull();
  });

  it('reads list entries without an index in the order in which they come', () => {
    expect(read([['Sayilar[]', '7'], ['sayilar[]', '3']]).sayilar).toEqual([7, 3]);
  });

  it('takes one value for a list of one, and whole numbers with commas between them for a list', () => {
    expect(read([['sayilar', '7']]).sayilar).toEqual([7]);
    expect(read([['sayilar', '7, 3']]).sayilar).toEqual([7, 3]);
    expect(z.parse(Shape, decodeJson({ sayilar: '7,3' }, Shape)).sayilar).toEqual([7, 3]);
    expect(z.safeParse(Shape, decodeEntries([['sayilar', '7.5,3']], Shape)).success).toBe(false);
    expect(decodeEntries([['adlar', '7,3']], z.object({ adlar: z.array(z.string()) }))).toEqual({ adlar: ['7,3'] });
  });

  it('takes several values of one name for a list, and the last of them for any other field', () => {
    expect(read([['sayilar', '7'], ['Sayilar', ''], ['sayilar', '3'], ['sayilar', '5']]).sayilar).toEqual([7, 3, 5]);
    expect(read([['sayilar', ''], ['sayilar', '3']]).sayilar).toEqual([3]);
    expect(read([['ad', 'Ayşe'], ['ad', 'Ece'], ['adet', '1'], ['adet', '2'], ['aktifMi', 'false'], ['aktifMi', 'true']])).toEqual({ ...empty, ad: 'Ece', adet: 2, aktifMi: true });
    expect(read([['satirlar', '1'], ['satirlar', '2'], ['satirlar[0][altUrunID]', '3']]).satirlar).toEqual([{ altUrunID: 3 }]);
  });

  it('leaves the blanks of a password', () => {
    const schema = z.object({ parola: bos(sir(z.string())), ad: bos(z.string()) });
    expect(z.parse(schema, decodeEntries([['parola', '  '], ['ad', '  ']], schema))).toEqual({ parola: '  ', ad: null });
    expect(z.parse(schema, decodeEntries([['parola', '']], schema))).toEqual({ parola: null, ad: null });
  });

  it.each([
    ['a soft hyphen and a space without a width', 'Şu\u00ADle De\u200Bmir', 'Şule Demir'],
    ['marks of direction', '\u202A\u2066Ece\u2069\u202C \u202Eters', 'Ece ters'],
    ['a bell and a mark of the byte order', '\uFEFFA\u0007yşe\u007F', 'Ayşe'],
  ])('removes invisible characters: %s', (_what, sent, ad) => {
    expect(read([['ad', sent]]).ad).toBe(ad);
    expect(z.parse(Shape, decodeJson({ ad: sent, adet: '\u200B12' }, Shape))).toEqual({ ...empty, ad, adet: 12 });
  });

  it('keeps the characters that join emoji, and all characters of a password', () => {
    const emoji = '👩🏽‍⚕️❤️🏴󠁧󠁢󠁳󠁣󠁴󠁿';
    expect(read([['ad', `${emoji} Ayça`]]).ad).toBe(`${emoji} Ayça`);
    const schema = z.object({ parola: sir(z.string()) });
    expect(decodeEntries([['parola', 'a\u200Bb']], schema)).toEqual({ parola: 'a\u200Bb' });
  });

  it('refuses a record or a list in place of a value, and clears nothing', () => {
    for (const ad of [{ a: 1 }, [1, 2], [[1]]]) {
      expect(z.safeParse(Shape, decodeJson({ ad }, Shape)).success).toBe(false);
      expect(z.safeParse(Shape, decodeJson({ aktifMi: ad }, Shape)).success).toBe(false);
    }
    expect(z.safeParse(Shape, decodeEntries([['adet[0]', '1']], Shape)).success).toBe(false);
    // An empty one is ignored.
    expect(z.parse(Shape, decodeJson({ ad: {}, adet: [] }, Shape))).toEqual(empty);
  });

  it('takes a text of invisible characters for an empty one', () => {
    expect(read([['ad', '\u202E\u202C'], ['adet', ' \u200B ']])).toEqual(empty);
  });

  it('writes line breaks as the contract does', () => {
    expect(read([['ad', 'bir\r\niki\rüç\ndört']]).ad).toBe('bir\niki\nüç\ndört');
  });

  it('drops entries that are too deep, too far and unknown', () => {
    const entries: Entry[] = [
      [`satirlar${'[0]'.repeat(100)}`, '1'],
      ['sayilar[100000]', '1'],
      ['sayilar[-1]', '1'],
      ['sayilar[1e2]', '1'],
      ['baska', '1'],
      ['ad', 'Ayşe'],
    ];
    expect(read(entries)).toEqual({ ...empty, ad: 'Ayşe', sayilar: [] });
    const deep = JSON.parse(`{"satirlar":${'['.repeat(5000)}${']'.repeat(5000)}}`) as unknown;
    expect(() => decodeJson(deep, Shape)).not.toThrow();
  });

  it('refuses a text in place of a record, instead of reading it as an empty one', () => {
    const Suzgecli = z.object({ suzgec: z._default(z.nullable(z.object({ gun: z._default(z.nullable(z.number()), null) }, { error: 'secimGecersiz' })), null) });
    const parse = (sent: string) => z.safeParse(Suzgecli, decodeEntries([['suzgec', sent]], Suzgecli));
    expect(['', 'null'].map((sent) => parse(sent).data)).toEqual([{ suzgec: null }, { suzgec: null }]);
    for (const sent of ['x', '{"gun":5}', '[object Object]']) expect(parse(sent).success, sent).toBe(false);
    expect(z.safeParse(Suzgecli, decodeJson({ suzgec: 'x' }, Suzgecli)).success).toBe(false);
    expect(decodeJson({ suzgec: { gun: 5 } }, Suzgecli)).toEqual({ suzgec: { gun: 5 } });
  });

  it('never lets a key reach a prototype', () => {
    read([['__proto__[kirli]', '1'], ['constructor[prototype][kirli]', '1'], ['satirlar[0][__proto__][kirli]', '1']]);
    decodeJson(JSON.parse('{"__proto__":{"kirli":1},"satirlar":[{"__proto__":{"kirli":1}}]}'), Shape);
    expect('kirli' in {}).toBe(false);
  });

  it('reads any input without an exception', () => {
    const key = fc.oneof(fc.string(), fc.stringMatching(/^(sayilar|satirlar|ad)(\[[^\]]{0,8}\]){0,4}$/));
    fc.assert(fc.property(fc.array(fc.tuple(key, fc.string())), (entries) => void decodeEntries(entries, Shape)));
    fc.assert(fc.property(fc.jsonValue(), (json) => void decodeJson(json, Shape)));
  });
});

it('reads the names that the specification writes for a column of the calendar', () => {
  const schema = z.object({ randevudaGoster: z.boolean(), randevuSutunBaslikID: z.int() });
  const entries: Entry[] = [['RandevuGoster', 'false'], ['RandevuBaslikID', '7']];
  expect(decodeEntries(entries, schema)).toEqual({ randevudaGoster: false, randevuSutunBaslikID: 7 });
});

it('reads day and times of an appointment by either of their names', () => {
  const schema = z.object({ randevuTarihi: z.string(), baslangicSaat: z.string(), bitisSaat: z.string() });
  const entries: Entry[] = [['baslangicTarihi', '2026-12-05'], ['baslangicSaat', ''], ['baslangicSaati', '09:00'], ['bitisSaat', '10:00'], ['bitisSaati', '11:00']];
  expect(decodeEntries(entries, schema)).toEqual({ randevuTarihi: '2026-12-05', baslangicSaat: '09:00', bitisSaat: '10:00' });
});

it.each([
  ['baslangic', 'bitis', z.object({ baslangicTarihi: z.string(), bitisTarihi: z.string() })],
  ['baslangicTarihi', 'bitisTarihi', z.object({ baslangic: z.string(), bitis: z.string() })],
])('reads the days of a list as %s and %s, if its own names differ', (ilk, son, schema) => {
  expect(Object.values(decodeEntries([[ilk, '2026-12-05'], [son, '2026-12-06']], schema) as object)).toEqual(['2026-12-05', '2026-12-06']);
});

it('of two names of a field, reads the one that is not empty', () => {
  const schema = z.object({ ad: z.nullable(z.string()) });
  for (const entries of [[['ad', ''], ['adi', 'Ayşe']], [['adi', 'Ayşe'], ['ad', '']], [['ad', 'Ayşe'], ['adi', '']], [['ad', 'Ayşe'], ['adi', 'Ece']]] satisfies Entry[][]) {
    expect(decodeEntries(entries, schema)).toEqual({ ad: 'Ayşe' });
  }
  expect(decodeEntries([['ad', ''], ['adi', '']], schema)).toEqual({ ad: null });
});

it('of two names of a record, reads the one with an id', () => {
  const schema = z.object({ randevuSutunBaslikID: ref('sutun'), adet: z.number() });
  for (const [own, other] of [['0', '5'], ['', '5'], ['5', '0'], ['5', '7']]) {
    expect(decodeEntries([['RandevuSutunBaslikID', own!], ['randevuBaslikID', other!], ['adet', '0']], schema)).toEqual({ randevuSutunBaslikID: 5, adet: 0 });
  }
});

it('reads the sender of a message by the name that its form has', () => {
  expect(decodeEntries([['smsBaslik', 'SALON']], z.object({ baslik: bos(z.string()) }))).toEqual({ baslik: 'SALON' });
});

it('reads a customer by the names of the appointment that it is added from', () => {
  const schema = z.object({ ad: z.string(), soyad: z.nullable(z.string()), telefon: z.string() });
  const entries: Entry[] = [['adi', 'Ayşe'], ['soyadi', ''], ['kayitsizTelefon', '05321234567']];
  expect(decodeEntries(entries, schema)).toEqual({ ad: 'Ayşe', soyad: null, telefon: '05321234567' });
});

it('reads a customer and an appointment that a sale names by their records', () => {
  const schema = z.object({ musteriID: z.nullable(z.int()), randevuID: z.nullable(z.int()) });
  expect(decodeEntries([['musteriID', ''], ['Musteri[id]', '7'], ['Randevu[ID]', '9']], schema)).toEqual({ musteriID: 7, randevuID: 9 });
  expect(decodeJson({ musteriID: 3, musteri: { id: 7 }, randevuID: null, randevu: null }, schema)).toEqual({ musteriID: 3, randevuID: null });
  // A person who is booked without a card.
  expect(decodeJson({ musteriID: null, musteri: { id: 0, adSoyad: 'Deniz Ak' }, randevuID: null }, schema)).toEqual({ musteriID: null, randevuID: null });
});
