import { AYAR_VARSAYILANLARI } from '@defter/contract/ayar.ts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as ayarlar from '../ayar/ayarlar.ts';
import { show } from '../../test/render.tsx';
import { useEnterKeys } from './use-enter-keys.ts';

const save = vi.fn();
const turn = (enterKullanilsinMi: boolean) => vi.spyOn(ayarlar, 'useAyarlar').mockReturnValue({ ...AYAR_VARSAYILANLARI, enterKullanilsinMi });

function Form() {
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
      <button>Kaydet</button>
    </form>
  );
}

const press = async (label: string) => {
  const { user } = show(<Form />);
  await user.click(screen.getByLabelText(label));
  await user.keyboard('{Enter}');
};

test('on, Enter goes to the next field that can be filled', async () => {
  turn(true);
  await press('Ad');
  expect(document.activeElement).toBe(screen.getByLabelText('Soyad'));
  expect(save).not.toHaveBeenCalled();
});

test('on, it saves at the last field', async () => {
  turn(true);
  await press('Soyad');
  expect(save).toHaveBeenCalledOnce();
});

test('off, it saves wherever one is', async () => {
  save.mockClear();
  turn(false);
  await press('Ad');
  expect(save).toHaveBeenCalledOnce();
});
