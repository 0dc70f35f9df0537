import type { FoySatiri } from '@defter/contract/stok.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { SayimAlani } from './SayimAlanlari.tsx';

beforeAll(() => loadTexts(['stok']));

test('an emptied counted number stands there again when the field is left', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const { user } = showTo([], <SayimAlani satir={{ id: 4, adi: 'Kil maske', sayilan: 12 } as FoySatiri} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.clear(field);
  await user.tab();
  expect(field.value).toBe('12');
  expect(asked).not.toHaveBeenCalled();
});

test.each(['-3', 'abc', '8690550010745'])('a count of "%s" stays and is told as wrong when the field is left', async (typed) => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const { user } = showTo([], <SayimAlani satir={{ id: 4, adi: 'Kil maske', sayilan: 12 } as FoySatiri} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  screen.getByText('Kaydedilmedi');
  await user.tab();
  expect(field.value).toBe(typed);
  expect(asked).not.toHaveBeenCalled();
});

test('a counted number that was not saved is told as unsaved until it is', async () => {
  const asked = vi.fn(async () => Response.json({ success: false, message: 'yetkiYok' }, { status: 403 }));
  vi.stubGlobal('fetch', asked);
  const { user } = showTo([], <SayimAlani satir={{ id: 4, adi: 'Kil maske', sayilan: null } as FoySatiri} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(field, '7');
  await user.tab();
  await screen.findByText('Kaydedilmedi');
  expect(field.value).toBe('7');
  asked.mockImplementation(async () => Response.json({ success: true, message: '' }));
  await user.click(field);
  await user.tab();
  await waitFor(() => expect(screen.queryByText('Kaydedilmedi')).toBeNull());
});
