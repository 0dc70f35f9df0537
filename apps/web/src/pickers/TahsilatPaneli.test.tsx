import { satisCalls } from '@defter/contract/satis.ts';
import { kurus, ZERO } from '@defter/rules/para.ts';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient, useCall } from '../app/data/query.ts';
import { loadTexts } from '../app/routing/lazy-route.ts';
import { showTo } from '../test/render.tsx';
import { TahsilatPaneli } from './TahsilatPaneli.tsx';

const Okuma = () => useCall(satisCalls.acik, { params: { id: 3 } }).isError && 'okunamadı';

test('input stays when the debts cannot be read again', async () => {
  await loadTexts(['tahsilat']);
  let isDown = false;
  vi.stubGlobal('fetch', async (address: string) => {
    if (isDown) return Response.json({ success: false, message: 'hataOlustu' }, { status: 500 });
    const liste = [{ id: 7, satisNo: 7, tarih: '2026-11-20', hizmetler: 'Cilt bakımı', kalan: kurus(200_00), gelen: ZERO }];
    return Response.json({ success: true, message: '', ...(address.includes('tanim') ? { tanimlar: { odemeSekli: [] } } : { liste, avans: 0 }) });
  });
  const { user } = showTo(['musteriTahsilat'], <><TahsilatPaneli musteriID={3} ad="Ayşe Kaya" onClose={vi.fn()} /><Okuma /></>);
  const tutar = await screen.findByLabelText<HTMLInputElement>(/^Tutar/);
  await user.clear(tutar);
  await user.type(tutar, '50');
  isDown = true;
  await act(() => queryClient.refetchQueries());
  await screen.findByText('okunamadı');
  expect(screen.getByRole('dialog').textContent).toContain('Ayşe Kaya');
  expect(screen.getByLabelText<HTMLInputElement>(/^Tutar/).value).toBe('50');
});
