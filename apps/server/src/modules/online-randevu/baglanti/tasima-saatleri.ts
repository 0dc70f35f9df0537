import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import { addDays, type Tarih } from '@defter/rules/tarih.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Platform, PublicContext } from '../../../platform/http/context.ts';
import type { GelecekRandevu } from '../../randevu/list-gelecek.ts';
import type { Sayfa } from '../read-sayfa.ts';
import { findBos, requireSaat, type SayfaSaati } from '../sayfa/find-saatler.ts';
import { HAFTA, saatlerOf } from '../sayfa/list-saatler.ts';
import { onBaglanti } from './open-baglanti.ts';
import { findDegisir } from './own-randevu.ts';

/** To where an appointment can be moved: as long as it is, with who performs it, its own time free to it. */
const aramaOf = ({ id, hizmetIDler, sure, sutunID, personelID }: GelecekRandevu) => ({ hizmetIDler, randevuID: id, sure, personelID, sutunID: personelID === null ? sutunID : null, tutma: null });

/** The free times of a week to which the customer can move an appointment. */
export const listTasimaSaatleri =
  (platform: Platform) =>
  ({ clock, ...istek }: PublicContext<typeof sayfaCalls.tasimaSaatleri>) =>
    onBaglanti(platform, 'read', istek, async (tx, sahip) => {
      const { randevuID, ilkGun } = istek.body;
      const randevu = await findDegisir(tx, sahip, randevuID, clock);
      return saatlerOf(await findBos(tx, sahip.sayfa, { ...aramaOf(randevu), ilk: ilkGun, son: addDays(ilkGun, HAFTA - 1) }, clock));
    });

/** One of them that is wanted. Throws saatDolu. */
export async function findTasimaSaati(tx: Tx, sayfa: Sayfa, randevu: GelecekRandevu, { tarih, saat }: { tarih: Tarih; saat: string }, clock: Clock): Promise<SayfaSaati> {
  return requireSaat(await findBos(tx, sayfa, { ...aramaOf(randevu), ilk: tarih, son: tarih }, clock), saat);
}
