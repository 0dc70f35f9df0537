import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { sql } from 'kysely';
import { createToken, hashToken } from '../../../platform/auth/oturum.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { networkOf } from '../../../platform/http/client.ts';
import type { Platform, PublicContext } from '../../../platform/http/context.ts';
import { holdSaat, lockTutmalar, releaseTutma, TUTMA_SANIYE } from '../../randevu/tutma/hold-saat.ts';
import { findSaat } from './find-saatler.ts';
import { writeOnSayfa } from './open-sayfa.ts';

/** Keeps a free time for the visitor for some minutes and lets go of the one kept before. Throws saatDolu, tutmaSiniri. */
export const holdOnSayfa =
  (platform: Platform) =>
  ({ params, body, clock, client }: PublicContext<typeof sayfaCalls.tut>) =>
    writeOnSayfa(platform, params.kod, async (tx, sayfa) => {
      const { jeton, ozet } = body.tutma === null ? createToken() : { jeton: body.tutma, ozet: hashToken(body.tutma) };
      await lockTutmalar(tx, body.tarih);
      await releaseTutma(tx, ozet);
      const { saat, cevre } = await findSaat(tx, sayfa, { ...body, tutma: null }, clock);
      await holdSaat(tx, {
        jetonOzeti: ozet,
        soranOzeti: hashToken(networkOf(client.ip)),
        sutunIDler: saat.yerler,
        baslangic: addMinutes(body.tarih, toDakika(saat.saat) - cevre.tamponOnce),
        bitis: addMinutes(body.tarih, toDakika(saat.saat) + saat.bitis - saat.baslangic + cevre.tamponSonra),
      });
      return { tutma: jeton, saniye: TUTMA_SANIYE, bitisSaat: saat.bitisSaat, personelAdi: await personelOf(tx, saat.yerler[0]!) };
    });

/** `2026-11-25` and 615 are `2026-11-25 10:15`; the time around an appointment may reach over midnight. */
const addMinutes = (tarih: string, dakika: number): string => new Date(Date.parse(`${tarih}T00:00Z`) + dakika * 60_000).toISOString().slice(0, 16).replace('T', ' ');

/** Whose column it is; null for a room or a device. */
export async function personelOf(tx: Tx, sutunID: number): Promise<string | null> {
  const { rows } = await sql<{ adi: string }>`
    select concat_ws(' ', p.ad, p.soyad) as adi from randevu_basligi_ozet b join personel_ozet p on p.bayi_id = b.bayi_id and p.id = b.personel_id
    where b.id = ${sutunID}`.execute(tx);
  return rows[0]?.adi ?? null;
}
