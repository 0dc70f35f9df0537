import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../test/render.tsx';
import { DateField } from './DateField.tsx';
import { usePageKeys } from './page-keys.ts';

const search = vi.fn();
const back = vi.fn();
const add = vi.fn();

function Page() {
  usePageKeys([
    ['/', search],
    ['[', back],
    ['n', add],
  ]);
  return (
    <>
      <button>Sayfada</button>
      <input aria-label="Ad" />
      <div role="dialog" aria-modal="false">
        <button>Yanında</button>
      </div>
    </>
  );
}

const press = (name: string, key: KeyboardEventInit & { modifierAltGraph?: boolean }) => fireEvent.keyDown(screen.getByText(name, { selector: 'button' }), key);

test('a shortcut of a page is the character that it writes, on Turkish keyboards too', () => {
  show(<Page />);
  press('Sayfada', { key: '/', code: 'Digit7', shiftKey: true });
  expect(search).toHaveBeenCalledOnce();
  press('Sayfada', { key: '[', code: 'Digit8', ctrlKey: true, altKey: true, modifierAltGraph: true });
  expect(back).toHaveBeenCalledOnce();
  press('Sayfada', { key: 'n', code: 'KeyN', ctrlKey: true });
  press('Sayfada', { key: 'N', code: 'KeyN', shiftKey: true });
  expect(add).not.toHaveBeenCalled();
  press('Sayfada', { key: 'n', code: 'KeyN' });
  expect(add).toHaveBeenCalledOnce();
});

test('the shortcuts of a page do nothing while somebody types, and while the focus is in a panel beside it', () => {
  add.mockClear();
  show(<Page />);
  fireEvent.keyDown(screen.getByLabelText('Ad'), { key: 'n' });
  press('Yanında', { key: 'n' });
  expect(add).not.toHaveBeenCalled();
});

test('the shortcuts of a page do nothing in the calendar of a date field, where letters are typed as well', async () => {
  add.mockClear();
  const { user } = show(
    <>
      <Page />
      <DateField label="Gün" defaultValue="2026-11-28" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Takvimi aç: Gün' }));
  const gun = await screen.findByRole('button', { name: '28 Kasım 2026', hidden: true });
  fireEvent.keyDown(gun, { key: 'n' });
  expect(add).not.toHaveBeenCalled();
});
