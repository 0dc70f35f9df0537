import type { authCalls, SignedIn } from '@defter/contract/auth.ts';
import { checkParola } from '@defter/rules/parola.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import type { Database } from '../../platform/db/database.ts';
import { found, Hata } from '../../platform/errors/hata.ts';
import type { Platform, PublicContext } from '../../platform/http/context.ts';
import { createBayi } from '../bayi/create-bayi.ts';
import { GECERLILIK_SANIYE, proveKod, sendKod, useKanit } from './kod.ts';
import { openOturum } from './sign-in.ts';

/** Sends the sign-up code, unless somebody signs in with that number already. */
export const sendKayitKodu =
  ({ database }: Platform) =>
  async ({ body }: PublicContext<typeof authCalls.kayitKontrol>) => {
    if (await findByTelefon(database, body.cepTelefonu)) throw new Hata('uyeMevcut');
    await sendKod(database, body.cepTelefonu, 'kayit');
    return { gecerlilikSaniye: GECERLILIK_SANIYE };
  };

export const proveKayitKodu =
  ({ database }: Platform) =>
  async ({ body }: PublicContext<typeof authCalls.smsDogrula>) => {
    await proveKod(database, body.cepTelefonu, 'kayit', body.smsKodu);
    return {};
  };

/** Opens the business and signs its first person in. Of two who register one number together, one wins. */
export const register =
  ({ database }: Platform) =>
  async ({ body, clock, istemci }: PublicContext<typeof authCalls.kayitOl>): Promise<SignedIn> => {
    refuseParola(body.parola);
    const parolaHash = await hashPassword(body.parola);
    const { cepTelefonu, email, firmaAdi, sektorID, paketID, adSoyad } = body;
    try {
      return await database.system(async (tx) => {
        await useKanit(tx, cepTelefonu, 'kayit');
        found(await tx.selectFrom('sektor').select('id').where('id', '=', sektorID).executeTakeFirst());
        found(await tx.selectFrom('paket').select('id').where('id', '=', paketID).executeTakeFirst());
        const kisi = await createBayi(
          tx,
          { firmaAdi, sektorID, paketID, ...splitAd(adSoyad), cepTelefonu, ePosta: email, parolaHash },
          clock.today(),
        );
        return openOturum(tx, { ...kisi, ...istemci });
      });
    } catch (error) {
      // Whether number or e-mail was there already, the constraint says it; a newcomer is told the same.
      if (isTaken(error)) throw new Hata('uyeMevcut');
      throw error;
    }
  };

const isTaken = (error: unknown) =>
  error instanceof Error && 'constraint' in error && String(error.constraint).startsWith('kimlik_');

/** "Ayşe Nur Kaya" is Ayşe Nur, Kaya; a single word is the first name. */
function splitAd(adSoyad: string): { ad: string; soyad: string } {
  const [, ad = adSoyad, soyad = ''] = /^(.*\S)\s+(\S+)$/.exec(adSoyad) ?? [];
  return { ad, soyad };
}

/** Throws at the field when a password is too short or too simple. */
export function refuseParola(parola: string): void {
  const neden = checkParola(parola);
  if (neden) throw new Hata(neden, { alanlar: { parola: neden } });
}

export const findByTelefon = (database: Database, telefon: string) =>
  database.system((tx) =>
    tx
      .selectFrom('kimlik')
      .where('cep_telefonu', '=', telefon)
      .where('aktif', '=', true)
      .select(['bayi_id', 'personel_id'])
      .executeTakeFirst(),
  );
