import { beklemeCalls } from '@defter/contract/bekleme.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { acceptTeklif } from './bos-yer/accept-teklif.ts';
import { declineTeklif } from './bos-yer/decline-teklif.ts';
import { listAdaylar } from './bos-yer/list-adaylar.ts';
import { listBosalanlar } from './bos-yer/list-bosalanlar.ts';
import { offerYer } from './bos-yer/offer-yer.ts';
import { createBekleme } from './create-bekleme.ts';
import { listBeklemeler } from './list-beklemeler.ts';
import { removeBekleme } from './remove-bekleme.ts';

export function registerBekleme(platform: Platform): void {
  serve(platform, beklemeCalls.list, listBeklemeler);
  serve(platform, beklemeCalls.create, createBekleme);
  serve(platform, beklemeCalls.remove, removeBekleme);
  serve(platform, beklemeCalls.bosalanlar, listBosalanlar);
  serve(platform, beklemeCalls.adaylar, listAdaylar);
  serve(platform, beklemeCalls.teklifEt, offerYer);
  serve(platform, beklemeCalls.kabul, acceptTeklif);
  serve(platform, beklemeCalls.ret, declineTeklif);
}
