import { Button } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../test/render.tsx';
import { KeptFocus } from './KeptFocus.ts';

function Page({ saved }: { saved: Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saved;
    setBusy(false);
  };
  return (
    <main id="icerik" tabIndex={-1}>
      <KeptFocus />
      <input aria-label="Ad" />
      <input type="checkbox" aria-label="Açık" disabled={busy} onChange={() => void save()} />
      <Button loading={busy} onClick={save}>
        Kaydet
      </Button>
    </main>
  );
}

/** Browsers take the focus from a disabled element. jsdom does not, nor does it let a disabled element lose the focus. */
const press = async (role: 'button' | 'checkbox' = 'button') => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user } = show(<Page saved={promise} />);
  const button = screen.getByRole<HTMLButtonElement | HTMLInputElement>(role);
  await user.click(button);
  button.disabled = false;
  button.blur();
  button.disabled = true;
  expect(document.activeElement).toBe(document.body);
  return () => act(async () => resolve());
};

test('a button that was busy gets the focus back, as when its save was refused', async () => {
  const end = await press();
  await end();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kaydet' }));
});

test('so has a switch that was busy', async () => {
  const end = await press('checkbox');
  await end();
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});

test('the focus stays elsewhere if it went there meanwhile', async () => {
  const end = await press();
  screen.getByLabelText('Ad').focus();
  await end();
  expect(document.activeElement).toBe(screen.getByLabelText('Ad'));
});

function Panel() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <KeptFocus />
      <div role="dialog">
        <Button>Takvimi aç</Button>
        <input aria-label="Not" onKeyDown={({ key }) => key === 'Escape' && setAsked(true)} />
      </div>
      {asked && (
        <div role="dialog">
          <Button autoFocus onClick={() => setAsked(false)}>
            Vazgeç
          </Button>
        </div>
      )}
    </>
  );
}

test('closing a question brings the focus back to the field that it came over', async () => {
  const { user } = show(<Panel />);
  await user.click(screen.getByLabelText('Not'));
  await user.keyboard('{Escape}{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Not'));
});
