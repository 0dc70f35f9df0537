import type { authCalls } from '@defter/contract/auth.ts';
import { createOturum } from '../../platform/auth/create-oturum.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { Hata } from '../../platform/errors/hata.ts';
import type { Context, Platform } from '../../platform/http/context.ts';

type Own = { tx: Context<typeof authCalls.oturumlar>['tx']; oturum: Context<typeof authCalls.oturumlar>['oturum'] };

/** One's own sessions, the newest first. */
export async function listOturumlar({ tx, oturum }: Context<typeof authCalls.oturumlar>) {
  const liste = await asOwner(tx, () =>
    tx
      .selectFrom('oturum')
      .where('bayi_id', '=', oturum.bayiID)
      .where('personel_id', '=', oturum.personelID)
      .where('son_kullanma', '>', new Date().toISOString())
      .select(['id', 'cihaz', 'ip', 'olusturma', 'son_gorulme as sonKullanma'])
      .orderBy('son_gorulme', 'desc')
      .execute(),
  );
  return { liste: liste.map((satir) => ({ ...satir, cihaz: describeCihaz(satir.cihaz), buOturum: satir.id === oturum.id })) };
}

/** Ends one of one's sessions, or with null all of them, this one too. */
export const endOturum =
  (platform: Platform) =>
  async ({ tx, oturum, body, afterCommit }: Context<typeof authCalls.oturumKapat>) => {
    const ended = await end({ tx, oturum }, body.id ?? undefined);
    if (body.id !== null && ended === 0) throw new Hata('bulunamadi');
    afterCommit(() => forget(platform, oturum.bayiID));
    return {};
  };

export const signOut =
  (platform: Platform) =>
  async ({ tx, oturum, afterCommit }: Context<typeof authCalls.cikis>) => {
    await end({ tx, oturum }, oturum.id);
    afterCommit(() => forget(platform, oturum.bayiID));
    return {};
  };

/** A new token for the same session; the old one is worth nothing from then on. */
export const refresh =
  (platform: Platform) =>
  async ({ oturum }: Context<typeof authCalls.refresh>) => {
    const { bayiID, personelID } = oturum;
    // A GET of the specification that writes: it has a transaction of its own.
    const accessToken = await platform.database.system(async (tx) => {
      const old = await tx.deleteFrom('oturum').where('id', '=', oturum.id).returning(['cihaz', 'ip']).executeTakeFirst();
      if (!old) throw new Hata('tokenGecersiz');
      return createOturum(tx, { bayiID, personelID, ...old });
    });
    forget(platform, bayiID);
    return { accessToken };
  };

async function end({ tx, oturum }: Own, id?: string): Promise<number> {
  const { numDeletedRows } = await asOwner(tx, () =>
    tx
      .deleteFrom('oturum')
      .where('bayi_id', '=', oturum.bayiID)
      .where('personel_id', '=', oturum.personelID)
      .$if(id !== undefined, (query) => query.where('id', '=', id!))
      .executeTakeFirst(),
  );
  return Number(numDeletedRows);
}

function forget({ sessions, events }: Platform, bayiID: number): void {
  sessions.forget(bayiID);
  events.announce(bayiID, ['personel']);
}

const TARAYICILAR = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'];
const SISTEMLER = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS X', 'Linux'];

/** "Chrome · Windows" of what a browser says of itself; names of products, the same in every language. */
function describeCihaz(userAgent: string): string {
  const tarayici = TARAYICILAR.find((name) => userAgent.includes(name));
  const sistem = SISTEMLER.find((name) => userAgent.includes(name));
  const adlar: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' };
  const parts = [tarayici, sistem].filter((part) => part !== undefined).map((part) => adlar[part] ?? part);
  return parts.join(' · ') || '—';
}
