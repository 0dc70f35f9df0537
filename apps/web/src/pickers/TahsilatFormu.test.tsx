import { kurus, ZERO } from '@defter/rules/para.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../app/routing/lazy-route.ts';
import { showTo } from '../test/render.tsx';
import { TahsilatFormu } from './TahsilatFormu.tsx';

const SEKILLER = [[1, 'Nakit'], [2, 'Kredi kartı']].map(([id, adi]) => ({ id, adi, aktifMi: true, satistaGoster: true, iskontoMu: false, puanOdemesiMi: false }));
const acik = (id: number, kalan: number) => ({ id, satisNo: id, tarih: '2026-11-20', hizmetler: `Hizmet ${id}`, kalan: kurus(kalan), gelen: ZERO });
const sent = vi.fn();

beforeEach(async () => {
  await loadTexts(['tahsilat']);
  sent.mockClear();
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    if (init.method === 'POST') sent(Object.fromEntries(init.body as FormData));
    return Response.json({ success: true, message: '', tanimlar: { odemeSekli: SEKILLER } });
  });
});

const form = () =>
  showTo(
    ['musteriTahsilat'],
    <TahsilatFormu
      musteriID={3}
      ad="Ayşe Kaya"
      satisID={undefined}
      tutar={undefined}
      acik={[acik(7, 200_00), acik(8, 300_00)]}
      toplamBorc={kurus(500_00)}
      avans={ZERO}
      onClose={vi.fn()}
      onTaken={vi.fn()}
      onMahsup={vi.fn()}
    />,
  );

test('the method stays while the amount follows the sales that are paid', async () => {
  const { user } = form();
  const sekil = screen.getByRole<HTMLInputElement>('combobox', { name: /ödeme/i });
  await user.click(sekil);
  await user.click(await screen.findByRole('option', { name: 'Kredi kartı', hidden: true }));
  await user.click(screen.getByRole('checkbox', { name: /Hizmet 8/ }));
  expect([sekil.value, screen.getByLabelText<HTMLInputElement>(/^Tutar/).value]).toEqual(['Kredi kartı', '200,00']);
});

test('sends the debt that was seen, so that another desk does not take it once more', async () => {
  const { user } = form();
  await user.click(screen.getByRole('button', { name: 'Tahsil et' }));
  await expect.poll(() => sent.mock.calls).toMatchObject([[{ gorulenBorc: '500', gorulenAvans: '0' }]]);
});

test('money that pays none of the sales is not taken for all of them', async () => {
  const { user } = form();
  for (const ad of [/Hizmet 7/, /Hizmet 8/]) await user.click(screen.getByRole('checkbox', { name: ad }));
  const tutar = screen.getByLabelText(/^Tutar/);
  await user.clear(tutar);
  await user.type(tutar, '50');
  await user.click(screen.getByRole('button', { name: 'Tahsil et' }));
  expect(screen.getByRole('alert').textContent).toBe('Ödenecek satışı işaretleyin.');
  expect(sent).not.toHaveBeenCalled();
});

test('a further method waits until the methods are read, and an amount counts before a method is chosen', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    await promise;
    return Response.json({ success: true, message: '', tanimlar: { odemeSekli: SEKILLER.slice(0, 1) } });
  });
  const { user } = form();
  const ekle = screen.getByRole<HTMLButtonElement>('button', { name: 'Başka ödeme şekli ekle' });
  expect(ekle.disabled).toBe(true);
  resolve();
  await expect.poll(() => ekle.disabled).toBe(false);
  const tutar = screen.getByLabelText(/^Tutar/);
  await user.clear(tutar);
  await user.type(tutar, '150');
  await user.click(ekle);
  expect(screen.getByLabelText<HTMLInputElement>(/^2\. tutar/).value).toBe('350,00');
  expect(screen.getByText('Ödemeler toplamı 500,00 ₺')).toBeTruthy();
});
