import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Kapi } from './kapi.ts';
import { type Hesap, NotNow, type Sonuc } from './saglayici.ts';

/** The pauses after each try that failed, in seconds; after the last one a message is given up. */
const PAUSES_SN = [2, 5, 15, 60, 300, 900, 1800, 3600, 3600, 3600, 3600, 3600, 3600] as const;
/** WhatsApp cannot be asked: what it tells of a message comes sooner than this. */
const WHATSAPP_PAUSE_SN = 120;
/** When the provider is first asked what became of a message. */
const SORU_SN = 30;

/** A message that is being tried. */
export type Denenen = {
  id: number;
  /** Null for the house's own. */
  bayiID: number | null;
  /** The first try that may have sent it already; null when none can have. */
  begun: string | null;
  /** When this sending began, to the microsecond. */
  basladi: string;
  deneme: number;
  /** What it costs, and whether the house's account is charged. */
  kredi: number;
  ev: boolean;
};

type Ended = { mesaj: Denenen; hesap: Hesap; outcome: Sonuc | Error };

/** Notes what came of a try: taken, refused, or to be tried again after a pause. */
export async function noteSonuc(database: Database, kapi: Kapi, { mesaj, hesap, outcome }: Ended): Promise<void> {
  const { id, bayiID, kredi, ev } = mesaj;
  await database.system(async (tx) => {
    // The provider may have told of the delivery before its answer came, so only a waiting message becomes sent.
    if (!(outcome instanceof Error) && 'no' in outcome) {
      // A code has done its work once it was sent, and nobody needs to read it here again.
      await sql`
        update giden_mesaj set durum = case durum when 'bekliyor' then 'gonderildi' else durum end, hata = null, gonderim = now(), saglayici = ${hesap.saglayici},
          saglayici_no = coalesce(${outcome.no}, saglayici_no), sonraki_soru = case when bayi_id is not null then now() + make_interval(secs => ${SORU_SN}) end,
          mesaj = case when bayi_id is null then '' else mesaj end
        where id = ${id}`.execute(tx);
      return;
    }
    const isOver = !(outcome instanceof Error) || mesaj.deneme > PAUSES_SN.length;
    // An answer to a second sending says nothing about the first.
    const isClean = !(outcome instanceof Error) || (outcome instanceof NotNow && mesaj.begun === null);
    const kod = !(outcome instanceof Error) ? outcome.red : outcome instanceof NotNow ? outcome.kod : 'baglanti';
    const own = !isClean && hesap.saglayici === 'whatsapp' ? WHATSAPP_PAUSE_SN : PAUSES_SN[Math.min(mesaj.deneme, PAUSES_SN.length) - 1]!;
    const pause = outcome instanceof NotNow ? Math.max(own, outcome.saniye) : own;
    // A message that has surely not left pays and passes the gate anew. Otherwise it stays begun.
    const ended = await sql`
      update giden_mesaj set hata = ${kod}, durum = ${isOver ? 'hatali' : 'bekliyor'}, gonderim = ${isOver ? sql`now()` : sql`gonderim`}, saglayici = ${hesap.saglayici},
        gonderim_zamani = now() + make_interval(secs => ${pause}), ilk_deneme = ${isClean ? sql`null` : sql`ilk_deneme`}, kredi = ${isClean ? 0 : sql`kredi`}
      where id = ${id} and durum = 'bekliyor' and ilk_deneme = ${mesaj.basladi}::timestamptz returning id`.execute(tx);
    if (!isClean || kredi === 0 || !ev || bayiID === null || ended.rows.length === 0) return;
    await sql`set local role defter_bakim`.execute(tx);
    await kapi.geriVer(tx, bayiID, kredi);
  });
}
