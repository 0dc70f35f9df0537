import { personelCalls } from '@defter/contract/personel.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeParola } from './change-parola.ts';
import { listPersonel } from './list-personel.ts';
import { getOwnYetkiler, getRaporYetkileri, getYetkiler, listRoller } from './queries.ts';
import { removePersonel } from './remove-personel.ts';
import { createPersonel, updatePersonel } from './save-personel.ts';

export function registerPersonel(platform: Platform): void {
  serve(platform, personelCalls.list, listPersonel);
  serve(platform, personelCalls.ownYetkiler, getOwnYetkiler);
  serve(platform, personelCalls.roller, listRoller);
  serve(platform, personelCalls.yetkiler, getYetkiler);
  serve(platform, personelCalls.raporYetkileri, getRaporYetkileri);
  serve(platform, personelCalls.create, createPersonel);
  serve(platform, personelCalls.update, updatePersonel);
  serve(platform, personelCalls.remove, removePersonel);
  serve(platform, personelCalls.parolaDegistir, changeParola);
}
