import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { Slider } from './Slider.tsx';

const resimler = ['Bir', 'İki', 'Üç'].map((baslik, i) => ({ id: i, resim: `/api/dosya/1/kampanya/${i}.jpg`, baslik }));
const shown = () => screen.getByRole('img').getAttribute('alt');
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

let azHareket = false;
beforeAll(() => loadTexts(['bugun']));
beforeEach(() => {
  azHareket = false;
  vi.useFakeTimers();
  const real = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...real(query), matches: azHareket && query.includes('reduced-motion') }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('goes on by itself, again and again, and stands still under the pointer, the focus and the pause button', () => {
  render(<Slider resimler={resimler} />, { wrapper: Providers });
  const [slider, sonraki] = [screen.getByRole('region'), screen.getByRole('button', { name: 'Sonraki resim' })];
  for (const baslik of ['Bir', 'İki', 'Üç', 'Bir']) {
    expect(shown()).toBe(baslik);
    wait(6000);
  }
  fireEvent.mouseEnter(slider);
  wait(20_000);
  expect(shown()).toBe('İki');
  fireEvent.mouseLeave(slider);
  fireEvent.focus(sonraki);
  wait(20_000);
  expect(shown()).toBe('İki');
  fireEvent.keyDown(sonraki, { key: 'ArrowLeft' });
  expect(shown()).toBe('Bir');
  fireEvent.click(screen.getByRole('button', { name: 'Resimleri durdur' }));
  fireEvent.blur(sonraki);
  wait(20_000);
  expect(shown()).toBe('Bir');
  fireEvent.click(screen.getByRole('button', { name: 'Resimleri yürüt' }));
  wait(6000);
  expect(shown()).toBe('İki');
});

it('moves by hand only if less motion is wanted, and keeps going when a picture has gone', () => {
  azHareket = true;
  const { rerender } = render(<Slider resimler={resimler} />, { wrapper: Providers });
  wait(20_000);
  expect(shown()).toBe('Bir');
  expect(screen.queryByRole('button', { name: 'Resimleri durdur' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Önceki resim' }));
  expect(shown()).toBe('Üç');
  rerender(<Slider resimler={resimler.slice(0, 1)} />);
  expect(shown()).toBe('Bir');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
