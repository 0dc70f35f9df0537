import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import type { WhatsappHesabi } from '../../../platform/outside/mesaj/saglayici.ts';
import type { Secrets } from '../../../platform/secret.ts';

/** The account by which a business sends by WhatsApp; undefined without one, or when it is switched off. */
export async function findWhatsappHesabi(tx: Tx, bayiID: number, { config, secrets }: { config: Config; secrets: Secrets }): Promise<WhatsappHesabi | undefined> {
  const { rows } = await sql<{ telefonID: string; parola: string }>`
    select kullanici_adi as "telefonID", parola from wp_ayari where bayi_id = ${bayiID} and ayar_mi`.execute(tx);
  const [ayar] = rows;
  const jeton = ayar && secrets.decrypt(ayar.parola);
  return ayar && jeton !== undefined ? { saglayici: 'whatsapp', url: config.saglayicilar.whatsapp, telefonID: ayar.telefonID, jeton } : undefined;
}

/** The business account whose templates are listed; undefined without one. */
export const readEntegrasyon = async (tx: Tx): Promise<string | undefined> => (await tx.selectFrom('wp_ayari').select('entegrasyon_id').executeTakeFirst())?.entegrasyon_id;
