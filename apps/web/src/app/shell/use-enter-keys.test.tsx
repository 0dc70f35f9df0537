import { AYAR_VARSAYILANLARI } from '@defter/contract/ayar.ts';
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as ayarlar from '../ayar/ayarlar.ts';
import { show } from '../../test/render.tsx';
import { useEnterKeys } from './use-enter-keys.ts';

const save = vi.fn();
const turn = (enterKullanilsinMi: boolean) => vi.spyOn(ayarlar, 'useAyarlar').mockReturnValue({ ...AYAR_VARSAYILANLARI, enterKullanilsinMi });

function Form({ isBusy }: { isBusy: boolean }) {
  useEnterKeys();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input aria-label="Ad" />
      <input aria-label="Kapalı" disabled />
      <input aria-label="Soyad" />
      <textarea aria-label="Not" />
      <input aria-label="Telefon" />
      <button disabled={isBusy}>Kaydet</button>
    </form>
  );
}

const press = async (label: string, { keys = '{Enter}', isBusy = false } = {}) => {
  save.mockClear();
  const { user } = show(<Form isBusy={isBusy} />);
  await user.click(screen.getByLabelText(label));
  await user.keyboard(keys);
};

test('on, Enter goes to the next field that can be filled', async () => {
  turn(true);
  await press('Ad');
  expect(document.activeElement).toBe(screen.getByLabelText('Soyad'));
  expect(save).not.toHaveBeenCalled();
});

test('on, it saves at the last field', async () => {
  turn(true);
  await press('Telefon');
  expect(save).toHaveBeenCalledOnce();
});

test('on, it goes to a text of several lines, where it begins another line', async () => {
  turn(true);
  await press('Soyad', { keys: '{Enter}bir{Enter}iki' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Not').value).toBe('bir\niki');
  expect(save).not.toHaveBeenCalled();
});

test.each([true, false])('Ctrl+Enter saves from any field, whether Enter does or not: %s', async (on) => {
  turn(on);
  for (const label of ['Ad', 'Not']) {
    await press(label, { keys: '{Control>}{Enter}{/Control}' });
    expect(save).toHaveBeenCalledOnce();
    cleanup();
  }
});

test('Ctrl+Enter does no more than the button that saves', async () => {
  turn(false);
  await press('Not', { keys: '{Control>}{Enter}{/Control}', isBusy: true });
  expect(save).not.toHaveBeenCalled();
});

test('off, it saves from every field', async () => {
  turn(false);
  await press('Ad');
  expect(save).toHaveBeenCalledOnce();
});
