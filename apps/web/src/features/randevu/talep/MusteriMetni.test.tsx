import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { show } from '../../../test/render.tsx';
import { MusteriMetni } from './MusteriMetni.tsx';

beforeEach(() => loadTexts(['randevuTalep']));

test.each([
  ['a browser that copies', { writeText: async () => undefined }, 'Kopyalandı.'],
  ['a browser that lets no page copy', undefined, /izin vermedi/],
])('%s says what became of it', async (_ad, clipboard, told) => {
  const { user } = show(<MusteriMetni telefon={null} metin={() => 'Randevunuz yarın'} />);
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  await user.click(screen.getByRole('button', { name: 'Kopyala' }));
  expect(await screen.findByText(told)).toBeTruthy();
});
