import { ayarCalls } from '@defter/contract/ayar.ts';
import { beklemeCalls } from '@defter/contract/bekleme.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { prefetchPermitted } from '../../app/session/yetki.ts';
import { today } from '../../ui/today.ts';
import { yeniTalepSorusu } from './talep/use-talep-katmani.tsx';
import { vardiyaSorusu } from './use-kapali.ts';
import { aralikOf, readDegerler, readGun } from './use-suzgec.ts';
import { basliklarSorusu, randevuSorusu } from './use-takvim.ts';

/**
 * The data that the calendar begins with, by its address: the columns, their order, and the parts above that would move the calendar under a hand
 * that is on its way. A week is missing, because its column is chosen first. People without the right ask for nothing.
 */
export function readFirst(params: URLSearchParams): Promise<void>[] {
  const { gorunum, tarih } = readGun(params, today());
  const aralik = aralikOf(gorunum, tarih);
  return [
    prefetchPermitted(randevuCalls.basliklar, basliklarSorusu(false)),
    prefetchPermitted(randevuCalls.ayarlar),
    ...(gorunum === 'gun' ? [prefetchPermitted(randevuCalls.list, randevuSorusu({ aralik, degerler: readDegerler(params) })), prefetchPermitted(vardiyaCalls.kayitlar, vardiyaSorusu(tarih))] : []),
    prefetchPermitted(ayarCalls.gecerli),
    prefetchPermitted(beklemeCalls.bosalanlar),
    prefetchPermitted(randevuTalepCalls.list, yeniTalepSorusu(aralik)),
  ];
}
