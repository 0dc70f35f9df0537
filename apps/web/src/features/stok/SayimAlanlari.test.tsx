import type { FoySatiri } from '@defter/contract/stok.ts';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { SayimAlani } from './SayimAlanlari.tsx';

beforeAll(() => loadTexts(['stok']));

test('a counted number that is emptied stands there again when the field is left', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const { user } = showTo([], <SayimAlani satir={{ id: 4, adi: 'Kil maske', sayilan: 12 } as FoySatiri} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.clear(field);
  await user.tab();
  expect(field.value).toBe('12');
  expect(asked).not.toHaveBeenCalled();
});
