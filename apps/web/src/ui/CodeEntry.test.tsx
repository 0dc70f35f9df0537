import { notificationsStore } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../test/render.tsx';
import { CodeEntry } from './CodeEntry.tsx';

const UNTIL = Date.now() + 120_000;

test('the boxes show the reason of a refused code below them: on a phone a notice would lie over them', async () => {
  const refused = () => Promise.reject(Object.assign(new Error(), { kod: 'alanlarHatali', alanlar: { smsKodu: 'kodDenemeBitti' } }));
  const { user, rerender } = show(<CodeEntry until={UNTIL} busy={false} onComplete={refused} onResend={() => undefined} />);
  await user.click(screen.getByLabelText('1. hane'));
  await user.keyboard('123456');
  expect((await screen.findByRole('alert')).textContent).toBe('Kod çok kez yanlış girildiği için artık geçerli değil. Yeni kod isteyin.');
  expect(notificationsStore.getState().notifications).toEqual([]);
  // The refusal belongs to the former code only.
  rerender(<CodeEntry until={UNTIL + 1000} busy={false} onComplete={refused} onResend={() => undefined} />);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
