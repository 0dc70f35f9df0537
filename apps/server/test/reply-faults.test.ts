import { call } from '@defter/contract/call.ts';
import { bos } from '@defter/contract/fields.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { replyFaults } from './reply-faults.ts';

const Satir = z.object({ id: z.int(), soyad: bos(z.string()), parcalar: bos(z.array(z.object({ adi: z.string() }))), eki: z.optional(z.string()) });
const list = call.get('/x', { reply: z.object({ liste: z.array(Satir), toplam: z.int() }), yetki: 'giris' });
const faultsOf = (satir: object, more: object = { toplam: 1 }) => replyFaults(list, { success: true, message: '', liste: [satir], ...more }).map((fault) => fault.replace('GET /x answers ', ''));

it('takes the declared fields, null for empty ones, and no key for optional ones', () => {
  expect(faultsOf({ id: 1, soyad: null, parcalar: [{ adi: 'Oje' }] })).toEqual([]);
  expect(faultsOf({ id: 1, soyad: 'Kaya', parcalar: null, eki: 'x' })).toEqual([]);
});

it('refuses a key that is not there, also where null would do', () => {
  expect(faultsOf({ id: 1, parcalar: [] })).toEqual(['without .liste[0].soyad']);
  expect(faultsOf({ id: 1, soyad: undefined, parcalar: [] })).toEqual(['without .liste[0].soyad']);
  expect(faultsOf({ id: 1, soyad: null, parcalar: [] }, {})).toContain('without .toplam');
});

it('refuses a key that the contract does not know, however deep', () => {
  expect(faultsOf({ id: 1, soyad: null, parcalar: [{ adi: 'Oje', bayi_id: 7 }] })).toEqual(['.liste[0].parcalar[0].bayi_id, which the contract does not know']);
  expect(faultsOf({ id: 1, soyad: null, parcalar: [] }, { toplam: 1, fazla: true })).toEqual(['.fazla, which the contract does not know']);
});

it('refuses a value of another kind', () => {
  expect(faultsOf({ id: '1', soyad: null, parcalar: [] })).toEqual([expect.stringMatching(/^liste\.0\.id: /)]);
});

it('of rows whose fields were named asks for exactly those', () => {
  const faults = (satir: object) => replyFaults(list, { liste: [satir], toplam: 1 }, ['id', 'soyad']).map((fault) => fault.replace('GET /x answers ', ''));
  expect(faults({ id: 1, soyad: null })).toEqual([]);
  expect(faults({ id: 1 })).toEqual(['without .liste[0].soyad']);
  expect(faults({ id: 1, soyad: null, parcalar: [] })).toEqual(['.liste[0].parcalar, which the contract does not know']);
});
