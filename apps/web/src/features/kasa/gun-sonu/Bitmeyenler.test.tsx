import { kurus } from '@defter/rules/para.ts';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { showTo } from '../../../test/render.tsx';
import { Bitmeyenler } from './Bitmeyenler.tsx';

beforeAll(() => loadTexts(['gunSonu']));

const satis = (id: number, tarih: string) => ({ id, satisNo: id, tarih, musteriAdi: `Müşteri ${id}`, kalan: kurus(10_000) });
function Gun() {
  const [secilen, setSecilen] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Bitmeyenler
        tarih="2026-03-12"
        satislar={[satis(1, '2026-03-12'), satis(2, '2026-03-10'), satis(3, '2026-03-11')]}
        randevular={[{ id: 9, saat: '10:00', geldiMi: false, musteriAdi: 'Ayşe Kaya' }]}
        devredilen={secilen}
        onChange={setSecilen}
      />
      <output>{[...secilen].join()}</output>
    </>
  );
}

const devredilen = () => screen.getByRole('status').textContent;

test('one press carries on everything from earlier days, and the work of the day itself is settled one by one', async () => {
  const { user } = showTo(['satisGoruntule'], <Gun />);
  const oncekiler = screen.getByRole('region', { name: 'Önceki günlerden 2 açık satış' });
  await user.click(within(oncekiler).getByRole('checkbox', { name: 'Hepsini yarına bırak' }));
  expect(devredilen()).toBe('satis-2,satis-3');
  await user.click(screen.getByRole('checkbox', { name: /^Yarına bırak: Ayşe Kaya/ }));
  await user.click(within(oncekiler).getByRole('checkbox', { name: /^Yarına bırak: Müşteri 3/ }));
  expect(devredilen()).toBe('satis-2,randevu-9');
  await user.click(within(oncekiler).getByRole('checkbox', { name: 'Hepsini yarına bırak' }));
  await user.click(within(oncekiler).getByRole('checkbox', { name: 'Hepsini yarına bırak' }));
  expect(devredilen()).toBe('randevu-9');
});
