import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { show } from '../../test/render.tsx';
import { NedenModal } from './NedenModal.tsx';

test('a typed reason is sent by Enter, and an empty one is not', async () => {
  await loadTexts(['satis']);
  const asked = vi.fn();
  const { user } = show(<NedenModal title="İptal" text="" yes="İptal et" busy={false} onClose={() => undefined} onYes={asked} />);
  const other = screen.getAllByRole('radio', { hidden: true }).at(-1)!;
  await user.click(other);
  await user.keyboard('{Enter}');
  expect(asked).not.toHaveBeenCalled();
  await user.keyboard('Yanlış kişi{Enter}');
  expect(asked).toHaveBeenCalledExactlyOnceWith('Yanlış kişi');
});

test('the question is answered by the keyboard from where it opens', async () => {
  await loadTexts(['satis']);
  const [asked, closed] = [vi.fn(), vi.fn()];
  const { user } = show(<NedenModal title="İade" text="" yes="İade et" busy={false} onClose={closed} onYes={asked} />);
  const [ilk] = screen.getAllByRole('radio', { hidden: true });
  await waitFor(() => expect(document.activeElement).toBe(ilk));
  await user.keyboard('{Enter}');
  expect([asked, closed].map((call) => call.mock.calls.length)).toEqual([0, 0]);
  await user.keyboard(' {Enter}');
  expect(asked).toHaveBeenCalledExactlyOnceWith('Yanlış girildi');
});
