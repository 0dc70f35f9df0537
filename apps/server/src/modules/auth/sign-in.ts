import type { authCalls, SignedIn } from '@defter/contract/auth.ts';
import { normalizeTelefon } from '@defter/rules/telefon.ts';
import { sql } from 'kysely';
import { createOturum } from '../../platform/auth/create-oturum.ts';
import { normalizeKimlik } from '../../platform/auth/kimlik.ts';
import { countWrong, forgetWrong, refuseLocked } from '../../platform/auth/lockout.ts';
import { verifyPassword } from '../../platform/auth/password.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { inBayi } from '../../platform/db/scope.ts';
import { Hata } from '../../platform/errors/hata.ts';
import type { Platform, PublicContext } from '../../platform/http/context.ts';
import { loadKullanici } from './load-kullanici.ts';

type SignInContext = PublicContext<typeof authCalls.giris>;
type Kisi = { bayi_id: number; personel_id: number };

/** Signs in by user name, mobile or e-mail. Each reason to refuse has a message of its own (spec 2§8). */
export const signIn =
  ({ database }: Platform) =>
  async ({ body, clock, istemci }: SignInContext): Promise<SignedIn> => {
    const ad = normalizeKimlik(body.kullaniciAdi);
    const anahtar = `giris ${ad} ${istemci.ip}`;
    await refuseLocked(database, anahtar);
    const kisi = await findKimlik(database, ad);
    if (!(await verifyPassword(kisi?.parola_hash, body.parola)) || !kisi) {
      await countWrong(database, anahtar);
      throw new Hata('girisHatali');
    }
    await forgetWrong(database, anahtar);
    return database.system(async (tx) => {
      await inBayi(tx, kisi.bayi_id, () => refuseHere(tx, kisi, istemci.ip, clock.today()));
      return openOturum(tx, { bayiID: kisi.bayi_id, personelID: kisi.personel_id, ...istemci });
    });
  };

/** Opens a session and answers with what the panel keeps of the person. */
export async function openOturum(
  tx: Tx,
  kisi: { bayiID: number; personelID: number; cihaz: string; ip: string },
): Promise<SignedIn> {
  const accessToken = await createOturum(tx, kisi);
  return inBayi(tx, kisi.bayiID, async () => {
    const kullanici = await loadKullanici(tx, kisi.personelID);
    await tx.updateTable('personel').set({ en_son_giris: sql`now()` }).where('id', '=', kisi.personelID).execute();
    return { ...kullanici, token: { accessToken } };
  });
}

async function findKimlik(database: Database, ad: string): Promise<(Kisi & { parola_hash: string | null }) | undefined> {
  const telefon = normalizeTelefon(ad) ?? null;
  return database.system((tx) =>
    tx
      .selectFrom('kimlik')
      .where('aktif', '=', true)
      .where((eb) => eb.or([eb('kullanici_adi', '=', ad), eb('e_posta', '=', ad), eb('cep_telefonu', '=', telefon)]))
      .select(['bayi_id', 'personel_id', 'parola_hash'])
      .executeTakeFirst(),
  );
}

/** A person who left, an address that is not allowed, a plan that has run out. Runs inside the bayi. */
async function refuseHere(tx: Tx, { bayi_id, personel_id }: Kisi, ip: string, bugun: string): Promise<void> {
  const { rows } = await sql<{ calisiyor: boolean; bitti: boolean; ip_yasak: boolean }>`
    select p.calisiyor_mu as calisiyor, b.paket_bitis < ${bugun}::date as bitti,
      exists (select from ip_adresi) and not exists (select from ip_adresi where ip = ${ip}::inet) as ip_yasak
    from personel p join bayi b on b.id = p.bayi_id
    where p.bayi_id = ${bayi_id} and p.id = ${personel_id}`.execute(tx);
  if (!rows[0]?.calisiyor) throw new Hata('girisHatali');
  if (rows[0].ip_yasak) throw new Hata('ipIzinYok');
  if (rows[0].bitti) throw new Hata('paketSuresiDoldu');
}
