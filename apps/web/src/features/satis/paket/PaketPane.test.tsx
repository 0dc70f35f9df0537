import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { showTo } from '../../../test/render.tsx';
import { goOn } from '../../../ui/pick-by-key.ts';
import { KATALOG } from '../go-on-by-key.ts';
import { PaketPane } from './PaketPane.tsx';

const PROGRAM = { id: 3, adi: '8 seans cilt bakımı', satisFiyati: 480_000, icerikler: [] };

test('the key goes on from the customer to the first program', async () => {
  await loadTexts(['paketSatis']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [PROGRAM], toplam: 1 }));
  // jsdom has no layout, and the focus goes only to elements that are seen.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  const ignore = () => undefined;
  showTo(
    ['paketGoruntule'],
    <>
      <PaketPane secili={undefined} onProgram={ignore} eklenebilen={[]} onIcerik={ignore} onPick={ignore} />
      <input aria-label="Müşteri" data-next={KATALOG} />
    </>,
  );
  const program = await screen.findByRole('button', { name: /8 seans/ });
  const box = screen.getByLabelText('Müşteri');
  box.focus();
  goOn(box);
  await waitFor(() => expect(document.activeElement).toBe(program));
});
