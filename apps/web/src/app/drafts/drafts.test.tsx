import type { KalanOturum } from '@defter/contract/auth.ts';
import { metin, sir } from '@defter/contract/fields.ts';
import { PasswordInput, TextInput } from '@mantine/core';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { show } from '../../test/render.tsx';
import { useZodForm } from '../../ui/form.ts';
import { keepDrafts } from './drafts.ts';
import { clearOturum, saveOturum } from '../session/oturum.ts';

const schema = z.object({ ad: metin(60), sifre: sir(metin(60)) });

function Form() {
  const form = useZodForm({ schema, held: schema, initialValues: { ad: '', sifre: '', parolaTekrar: '' }, save: () => undefined });
  return (
    <form onSubmit={form.submit}>
      <TextInput label="Ad" key={form.key('ad')} {...form.getInputProps('ad')} />
      <PasswordInput label="Parola" key={form.key('sifre')} {...form.getInputProps('sifre')} />
      <PasswordInput label="Tekrar" key={form.key('parolaTekrar')} {...form.getInputProps('parolaTekrar')} />
    </form>
  );
}

const signIn = (id: number) => saveOturum({ id, bayiID: 1, token: { accessToken: `jeton-${id}` } } as KalanOturum);
const everythingStored = () => JSON.stringify({ ...sessionStorage, ...localStorage });

afterEach(() => {
  cleanup();
  clearOturum();
  sessionStorage.clear();
});

async function typeAndEnd(): Promise<void> {
  signIn(7);
  keepDrafts();
  const { user } = show(<Form />);
  await user.type(screen.getByLabelText(/^Ad/), 'Nermin');
  await user.type(screen.getByLabelText(/^Parola/, { selector: 'input' }), 'Papatya-58');
  await user.type(screen.getByLabelText(/^Tekrar/, { selector: 'input' }), 'Papatya-58');
  clearOturum();
}

test('typed values are stored for a reload by the same person only, and never a password or a field outside of the schema', async () => {
  await typeAndEnd();
  expect(everythingStored()).not.toContain('Nermin');
  signIn(7);
  expect(everythingStored()).toContain('Nermin');
  expect(everythingStored()).not.toContain('Papatya');
});

test('another person gets no draft, and neither does anybody after them', async () => {
  await typeAndEnd();
  signIn(8);
  expect(everythingStored()).not.toContain('Nermin');
  clearOturum();
  signIn(7);
  expect(everythingStored()).not.toContain('Nermin');
});
