import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { closeGun } from './close-gun.ts';
import { getGunSonu, getGunSonuKagidi } from './get-gun-sonu.ts';
import { openGun } from './open-gun.ts';
import { saveSayim } from './save-sayim.ts';

export function registerGunSonu(platform: Platform): void {
  serve(platform, gunSonuCalls.get, getGunSonu);
  serve(platform, gunSonuCalls.kagit, (context) => getGunSonuKagidi(context, platform.config));
  serve(platform, gunSonuCalls.say, saveSayim);
  serve(platform, gunSonuCalls.kapat, closeGun);
  serve(platform, gunSonuCalls.ac, openGun);
}
