import { call } from '@defter/contract/call.ts';
import { alsoNamed, dosya, bos, kimlikOrZero, kimlikReply, metin, ref } from '@defter/contract/fields.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeCalls } from './document.ts';

const describeOne = (body: z.ZodMiniObject, nested = false) => describeCalls([call.post('/ornek', { body, reply: kimlikReply, yetki: 'giris', nested })], '1').paths['/ornek']!.post!;

it('offers every form in which a body is read, and JSON for none that has a file', () => {
  expect(Object.keys(describeOne(z.object({ adi: metin() })).requestBody!.content)).toEqual(['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json']);
  expect(Object.keys(describeOne(z.object({ adi: metin(), resim: bos(dosya(1)) })).requestBody!.content)).toEqual(['multipart/form-data']);
  expect(Object.keys(describeOne(z.object({ satirlar: z.array(z.object({ belge: dosya(1) })) })).requestBody!.content)).toEqual(['multipart/form-data']);
});

it('tells the other names of a field', () => {
  const { properties } = describeOne(z.object({ id: kimlikOrZero(), musteri: bos(alsoNamed(ref('musteri'), 'musteriID')) })).requestBody!.content['multipart/form-data']!.schema;
  expect(properties).toMatchObject({ musteri: { type: ['integer', 'null'], 'x-adlar': ['musteriid'] } });
});

it('asks for no body where every field may be left out', () => {
  expect(describeOne(z.object({ id: kimlikOrZero() })).requestBody!.required).toBe(false);
  expect(describeOne(z.object({ adi: metin() })).requestBody!.required).toBe(true);
});

it('describes refusals of every status, with all that they carry', () => {
  const { paths, components } = describeCalls([call.get('/ornek', { yetki: 'giris' })], '1');
  expect(Object.keys(paths['/ornek']!.get!.responses)).toEqual(['200', 'default']);
  expect(Object.keys(components.schemas.AppError.properties!)).toEqual(['success', 'message', 'alanlar', 'veri', 'kullanim', 'response']);
});

it('tells how a call is done once that is sent twice', () => {
  const calls = [call.post('/ekle', { yetki: 'giris' }), call.put('/degis', { yetki: 'giris' }), call.post('/herkes', { yetki: 'herkes' }), call.post('/sor', { yetki: 'giris', reads: true })];
  const { paths } = describeCalls(calls, '1');
  const keyed = Object.values(paths).flatMap((methods) => Object.values(methods)).map(({ 'x-birKez': birKez }) => birKez);
  expect(keyed).toEqual([true, undefined, undefined, undefined]);
  expect(describeCalls([], '1').info.description).toContain('x-birKez carries an Idempotency-Key');
});
