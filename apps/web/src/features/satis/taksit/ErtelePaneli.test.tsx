import type { Satis } from '@defter/contract/satis.ts';
import { kurus, ZERO } from '@defter/rules/para.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { showTo } from '../../../test/render.tsx';
import { BirlestirPaneli } from './BirlestirPaneli.tsx';
import { ErtelePaneli } from './ErtelePaneli.tsx';

const TAKSITLER = [
  { id: 4, no: 1, tarih: '2026-11-30', tutar: kurus(100_00), odenen: ZERO, kalan: kurus(100_00), durum: 'bekliyor' as const, aciklama: null },
  { id: 5, no: 2, tarih: '2026-12-30', tutar: kurus(50_00), odenen: ZERO, kalan: kurus(50_00), durum: 'bekliyor' as const, aciklama: null },
];
const SATIS = { id: 1, surum: 1, taksitler: TAKSITLER } as unknown as Satis;

test.each([
  ['put off', ErtelePaneli, 1],
  ['made one', BirlestirPaneli, 2],
] as const)('the day of an instalment that is %s is typed sign by sign, and the plan follows', async (_, Panel, adet) => {
  await loadTexts(['taksit']);
  const { user } = showTo([], <Panel satis={SATIS} secilen={TAKSITLER.slice(0, adet)} onClose={() => undefined} />);
  const gun = screen.getByRole('textbox', { name: /gün/i });
  await user.clear(gun);
  await user.type(gun, '05.01.2027');
  expect(screen.getByRole('region', { name: 'Yeni plan' }).textContent).toContain('05.01.2027');
});
