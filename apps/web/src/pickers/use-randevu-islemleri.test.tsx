import type { GunRandevusu } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../app/routing/lazy-route.ts';
import { showTo } from '../test/render.tsx';
import { useRandevuIslemleri } from './use-randevu-islemleri.ts';

const SEEN = { id: 7, surum: 1, seriID: null, randevuDurumu: RandevuDurumu.bekliyor } as GunRandevusu;
const sent: { surum: string | null }[] = [];

function Onayla() {
  const { setDurum } = useRandevuIslemleri();
  return <button onClick={() => setDurum(SEEN, RandevuDurumu.onaylandi)}>Onayla</button>;
}

/** A server on which the appointment has another version than the shown one, in this state. */
function answerAs(durum: string) {
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return Response.json({ success: true, message: '', randevu: { ...SEEN, surum: 3, randevuDurumu: durum } });
    const surum = (body as FormData).get('surum') as string | null;
    sent.push({ surum });
    if (surum !== '3') return Response.json({ success: false, message: 'kayitDegismis' }, { status: 409 });
    return Response.json({ success: true, message: '', id: 7, surum: 4, oncekiler: [], musteriCakisiyor: false });
  });
}

beforeEach(async () => {
  sent.length = 0;
  await loadTexts(['randevu']);
});

test('a change of state keeps other changes of the appointment, such as those that the same person made a moment ago', async () => {
  answerAs(RandevuDurumu.bekliyor);
  const { user } = showTo([], <Onayla />);
  await user.click(screen.getByRole('button', { name: 'Onayla' }));
  await screen.findByText('Randevu: Onaylandı');
  expect(sent).toEqual([{ surum: '1' }, { surum: '3' }]);
});

test('a state that has changed meanwhile is not overwritten', async () => {
  answerAs(RandevuDurumu.geldi);
  const { user } = showTo([], <Onayla />);
  await user.click(screen.getByRole('button', { name: 'Onayla' }));
  await screen.findByText(/başka biri tarafından değiştirildi/);
  expect(sent).toEqual([{ surum: '1' }]);
});
