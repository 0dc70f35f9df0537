import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { OtomatikSmsForm } from './OtomatikSmsForm.tsx';

const SERVIS = { id: 1, kod: 'dogumGunu', adi: 'Doğum günü', yon: 'sonra', tur: 'ticari', alanlar: ['isim'], ilkMesaj: 'Nice yıllara', ilkGun: 0, ilkDakika: 0, ilkSaat: '10:00' } as const;
const send = vi.fn();

beforeEach(async () => {
  await loadTexts(['otomatikSms']);
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) => {
    if (method !== 'GET') send();
    return Response.json({ success: true, message: '', liste: [], toplam: 0 });
  });
});

test('an hour can be emptied and typed anew, and an empty one is not saved', async () => {
  const { user } = showTo([], <OtomatikSmsForm servis={{ ...SERVIS, alanlar: [...SERVIS.alanlar] }} onClose={() => undefined} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: /^Saat/ });
  await user.clear(box);
  await user.type(box, '{Enter}');
  expect([box.value, send.mock.calls.length]).toEqual(['', 0]);
  expect(await screen.findByText('Bu alan zorunludur.')).toBeTruthy();
  await user.type(box, '930{Tab}');
  expect(box.value).toBe('09:30');
});
