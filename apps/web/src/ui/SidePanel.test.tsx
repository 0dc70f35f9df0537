import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../test/render.tsx';
import { SidePanel } from './SidePanel.tsx';
import { FormSkeleton } from './Skeletons.tsx';

const form = { submit: () => undefined, busy: false, isDirty: () => false };

/** Opens as an appointment does: a panel of placeholders first, then the one with the form. */
function Calendar() {
  const [step, setStep] = useState<'closed' | 'reading' | 'read'>('closed');
  return (
    <>
      <button onClick={() => setStep('reading')}>Ayşe Kaya, 10:00</button>
      <button onClick={() => setStep('read')}>Okundu</button>
      {step === 'reading' && (
        <SidePanel key="reading" opened beside title="Randevu" onClose={() => setStep('closed')}>
          <FormSkeleton />
        </SidePanel>
      )}
      {step === 'read' && (
        <SidePanel key="read" opened beside title="Randevu" form={form} onClose={() => setStep('closed')}>
          <input aria-label="Not" />
        </SidePanel>
      )}
    </>
  );
}

test('a panel beside the page has the focus once it is read, and gives it back', async () => {
  const { user } = show(<Calendar />);
  const block = screen.getByText('Ayşe Kaya, 10:00');
  await user.click(block);
  await screen.findByRole('dialog', { name: 'Randevu' });
  expect(document.activeElement).toBe(block);
  // The answer comes by itself, while the focus is still at the block.
  screen.getByText('Okundu').click();
  await screen.findByLabelText('Not');
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Randevu' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(block);
});

test('the shortcut for saving is not part of the name of its button', async () => {
  show(
    <SidePanel opened title="Müşteri" form={form} onClose={() => undefined}>
      <input aria-label="Ad" />
    </SidePanel>,
  );
  const save = await screen.findByRole('button', { name: 'Kaydet' });
  expect(save.getAttribute('aria-keyshortcuts')).toBe('Control+Enter');
});

test.each([
  { pointer: 'mouse', ad: 'Ayşe', focused: true },
  { pointer: 'finger', ad: '', focused: true },
  { pointer: 'finger', ad: 'Ayşe', focused: false },
])('the first field has the focus, except a filled one on a phone, whose keyboard would cover the record: $pointer, "$ad"', async ({ pointer, ad, focused }) => {
  const real = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...real(query), matches: pointer === 'finger' && query.includes('coarse') }));
  show(
    <SidePanel opened title="Müşteri" form={form} onClose={() => undefined}>
      <input aria-label="Ad" data-autofocus defaultValue={ad} />
    </SidePanel>,
  );
  const field = await screen.findByLabelText('Ad');
  const dialog = screen.getByRole('dialog', { name: 'Müşteri' });
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  expect(document.activeElement === field).toBe(focused);
});
