import type { smsCalls } from '@defter/contract/sms.ts';
import { gidenMetin } from '@defter/rules/sms.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context, Platform, Preparation } from '../../../platform/http/context.ts';
import { saglayiciOf } from '../../../platform/outside/mesaj/saglayici-of.ts';
import { evHesabi, failureCode } from '../../../platform/outside/mesaj/saglayici.ts';
import { hesapOf, loadAyar } from './load-ayar.ts';

type Call = typeof smsCalls.deneme;
type Sonuc = { gittiMi: boolean; saglayici: 'netgsm' | 'iletimerkezi'; hata: string | null };

/**
 * Sends a trial text to the mobile of the person, by the account that is set, and tells at once what the provider says. It does
 * not go by the outbox: whoever sets an account up wants to know now. @throws AppError smsNumaraniYok, smsAyariEksik
 */
export const trySms =
  ({ app, config, secrets }: Platform) =>
  async ({ database, oturum, clock, body: { mesaj } }: Preparation<Call>): Promise<Sonuc> => {
    const { telefon, ayar } = await database.read(oturum, async (tx) => {
      const { rows } = await sql<{ telefon: string | null }>`select cep_telefonu as telefon from personel_ozet where id = ${oturum.personelID}`.execute(tx);
      return { telefon: rows[0]?.telefon ?? null, ayar: await loadAyar(tx, oturum.bayiID, clock.today()) };
    });
    if (telefon === null) throw new AppError('smsNumaranizYok');
    const hesap = ayar.saglayici === 'ev' ? (config.smsUrl === undefined ? undefined : evHesabi(config.smsUrl)) : hesapOf(ayar, { config, secrets });
    if (!hesap) throw new AppError('smsAyariEksik');
    const gonderilen = { telefon, mesaj: gidenMetin(mesaj, ayar), baslik: null, referans: randomUUID(), ticari: false, icerik: null };
    try {
      const outcome = await saglayiciOf(hesap).send(gonderilen);
      return { gittiMi: 'no' in outcome, saglayici: hesap.saglayici, hata: 'red' in outcome ? outcome.red : null };
    } catch (error) {
      return { gittiMi: false, saglayici: hesap.saglayici, hata: failureCode(error, app.log) };
    }
  };

export const tellDeneme = async (_context: Context<Call>, sonuc: Sonuc) => sonuc;
