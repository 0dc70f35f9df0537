import { bos, para, saatAlani, tamSayi, tarihAlani, tutar } from '@defter/contract/fields.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { schemaOf } from './schema.ts';

it('tells each field in full, wherever else it stands', () => {
  const satir = () => z.object({ gun: tarihAlani(), bitis: bos(tarihAlani()), saat: bos(saatAlani()), tutar: bos(tutar()), fark: para(), adet: bos(tamSayi(1, 9)) });
  const told = {
    gun: { type: 'string', format: 'date' },
    bitis: { default: null, type: ['string', 'null'], format: 'date' },
    saat: { default: null, type: ['string', 'null'], format: 'HH:mm' },
    tutar: { default: null, type: ['number', 'null'], minimum: 0, maximum: 999_999_999, multipleOf: 0.01 },
    fark: { type: 'number', multipleOf: 0.01 },
    adet: { default: null, type: ['integer', 'null'], minimum: 1, maximum: 9 },
  };
  const { properties } = schemaOf(z.object({ ilk: satir(), liste: z.array(satir()), son: bos(satir()) }), 'output');
  expect(properties!.ilk!.properties).toEqual(told);
  expect(properties!.liste!.items!.properties).toEqual(told);
  expect(properties!.son).toMatchObject({ type: ['object', 'null'], properties: told });
});
