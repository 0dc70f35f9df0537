import { KAYIT_ISLEMLERI, KAYIT_MENULERI } from '@defter/contract/call.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import type { Duties } from '../../platform/duties.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { listGecmis, listKayitlar } from './list-kayitlar.ts';
import { nameOfRecords } from './record-name.ts';

const secenekler = (adlar: readonly string[]) => async () => ({ liste: adlar.map((adi, index) => ({ id: index + 1, adi })) });

export function registerKayitGunlugu(platform: Platform, duties: readonly Duties[]): void {
  const nameOf = nameOfRecords(duties);
  serve(platform, kayitGunluguCalls.list, (context) => listKayitlar(context, nameOf));
  serve(platform, kayitGunluguCalls.gecmis, (context) => listGecmis(context, nameOf));
  serve(platform, kayitGunluguCalls.menuler, secenekler(KAYIT_MENULERI));
  serve(platform, kayitGunluguCalls.islemler, secenekler(KAYIT_ISLEMLERI));
}
