import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { goOnByKey, KAYDET, ODEME } from './go-on-by-key.ts';

/** The two panes of a sale with a rest to pay; `sekiller` are the methods of payment that have been read. */
function Sale({ kalanMi, sekiller }: { kalanMi: boolean; sekiller: readonly string[] }) {
  return (
    <div role="presentation" onKeyDown={goOnByKey}>
      <input aria-label="Ara" />
      <section>
        {kalanMi && <div {...ODEME}>{sekiller.map((sekil) => <button key={sekil}>{sekil}</button>)}</div>}
        <button {...KAYDET}>Kaydet</button>
      </section>
    </div>
  );
}

const NAKIT = ['Nakit', 'Kart'];
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function goOn(sale: { kalanMi: boolean; sekiller: readonly string[] }) {
  const { rerender } = render(<Sale {...sale} />);
  await userEvent.click(screen.getByLabelText('Ara'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  return { come: () => rerender(<Sale kalanMi sekiller={NAKIT} />) };
}

test('it goes from the catalogue to the first method of payment', async () => {
  await goOn({ kalanMi: true, sekiller: NAKIT });
  expect(focused()).toBe('Nakit');
});

test('it goes to the save if nothing is left to pay', async () => {
  await goOn({ kalanMi: false, sekiller: [] });
  expect(focused()).toBe('Kaydet');
});

test('it waits for the methods of payment that are still being read, so that nobody saves unpaid', async () => {
  const { come } = await goOn({ kalanMi: true, sekiller: [] });
  expect(focused()).toBe('Ara');
  come();
  await waitFor(() => expect(focused()).toBe('Nakit'));
});

test('a sale that cannot be saved yet says why, at the button', async () => {
  const save = vi.fn();
  render(
    <section role="presentation" onKeyDown={goOnByKey}>
      <input aria-label="Not" />
      <ReasonButton {...KAYDET} reason="Müşteri seçin" onClick={save}>
        Kaydet
      </ReasonButton>
    </section>,
    { wrapper: Providers },
  );
  await userEvent.click(screen.getByLabelText('Not'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(focused()).toBe('Kaydet');
  await screen.findByText('Müşteri seçin');
  expect(save).not.toHaveBeenCalled();
});

test('it leaves the focus alone if that has gone elsewhere before the methods come', async () => {
  const { come } = await goOn({ kalanMi: true, sekiller: [] });
  screen.getByText('Kaydet').focus();
  come();
  await new Promise((resolve) => setTimeout(resolve));
  expect(focused()).toBe('Kaydet');
});
