import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { GunSecimi } from './GunSecimi.tsx';
import { useSuzgec } from './use-suzgec.ts';

beforeEach(() => loadTexts(['takvim', 'randevu']));

function Gun() {
  const suzgec = useSuzgec();
  return (
    <>
      <GunSecimi suzgec={suzgec} />
      <output>{suzgec.tarih}</output>
    </>
  );
}

test('a day is typed over another one, which stays until the typed day is complete', async () => {
  const { user } = showTo([], <Gun />, '/?tarih=2026-12-30');
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gün' });
  await user.clear(box);
  await user.type(box, '5.1.202');
  expect([box.value, screen.getByRole('status').textContent]).toEqual(['5.1.202', '2026-12-30']);
  await user.type(box, '7');
  expect([box.value, screen.getByRole('status').textContent]).toEqual(['5.1.2027', '2027-01-05']);
});

test('an incomplete day is not kept', async () => {
  const { user } = showTo([], <Gun />, '/?tarih=2026-12-30');
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gün' });
  await user.type(box, '{Backspace}{Backspace}{Tab}');
  expect([box.value, screen.getByRole('status').textContent]).toEqual(['30.12.2026', '2026-12-30']);
});
