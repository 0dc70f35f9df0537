import type { BodyOf } from '@defter/contract/call.ts';
import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { sql } from 'kysely';
import { verifyPassword } from '../../platform/auth/password.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context, Preparation } from '../../platform/http/context.ts';
import { countDegerler } from '../musteri/count-iletisim.ts';
import { findByTelefon } from '../musteri/find-by-telefon.ts';
import { lockMusteri } from '../musteri/lock-musteri.ts';
import { type RizaSecimleri, saveRizalar } from './save-rizalar.ts';

type Kod = {
  id: number;
  /** Null for a number that was being entered when the code left. */
  musteriID: number | null;
  telefon: string;
  kodOzeti: string;
  aydinlatmaID: number;
  rizalar: RizaSecimleri;
  gecerli: boolean;
  deneme: number;
};

/** A code is void after this many wrong tries. */
const MAX_DENEME = 5;

type Call = typeof kvkkCalls.smsDogrula;

/**
 * Checks the code before the transaction, because codes are slow hashes. A code can be used once and tried five times: each
 * try is counted before the code is compared, and a wrong one stays counted.
 */
export async function checkOnayKodu({ body, oturum, database }: Preparation<Call>): Promise<Kod> {
  // The refusals differ where a code has left for a number, and codes leave for the numbers of customers.
  if (body.musteriID === null) await countDegerler({ database, oturum }, body.telefon);
  const kod = await database.write(oturum, async (tx) => {
    if (body.musteriID !== null) await lockMusteri(tx, body.musteriID);
    return takeTry(tx, body, oturum.personelID);
  });
  if (!kod) throw new AppError('kodGecersiz');
  if (!kod.gecerli) throw new AppError('kodSuresiDoldu');
  if (kod.deneme > MAX_DENEME) throw new AppError('kodDenemeBitti');
  if (!(await verifyPassword(kod.kodOzeti, body.onayKodu))) {
    const neden = kod.deneme === MAX_DENEME ? 'kodDenemeBitti' : 'kodGecersiz';
    throw refusalAt('onayKodu', neden);
  }
  return kod;
}

/**
 * Saves the consents that belong to a right code. A number that nobody has yet keeps the proof with its code, until a
 * customer is saved with it (`bindRizalar`).
 */
export async function verifyOnayKodu(context: Context<Call>, kod: Kod) {
  const { tx, oturum, about, act } = context;
  const known = await holdKisi(tx, kod);
  const used = await sql`update kvkk_onay_kodu set kullanildi = now() where id = ${kod.id} and kullanildi is null returning id`.execute(tx);
  if (used.rows.length === 0) throw new AppError('kodGecersiz');
  // A customer who was being saved with this number held the row of the code, so they can be found only now.
  const musteriID = known ?? (await holdKisi(tx, kod));
  if (musteriID === null) {
    act(null);
    return { id: null, onaylandiMi: true as const };
  }
  const { telefon, aydinlatmaID, rizalar } = kod;
  await saveRizalar(context, { musteriID, aydinlatmaID, rizalar, personelID: oturum.personelID, kanit: { kanal: 'smsKod', telefon } });
  about(musteriID);
  return { id: musteriID, onaylandiMi: true as const };
}

/** Whose consent it is, held until the end; somebody may have been saved with the number after the code had left. */
async function holdKisi(tx: Tx, { musteriID, telefon }: Kod): Promise<number | null> {
  const id = musteriID ?? (await findByTelefon(tx, telefon));
  if (id !== null) await lockMusteri(tx, id);
  return id;
}

/**
 * Counts a try at the newest code of a customer or a number; a client that sends the code alone means the last one that
 * it asked for. Tries that arrive together wait for each other here.
 */
async function takeTry(tx: Tx, { musteriID, telefon }: BodyOf<Call>, personelID: number): Promise<Kod | undefined> {
  const kimin =
    musteriID !== null
      ? sql`musteri_id = ${musteriID}`
      : telefon !== null
        ? sql`telefon = ${telefon} and (musteri_id is null or musteri_id in (select t.musteri_id from musteri_telefon_ozet t where t.telefon = ${telefon}))`
        : sql`personel_id = ${personelID}`;
  const { rows } = await sql<Kod>`
    update kvkk_onay_kodu set deneme = deneme + 1
    where id = (select id from kvkk_onay_kodu where ${kimin} and kullanildi is null order by id desc limit 1) and kullanildi is null
    returning id, musteri_id as "musteriID", telefon, kod_ozeti as "kodOzeti", aydinlatma_id as "aydinlatmaID", rizalar, deneme,
      gecerlilik > now() as gecerli`.execute(tx);
  return rows[0];
}
