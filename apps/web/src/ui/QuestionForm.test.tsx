import { TextInput } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../test/render.tsx';
import { NedenSecimi } from './NedenSecimi.tsx';
import { QuestionForm } from './QuestionForm.tsx';

function Question({ onClose }: { onClose: () => void }) {
  const [neden, setNeden] = useState('');
  return (
    <QuestionForm title="Günü aç" yes="Aç" busy={false} onClose={onClose} onYes={() => undefined}>
      <TextInput label="Neden" data-autofocus value={neden} onChange={(event) => setNeden(event.currentTarget.value)} />
      <NedenSecimi label="Hazır nedenler" nedenler={['Yanlış kayıt']} onChange={() => undefined} />
    </QuestionForm>
  );
}

const soru = () => screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' });

test.each([
  ['Escape', (user: ReturnType<typeof show>['user']) => user.keyboard('{Escape}')],
  ['Vazgeç', (user: ReturnType<typeof show>['user']) => user.click(screen.getByRole('button', { name: 'Vazgeç' }))],
  ['the browser’s back, which presses its cross', (user: ReturnType<typeof show>['user']) => user.click(document.querySelector('.mantine-Modal-close')!)],
] as const)('a question in which something was typed asks before it is closed by %s', async (_, leave) => {
  const closed = vi.fn();
  const { user } = show(<Question onClose={closed} />);
  await user.type(await screen.findByLabelText('Neden'), 'Fiş unutulmuş');
  await leave(user);
  const asked = await soru();
  expect(closed).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(asked.isConnected).toBe(false));
  expect([closed.mock.calls.length, screen.getByLabelText<HTMLInputElement>('Neden').value]).toEqual([0, 'Fiş unutulmuş']);

  await leave(user);
  await user.click(await screen.findByRole('button', { name: 'Kaydetmeden kapat' }));
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

test('a question without input, or with its input removed again, closes at once', async () => {
  const closed = vi.fn();
  const { user } = show(<Question onClose={closed} />);
  await user.click(await screen.findByRole('radio', { name: 'Yanlış kayıt' }));
  await user.type(screen.getByLabelText('Neden'), 'a{Backspace}');
  fireEvent.keyDown(screen.getByLabelText('Neden'), { key: 'Escape' });
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
});
