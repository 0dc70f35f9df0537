import type { BodyOf } from '@defter/contract/call.ts';
import type { YaziKanali, yanitCalls } from '@defter/contract/yanit.ts';
import { isMobil } from '@defter/rules/telefon.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { found, wrongFields } from '../../platform/errors/app-error.ts';

type Kimin = Pick<BodyOf<typeof yanitCalls.okundu>, 'musteriID' | 'yanitID'>;

/** The numbers of a conversation: all of a customer's, the one they want to be written to first, or that of a reply. @throws AppError bulunamadi */
export async function telefonlarOf(tx: Tx, { musteriID, yanitID }: Kimin): Promise<string[]> {
  if (yanitID !== null) return [found(await tx.selectFrom('gelen_mesaj').select('telefon').where('id', '=', yanitID).executeTakeFirst()).telefon];
  if (musteriID === null) throw wrongFields({ musteriID: 'zorunluAlan' });
  found((await sql`select id from musteri_ozet where id = ${musteriID}`.execute(tx)).rows[0]);
  const { rows } = await sql<{ telefon: string }>`select telefon from musteri_telefon_ozet where musteri_id = ${musteriID} order by varsayilan_mi desc, id`.execute(tx);
  return rows.map(({ telefon }) => telefon);
}

/** How long the platform takes a text that is no template, after somebody has written. */
const ACIK = sql`interval '24 hours'`;

/** Where an answer goes: by WhatsApp to whoever has written there last, as long as the platform takes it; otherwise by SMS to the first mobile, if there is one. */
export async function adresOf(tx: Tx, telefonlar: readonly string[]): Promise<{ telefon: string; kanal: YaziKanali } | undefined> {
  const { rows } = await sql<{ telefon: string }>`
    select g.telefon from (select * from gelen_mesaj where telefon = any(${[...telefonlar]}::text[]) and son order by id desc limit 1) g
    where g.kanal = 'whatsapp' and g.zaman > now() - ${ACIK} and exists (select from wp_ayari_ozet w where w.bayi_id = g.bayi_id and w.ayar_mi)`.execute(tx);
  if (rows[0]) return { telefon: rows[0].telefon, kanal: 'whatsapp' };
  const telefon = telefonlar.find((one) => isMobil(one));
  return telefon === undefined ? undefined : { telefon, kanal: 'sms' };
}

/** How many replies nobody has read. */
export const OKUNMAMIS: RawBuilder<unknown> = sql`(select count(*) from gelen_mesaj where okunma is null)`;
