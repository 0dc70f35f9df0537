import { maskele } from '@defter/rules/maske.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { giveTo, show } from '../test/render.tsx';
import { GizliBilgi } from './GizliBilgi.tsx';

const ESKI = '+905321234512';
const telefon = (numara: string) => (
  <GizliBilgi musteriID={3} alan="telefon" hangi={8} deger={maskele('telefon', numara)}>
    {(deger) => <output>{deger}</output>}
  </GizliBilgi>
);

beforeEach(() => giveTo(['musteriIletisim']));

test('a revealed number is hidden again when another one has taken its place', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', id: 3, degerler: [{ id: 8, ad: 'telefon', deger: ESKI }] }));
  const { user, rerender } = show(telefon(ESKI));
  await user.click(screen.getByRole('button'));
  await screen.findByText(ESKI);
  rerender(telefon('+905441112233'));
  expect(screen.getByRole('status').textContent).toBe(maskele('telefon', '+905441112233'));
});
