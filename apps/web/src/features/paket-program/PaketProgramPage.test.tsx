import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { PaketProgramPage } from './PaketProgramPage.tsx';

beforeAll(() => loadTexts(['paketProgram']));

test('the programs off sale can be seen beside those on sale', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', async (address: string) => {
    asked(new URL(address, 'http://defter').searchParams.get('aktifMi'));
    return Response.json({ success: true, message: '', liste: [], toplamKayit: 0 });
  });
  const { user } = showTo(['paketGoruntule'], <PaketProgramPage />);
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('true'));
  await user.click(screen.getByRole('radio', { name: 'Tümü' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tümü' }).checked).toBe(true);
  await waitFor(() => expect(asked).not.toHaveBeenLastCalledWith('true'));
});
