import type { Tx } from '../../platform/db/connection.ts';
import type { Platform } from '../../platform/http/context.ts';
import { announce } from '../../platform/events/announce.ts';
import { noteAkibetler } from '../../platform/outside/mesaj/note-akibet.ts';
import { type Sorulanlar, takeSorulanlar } from '../../platform/outside/mesaj/take-sorulanlar.ts';
import { saglayiciOf } from '../../platform/outside/mesaj/saglayici-of.ts';
import { evHesabi, type Hesap } from '../../platform/outside/mesaj/saglayici.ts';
import { createKapi } from './kapi.ts';

/** Asks the providers what became of messages that they have taken, each of them later the older it is. */
export async function askAkibetler(platform: Platform): Promise<void> {
  const { database, app: { log } } = platform;
  const gruplar = await database.acrossBayis(takeSorulanlar);
  for (const { bayiID, saglayici, nolar } of gruplar) {
    const hesap = await database.acrossBayis((tx) => findHesap(tx, platform, bayiID, saglayici));
    if (!hesap) continue;
    try {
      const told = await saglayiciOf(hesap).report(nolar);
      const touched = new Set(await database.system((tx) => noteAkibetler(tx, { bayiID, saglayici }, told)));
      for (const id of touched) announce(platform, id, ['sms']);
    } catch (err) {
      // It is asked again at its next time.
      log.warn({ err, saglayici }, 'a provider does not say what became of messages');
    }
  }
}

async function findHesap(tx: Tx, platform: Platform, bayiID: number | null, saglayici: Sorulanlar['saglayici']): Promise<Hesap | undefined> {
  if (bayiID !== null) return createKapi(platform).findHesap(tx, { bayiID, icerik: null }, saglayici);
  return platform.config.smsUrl === undefined ? undefined : evHesabi(platform.config.smsUrl);
}
