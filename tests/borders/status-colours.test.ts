import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../../apps/web/src');
const badge = readFileSync(join(WEB, 'pickers/RandevuDurumBadge.tsx'), 'utf8');
const calendar = readFileSync(join(WEB, 'features/randevu/calendar/status.module.css'), 'utf8');

it.each(Object.entries(RandevuDurumu))('an appointment that is %s has one colour in the badge and in the calendar', (_, durum) => {
  const [, tone] = new RegExp(`TONLAR.*\\b${durum}: '(\\w+)'`).exec(badge)!;
  expect(calendar).toContain(`[data-durum='${durum}'] {\n  --edge: var(--tone-${tone});`);
});
