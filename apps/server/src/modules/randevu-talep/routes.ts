import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { countDegerler } from '../musteri/count-iletisim.ts';
import type { MakeBaglanti } from '../randevu/make-baglanti.ts';
import { approveTalep } from './approve-talep.ts';
import { saveTalep } from './create-talep.ts';
import { listTalepler } from './list-talepler.ts';
import { rejectTalep } from './reject-talep.ts';
import { suggestTalep } from './suggest-talep.ts';
import { takeBackOneri } from './take-back-oneri.ts';

/** @param makeBaglanti by which a customer gets the link to answer an offer */
export function registerRandevuTalep(platform: Platform, makeBaglanti: MakeBaglanti): void {
  serve(platform, randevuTalepCalls.list, listTalepler);
  serve(platform, randevuTalepCalls.create, saveTalep, (asking) => countDegerler(asking, asking.body.musteriID === null ? (asking.body.telefon ?? null) : null));
  serve(platform, randevuTalepCalls.onayla, approveTalep);
  serve(platform, randevuTalepCalls.reddet, rejectTalep);
  serve(platform, randevuTalepCalls.oneriGeriAl, takeBackOneri);
  serve(platform, randevuTalepCalls.degistir, (context) => suggestTalep(context, makeBaglanti));
}
