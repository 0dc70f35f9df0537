import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import { addDays, type Tarih } from '@defter/rules/tarih.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Platform, PublicContext } from '../../../platform/http/context.ts';
import type { GelecekRandevu } from '../../randevu/list-gelecek.ts';
import type { Sayfa } from '../read-sayfa.ts';
import { type BosGunler, findBos, requireSaat, type SayfaSaati, withoutFull } from '../sayfa/find-saatler.ts';
import { HAFTA, saatlerOf } from '../sayfa/list-saatler.ts';
import { onBaglanti } from './open-baglanti.ts';
import { findDegisir } from './own-randevu.ts';

/** Where an appointment can be moved to: as long as it is, with who performs it, its own time free to it, and to no day that is full. */
async function findTasima(tx: Tx, sayfa: Sayfa, randevu: GelecekRandevu, [ilk, son]: readonly [Tarih, Tarih], clock: Clock): Promise<BosGunler> {
  const { id, hizmetIDler, sure, sutunID, personelID, tarih } = randevu;
  const bos = await findBos(tx, sayfa, { hizmetIDler, randevuID: id, sure, personelID, sutunID: personelID === null ? sutunID : null, tutma: null, ilk, son }, clock);
  return withoutFull(tx, sayfa, bos, tarih);
}

/** The free times of a week to which the customer can move an appointment. */
export const listTasimaSaatleri =
  (platform: Platform) =>
  ({ clock, ...istek }: PublicContext<typeof sayfaCalls.tasimaSaatleri>) =>
    onBaglanti(platform, 'read', istek, async (tx, sahip) => {
      const { randevuID, ilkGun } = istek.body;
      const randevu = await findDegisir(tx, sahip, randevuID, clock);
      return saatlerOf(await findTasima(tx, sahip.sayfa, randevu, [ilkGun, addDays(ilkGun, HAFTA - 1)], clock));
    });

/** The wanted time, if the appointment can be moved to it. Throws saatDolu. */
export async function findTasimaSaati(tx: Tx, sayfa: Sayfa, randevu: GelecekRandevu, { tarih, saat }: { tarih: Tarih; saat: string }, clock: Clock): Promise<SayfaSaati> {
  return requireSaat(await findTasima(tx, sayfa, randevu, [tarih, tarih], clock), saat);
}
