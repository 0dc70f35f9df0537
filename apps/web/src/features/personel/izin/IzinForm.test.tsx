import type { Izin } from '@defter/contract/izin.ts';
import type { Personel } from '@defter/contract/personel.ts';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { showTo } from '../../../test/render.tsx';
import { IzinForm } from './IzinForm.tsx';

beforeAll(() => loadTexts(['izin', 'personel', 'mesaj']));

const izin = { id: 3, surum: 1, personelID: 7, cikisTarihi: '2027-01-04', cikisSaati: null, gelisTarihi: '2027-01-15', gelisSaati: null, aciklama: null, izinTuru: 'yillik' } as unknown as Izin;
const showForm = (one: Izin | undefined, onClose = vi.fn()) => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], ayarlar: { baslangicSaati: '09:00', bitisSaati: '19:00' } }));
  return showTo(['personelIzin'], <IzinForm personel={{ id: 7 } as Personel} izin={one} onSaved={vi.fn()} onClose={onClose} />);
};
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('the last day of a longer leave stays while another first day is typed', async () => {
  const { user } = showForm(izin);
  await user.clear(field(/^İlk gün/));
  await user.type(field(/^İlk gün/), '05.01.2027');
  expect(field(/^Son gün/).value).toBe('14.01.2027');
});

test('a leave of one day stays one of one day', async () => {
  const { user } = showForm({ ...izin, gelisTarihi: '2027-01-05' });
  await user.clear(field(/^İlk gün/));
  await user.type(field(/^İlk gün/), '06.01.2027');
  expect(field(/^Son gün/).value).toBe('06.01.2027');
});

test('the day of half a day off can be typed', async () => {
  const { user } = showForm(undefined);
  await user.click(screen.getByRole('radio', { name: 'Yarım gün' }));
  await user.clear(field(/^Gün/));
  await user.type(field(/^Gün/), '06.01.2027');
  expect(field(/^Gün/).value).toBe('06.01.2027');
});

test('leaving the form asks before it loses its input', async () => {
  const close = vi.fn();
  const { user } = showForm(undefined, close);
  await user.type(field(/^Açıklama/), 'Düğün');
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  const leave = await screen.findByRole('button', { name: 'Kaydetmeden kapat' });
  expect(close).not.toHaveBeenCalled();
  await user.click(leave);
  await expect.poll(() => close.mock.calls.length).toBe(1);
});
