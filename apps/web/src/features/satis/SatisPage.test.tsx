import { infoCalls } from '@defter/contract/info.ts';
import { type Satis, satisCalls } from '@defter/contract/satis.ts';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, queryKeyOf, useCall } from '../../app/data/query.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { SatisPage } from './SatisPage.tsx';

let satis: Satis;
beforeEach(async () => {
  await loadTexts(['satis', 'paketSatis', 'mesaj', 'ortak']);
  satis = {
    id: 7,
    satisNo: 12,
    surum: 1,
    durum: 'T',
    islemde: true,
    iptalMi: false,
    musteri: null,
    iskontoTip: '₺',
    iskonto: 0,
    aciklama: '',
    icerikler: [],
    odemeler: [],
    taksitler: [],
    bahsisler: [],
    pesinat: null,
    kapora: 0,
    avans: 0,
    satisGuid: 'a',
    tahsilatlar: [],
  } as unknown as Satis;
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ success: true, message: '', ...(/\/satis\/7(\?|$)/.test(address) ? { satis } : { liste: [], toplamKayit: 0, toplam: 0, tanimlar: {}, seanslar: [] }) }),
  );
  queryClient.setQueryData(queryKeyOf(infoCalls.get), { success: true, message: '', satisModulu: true });
});
afterEach(() => queryClient.clear());

const Durum = () => (useCall(satisCalls.get, { params: { id: 7 } }).data?.satis.islemde === false ? 'bitirildi' : null);
const page = (
  <>
    <Routes>
      <Route path="/satis/:id" element={<SatisPage />} />
    </Routes>
    <Durum />
  </>
);

test('a cart stays when another desk finishes its sale', async () => {
  showTo(['satisGoruntule', 'satisEkle', 'satisDuzenle'], page, '/satis/7');
  await screen.findByRole('region', { name: 'Sepet' });
  satis = { ...satis, islemde: false };
  await act(() => queryClient.refetchQueries());
  await screen.findByText('bitirildi');
  expect(screen.queryByRole('region', { name: 'Sepet' })).not.toBeNull();
});
