import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import type { Platform, PublicContext } from '../../../platform/http/context.ts';
import { tellEach } from '../../randevu/tell-each.ts';
import { acceptOneri, type Cevap, declineOneri, type Kim } from '../../randevu-talep/answer-oneri.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { MUSTERI_YAPAN } from '../musteri-yapan.ts';
import { act } from './change-randevu.ts';

type Istek = PublicContext<typeof sayfaCalls.oneriKabul | typeof sayfaCalls.oneriRed>;

/** Answers for the customer of a link, told in the record log as their own act. */
const answer = <T extends object>(platform: Platform, { clock, ...istek }: Istek, say: (tx: Tx, cevap: Cevap, kim: Kim) => Promise<T>) =>
  act(platform, istek, (tx, { bayiID, musteriID }) => {
    const { talepID: id, tarih, saat } = istek.body;
    return tellEach({ tx, oturum: MUSTERI_YAPAN, client: istek.client }, randevuTalepCalls.onayla, id, (degisim) => say(tx, { id, bayiID, musteriID, tarih, saat }, { clock, degisim }));
  });

/** The customer takes the time that the salon offers. */
export const acceptOwn = (platform: Platform) => (context: PublicContext<typeof sayfaCalls.oneriKabul>) => answer(platform, context, acceptOneri);

/** The customer wants another one. */
export const declineOwn = (platform: Platform) => (context: PublicContext<typeof sayfaCalls.oneriRed>) => answer(platform, context, declineOneri);
