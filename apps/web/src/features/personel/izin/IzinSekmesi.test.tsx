import type { Personel } from '@defter/contract/personel.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '../../../app/data/query.ts';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { KeptFocus } from '../../../app/shell/KeptFocus.ts';
import { showTo } from '../../../test/render.tsx';
import { today } from '../../../ui/today.ts';
import { IzinSekmesi } from './IzinSekmesi.tsx';

beforeAll(() => loadTexts(['izin', 'personel', 'mesaj']));
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('a leave of another year is seen after it was saved', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', id: 1, liste: [], turler: [], gun: 0, saat: 0 }));
  const { user } = showTo(['personelIzin'], <IzinSekmesi personel={{ id: 7 } as Personel} />);
  const gelecekYil = String(Number(today().slice(0, 4)) + 1);
  await user.click(await screen.findByRole('button', { name: 'İzin ekle' }));
  fireEvent.change(screen.getByRole('textbox', { name: /^İlk gün/ }), { target: { value: `14.01.${gelecekYil}` } });
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText(gelecekYil)).toBeInstanceOf(HTMLElement);
});

test('by the keyboard the form of a leave is filled in from its first field', async () => {
  // jsdom lays nothing out, so every element has to count as seen.
  HTMLElement.prototype.checkVisibility ??= () => true;
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], turler: [], gun: 0, saat: 0 }));
  const { user } = showTo(
    ['personelIzin'],
    <>
      <KeptFocus />
      <IzinSekmesi personel={{ id: 7 } as Personel} />
    </>,
  );
  (await screen.findByRole('button', { name: 'İzin ekle' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'İzin ekle' })));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'İzin türü' }));
});
