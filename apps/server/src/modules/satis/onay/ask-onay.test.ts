import { satisCalls } from '@defter/contract/satis.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { istekOf } from './ask-onay.ts';

const satir = fc.record({ id: fc.constantFrom(0, 7), altUrunID: fc.constantFrom(1, 2), adet: fc.constantFrom(1, 2.5), birimFiyat: fc.constantFrom(null, 100_00, 99_99), iskontoTip: fc.constantFrom('₺', '%'), iskonto: fc.constantFrom(0, 10, 20) });
const fiyat = fc.record({ id: fc.constantFrom(0, 5), musteriID: fc.constantFrom(1, 2), iskontoTip: fc.constantFrom('₺', '%'), iskonto: fc.constantFrom(0, 5), icerikler: fc.array(satir, { minLength: 1, maxLength: 3 }) });
const gerisi = fc.record({ aciklama: fc.constantFrom(null, 'Not'), islemde: fc.boolean(), odemeler: fc.constantFrom([], [{ odemeSekliID: 1, tutar: 50_00 }]) });
const KISI = { bayiID: 1, personelID: 2 };

const istek = (satis: object, kisi = KISI) => istekOf(kisi, { body: z.parse(satisCalls.create.body, { odemeler: [], ...satis }), durum: 'T', kampanyali: false });

it('two sales are one request exactly when all that decides their prices is the same', () => {
  fc.assert(
    fc.property(fiyat, fiyat, gerisi, gerisi, (bir, iki, b, i) => {
      const same = JSON.stringify(bir) === JSON.stringify(iki);
      expect(istek({ ...bir, ...b }) === istek({ ...iki, ...i })).toBe(same);
      expect(istek({ ...bir, ...b })).toBe(istek({ ...bir, ...i }));
      expect(istek(bir, { bayiID: 1, personelID: 3 })).not.toBe(istek(bir));
    }),
  );
});
