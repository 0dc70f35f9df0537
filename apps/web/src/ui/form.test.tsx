import { TextInput } from '@mantine/core';
import { bos, ePosta, kimlik, kimlikOrZero, metin, tamSayi } from '@defter/contract/fields.ts';
import { screen, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { show } from '../test/render.tsx';
import { useZodForm } from './form.ts';
import { openEntry } from './open-entries.ts';

const schema = z.object({ id: kimlikOrZero(), ad: metin(5), yas: bos(tamSayi(0, 120)), email: bos(ePosta()) });

function Form({ save }: { save: (body: z.output<typeof schema>) => Promise<unknown> }) {
  const form = useZodForm({ schema, initialValues: { id: 0, ad: '', yas: '', email: '' }, save });
  return (
    <form onSubmit={form.submit} noValidate>
      <TextInput label="E-posta" key={form.key('email')} {...form.getInputProps('email')} />
      <TextInput label="Ad" key={form.key('ad')} {...form.getInputProps('ad')} />
      <TextInput label="Yaş" key={form.key('yas')} {...form.getInputProps('yas')} />
      <button type="submit">Kaydet</button>
    </form>
  );
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = () => screen.getByRole('button', { name: 'Kaydet' });

test('the body is the one that the server would read: numbers from text, null for empty fields', async () => {
  const save = vi.fn(async () => undefined);
  const { user } = show(<Form save={save} />);
  await user.type(field(/^Ad/), 'Ayşe');
  await user.type(field(/Yaş/), '34');
  await user.click(press());
  expect(save).toHaveBeenCalledWith({ id: 0, ad: 'Ayşe', yas: 34, email: null }, expect.anything());
});

test('a double click saves once: the second half meets a busy form', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const save = vi.fn(() => promise);
  const { user } = show(<Form save={save} />);
  await user.type(field(/^Ad/), 'Ayşe');
  await user.dblClick(press());
  expect(save).toHaveBeenCalledOnce();
  resolve(undefined);
  await user.type(field(/^Ad/), '!');
  await user.click(press());
  expect(save).toHaveBeenCalledTimes(2);
});

test('required fields say so, and saving goes to the first one with an error', async () => {
  const save = vi.fn(async () => undefined);
  const { user } = show(<Form save={save} />);
  expect(field(/^Ad/).required).toBe(true);
  expect(field(/E-posta/).required).toBe(false);
  await user.click(press());
  expect(screen.getByText('Bu alan zorunludur.')).toBeTruthy();
  expect(document.activeElement).toBe(field(/^Ad/));
  expect(save).not.toHaveBeenCalled();
});

function Picked() {
  const form = useZodForm({ schema: z.object({ musteriID: kimlik(), ad: metin(5) }), initialValues: { musteriID: null as number | null, ad: '' }, save: async () => undefined });
  return (
    <form onSubmit={form.submit} noValidate>
      <TextInput label="Müşteri" error={form.errors.musteriID} onChange={() => form.setFieldValue('musteriID', 1)} />
      <TextInput label="Ad" key={form.key('ad')} {...form.getInputProps('ad')} />
      <button type="submit">Kaydet</button>
    </form>
  );
}

test('saving goes to a box with an error even if the form only controls its value', async () => {
  const { user } = show(<Picked />);
  await user.click(press());
  expect(document.activeElement).toBe(field(/Müşteri/));
});

test('a field is checked when it is left', async () => {
  const { user } = show(<Form save={async () => undefined} />);
  await user.type(field(/E-posta/), 'ayse@');
  await user.tab();
  expect(screen.getByText('E-posta adresi geçersiz.')).toBeTruthy();
});

test('a text that is too long, and a number out of bounds, say how much is allowed', async () => {
  const { user } = show(<Form save={async () => undefined} />);
  await user.type(field(/^Ad/), 'Ayşegül');
  await user.type(field(/Yaş/), '121');
  await user.tab();
  expect(screen.getByText('En fazla 5 karakter yazabilirsiniz.')).toBeTruthy();
  expect(screen.getByText('En fazla 120 yazabilirsiniz.')).toBeTruthy();
});

test('a refusal of the server stands at its field, and the input stays', async () => {
  const refuse = async () => Promise.reject({ kod: 'alanlarHatali', alanlar: { email: 'ePostaGecersiz' } });
  const { user } = show(<Form save={refuse} />);
  await user.type(field(/^Ad/), 'Ayşe');
  await user.click(press());
  await screen.findByText('E-posta adresi geçersiz.');
  expect(field(/^Ad/).value).toBe('Ayşe');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal of a field that the form does not show is told in its own words', async () => {
  const refuse = async () => Promise.reject({ kod: 'alanlarHatali', alanlar: { 'icerikler.0.adet': 'sayiGecersiz' } });
  const { user } = show(<Form save={refuse} />);
  await user.type(field(/^Ad/), 'Ayşe');
  await user.click(press());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Geçerli bir sayı'));
});

test('a refusal of no field of the form is told as a notice', async () => {
  const refuse = async () => Promise.reject({ kod: 'paketSinir' });
  const { user } = show(<Form save={refuse} />);
  await user.type(field(/^Ad/), 'Ayşe');
  await user.click(press());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('bir kişiye daha yer yok'));
});

test('a form first saves a record that is being added within it, and is not saved if that is refused', async () => {
  const save = vi.fn(async () => undefined);
  const { user } = show(<Form save={save} />);
  await user.type(field(/^Ad/), 'Ayşe');
  const saveEntry = vi.fn(async () => false);
  const close = openEntry({ element: field(/Yaş/), isDirty: () => true, save: saveEntry });
  await user.click(press());
  expect([save.mock.calls.length, saveEntry.mock.calls.length]).toEqual([0, 1]);
  saveEntry.mockResolvedValue(true);
  await user.click(press());
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  close();
});

test('a form that was pressed twice during the save of a record within it is saved once', async () => {
  const save = vi.fn(async () => undefined);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { user } = show(<Form save={save} />);
  const close = openEntry({ element: field(/Yaş/), isDirty: () => true, save: () => promise });
  await user.type(field(/^Ad/), 'Ayşe');
  await user.dblClick(press());
  resolve(true);
  await waitFor(() => expect(save).toHaveBeenCalled());
  close();
  expect(save).toHaveBeenCalledOnce();
});

test('a form beside another with a field of the same name goes to its own', async () => {
  show(<Form save={async () => undefined} />);
  const { user } = show(<Form save={async () => undefined} />);
  await user.click(screen.getAllByRole('button', { name: 'Kaydet' })[1]!);
  expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: /^Ad/ })[1]);
});

function Entry({ save, onDone }: { save: () => Promise<undefined>; onDone: (saved: boolean) => void }) {
  const form = useZodForm({ schema, initialValues: { id: 0, ad: 'Ayşe', yas: '', email: '' }, save });
  return (
    <>
      <button onClick={() => form.submit()}>Ekle</button>
      <button onClick={() => void form.complete().then(onDone)}>Tümünü kaydet</button>
    </>
  );
}

test.each([['saved', true], ['refused', false]])('a save of the form around a record that is being saved waits until that is %s', async (_, isGood) => {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const save = vi.fn(() => promise);
  const onDone = vi.fn();
  const { user } = show(<Entry save={save} onDone={onDone} />);
  await user.click(screen.getByRole('button', { name: 'Ekle' }));
  await user.click(screen.getByRole('button', { name: 'Tümünü kaydet' }));
  expect(onDone).not.toHaveBeenCalled();
  if (isGood) resolve(undefined);
  else reject(Object.assign(new Error(), { kod: 'hataOlustu' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(isGood));
  expect(save).toHaveBeenCalledOnce();
});

test('an error of no field of the form is told all the same', async () => {
  const Hidden = () => {
    const form = useZodForm({
      schema: z.object({ satirlar: z.array(z.object({ adi: metin(60), tutar: tamSayi(0, 9) })) }),
      initialValues: { satirlar: [{ adi: 'Peşin', tutar: null }] },
      save: () => undefined,
    });
    return (
      <form onSubmit={form.submit} noValidate>
        <button type="submit">Kaydet</button>
      </form>
    );
  };
  const { user } = show(<Hidden />);
  await user.click(press());
  expect(await screen.findByText('Bu alan zorunludur.')).toBeTruthy();
});

test('a question that is asked from within a form is sent alone', async () => {
  const [save, asked] = [vi.fn(async () => undefined), vi.fn()];
  const ask = (event: FormEvent) => {
    event.preventDefault();
    asked();
  };
  function Asking() {
    const form = useZodForm({ schema, initialValues: { id: 0, ad: 'Ayşe', yas: '', email: '' }, save });
    return (
      <form onSubmit={form.submit} noValidate>
        {createPortal(<form onSubmit={ask}><button type="submit">Geri ver</button></form>, document.body)}
      </form>
    );
  }
  const { user } = show(<Asking />);
  await user.click(screen.getByRole('button', { name: 'Geri ver' }));
  expect(asked).toHaveBeenCalledOnce();
  expect(save).not.toHaveBeenCalled();
});
