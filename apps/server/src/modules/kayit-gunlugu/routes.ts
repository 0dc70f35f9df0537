import { KAYIT_ISLEMLERI, KAYIT_MENULERI } from '@defter/contract/call.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { listGecmis, listKayitlar } from './list-kayitlar.ts';

const secenekler = (adlar: readonly string[]) => async () => ({ liste: adlar.map((adi, index) => ({ id: index + 1, adi })) });

export function registerKayitGunlugu(platform: Platform): void {
  serve(platform, kayitGunluguCalls.list, listKayitlar);
  serve(platform, kayitGunluguCalls.gecmis, listGecmis);
  serve(platform, kayitGunluguCalls.menuler, secenekler(KAYIT_MENULERI));
  serve(platform, kayitGunluguCalls.islemler, secenekler(KAYIT_ISLEMLERI));
}
