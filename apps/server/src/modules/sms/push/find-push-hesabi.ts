import { createECDH } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { asOwner } from '../../../platform/db/scope.ts';
import type { PushHesabi } from '../../../platform/outside/mesaj/saglayici.ts';
import { mayReachOf } from '../../../platform/outside/push/push-address.ts';
import type { Secrets } from '../../../platform/secret.ts';

type Surroundings = { config: Config; secrets: Secrets };

/** What a notice is queued with: for which browser, under which title, and the page that it opens. */
export type BildirimIcerigi = { aboneID: number; baslik: string; adres: string };

/** The push service of the browser that a notice is for, and our keys; undefined once the browser is gone, or the keys cannot be read. */
export async function findPushHesabi(tx: Tx, { bayiID, icerik }: { bayiID: number; icerik: unknown }, { config, secrets }: Surroundings): Promise<PushHesabi | undefined> {
  const { rows } = await sql<{ uc: string; p256dh: string; auth: string; acik: string; kapali: string }>`
    select a.uc, a.p256dh, a.auth, k.acik, k.kapali from bildirim_abonesi_ozet a, bildirim_anahtari k
    where a.bayi_id = ${bayiID} and a.id = ${(icerik as BildirimIcerigi | null)?.aboneID ?? 0}`.execute(tx);
  const [row] = rows;
  const kapali = row && secrets.decrypt(row.kapali);
  if (!row || kapali === undefined) return undefined;
  const { uc, p256dh, auth, acik } = row;
  return { saglayici: 'webpush', uc, abone: { p256dh, auth }, acik, kapali, kim: config.publicUrl, mayReach: mayReachOf(uc, config) };
}

/**
 * Our public key, made on first use. Keys that cannot be read any more (a restore without the key of the installation) are made anew; browsers then
 * ask again when their page is opened.
 */
export async function readAcikAnahtar(tx: Tx, { secrets }: Pick<Surroundings, 'secrets'>): Promise<string> {
  const { rows } = await sql<{ acik: string; kapali: string }>`select acik, kapali from bildirim_anahtari`.execute(tx);
  if (rows[0] && secrets.decrypt(rows[0].kapali) !== undefined) return rows[0].acik;
  const pair = createECDH('prime256v1');
  const acik = pair.generateKeys('base64url');
  // A number that begins with zeros is shorter than its key.
  const number = pair.getPrivateKey();
  const kapali = secrets.encrypt(Buffer.concat([Buffer.alloc(32 - number.length), number]).toString('base64url'));
  const before = rows[0]?.kapali ?? '';
  // If two servers make keys at once, the keys of one of them are kept.
  return asOwner(tx, async () => {
    const made = await sql<{ acik: string }>`
      insert into bildirim_anahtari (acik, kapali) values (${acik}, ${kapali})
      on conflict (id) do update set acik = excluded.acik, kapali = excluded.kapali, kayit_zamani = now() where bildirim_anahtari.kapali = ${before} returning acik`.execute(tx);
    return made.rows[0]?.acik ?? (await sql<{ acik: string }>`select acik from bildirim_anahtari`.execute(tx)).rows[0]!.acik;
  });
}
