import { bos, kimlikOrZero, metin, surumOrNull, tutarOrZero } from '@defter/contract/fields.ts';
import { TextInput } from '@mantine/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { show } from '../../test/render.tsx';
import { conflictQuestion } from '../../ui/conflict.ts';
import { useZodForm } from '../../ui/form.ts';
import { loadTexts } from '../routing/lazy-route.ts';
import { ConflictHost } from './ConflictHost.tsx';

const schema = z.object({ id: kimlikOrZero(), surum: surumOrNull(), ad: metin(20), soyad: bos(metin(20)), maas: tutarOrZero() });
const kayit = { id: 7, surum: 1 as number | null, ad: 'Elif', soyad: 'Uzman', maas: 10 as number | string };
type Kayit = typeof kayit;

/** A record on a server that notices the second save. */
const server = { kayit, saved: [] as object[], degistiren: {} as object, refuses: false };
beforeEach(async () => {
  server.degistiren = {};
  server.refuses = false;
  server.kayit = kayit;
  server.saved = [];
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplamKayit: 0, tanimlar: {}, surum: 1 }));
  await loadTexts(['cakisma', 'alan', 'yetki', 'ayar']);
});
afterEach(() => {
  conflictQuestion.get()?.answer(undefined);
  vi.unstubAllGlobals();
});

function Form() {
  const form = useZodForm({
    schema,
    initialValues: kayit,
    save: async (body) => {
      if (server.refuses || body.surum !== server.kayit.surum) throw Object.assign(new Error('refused'), { kod: 'kayitDegismis', veri: server.degistiren });
      server.saved.push(body);
    },
    newest: async () => server.kayit,
  });
  return (
    <form onSubmit={form.submit} noValidate>
      {(['ad', 'soyad', 'maas'] as const).map((alan) => (
        <TextInput key={form.key(alan)} label={alan} {...form.getInputProps(alan)} />
      ))}
      <button type="submit">Gönder</button>
    </form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Types a first name, and saves after somebody else has saved. */
async function saveSecond(elsewhere: Partial<Kayit>) {
  const { user } = show(
    <>
      <Form />
      <ConflictHost />
    </>,
  );
  await user.clear(field('ad'));
  await user.type(field('ad'), 'Elif Nur');
  server.kayit = { ...kayit, surum: 2, ...elsewhere };
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  return user;
}

test('the value that another person has saved for a field stands beside the typed one, and the typed one is saved once it is chosen', async () => {
  const user = await saveSecond({ ad: 'Elif Su', soyad: 'Kaya' });
  const dialog = await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  expect(dialog.textContent).toContain('Sizin yazdığınızElif Nur');
  expect(dialog.textContent).toContain('Kayıttaki yeni hâliElif Su');
  expect(dialog.textContent).toContain('Soyad: Uzman → Kaya');
  expect(server.saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(server.saved).toEqual([{ id: 7, surum: 2, ad: 'Elif Nur', soyad: 'Kaya', maas: 10 }]));
});

test('a record that the server calls changed and returns unchanged is refused, instead of being sent again forever', async () => {
  server.refuses = true;
  await saveSecond({ surum: 1 });
  expect((await screen.findByRole('alert')).textContent).toContain('bu kayıt başka biri tarafından değiştirildi');
  expect(field('ad').value).toBe('Elif Nur');
});

test('the question names the other person and the time, but nobody for a save before the form was opened', async () => {
  const told = async (veri: object) => {
    server.kayit = kayit;
    server.degistiren = { kim: 'Elif Şahin', zaman: '2026-01-05T11:32:00.000Z', ...veri };
    const user = await saveSecond({ ad: 'Elif Su' });
    const text = (await screen.findByRole('dialog')).textContent;
    await user.click(screen.getByRole('button', { name: 'Forma dön' }));
    cleanup();
    return text;
  };
  expect(await told({ gecen: 2, siz: 0 })).toContain('Kaydı Elif Şahin değiştirdi (05.01.2026 14:32).');
  expect(await told({ gecen: 2, siz: 1 })).toContain('Kaydı başka bir pencerede siz değiştirdiniz');
  expect(await told({ gecen: 3600, siz: 0 })).toContain('Kaydı başka biri değiştirdi.');
});

test('the value of the other person can be kept for a field', async () => {
  const user = await saveSecond({ ad: 'Elif Su' });
  await user.click(await screen.findByRole('radio', { name: /Kayıttaki/ }));
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(server.saved).toEqual([{ id: 7, surum: 2, ad: 'Elif Su', soyad: 'Uzman', maas: 10 }]));
});

test('loading the newest record drops the typed values, and saves nothing', async () => {
  const user = await saveSecond({ ad: 'Elif Su', maas: 12 });
  await user.click(await screen.findByRole('button', { name: /yenisini yükle/ }));
  expect([field('ad').value, field('maas').value]).toEqual(['Elif Su', '12']);
  expect(server.saved).toEqual([]);
});

test('going back leaves the form as it was, and it asks again', async () => {
  const user = await saveSecond({ ad: 'Elif Su' });
  await user.click(await screen.findByRole('button', { name: 'Forma dön' }));
  expect(field('ad').value).toBe('Elif Nur');
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(server.saved).toEqual([]);
});

test('a change in a part that the form does not edit is saved without a question', async () => {
  await saveSecond({});
  await waitFor(() => expect(server.saved).toEqual([{ id: 7, surum: 2, ad: 'Elif Nur', soyad: 'Uzman', maas: 10 }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});
