import { kasaCalls } from '@defter/contract/kasa.ts';
import { duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { aktarHesaba } from './aktar-hesaba.ts';
import { bookVade, skipVade } from './duzenli/book-vade.ts';
import { listDuzenli } from './duzenli/list-duzenli.ts';
import { createDuzenli, removeDuzenli, updateDuzenli } from './duzenli/save-duzenli.ts';
import { listKasa } from './list-kasa.ts';
import { listHesapBakiyeleri } from './queries.ts';
import { createKasa, removeKasa, updateKasa } from './save-kasa.ts';

export function registerKasa(platform: Platform): void {
  serve(platform, kasaCalls.list, listKasa);
  serve(platform, kasaCalls.hesapBakiyeleri, listHesapBakiyeleri);
  serve(platform, kasaCalls.create, createKasa);
  serve(platform, kasaCalls.aktar, aktarHesaba);
  serve(platform, kasaCalls.update, updateKasa);
  serve(platform, kasaCalls.remove, removeKasa);
  serve(platform, duzenliGiderCalls.list, listDuzenli);
  serve(platform, duzenliGiderCalls.create, createDuzenli);
  serve(platform, duzenliGiderCalls.update, updateDuzenli);
  serve(platform, duzenliGiderCalls.remove, removeDuzenli);
  serve(platform, duzenliGiderCalls.isle, bookVade);
  serve(platform, duzenliGiderCalls.atla, skipVade);
}
