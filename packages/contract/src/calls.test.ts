import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AnyCall, successMessage } from './call.ts';
import { calls } from './calls.ts';
import { MESAJLAR } from './errors.ts';
import { izinCalls } from './izin.ts';
import { topicsOf, touchedBy } from './konu.ts';
import { musteriCalls } from './musteri.ts';
import { onlineRandevuCalls } from './online-randevu.ts';
import { sayfaCalls } from './sayfa.ts';
import { smsCalls } from './sms.ts';

const all = Object.entries(calls).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, call]): [string, AnyCall] => [`${noun}.${verb}`, call]),
);

it('has no two calls for one address', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.toLowerCase().replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

/** The paths to the numbers of a shape with more decimals than any column keeps. */
function endlessOf(schema: z.ZodMiniType, path = ''): string[] {
  const { type, innerType, in: sent, element, shape } = schema._zod.def as unknown as Partial<Record<'innerType' | 'in' | 'element', z.ZodMiniType>> & { type: string; shape?: Record<string, z.ZodMiniType> };
  const inner = innerType ?? sent ?? element;
  if (inner) return endlessOf(inner, path);
  if (shape) return Object.entries(shape).flatMap(([name, field]) => endlessOf(field, `${path}.${name}`));
  return type === 'number' && z.safeParse(schema, 0.123456789).success ? [path] : [];
}

// The database would round further decimals, and a limit of 12.346 % would be one of 12.35 %.
it('takes no number with more decimals than are kept', () => {
  const endless = all.filter(([, { method }]) => method !== 'GET').flatMap(([name, { body }]) => endlessOf(body, name));
  // The length of a leave is not saved, because the time of return follows from it.
  expect(endless.filter((path) => !path.startsWith('izin.'))).toEqual([]);
});

describe.each(all)('%s', (_name, { method, path, params, query, body, reply, yetki, mesaj, reads }) => {
  it('takes exactly the parameters that its path names', () => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
    expect(Object.keys(params._zod.def.shape)).toEqual(named);
  });

  it('sends a body only if its method may, and a query only for a reading', () => {
    const given = Object.keys((method === 'GET' ? body : query)._zod.def.shape);
    // The specification puts the kind of an import into the query beside its body (spec 2§7.14).
    expect(given.filter((name) => path !== '/excelimport' || name !== 'type')).toEqual([]);
  });

  it('has no contact data in its address, because addresses are logged on the way', () => {
    const named = Object.keys(query._zod.def.shape).filter((name) => /telefon|tcKimlik|pasaport|mail|eposta|adres/i.test(name));
    // The specification filters calls by their number (spec 2§3.11); the panel searches them by `ara`.
    expect(named.filter((name) => path !== '/gelenarama' || name !== 'telefonNo')).toEqual([]);
  });

  it('leaves success and message to the platform', () => {
    expect(Object.keys(reply._zod.def.shape)).not.toContain('success');
    expect(Object.keys(reply._zod.def.shape)).not.toContain('message');
  });

  it('names its right and answers with a good message', () => {
    expect([yetki].flat()).not.toEqual([]);
    const message = successMessage({ method, mesaj, reads });
    expect(message === '' ? 200 : MESAJLAR[message]).toBe(200);
  });
});

it('names no topic that it has anyway', () => {
  const idle = all.filter(([, call]) => call.konular?.every((konu) => topicsOf({ ...call, konular: undefined }).includes(konu)));
  expect(idle.map(([name]) => name)).toEqual([]);
});

describe('the topics of a call', () => {
  it('are its own, its menu, and those that it declares', () => {
    expect(topicsOf(izinCalls.create)).toEqual(['personel', 'vardiya']);
    expect(topicsOf(onlineRandevuCalls.saveAyarlar)).toEqual(['online-randevu', 'ayarlar']);
    expect(topicsOf(musteriCalls.create)).toEqual(['musteri']);
    expect(topicsOf(sayfaCalls.iptal)).toEqual(['randevu', 'info']);
  });

  it('are none if nothing has changed, even if it is logged', () => {
    expect(topicsOf(musteriCalls.iletisimGoster)).toEqual([]);
    expect(topicsOf(smsCalls.deneme)).toEqual([]);
  });

  it('include those that show parts of them, and always the first page', () => {
    expect([...touchedBy(['musteri'])]).toEqual(['musteri', 'randevu', 'satis', 'dashboard']);
    expect([...touchedBy(['stok'])]).toEqual(['stok', 'dashboard']);
  });
});
