import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { expect, it } from 'vitest';
import { show } from '../test/render.tsx';
import { RandevuDurumBadge } from './RandevuDurumBadge.tsx';

const takvim = readFileSync(join(import.meta.dirname, '../features/randevu/calendar/status.module.css'), 'utf8');

it.each(Object.entries(RandevuDurumu))('has the colour of the calendar for what is %s', (_, durum) => {
  const { container } = show(<RandevuDurumBadge durum={durum} />);
  const tone = container.querySelector('[data-tone]')?.getAttribute('data-tone');
  expect(takvim).toContain(`[data-durum='${durum}'] {\n  --edge: var(--tone-${tone});`);
});
