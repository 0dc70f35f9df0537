import { kurus, ZERO } from '@defter/rules/para.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from './call.ts';
import { bos, para, metin, sayi, tutar } from './fields.ts';
import type { kasaCalls } from './kasa.ts';
import { fromWire, toWire } from './lira.ts';
import type { puanCalls } from './puan.ts';
import { SatisKaydi } from './satis.ts';

const Shape = z.object({
  ad: metin(),
  adet: sayi(),
  fiyat: para(),
  maliyet: bos(para()),
  satirlar: z.array(z.object({ tutar: para() })),
});
const here = { ad: '12', adet: 2, fiyat: 12_50, maliyet: null, satirlar: [{ tutar: 1 }, { tutar: -5 }] };
const wire = { ad: '12', adet: 2, fiyat: 12.5, maliyet: null, satirlar: [{ tutar: 0.01 }, { tutar: -0.05 }] };

describe('amounts of a shape', () => {
  it('are lira on the wire and kuruş here, at any depth, and nothing else is touched', () => {
    expect(toWire(Shape, here)).toEqual(wire);
    expect(fromWire(Shape, wire)).toEqual(here);
  });

  it('of half a kuruş, too large or as a word stay as they are, to be refused', () => {
    for (const fiyat of [1.005, 1e20, Number.POSITIVE_INFINITY, 'on']) expect(z.safeParse(Shape, fromWire(Shape, { ...wire, fiyat })).success).toBe(false);
  });

  it('leave a value of a shape without any as it is', () => {
    const value = { ad: 'Ayşe' };
    expect(toWire(z.object({ ad: metin() }), value)).toBe(value);
  });
});

it('a discount is money by the kind beside it, which is lira by default', () => {
  const written = (iskontoTip: string) => fromWire(SatisKaydi, { iskontoTip, iskonto: 12.5, icerikler: [{ iskontoTip, iskonto: 10 }] });
  expect(written('₺')).toMatchObject({ iskonto: 12_50, icerikler: [{ iskonto: 10_00 }] });
  expect(written('%')).toMatchObject({ iskonto: 12.5, icerikler: [{ iskonto: 10 }] });
  expect(fromWire(SatisKaydi, { iskonto: 12.5 })).toEqual({ iskonto: 12_50 });
});

it('keeps lira out of the values that a handler gets and gives', () => {
  type Body = BodyOf<typeof kasaCalls.create>;
  type Reply = ReplyOf<typeof kasaCalls.hesapBakiyeleri>;
  type Puanlar = ReplyOf<typeof puanCalls.hareketler>;
  const body = (tutar: Body['tutar']) => tutar;
  const reply = (toplam: Reply['toplam']) => toplam;
  const puanlar = (deger: Puanlar['deger']) => deger;
  // @ts-expect-error the body was read as kuruş; a plain number may be lira
  body(12.5);
  // @ts-expect-error the serialiser makes lira of a reply: lira in it would be divided twice
  reply(12.5);
  // @ts-expect-error points are a plain number and not their worth in money
  puanlar((undefined as unknown as Puanlar)?.puan);
  // @ts-expect-error amounts of one kind are not compared with a limit in lira
  tutar().check(z.lte('100'));
  expect([body(kurus(1)), reply(ZERO), puanlar(ZERO)]).toEqual([1, 0, 0]);
});
