import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { losesInput } from '../../ui/leave-guard.ts';
import { SarfBolumu } from './SarfBolumu.tsx';

const away = { changesScreen: true, isConsequence: false };

test('an amount that cannot be read is not saved as none, and one that is typed is not left behind unasked', async () => {
  await loadTexts(['satis']);
  const satir = { satisIcerikID: 1, altUrunID: 2, adi: 'Boya', hizmetAdi: 'Saç boyama', birimAdi: 'g', miktar: 60, fire: 0, maliyet: null };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [satir] }));
  const { user } = showTo(['satisEkle', 'stokGoruntule', 'stokDegistir'], <SarfBolumu satisID={5} />);
  const [miktar] = await screen.findAllByRole('textbox');
  expect(losesInput(away)).toBe(false);
  await user.clear(miktar!);
  await user.type(miktar!, '6o');
  expect(losesInput(away)).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Kaydet' }).disabled).toBe(true);
  await user.clear(miktar!);
  await user.type(miktar!, '65');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Kaydet' }).disabled).toBe(false);
});
