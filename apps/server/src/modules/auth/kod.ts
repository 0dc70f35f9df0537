import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { hashPassword, verifyPassword } from '../../platform/auth/password.ts';
import type { Tx } from '../../platform/db/connection.ts';
import type { Database } from '../../platform/db/database.ts';
import { Hata } from '../../platform/errors/hata.ts';
import { queueSms } from '../../platform/outside/sms/outbox.ts';

/*
 * Codes by SMS: six digits, kept as a slow hash, good for three minutes and five tries, five a day and number.
 */
export type Amac = 'kayit' | 'parola';

export const GECERLILIK_SANIYE = 180;
const MAX_DENEME = 5;
const MAX_GUNLUK = 5;
const BEKLEME_SANIYE = 30;
/** How long a proved code may wait for what it was asked for: choosing a password takes a while. */
const KANIT_DAKIKA = 30;

const METIN: Record<Amac, (kod: string) => string> = {
  kayit: (kod) => `Defter kayıt kodunuz: ${kod}. Kodu kimseyle paylaşmayın.`,
  parola: (kod) => `Defter parola yenileme kodunuz: ${kod}. Kodu kimseyle paylaşmayın.`,
};

/** Makes a code and hands its text to the outbox. Throws kodSinir or kodBekle. */
export async function sendKod(database: Database, telefon: string, amac: Amac): Promise<void> {
  const kod = String(randomInt(1_000_000)).padStart(6, '0');
  const kodOzeti = await hashPassword(kod);
  await database.system(async (tx) => {
    // One at a time for a number, so that two requests cannot both be the fifth.
    await sql`select pg_advisory_xact_lock(hashtextextended(${telefon}, 0))`.execute(tx);
    const { rows } = await sql<{ sayi: number; saniye: number | null }>`
      select count(*) as sayi, ${BEKLEME_SANIYE} - extract(epoch from now() - max(olusturma))::int as saniye
      from dogrulama_kodu where telefon = ${telefon} and olusturma > now() - interval '1 day'`.execute(tx);
    const { sayi, saniye } = rows[0]!;
    if (saniye !== null && saniye > 0) throw new Hata('kodBekle', { veri: { saniye } });
    if (sayi >= MAX_GUNLUK) throw new Hata('kodSinir');
    await sql`
      insert into dogrulama_kodu (telefon, amac, kod_ozeti, gecerlilik)
      values (${telefon}, ${amac}, ${kodOzeti}, now() + make_interval(secs => ${GECERLILIK_SANIYE}))`.execute(tx);
    await queueSms(tx, { bayiID: null, telefon, mesaj: METIN[amac](kod) });
  });
}

type Kod = { id: number; kod_ozeti: string; deneme: number; suresi_doldu: boolean; kanitlandi: boolean };

/**
 * Proves the number with its newest code; a wrong try is counted and stays counted. A code that was proved
 * before is right again until it is used. Throws kodGecersiz or kodSuresiDoldu.
 * @returns the code's id, to be used up.
 */
export async function proveKod(database: Database, telefon: string, amac: Amac, smsKodu: string): Promise<number> {
  const kod = await database.system((tx) => countTry(tx, telefon, amac));
  if (!kod || kod.deneme > MAX_DENEME) throw new Hata('kodGecersiz');
  if (kod.suresi_doldu && !kod.kanitlandi) throw new Hata('kodSuresiDoldu');
  if (!(await verifyPassword(kod.kod_ozeti, smsKodu))) throw new Hata('kodGecersiz');
  await database.system((tx) =>
    sql`update dogrulama_kodu set dogrulandi = coalesce(dogrulandi, now()), deneme = deneme - 1 where id = ${kod.id}`.execute(tx),
  );
  return kod.id;
}

/** The try is counted before the code is looked at: tries that arrive together cannot share one count. */
async function countTry(tx: Tx, telefon: string, amac: Amac): Promise<Kod | undefined> {
  const { rows } = await sql<Kod>`
    update dogrulama_kodu set deneme = deneme + 1
    where id = (select id from dogrulama_kodu where telefon = ${telefon} and amac = ${amac} and kullanildi is null
      order by olusturma desc limit 1)
    returning id, kod_ozeti, deneme, gecerlilik < now() as suresi_doldu,
      coalesce(dogrulandi > now() - make_interval(mins => ${KANIT_DAKIKA}), false) as kanitlandi`.execute(tx);
  return rows[0];
}

/** Uses up the proof that a number was shown to be one's own. Throws kodGecersiz when there is none. */
export async function useKanit(tx: Tx, telefon: string, amac: Amac): Promise<void> {
  const { numAffectedRows } = await sql`
    update dogrulama_kodu set kullanildi = now()
    where telefon = ${telefon} and amac = ${amac} and kullanildi is null
      and dogrulandi > now() - make_interval(mins => ${KANIT_DAKIKA})`.execute(tx);
  if (numAffectedRows === 0n) throw new Hata('kodGecersiz');
}
