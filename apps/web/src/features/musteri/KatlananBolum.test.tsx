import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../test/render.tsx';
import { KatlananBolum } from './KatlananBolum.tsx';

const part = (needed: boolean) => (
  <KatlananBolum baslik="Kimlik" needed={needed}>
    <input aria-label="T.C. kimlik no" />
  </KatlananBolum>
);
const isOpen = () => screen.getByRole('button', { name: 'Kimlik' }).getAttribute('aria-expanded');

test('a part that opened because of an error stays open while the field is corrected', async () => {
  const { user, rerender } = show(part(false));
  expect(isOpen()).toBe('false');
  rerender(part(true));
  expect(isOpen()).toBe('true');
  rerender(part(false));
  expect(isOpen()).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Kimlik' }));
  expect(isOpen()).toBe('false');
});
