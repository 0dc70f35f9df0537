import { seansDusCalls, type RandevuSeansi } from '@defter/contract/paket-satis.ts';
import type { Randevu } from '@defter/contract/randevu.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { queryClient, queryKeyOf } from '../../../app/data/query.ts';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { showTo } from '../../../test/render.tsx';
import { PaketBolumu } from './PaketBolumu.tsx';

beforeAll(() => loadTexts(['randevu', 'seans']));

const satirOf = (kullanilan: number): RandevuSeansi => ({
  altUrunID: 3, altUrunAdi: 'Lazer', fiyat: 500 as never, uygulayanPersonelID: null, uygulayanAdi: null, kodMu: false,
  haklar: [{ id: 9, paketAdi: 'Bacak', sahibi: null, seans: 6, kullanilan, kalan: 6 - kullanilan, bitis: null }],
});
const answerOf = (answer: object) => Response.json({ success: true, message: '', ...answer });

test('a session that is taken while the packages are read anew is told all the same', async () => {
  const read = Promise.withResolvers<Response>();
  const taken = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (address: string) => (address.includes('seans-dus') ? taken.promise : address.includes('/7/seanslar') ? read.promise : Promise.resolve(answerOf({ liste: [] }))));
  queryClient.setQueryData(queryKeyOf(seansDusCalls.randevu, { params: { id: 7 } }), { success: true, message: '', satirlar: [satirOf(1)] });
  const onDone = vi.fn();
  const { user } = showTo(
    ['randevuGoruntule', 'randevuSatis', 'satisEkle', 'satisGoruntule'],
    <PaketBolumu randevu={{ id: 7, randevuTarihi: '2026-11-28' } as Randevu} mayClose={() => Promise.resolve(true)} onDone={onDone} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Paketten düş ve kapat' }));
  read.resolve(answerOf({ satirlar: [satirOf(2)] }));
  await screen.findByText('2/6 kullanıldı, 4 kaldı');
  taken.resolve(answerOf({ id: 1, satisGuid: 'a', kalan: 0, surum: 1, toplamTutar: 0 }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});
