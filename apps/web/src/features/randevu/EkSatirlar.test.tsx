import { randevuCalls } from '@defter/contract/randevu.ts';
import { ZERO } from '@defter/rules/para.ts';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { useZodForm } from '../../ui/form.ts';
import { EkSatirlar } from './EkSatirlar.tsx';
import { HELD, type RandevuDegerleri, valuesOf } from './form-values.ts';
import { shifted } from './ziyaret.ts';

const TARIH = '2026-12-01';
const MASAJ = { id: 0, altUrunID: 1, adi: 'Masaj', altUrunAdi: 'Masaj', sure: 30, tamponOnce: 0, tamponSonra: 0, fiyat: ZERO };
const BAKIM = { id: 2, adi: 'Cilt bakımı', urunSure: 30, tamponOnce: 0, tamponSonra: 0, fiyat: 0, satisTipi: 1, aktifMi: true };

let aranan = Promise.resolve();
const search = (next: () => Promise<void>) => {
  aranan = aranan.then(next);
};

function Form() {
  const form = useZodForm<typeof randevuCalls.create.body, RandevuDegerleri>({
    schema: randevuCalls.create.body,
    held: HELD,
    initialValues: {
      ...valuesOf(undefined, { musteri: null, hedef: undefined, tarih: TARIH, basliklar: [] }),
      randevuSutunBaslikID: 4,
      baslangicSaat: '10:00',
      bitisSaat: '10:30',
      randevuHizmet: [MASAJ],
    },
    save: () => Promise.resolve(),
  });
  const change = (index: number, degisen: object) => form.setFieldValue('ekler', form.getValues().ekler.map((satir, i) => (i === index ? { ...satir, ...degisen } : satir)));
  const goEarlier = () => {
    form.setFieldValue('baslangicSaat', '09:00');
    form.setFieldValue('bitisSaat', '09:30');
    form.setFieldValue('ekler', shifted(form.getValues().ekler, -60));
  };
  return (
    <>
      <button type="button" onClick={goEarlier}>
        bir saat önceye
      </button>
      <EkSatirlar form={form} basliklar={[]} seanslar={new Map()} onSearch={search} onChange={change} oneriOf={() => null} />
    </>
  );
}

beforeEach(() => loadTexts(['randevu', 'urun']));

/** The free times of the day, which are told once `known` is there. */
function stubFree(saatler: (readonly [baslangicSaat: string, bitisSaat: string])[], known: Promise<void>) {
  const bosSaatler = saatler.map(([baslangicSaat, bitisSaat]) => ({ randevuSutunBaslikID: 4, baslangicSaat, bitisSaat }));
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/randevu/')) return Response.json({ success: true, message: '', liste: address.includes('/urun/') ? [BAKIM] : [], toplamKayit: 1 });
    await known;
    return Response.json({ success: true, message: '', liste: [{ tarih: TARIH, bosSaatler }] });
  });
}

async function addBakim(user: ReturnType<typeof showTo>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: /ekle/i }));
  await user.click(screen.getByPlaceholderText(/hizmet/i));
  await user.click(await screen.findByRole('option', { name: /Cilt bakımı/, hidden: true }));
}

test('a further service stands in the visit before its place is known, and goes there unless it was changed', async () => {
  const { promise: known, resolve } = Promise.withResolvers<void>();
  stubFree([['11:15', '11:45']], known);
  const { user } = showTo(['randevuEkle'] as never, <Form />);
  await addBakim(user);
  expect(screen.getByDisplayValue('10:30')).toBeDefined();
  await act(async () => resolve());
  await screen.findByDisplayValue('11:15');
});

test('services that are added before the answers come stand behind each other once they are there', async () => {
  const { promise: known, resolve } = Promise.withResolvers<void>();
  stubFree([['11:15', '11:45'], ['11:45', '12:15']], known);
  const { user } = showTo(['randevuEkle'] as never, <Form />);
  for (const saat of ['10:30', '11:00']) {
    await addBakim(user);
    expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Başlangıç' }).at(-1)!.value).toBe(saat);
  }
  resolve();
  await act(() => aranan);
  expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Başlangıç' }).map(({ value }) => value)).toEqual(['11:15', '11:45']);
});

test('a service whose place is looked for while the visit is moved goes where the visit has gone', async () => {
  const { promise: known, resolve } = Promise.withResolvers<void>();
  stubFree([['09:45', '10:15'], ['11:15', '11:45']], known);
  const { user } = showTo(['randevuEkle'] as never, <Form />);
  await addBakim(user);
  await user.click(screen.getByRole('button', { name: 'bir saat önceye' }));
  resolve();
  await act(() => aranan);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Başlangıç' }).value).toBe('09:45');
});

test('a further service keeps its length while its begin is typed, even through text that is no time yet', async () => {
  stubFree([], Promise.resolve());
  const { user } = showTo(['randevuEkle'] as never, <Form />);
  await addBakim(user);
  const baslangic = screen.getByRole('textbox', { name: 'Başlangıç' });
  await user.clear(baslangic);
  await user.type(baslangic, '930');
  await user.tab();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Bitiş' }).value).toBe('10:00');
});
