import { isIP } from 'node:net';
import type { authCalls, SignedIn } from '@defter/contract/auth.ts';
import { sql } from 'kysely';
import { describeEntry, writeEntry } from '../../platform/audit.ts';
import { isTaninan, rememberCihaz } from '../../platform/auth/cihaz.ts';
import { normalizeKimlik } from '../../platform/auth/kimlik.ts';
import { countWrong, forgetWrong, kimOf, signInLimits, refuseLocked } from '../../platform/auth/lockout.ts';
import { verifyPassword } from '../../platform/auth/password.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { inBayi } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform, PublicContext } from '../../platform/http/context.ts';
import type { Client } from '../../platform/http/client.ts';
import { type BulunanKimlik, findKimlik } from '../../platform/auth/find-kimlik.ts';
import { openOturum } from './open-oturum.ts';

/** Signs in by user name, mobile or e-mail. Each reason to refuse has a message of its own (spec 2§8). */
export const signIn =
  ({ database }: Platform) =>
  async ({ body, clock, client, cihaz }: PublicContext<typeof authCalls.giris>): Promise<SignedIn> => {
    const kimlik = await database.system((tx) => findKimlik(tx, body.kullaniciAdi));
    // A name that nobody has is counted, slowed and locked like any other, so that nobody can look for names.
    const kim = kimlik ? kimOf(kimlik) : `? ${normalizeKimlik(body.kullaniciAdi)}`;
    const taninan = kimlik && (await database.system((tx) => isTaninan(tx, kimlik, cihaz.ozet))) ? cihaz.ozet : undefined;
    const sinirlar = signInLimits(kim, client.ip, taninan);
    await database.system((tx) => refuseLocked(tx, sinirlar));

    const isRight = await verifyPassword(kimlik?.parolaHash, body.parola);
    if (!kimlik || !isRight) {
      if (kimlik) await database.system((tx) => writeHataliGiris(tx, kimlik, client));
      await countWrong(database, sinirlar);
      throw new AppError('girisHatali');
    }
    return database.system(async (tx) => {
      // Asked again: it may have been locked while this try waited for its turn.
      await refuseLocked(tx, sinirlar);
      await forgetWrong(tx, kim, client.ip, taninan);
      await inBayi(tx, kimlik.bayiID, () => refuseHere(tx, kimlik, client.ip, clock.today()));
      const signedIn = await openOturum(tx, { ...kimlik, ...client });
      await rememberCihaz(tx, kimlik, cihaz.keep());
      return signedIn;
    });
  };

/** Writes a wrong try into the log of the business. The entry names the owner of the account, because nobody knows who tried. */
const writeHataliGiris = (tx: Tx, { bayiID, personelID }: BulunanKimlik, client: Client) =>
  inBayi(tx, bayiID, async () => writeEntry(tx, describeEntry({ personelID, client }, { menu: 'oturum', islem: 'hataliGiris' })));

/** Refuses somebody who left, an address that is not allowed, and a plan that has run out. Runs inside the bayi. */
async function refuseHere(tx: Tx, { personelID }: BulunanKimlik, ip: string, bugun: string): Promise<void> {
  // Behind a proxy the address is what a header says, and need not be one.
  const adres = isIP(ip) ? ip : null;
  const { rows } = await sql<{ calisiyor: boolean; bitti: boolean; ip_yasak: boolean }>`
    select p.calisiyor_mu as calisiyor, b.paket_bitis < ${bugun}::date as bitti,
      exists (select from ip_adresi_ozet) and not exists (select from ip_adresi_ozet where ip >>= ${adres}::inet) as ip_yasak
    from personel_ozet p join bayi_ozet b on b.id = p.bayi_id where p.id = ${personelID}`.execute(tx);
  if (!rows[0]?.calisiyor) throw new AppError('girisHatali');
  if (rows[0].ip_yasak) throw new AppError('ipIzinYok');
  if (rows[0].bitti) throw new AppError('paketSuresiDoldu');
}
