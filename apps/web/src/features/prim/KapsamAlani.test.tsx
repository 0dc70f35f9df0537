import { SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { PrimKuraliKaydi } from '@defter/contract/prim.ts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { useZodForm } from '../../ui/form.ts';
import { showTo } from '../../test/render.tsx';
import { KapsamAlani } from './KapsamAlani.tsx';
import { degerlerOf } from './kural-degerleri.ts';

function Alan({ altUrunID }: { altUrunID: number }) {
  const form = useZodForm({ schema: PrimKuraliKaydi, initialValues: { ...degerlerOf(undefined), altUrunID }, save: () => Promise.resolve() });
  return <KapsamAlani form={form} disabled={false} />;
}

test.each([
  [SatisTipi.urun, 'Tek ürün'],
  [SatisTipi.hizmet, 'Tek hizmet'],
])('a saved rule for one entry of kind %i has the scope "%s"', async (satisTipi, kapsam) => {
  await loadTexts(['prim', 'urun']);
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('/alt-urunler/9') ? { success: true, message: '', altUrun: { id: 9, adi: 'Krem', satisTipi } } : { success: true, message: '', liste: [], toplamKayit: 0 }),
  );
  showTo([urunCalls.getAltUrun.yetki].flat() as never, <Alan altUrunID={9} />);
  await screen.findByDisplayValue('Krem');
  expect(screen.getByDisplayValue(kapsam)).toBeDefined();
});
