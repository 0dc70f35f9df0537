import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { KasaForm } from './KasaForm.tsx';

test('everything that an expense lacks is told at once, the amount first', async () => {
  await loadTexts(['kasa']);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { user } = showTo([], <KasaForm kayit={undefined} gelirMi={false} onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: /Kaydet/ }));
  const tutar = screen.getByLabelText(/Tutar/);
  expect(tutar.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(tutar);
});
