import { splitAdSoyad } from '@defter/rules/metin.ts';
import type { authCalls, SignedIn } from '@defter/contract/auth.ts';
import { KOSUL_SURUMU } from '@defter/rules/kosul.ts';
import { DENEME_GUN } from '@defter/rules/paket.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { rememberCihaz } from '../../platform/auth/cihaz.ts';
import { hashPassword, refuseParola } from '../../platform/auth/password.ts';
import { describeEntry, writeEntry } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { inBayi } from '../../platform/db/scope.ts';
import { violates } from '../../platform/errors/from-database.ts';
import { AppError, refusalAt, wrongFields } from '../../platform/errors/app-error.ts';
import type { Client } from '../../platform/http/client.ts';
import type { Platform, PublicContext } from '../../platform/http/context.ts';
import { acceptKosullar } from '../personel/kosul-onayi.ts';
import { createBayi } from '../kurulum/create-bayi.ts';
import { findByTelefon } from '../../platform/auth/find-kimlik.ts';
import { lockTelefon, proveKod, sendKod, useKanit } from '../../platform/auth/kod.ts';
import { openOturum } from './open-oturum.ts';
import { countAsked, stranger } from '../../platform/auth/asker.ts';

/** Sends the sign-up code, unless somebody signs in with that number already. */
export const sendKayitKodu =
  (platform: Platform) =>
  async ({ body: { cepTelefonu }, client }: PublicContext<typeof authCalls.kayitKontrol>) => {
    await countAsked(platform.database, client);
    if (await platform.database.system((tx) => findByTelefon(tx, cepTelefonu))) throw new AppError('uyeMevcut');
    return sendKod(platform, cepTelefonu, 'kayit', stranger(client));
  };

/** Proves the mobile. The proof belongs to the browser that it was made in. */
export const proveKayitKodu =
  (platform: Platform) =>
  async ({ body: { cepTelefonu: telefon, smsKodu }, client, cihaz }: PublicContext<typeof authCalls.smsDogrula>) => {
    await proveKod(platform, { telefon, amac: 'kayit', smsKodu, asker: stranger(client), cihaz: cihaz.keep() });
    return {};
  };

type RegisterContext = PublicContext<typeof authCalls.kayitOl>;

/** Opens the business and signs its first person in. If two people register one number at once, one of them succeeds. */
export const register =
  ({ database }: Platform) =>
  async ({ body, clock, client, cihaz }: RegisterContext): Promise<SignedIn> => {
    const { cepTelefonu, email, firmaAdi, sektorID, paketID, adSoyad, parola } = body;
    refuseParola(parola);
    const parolaHash = await hashPassword(parola);
    try {
      return await database.system(async (tx) => {
        lockTelefon(tx, cepTelefonu);
        if (await findByTelefon(tx, cepTelefonu)) throw refusalAt('cepTelefonu', 'uyeMevcut');
        if (!cihaz.ozet || !(await useKanit(tx, cepTelefonu, 'kayit', { dogrulayan: cihaz.ozet }))) {
          throw refusalAt('cepTelefonu', 'telefonDogrulanmadi');
        }
        await requireSecimler(tx, body);
        const bugun = clock.today();
        const yeni = { firmaAdi, sektorID, paketID, denemeBitis: addDays(bugun, DENEME_GUN), ...splitAdSoyad(adSoyad), cepTelefonu, ePosta: email, parolaHash };
        const kim = await createBayi(tx, yeni, bugun);
        if (body.kosulSurumu === KOSUL_SURUMU) await acceptOnRegistration(tx, kim, client);
        await rememberCihaz(tx, kim, cihaz.keep());
        return openOturum(tx, { ...kim, ...client });
      });
    } catch (error) {
      if (violates(error, 'kimlik_e_posta_tekil')) throw refusalAt('email', 'uyeMevcut');
      throw error;
    }
  };

/** The panel sends the accepted version with a registration. Clients of the specification send none. */
const acceptOnRegistration = (tx: Tx, { bayiID, personelID }: { bayiID: number; personelID: number }, client: Client) =>
  inBayi(tx, bayiID, async () => {
    await acceptKosullar(tx, { personelID, ip: client.ip });
    writeEntry(tx, describeEntry({ personelID, client }, { menu: 'oturum', islem: 'guncelleme', nesne: 'kosullar' }));
  });

async function requireSecimler(tx: Tx, { sektorID, paketID }: RegisterContext['body']): Promise<void> {
  const sektor = await tx.selectFrom('sektor').select('id').where('id', '=', sektorID).executeTakeFirst();
  if (!sektor) throw wrongFields({ sektorID: 'secimGecersiz' });
  const paket = await tx.selectFrom('paket').select('id').where('id', '=', paketID).executeTakeFirst();
  if (!paket) throw wrongFields({ paketID: 'secimGecersiz' });
}
