import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { hashToken } from '../../../platform/auth/oturum.ts';
import type { Platform, PublicContext } from '../../../platform/http/context.ts';
import { type BosGunler, findSaatler } from './find-saatler.ts';
import { readOnSayfa } from './open-sayfa.ts';

/** Days of one answer. */
export const HAFTA = 7;

/** Free times as the page shows them. */
export const saatlerOf = ({ gunler }: BosGunler) => ({ gunler: gunler.map(({ tarih, saatler }) => ({ tarih, saatler: saatler.map(({ saat }) => saat) })) });

/** The free times of a week from a day on. */
export const listSaatler =
  (platform: Platform) =>
  ({ params, body: { ilkGun, altUrunIDler, personelID, tutma }, clock }: PublicContext<typeof sayfaCalls.saatler>) =>
    readOnSayfa(platform, params.kod, async (tx, sayfa) => {
      const istek = { altUrunIDler, personelID, tutma: tutma === null ? null : hashToken(tutma), ilk: ilkGun, son: addDays(ilkGun, HAFTA - 1) };
      return saatlerOf(await findSaatler(tx, sayfa, istek, clock));
    });
