import { cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { TakvimSutunu } from './calendar/types.ts';
import { useSutunlar } from './use-sutunlar.ts';

const [DOKUZ, ON_IKI, ON_SEKIZ] = [9 * 60, 12 * 60, 18 * 60];
const izinli = { id: 1, adi: 'İzinli', izinAraliklari: [{ baslangic: DOKUZ, bitis: ON_SEKIZ }] };
const vardiyaDisi = { id: 2, adi: 'Vardiyası yok', kapaliAraliklar: [{ baslangic: 0, bitis: 24 * 60 }] };
const ogledenSonra = { id: 3, adi: 'Öğleden sonra', kapaliAraliklar: [{ baslangic: DOKUZ, bitis: ON_IKI }] };
const butunGun = { id: 4, adi: 'Bütün gün' };

function idler(sutunlar: TakvimSutunu[], gun: { simdi?: number; sira?: number[]; gizli?: number[] } = {}) {
  const { sira = [], gizli = [], simdi } = gun;
  const { result } = renderHook(() => useSutunlar({ duzen: { sira, gizli }, sutunlar, randevular: [], baslangic: DOKUZ, bitis: ON_SEKIZ, simdi }), {
    wrapper: ({ children }: PropsWithChildren) => <MemoryRouter>{children}</MemoryRouter>,
  });
  const { gorunen } = result.current;
  cleanup();
  return gorunen.map(({ id }) => id);
}

it('shows colleagues who are off all day last, whether on leave or without a shift', () => {
  expect(idler([izinli, vardiyaDisi, ogledenSonra, butunGun])).toEqual([3, 4, 1, 2]);
});

it('keeps the chosen order, and leaves out hidden columns', () => {
  expect(idler([izinli, ogledenSonra, butunGun], { sira: [1, 4], gizli: [4] })).toEqual([1, 3]);
});

it('shows one column on a phone, first that of somebody who works now', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList,
  );
  expect(idler([ogledenSonra, butunGun], { simdi: 10 * 60 })).toEqual([4]);
  expect(idler([ogledenSonra, butunGun], { simdi: 13 * 60 })).toEqual([3]);
});
