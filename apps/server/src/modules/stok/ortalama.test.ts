import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildBayi } from '../../../test/build.ts';
import { buildStok } from '../../../test/build-stok.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();

/** What there is, in millionths and kuruş, and the average of one in millionths of a kuruş. */
type Stok = { miktar: bigint; deger: bigint; ortalama: bigint };
type Hareket = { miktar: bigint; maliyet: bigint | null };

const MILYON = 1_000_000n;
/** Rounded half away from zero, as PostgreSQL does. */
const divide = (a: bigint, b: bigint): bigint => {
  const [ust, alt] = b < 0n ? [-a, -b] : [a, b];
  return ust < 0n ? -((-ust * 2n + alt) / (alt * 2n)) : (ust * 2n + alt) / (alt * 2n);
};
/** An average in lira with six decimals is one in ten-thousandths of a kuruş. */
const ortalamaOf = (deger: bigint, miktar: bigint) => divide(deger * 10_000n * MILYON, miktar);
const tutarOf = (miktar: bigint, ortalama: bigint) => divide(miktar * ortalama, 10_000n * MILYON);

/** The rule of the average, said once more and without the database. */
function move(once: Stok, { miktar, maliyet }: Hareket): Stok {
  const sonra = once.miktar + miktar;
  if (miktar > 0n) {
    const bedel = maliyet ?? tutarOf(miktar, once.ortalama);
    const deger = once.miktar >= 0n ? once.deger + bedel : divide(sonra * bedel, miktar);
    return { miktar: sonra, deger, ortalama: sonra > 0n ? ortalamaOf(deger, sonra) : ortalamaOf(bedel, miktar) };
  }
  if (sonra > 0n) {
    const deger = once.deger + divide(miktar * once.deger, once.miktar);
    return { miktar: sonra, deger, ortalama: ortalamaOf(deger, sonra) };
  }
  const deger = once.miktar <= 0n ? once.deger + tutarOf(miktar, once.ortalama) : tutarOf(sonra, once.ortalama);
  return { miktar: sonra, deger, ortalama: once.ortalama };
}

const hareketler = fc.array(
  fc.oneof(
    fc.record({ miktar: fc.bigInt(1n, 20_000_000n), maliyet: fc.option(fc.bigInt(0n, 500_000n)) }),
    fc.record({ miktar: fc.bigInt(-20_000_000n, -1n), maliyet: fc.constant(null) }),
  ),
  { minLength: 1, maxLength: 12 },
);

it('stock, its worth and its average are what the rule says after any movements, and the sums of them', async () => {
  const bayi = await buildBayi(server);
  await fc.assert(
    fc.asyncProperty(hareketler, async (liste) => {
      const { id } = await buildStok(server, bayi);
      for (const { miktar, maliyet } of liste) {
        await server.rows(
          `insert into stok_hareketi (bayi_id, alt_urun_id, tur, miktar, maliyet, tarih)
           values ($1, $2, $3, $4::numeric / 1000000, $5::numeric / 100, '2026-11-25')`,
          [bayi.bayiID, id, miktar > 0n ? 'alis' : 'sarf', String(miktar), maliyet === null ? null : String(maliyet)],
        );
      }
      const [bulunan] = await server.rows<Record<string, string>>(
        `select (u.miktar * 1000000)::bigint::text as miktar, (u.deger * 100)::bigint::text as deger, (u.ortalama * 1000000)::bigint::text as ortalama,
           (sum(h.miktar) * 1000000)::bigint::text as hareketler, (sum(h.deger) * 100)::bigint::text as degerler
         from stok_urun u join stok_hareketi h on h.bayi_id = u.bayi_id and h.alt_urun_id = u.alt_urun_id
         where u.bayi_id = $1 and u.alt_urun_id = $2 group by u.miktar, u.deger, u.ortalama`,
        [bayi.bayiID, id],
      );
      const beklenen = liste.reduce(move, { miktar: 0n, deger: 0n, ortalama: 0n });
      expect(bulunan).toEqual({
        miktar: String(beklenen.miktar),
        deger: String(beklenen.deger),
        ortalama: String(beklenen.ortalama),
        hareketler: String(beklenen.miktar),
        degerler: String(beklenen.deger),
      });
      if (beklenen.miktar > 0n) expect(beklenen.deger).toBeGreaterThanOrEqual(0n);
    }),
    { numRuns: 60 },
  );
});
