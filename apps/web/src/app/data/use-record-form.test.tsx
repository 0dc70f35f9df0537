import { call } from '@defter/contract/call.ts';
import { kimlikOrZero, metin, surumOrNull } from '@defter/contract/fields.ts';
import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { show } from '../../test/render.tsx';
import { ConflictHost } from '../conflict/ConflictHost.tsx';
import { loadTexts } from '../routing/lazy-route.ts';
import { useRecordForm } from './use-record-form.ts';

type Kayit = { id: number; surum: number; ad: string };
const shape = { id: kimlikOrZero(), surum: surumOrNull(), ad: metin(20) };
const put = call.put('/ornek', { body: z.object(shape), reply: z.object({ id: kimlikOrZero() }), yetki: 'giris' });

/** The record on the server, and the bodies that were sent to it. */
const server = { kayit: { id: 7, surum: 1, ad: 'Elif' } as Kayit, sent: [] as object[], read: 0 };

beforeEach(async () => {
  Object.assign(server, { kayit: { id: 7, surum: 1, ad: 'Elif' }, sent: [], read: 0 });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
    const sent = Object.fromEntries(body);
    server.sent.push(sent);
    if (Number(sent.id) > 0 && Number(sent.surum) !== server.kayit.surum) return Response.json({ success: false, message: 'kayitDegismis' }, { status: 409 });
    server.kayit = { id: 7, surum: server.kayit.surum + 1, ad: String(sent.ad) };
    return Response.json({ success: true, message: '', id: 7 });
  });
  await loadTexts(['cakisma', 'alan']);
});
afterEach(() => vi.unstubAllGlobals());

const valuesOf = (record: Kayit | undefined) => ({ id: record?.id ?? 0, surum: record?.surum ?? null, ad: record?.ad ?? '' });
const read = async () => {
  server.read += 1;
  return server.kayit;
};

type FormProps = { record: Kayit | undefined; onSaved?: () => void; read?: () => Promise<Kayit> };
function Form({ record, onSaved, read: readRecord = read }: FormProps) {
  const form = useRecordForm({ record, read: readRecord, values: valuesOf, schema: put.body, call: put, onSaved });
  return (
    <form onSubmit={form.submit} noValidate>
      <TextInput label="Ad" key={form.key('ad')} {...form.getInputProps('ad')} />
      <button type="submit" disabled={form.busy}>
        Gönder
      </button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Gönder' });

test('shows the record, sends it with its version, and closes', async () => {
  const onSaved = vi.fn();
  const { user } = show(<Form record={server.kayit} onSaved={onSaved} />);
  await user.type(field(), ' Su');
  await user.click(send());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(server.sent).toEqual([{ id: '7', surum: '1', ad: 'Elif Su' }]);
  expect(server.read).toBe(0);
});

test('a form that stays open goes on from the saved record, so its second save is no conflict', async () => {
  const { user } = show(<Form record={server.kayit} />);
  await user.type(field(), ' Su');
  await user.click(send());
  await waitFor(() => expect(server.read).toBe(1));
  await user.type(field(), ' Kaya');
  await user.click(send());
  await waitFor(() => expect(server.sent[1]).toEqual({ id: '7', surum: '2', ad: 'Elif Su Kaya' }));
  expect(server.sent).toHaveLength(2);
});

test.each(['is read', 'cannot be read'])('input that is typed while the saved record %s stays, and is saved next', async (how) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let fails = how === 'cannot be read';
  const held = async () => {
    await promise;
    if (!fails) return read();
    fails = false;
    throw new Error('no line');
  };
  const { user } = show(<Form record={server.kayit} read={held} />);
  await user.type(field(), ' Su');
  await user.click(send());
  await waitFor(() => expect(server.sent).toHaveLength(1));
  await user.type(field(), ' Kaya');
  resolve();
  await waitFor(() => expect(send().disabled).toBe(false));
  expect(field().value).toBe('Elif Su Kaya');
  await user.click(send());
  await waitFor(() => expect(server.kayit.ad).toBe('Elif Su Kaya'));
});

test('asks when somebody else has saved meanwhile, and saves over their version only then', async () => {
  const onSaved = vi.fn();
  const { user } = show(
    <>
      <Form record={server.kayit} onSaved={onSaved} />
      <ConflictHost />
    </>,
  );
  await user.type(field(), ' Su');
  server.kayit = { id: 7, surum: 5, ad: 'Derya' };
  await user.click(send());
  await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  expect(server.kayit.ad).toBe('Derya');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(server.sent.at(-1)).toEqual({ id: '7', surum: '5', ad: 'Elif Su' });
});

test('an open form keeps the version that it was read with when the screen around it learns of a newer one', async () => {
  const { user, rerender } = show(<Form record={server.kayit} onSaved={() => undefined} />);
  await user.type(field(), ' Su');
  rerender(<Form record={{ id: 7, surum: 2, ad: 'Derya' }} onSaved={() => undefined} />);
  expect(field().value).toBe('Elif Su');
  await user.click(send());
  await waitFor(() => expect(server.sent).toEqual([{ id: '7', surum: '1', ad: 'Elif Su' }]));
});

test('a new record has nothing to read', async () => {
  const onSaved = vi.fn();
  const { user } = show(<Form record={undefined} onSaved={onSaved} />);
  await user.type(field(), 'Derya');
  await user.click(send());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(server.read).toBe(0);
});
