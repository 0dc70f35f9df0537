import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type An, findServis, OTOMATIK_SERVIS_ADLARI, OTOMATIK_SERVISLER, otomatikAralik, otomatikPlan, otomatikTur, type OtomatikZamanlama, otomatikZaman, plusDakika, randevuHaberi, type RandevuOlayi } from './otomatik-sms.ts';

const HATIRLATMA: OtomatikZamanlama = { servis: 'hatirlatma', gun: 1, dakika: 0, saat: '10:00', gunler: [] };
const SAATLIK: OtomatikZamanlama = { servis: 'hatirlatma', gun: 0, dakika: 120, saat: null, gunler: [] };

it('has a number of its own for each service', () => {
  expect(new Set(Object.values(OTOMATIK_SERVISLER).map(({ id }) => id)).size).toBe(OTOMATIK_SERVIS_ADLARI.length);
  expect(OTOMATIK_SERVIS_ADLARI.map((ad) => findServis(OTOMATIK_SERVISLER[ad].id))).toEqual(OTOMATIK_SERVIS_ADLARI);
  expect(findServis(99)).toBeUndefined();
});

it('a text that reads like advertising is commercial, as is every greeting', () => {
  expect(otomatikTur('hatirlatma', 'Yarın görüşmek üzere')).toBe('bilgi');
  expect(otomatikTur('hatirlatma', 'Yarın %20 indirim')).toBe('ticari');
  expect(otomatikTur('dogumGunu', 'İyi ki doğdunuz')).toBe('ticari');
});

describe('the time at which a message is due', () => {
  it.each<[Partial<OtomatikZamanlama>, An, An | undefined]>([
    [HATIRLATMA, '2026-11-26 14:30', '2026-11-25 10:00'],
    [SAATLIK, '2026-11-26 01:30', '2026-11-25 23:30'],
    // The evening before a Monday is a Sunday: the Saturday before it is the nearest permitted day.
    [{ ...HATIRLATMA, gunler: [1, 2, 3, 4, 5, 6] }, '2026-11-30 09:00', '2026-11-28 10:00'],
    [{ ...HATIRLATMA, gun: 0 }, '2026-11-26 09:00', undefined],
    [{ ...HATIRLATMA, gun: 0 }, '2026-11-26 10:01', '2026-11-26 10:00'],
    [{ servis: 'ziyaretSonrasi', gun: 1, saat: '16:00', gunler: [] }, '2026-11-27 11:00', '2026-11-28 16:00'],
    [{ servis: 'ziyaretSonrasi', gun: 1, saat: '16:00', gunler: [1, 2, 3, 4, 5] }, '2026-11-27 11:00', '2026-11-30 16:00'],
    [{ servis: 'ziyaretSonrasi', gun: 0, saat: '18:00', gunler: [] }, '2026-11-27 11:00', '2026-11-27 18:00'],
    // Nobody is asked about a visit before it.
    [{ servis: 'ziyaretSonrasi', gun: 0, saat: '18:00', gunler: [] }, '2026-11-27 19:00', '2026-11-28 18:00'],
    [{ servis: 'ziyaretSonrasi', gun: 0, saat: '18:00', gunler: [1, 2, 3, 4, 5] }, '2026-11-27 19:00', '2026-11-30 18:00'],
    [{ servis: 'dogumGunu', gun: 0, saat: '09:30', gunler: [] }, '2026-11-27 00:00', '2026-11-27 09:30'],
    // A day has no minute to count hours from, and nobody is written to at midnight.
    [{ servis: 'taksitYaklasiyor', gun: 2, dakika: 0, saat: null, gunler: [] }, '2026-11-27 23:59', '2026-11-25 11:00'],
    [{ servis: 'taksitGecikti', gun: 3, dakika: 30, saat: null, gunler: [] }, '2026-11-22 00:00', '2026-11-25 12:00'],
    [{ servis: 'randevuIptal' }, '2026-11-25 23:59', '2026-11-26 00:01'],
  ])('%o of %s is %s', (kural, temel, zaman) => {
    expect(otomatikZaman({ ...HATIRLATMA, ...kural }, temel)).toBe(zaman);
  });

  it('lies in the stretch that is read for it, for every rule', () => {
    fc.assert(
      fc.property(kurallar, anlar, (kural, temel) => {
        const zaman = otomatikZaman(kural, temel);
        if (zaman === undefined) return;
        const aralik = otomatikAralik(kural, { sonra: plusDakika(zaman, -1), kadar: zaman });
        expect(aralik && temel >= aralik.ilk && temel <= aralik.son).toBe(true);
      }),
    );
  });
});

it('reads nothing for a rule whose time of day is outside of the stretch', () => {
  expect(otomatikAralik(HATIRLATMA, { sonra: '2026-11-25 10:00', kadar: '2026-11-26 09:59' })).toBeUndefined();
  expect(otomatikAralik(HATIRLATMA, { sonra: '2026-11-25 09:59', kadar: '2026-11-25 10:00' })).toEqual({ ilk: '2026-11-26 00:00', son: '2026-11-26 23:59' });
});

it('sends no reminder for an appointment that was booked after the reminder was due', () => {
  const plan = (beri: An) => otomatikPlan(HATIRLATMA, [{ temel: '2026-11-26 14:30', beri }], { sonra: '2026-11-25 08:00', kadar: '2026-11-25 10:00' });
  expect(plan('2026-11-25 10:01')).toEqual([]);
  expect(plan('2026-11-25 10:00')).toMatchObject([{ zaman: '2026-11-25 10:00' }]);
  expect(plan('2026-11-20 12:00')).toMatchObject([{ zaman: '2026-11-25 10:00' }]);
});

it('is due in exactly one of two adjacent stretches', () => {
  const due = (sonra: An, kadar: An) => otomatikPlan(HATIRLATMA, [{ temel: '2026-11-26 14:30', beri: null }], { sonra, kadar }).length;
  expect([due('2026-11-25 09:00', '2026-11-25 10:00'), due('2026-11-25 10:00', '2026-11-25 11:00')]).toEqual([1, 0]);
});

describe('the messages about changes of an appointment', () => {
  const A = '2026-11-26 10:00';
  const B = '2026-11-26 16:00';
  const olay = (dakika: number, once: An | null, sonra: An | null): RandevuOlayi => ({ zaman: plusDakika('2026-11-25 10:00', dakika), once, sonra });
  it.each<[string, RandevuOlayi[], string | undefined]>([
    ['booked', [olay(0, null, A)], 'randevuAlindi'],
    ['moved', [olay(0, A, B)], 'randevuDegisti'],
    ['cancelled', [olay(0, A, null)], 'randevuIptal'],
    ['booked and moved at once', [olay(0, null, A), olay(1, A, B)], 'randevuAlindi'],
    ['booked, and moved as its message is due', [olay(0, null, A), olay(2, A, B)], 'randevuAlindi'],
    ['booked, and moved a minute after its message was due', [olay(0, null, A), olay(3, A, B)], 'randevuDegisti'],
    ['booked and moved later', [olay(0, null, A), olay(30, A, B)], 'randevuDegisti'],
    ['moved and taken back at once (R8)', [olay(0, A, B), olay(1, B, A)], undefined],
    ['cancelled and taken back at once', [olay(0, A, null), olay(1, null, A)], undefined],
    ['cancelled when it was over', [olay(60 * 48, A, null)], undefined],
    ['written down afterwards', [olay(60 * 48, null, A)], undefined],
    ['moved to an hour that is over', [olay(0, A, '2026-11-25 09:00')], undefined],
    ['nothing', [], undefined],
  ])('%s', (_what, olaylar, haber) => {
    expect(randevuHaberi(olaylar)).toBe(haber);
  });
});

const GUNLER = Array.from({ length: 20 }, (_, index) => plusDakika('2026-11-20 00:00', index * 24 * 60).slice(0, 10));
const anlar = fc.tuple(fc.constantFrom(...GUNLER), fc.integer({ min: 0, max: 1439 })).map(([gun, dakika]) => plusDakika(`${gun} 00:00`, dakika));
const kurallar: fc.Arbitrary<OtomatikZamanlama> = fc.record({
  servis: fc.constantFrom('hatirlatma' as const, 'ziyaretSonrasi' as const, 'taksitYaklasiyor' as const, 'taksitGecikti' as const),
  gun: fc.integer({ min: 0, max: 6 }),
  dakika: fc.integer({ min: 0, max: 600 }),
  saat: fc.option(fc.constantFrom('08:00', '10:00', '23:30')),
  gunler: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
});

/** The life of an appointment: when it is booked, moved, cancelled (null) or taken up again. */
const hayatlar = fc.array(fc.tuple(fc.integer({ min: 1, max: 6000 }), fc.option(anlar, { freq: 4 })), { minLength: 1, maxLength: 8 }).map((steps) => {
  let zaman: An = '2026-11-20 00:00';
  return steps.map(([dakika, temel]) => ({ zaman: (zaman = plusDakika(zaman, dakika)), temel }));
});

it('over random lives of appointments, reminds once of each time that stands when it is due, and of no other (R19)', () => {
  const EVERY = 15;
  fc.assert(
    fc.property(hayatlar, fc.array(kurallar.map((kural) => ({ ...kural, servis: 'hatirlatma' as const })), { minLength: 1, maxLength: 3 }), (hayat, rules) => {
      const sent: string[] = [];
      const queued = new Set<string>();
      // The job looks back for hours, as after the computer was off, and queues by a key.
      for (let simdi = '2026-11-20 00:00'; simdi < '2026-12-12 00:00'; simdi = plusDakika(simdi, EVERY)) {
        const now = hayat.findLast(({ zaman }) => zaman <= simdi);
        if (!now || now.temel === null || now.temel <= simdi) continue;
        for (const [index, kural] of rules.entries()) {
          for (const { aday, zaman } of otomatikPlan(kural, [{ temel: now.temel, beri: now.zaman }], { sonra: plusDakika(simdi, -180), kadar: simdi })) {
            const key = `${index} ${aday.temel}`;
            if (!queued.has(key)) sent.push(`${key} ${now.temel}`);
            queued.add(key);
            expect(zaman <= simdi && now.temel > simdi).toBe(true);
          }
        }
      }
      expect(new Set(sent).size).toBe(sent.length);
      // The final time, if it stood long enough, was told by each rule exactly once.
      const last = hayat.at(-1)!;
      for (const [index, kural] of rules.entries()) {
        const zaman = last.temel === null ? undefined : otomatikZaman(kural, last.temel);
        if (last.temel === null || zaman === undefined || zaman < last.zaman || plusDakika(zaman, EVERY) >= last.temel) continue;
        expect(sent.filter((told) => told === `${index} ${last.temel} ${last.temel}`)).toHaveLength(1);
      }
    }),
    { numRuns: 60 },
  );
});
