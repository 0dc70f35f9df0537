import { ayarCalls } from '@defter/contract/ayar.ts';
import { calls } from '@defter/contract/calls.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import ayar from '../../texts/tr/ayar.json' with { type: 'json' };
import alan from '../../texts/tr/alan.json' with { type: 'json' };
import yetki from '../../texts/tr/yetki.json' with { type: 'json' };

type Schema = { _zod: { def: { innerType?: Schema; in?: Schema; shape?: Record<string, Schema> } } };

/** The names of the fields that a form of the body holds; lists stay whole. */
function fieldsOf(schema: Schema): string[] {
  const { innerType, in: sent, shape } = schema._zod.def;
  const inner = innerType ?? sent;
  if (inner) return fieldsOf(inner);
  return Object.entries(shape ?? {}).flatMap(([name, field]) => {
    const inner = fieldsOf(field);
    return inner.length > 0 ? inner : [name];
  });
}

/**
 * Fields that no form of an existing record has: identities, pictures, codes, the scope of a change in a series, names that only a new appointment
 * has, the lines by which a visit grows, whether a new sale takes campaigns or has no customer, the call or message that a record belongs to, the
 * second name of the column, and the link of a recipient who is no colleague.
 */
const UNTYPED = /^(id|surum|model|logo|logoKaldir|smsKodu|soyadi|kayitsizTelefon|kapsam|randevular|kampanyali|kapidan|onayKodu|oncekiAramaID|mesajID|randevuBaslikID|baglanti)$/;

/** Switches are saved one by one; only the text has a form. */
const SETTINGS = z.pick(ayarCalls.save.body, { surum: true, kvkksmsMetni: true }) as unknown as Schema;

it('has a word for every field that two people may have changed', () => {
  const bodies = Object.values(calls).flatMap((verbs) => Object.values(verbs).map((call: AnyCall) => (call as AnyCall) === ayarCalls.save ? SETTINGS : (call.body as unknown as Schema)));
  const fields = new Set(bodies.map(fieldsOf).filter((names) => names.includes('surum')).flat());
  const known = [alan.ad, ayar.alan, yetki.yetki, yetki.rapor].flatMap((words) => Object.keys(words));
  expect([...fields].filter((field) => !UNTYPED.test(field) && !known.includes(field.replace(/^rapor:/, ''))).toSorted()).toEqual([]);
});
