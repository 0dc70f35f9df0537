import type { kaporaCalls } from '@defter/contract/kapora.ts';
import { kaporaKurali } from '@defter/rules/kapora.ts';
import { type Kurus, sum } from '@defter/rules/para.ts';
import type { Context } from '../../../platform/http/context.ts';
import { loadAyarlar } from '../../ayar/load-ayarlar.ts';
import { readKaporalar } from '../../kapora/read-kaporalar.ts';
import { readRandevu } from '../read-randevu.ts';

/** The deposits of an appointment, and what the rule says of them now. */
export async function listKaporalar({ tx, params: { id }, oturum, clock }: Context<typeof kaporaCalls.list>) {
  const randevu = await readRandevu(tx, id, oturum);
  const [liste, { kaporaIadeSaat }] = await Promise.all([readKaporalar(tx, id), loadAyarlar(tx)]);
  const total = (alan: 'kalan' | 'tutulan'): Kurus => sum(liste.map((kapora) => kapora[alan]));
  return { liste, kalan: total('kalan'), tutulan: total('tutulan'), kural: kaporaKurali(randevu, liste, clock.wallClock(), kaporaIadeSaat) };
}
