import type { PaketHakki } from '@defter/contract/seans.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../../app/routing/lazy-route.ts';
import { showTo } from '../../../../test/render.tsx';
import { PaylasPaneli } from './PaylasPaneli.tsx';

const ZEYNEP = { id: 8, adSoyad: 'Zeynep Kaya', telefon: null, dosyaNo: null };
const HAK = { id: 3, altUrunAdi: 'Cilt bakımı', kullananlar: [] } as unknown as PaketHakki;
const sent = vi.fn();

beforeEach(async () => {
  await loadTexts(['seans']);
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent((body as FormData).get('musteriID'));
    return Response.json({ success: true, message: '', id: 1, liste: [ZEYNEP], toplamKayit: 1 });
  });
});

test('the box is empty for the next person once somebody was added', async () => {
  const { user } = showTo(['musteriGoruntule', 'paketPaylas'], <PaylasPaneli hak={HAK} digerleri={[]} onClose={() => undefined} />);
  const box = await screen.findByLabelText<HTMLInputElement>(/^Kim/, { selector: 'input' });
  await user.type(box, 'Zeynep');
  await user.click(await screen.findByRole('option', { name: /Zeynep Kaya/, hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Ekle' }));
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('8'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Kim/, { selector: 'input' }).value).toBe(''));
});
