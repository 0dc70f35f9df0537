import type { satisOnayiCalls } from '@defter/contract/satis-onayi.ts';
import { sql } from 'kysely';
import { findParolaHash } from '../../../platform/auth/kimlik.ts';
import { countWrong, forgetWrong, kimOf, refuseLocked, signInLimits } from '../../../platform/auth/lockout.ts';
import { createToken, hashToken } from '../../../platform/auth/oturum.ts';
import { verifyPassword } from '../../../platform/auth/password.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { found, refusalAt } from '../../../platform/errors/app-error.ts';
import type { Context, Preparation } from '../../../platform/http/context.ts';
import { proveOnayKodu, readOnaylayan, soylenenOf } from './onay-kodu.ts';

type Call = typeof satisOnayiCalls.onayla;

/** How long the desk may take to send the sale again. */
const GECERLILIK = sql`interval '5 minutes'`;

/** Uses up what has proved who approves, in the transaction of the approval. */
type Kanit = (tx: Tx) => Promise<void>;

/** Checks the code that was sent to whoever approves, or their password. */
export async function checkOnaylayan(hazirlik: Preparation<Call>): Promise<Kanit> {
  const { smsKodu, parola, ...body } = hazirlik.body;
  if (smsKodu !== null) return proveOnayKodu(hazirlik, body, smsKodu);
  await checkParola(hazirlik, parola ?? '');
  return async () => {};
}

/**
 * Checks the password of whoever approves. Wrong ones are counted and locked as those of signing in are: strictly for each person
 * who asks, and together with all others.
 */
async function checkParola({ body, oturum, database }: Preparation<Call>, parola: string): Promise<void> {
  const kim = { bayiID: oturum.bayiID, personelID: body.personelID };
  const [adi, soran] = [kimOf(kim), `onay ${oturum.personelID}`];
  const sinirlar = signInLimits(adi, soran);
  await database.system((tx) => refuseLocked(tx, sinirlar));
  // A colleague without a sign-in cannot approve. Saying so tells no secret: colleagues know each other.
  const parolaHash = found(await database.system((tx) => findParolaHash(tx, kim)));
  if (!(await verifyPassword(parolaHash, parola))) {
    await countWrong(database, sinirlar);
    throw refusalAt('parola', 'onayParolasiYanlis');
  }
  await database.system(async (tx) => {
    await refuseLocked(tx, sinirlar);
    await forgetWrong(tx, adi, soran);
  });
}

/** Approves what a sale asked for, for the person who asked. Throws onayYetkisiYok for somebody who may approve nothing. */
export async function giveOnay({ tx, body, oturum, degisim }: Context<Call>, kanit: Kanit) {
  const { adSoyad } = await readOnaylayan(tx, body.personelID);
  await kanit(tx);
  // Somebody at the desk has seen the sale. Somebody with a code has only read the text, so what it said is kept and compared.
  const soylenen = body.smsKodu === null ? null : soylenenOf(body);
  const { jeton, ozet } = createToken();
  await sql`
    insert into satis_onayi (kod_ozeti, istek, soylenen, isteyen_id, onaylayan_id, gecerlilik)
    values (${ozet}, ${hashToken(body.istek)}, ${soylenen}, ${oturum.personelID}, ${body.personelID}, now() + ${GECERLILIK})`.execute(tx);
  degisim(null, { onaylayanID: body.personelID });
  return { onayKodu: jeton, onaylayanAdi: adSoyad };
}

/** Who may approve something. */
export async function listOnaylayanlar({ tx }: Context<typeof satisOnayiCalls.onaylayanlar>) {
  const { rows } = await sql<{ personelID: number; adSoyad: string; yuzde: number; fiyatMi: boolean }>`
    select id as "personelID", concat_ws(' ', ad, soyad) as "adSoyad", case when 'satisIskonto' = any(yetkiler) then iskonto_yuzdesi else 0 end as yuzde,
      'satisFiyatDegistir' = any(yetkiler) as "fiyatMi"
    from personel_ozet where calisiyor_mu and web_kullanicisi and ('satisIskonto' = any(yetkiler) or 'satisFiyatDegistir' = any(yetkiler))
    order by ad, soyad, id`.execute(tx);
  return { liste: rows };
}
