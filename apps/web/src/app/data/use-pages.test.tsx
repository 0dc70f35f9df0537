import { puanCalls } from '@defter/contract/puan.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { MoreRows } from '../../ui/MoreRows.tsx';
import { loadTexts } from '../routing/lazy-route.ts';
import { queryClient } from './query.ts';
import { usePages } from './use-pages.ts';

let answer: () => Response;
beforeEach(async () => {
  await loadTexts(['mesaj', 'ortak']);
  answer = () => Response.json({ success: true, message: '', liste: [{}], toplamKayit: 2 });
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => queryClient.clear());

function Liste() {
  const { pages } = usePages(puanCalls.hareketler, { params: { id: 7 } }, 1);
  return <MoreRows pages={pages} />;
}

test('a further page that is refused says the reason of the refusal', async () => {
  const { user } = show(<Liste />);
  const more = await screen.findByRole('button', { name: 'Daha fazla göster' });
  answer = () => Response.json({ success: false, message: 'yetkiYok' }, { status: 403 });
  await user.click(more);
  expect((await screen.findByRole('alert')).textContent).toContain('yetkiniz yok');
});
