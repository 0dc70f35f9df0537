import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { goOnByKey, KAYDET, ODEME } from './go-on-by-key.ts';

/** The two panes of a sale with what is left to pay; `sekiller` are the methods of payment that are known by now. */
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

async function goOn(sale: { kalanMi: boolean; sekiller: readonly string[] }): Promise<string | null> {
  render(<Sale {...sale} />);
  await userEvent.click(screen.getByLabelText('Ara'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null;
}

test('from what is sold it goes to the first method of payment', async () => {
  expect(await goOn({ kalanMi: true, sekiller: ['Nakit', 'Kart'] })).toBe('Nakit');
});

test('where nothing is left to pay it goes to saving', async () => {
  expect(await goOn({ kalanMi: false, sekiller: [] })).toBe('Kaydet');
});

test('it stays where the methods of payment are still being read, so that nobody saves unpaid', async () => {
  expect(await goOn({ kalanMi: true, sekiller: [] })).toBe('Ara');
});
