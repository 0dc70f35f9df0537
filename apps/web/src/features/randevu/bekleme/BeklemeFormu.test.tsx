import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { showTo } from '../../../test/render.tsx';
import { BeklemeFormu } from './BeklemeFormu.tsx';

test('a first day beyond the last day moves the last day too, so that the customer waits as long as before', async () => {
  await loadTexts(['bekleme', 'randevu', 'urun']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplamKayit: 0 }));
  const { user } = showTo(['randevuTalep'], <BeklemeFormu ilk={{ musteri: null, tarih: '2026-11-28' }} onClose={() => undefined} />);
  const alan = (ad: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: ad });
  const write = async (gun: string) => {
    await user.clear(alan(/^İlk gün/));
    await user.type(alan(/^İlk gün/), gun);
    await user.tab();
  };
  await write('05.12.2026');
  expect(alan(/^Son gün/).value).toBe('12.12.2026');
  await write('20.12.2026');
  expect(alan(/^Son gün/).value).toBe('03.01.2027');
});
