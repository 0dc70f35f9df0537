import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { show } from '../../../test/render.tsx';
import { SeriGunleri } from './SeriGunleri.tsx';

const SATIR = {
  gun: '2026-12-07',
  randevuTarihi: '2026-12-07',
  baslangicSaat: '10:00',
  bitisSaat: '10:45',
  engel: 'randevuDolu',
  neden: null,
  tatil: null,
  musteriCakisiyor: false,
  oneri: null,
  alinsin: false,
  degisti: false,
} as const;

test('another day and time for an appointment of a series are typed key by key', async () => {
  await loadTexts(['seri', 'randevu']);
  const ask = vi.fn();
  const { user } = show(<SeriGunleri satirlar={[SATIR as never]} setAlinsin={vi.fn()} take={vi.fn()} reset={vi.fn()} ask={ask} />);
  await user.click(screen.getByRole('button', { name: 'Başka gün' }));
  for (const [ad, text] of [['Gün', '08.12.2026'], ['Saat', '11:30']] as const) {
    const box = screen.getByLabelText<HTMLInputElement>(ad);
    await user.clear(box);
    await user.type(box, text);
  }
  await user.keyboard('{Enter}');
  expect(ask).toHaveBeenCalledExactlyOnceWith('2026-12-07', { randevuTarihi: '2026-12-08', baslangicSaat: '11:30', bitisSaat: '12:15' }, expect.anything());
});
