import { raporCalls } from '@defter/contract/rapor.ts';
import { raporGorunumuCalls } from '@defter/contract/rapor-gorunumu.ts';
import { EXCELLI_RAPORLAR, HAZIR_RAPORLAR } from '@defter/contract/raporlar.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { createGorunum, listGorunumler, removeGorunum, updateGorunum } from './gorunumler.ts';
import { readRapor } from './read-rapor.ts';

/** Serves every report of the table, and the views of them. */
export function registerRapor(platform: Platform): void {
  serve(platform, raporCalls.basliklar, async ({ oturum }) => ({ liste: HAZIR_RAPORLAR.filter((adi) => oturum.yetkiler.has(`rapor:${adi}`)).map((adi) => ({ adi })) }));
  for (const ad of HAZIR_RAPORLAR) serve(platform, raporCalls[ad], (context) => readRapor(ad, context));
  for (const ad of EXCELLI_RAPORLAR) serve(platform, raporCalls[`${ad}-excel`], (context) => readRapor(ad, context));
  serve(platform, raporGorunumuCalls.list, listGorunumler);
  serve(platform, raporGorunumuCalls.create, createGorunum);
  serve(platform, raporGorunumuCalls.update, updateGorunum);
  serve(platform, raporGorunumuCalls.remove, removeGorunum);
}
