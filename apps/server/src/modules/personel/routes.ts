import { personelCalls } from '@defter/contract/personel.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeParola } from './change-parola.ts';
import { deactivatePersonel } from './deactivate-personel.ts';
import { listPersonel } from './list-personel.ts';
import { getOwnYetkiler, getRaporYetkileri, getYetkiler, listRoller } from './queries.ts';
import { savePersonel } from './save-personel.ts';

export function registerPersonel(platform: Platform): void {
  serve(platform, personelCalls.list, listPersonel);
  serve(platform, personelCalls.ownYetkiler, getOwnYetkiler);
  serve(platform, personelCalls.roller, listRoller);
  serve(platform, personelCalls.yetkiler, getYetkiler);
  serve(platform, personelCalls.raporYetkileri, getRaporYetkileri);
  serve(platform, personelCalls.create, savePersonel);
  serve(platform, personelCalls.update, savePersonel);
  serve(platform, personelCalls.remove, deactivatePersonel);
  serve(platform, personelCalls.parolaDegistir, changeParola);
}
