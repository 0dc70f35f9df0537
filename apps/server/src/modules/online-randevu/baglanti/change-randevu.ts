import type { BodyOf } from '@defter/contract/call.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { announce } from '../../../platform/events/announce.ts';
import type { Client } from '../../../platform/http/client.ts';
import type { Platform, PublicContext } from '../../../platform/http/context.ts';
import { holdDuranlar } from '../../randevu/read-randevu.ts';
import { tellEach } from '../../randevu/tell-each.ts';
import { updateRandevu } from '../../randevu/update-randevu.ts';
import { MUSTERI_YAPAN } from '../musteri-yapan.ts';
import { onBaglanti, type Sahip } from './open-baglanti.ts';
import { findDegisir, findOwn } from './own-randevu.ts';
import { findTasimaSaati } from './tasima-saatleri.ts';

type Degisiklik = BodyOf<typeof randevuCalls.update>;
type Kim = { clock: Clock; client: Client };

/** Changes an appointment as the desk would, told in the record log as the customer's own act. */
const change = (tx: Tx, { clock, client }: Kim, body: Degisiklik) =>
  tellEach({ tx, oturum: MUSTERI_YAPAN, client }, randevuCalls.update, body.id, (degisim) => updateRandevu({ tx, body, oturum: MUSTERI_YAPAN, clock, degisim }));

type Istek = Parameters<typeof onBaglanti>[2];

/** Does one act for the customer of a link, lets the desk know and answers what the act answers. */
export async function act<T extends object>(platform: Platform, istek: Istek, work: (tx: Tx, sahip: Sahip) => Promise<T>) {
  const { bayiID, reply } = await onBaglanti(platform, 'write', istek, async (tx, sahip) => ({ reply: await work(tx, sahip), bayiID: sahip.bayiID }));
  announce(platform, bayiID, ['randevu', 'info']);
  return reply;
}

/** The customer agrees to what stood on the page: refuses an appointment that the desk has changed since. */
function requireSeen(surum: number, { surum: gorulen }: { surum: number | null }): void {
  if (gorulen !== null && gorulen !== surum) throw new AppError('kayitDegismis');
}

/** The customer will come. */
export const confirmOwn =
  (platform: Platform) =>
  ({ clock, ...istek }: PublicContext<typeof sayfaCalls.onayla>) =>
    act(platform, istek, async (tx, { musteriID }) => {
      // If somebody presses twice, the second request sees what the first has done.
      await holdDuranlar(tx, [istek.body.randevuID]);
      const { id, surum, durum } = await findOwn(tx, musteriID, istek.body.randevuID, clock);
      // A second press changes nothing.
      if (durum === RandevuDurumu.onaylandi) return {};
      requireSeen(surum, istek.body);
      await change(tx, { clock, client: istek.client }, { id, surum, randevuDurumu: RandevuDurumu.onaylandi });
      return {};
    });

/** The customer will not come. One that is cancelled already, by a press whose answer was lost, stays so. */
export const cancelOwn =
  (platform: Platform) =>
  ({ clock, ...istek }: PublicContext<typeof sayfaCalls.iptal>) =>
    act(platform, istek, async (tx, sahip) => {
      const [duran] = await holdDuranlar(tx, [istek.body.randevuID]);
      if (duran === undefined && (await isCancelled(tx, sahip.musteriID, istek.body.randevuID))) return {};
      const { id, surum } = await findDegisir(tx, sahip, istek.body.randevuID, clock);
      requireSeen(surum, istek.body);
      await change(tx, { clock, client: istek.client }, { id, surum, randevuDurumu: RandevuDurumu.iptal });
      return {};
    });

async function isCancelled(tx: Tx, musteriID: number, id: number): Promise<boolean> {
  const { rows } = await sql`select from randevu_ozet where id = ${id} and musteri_id = ${musteriID} and silindi is null and durum = ${RandevuDurumu.iptal}`.execute(tx);
  return rows.length > 0;
}

/** The customer will come at another time; one that stands there already stays as it is. Throws saatDolu. */
export const moveOwn =
  (platform: Platform) =>
  ({ clock, ...istek }: PublicContext<typeof sayfaCalls.tasi>) =>
    act(platform, istek, async (tx, sahip) => {
      const { tarih, saat } = istek.body;
      await holdDuranlar(tx, [istek.body.randevuID]);
      const randevu = await findDegisir(tx, sahip, istek.body.randevuID, clock);
      if (randevu.tarih === tarih && randevu.baslangicSaat === saat) return {};
      requireSeen(randevu.surum, istek.body);
      const bos = await findTasimaSaati(tx, sahip.sayfa, randevu, { tarih, saat }, clock);
      const yer = { randevuTarihi: tarih, baslangicSaat: bos.saat, bitisSaat: bos.bitisSaat, randevuSutunBaslikID: bos.yerler[0]! };
      await change(tx, { clock, client: istek.client }, { id: randevu.id, surum: randevu.surum, ...yer });
      return {};
    });
