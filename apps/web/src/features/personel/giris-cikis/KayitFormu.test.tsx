import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { showTo } from '../../../test/render.tsx';
import { KayitFormu } from './KayitFormu.tsx';

test('a new entry begins with the shown day', async () => {
  await loadTexts(['girisCikis']);
  showTo(['personelGirisCikis'], <KayitFormu personeller={[{ id: 3, adSoyad: 'Elif Şahin' }]} kayit={undefined} gun="2026-03-05" onClose={() => undefined} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Tarih/ }).value).toBe('05.03.2026');
});
