import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { type Duties, listPersonFiles } from '../../platform/duties.ts';
import { forgetFiles } from '../../platform/files/forget-files.ts';
import type { Context } from '../../platform/http/context.ts';
import { forgetReplies } from '../../platform/http/idempotency.ts';
import { forgetMesajlar } from '../../platform/outside/mesaj/forget-mesajlar.ts';
import { lockMusteriAlone } from '../musteri/lock-musteri.ts';

/**
 * Makes a person unrecognisable (KVKK art. 7): name, contacts, notes, photos and signatures are deleted, and everything
 * else that the modules declare to hold of them. Sales, till, balances and counts stay, for a nameless customer.
 */
export const anonymiseMusteri = (duties: readonly Duties[]) => async (context: Context<typeof kvkkCalls.anonimlestir>) => {
  const { tx, body: { id }, oturum } = context;
  await lockMusteriAlone(tx, id);
  const { adSoyad, telefonlar } = await findIzler(tx, id);
  // Answers kept for a repeated request, and texts that were sent or wait, also name the person.
  await forgetReplies(tx, [adSoyad, ...telefonlar]);
  await forgetMesajlar(tx, { bayiID: oturum.bayiID, telefonlar, adSoyad });
  const dosyalar = await listPersonFiles(tx, duties, sql`f.musteri_id = ${id}`);
  await Promise.all(duties.map(async ({ person }) => person?.forget?.(tx, { id, by: oturum.personelID, telefonlar })));
  // The record log keeps that something was changed, and loses the values.
  await sql`select kayit_degisimi_sil(${id})`.execute(tx);
  await forgetFiles(context, dosyalar.map(({ key }) => key));
  return { id };
};

type Izler = { adSoyad: string; telefonlar: string[] };

/** The name and the numbers by which texts without a customer's id could be about the person. */
async function findIzler(tx: Tx, id: number): Promise<Izler> {
  const { rows } = await sql<Izler>`
    select concat_ws(' ', m.ad, m.soyad) as "adSoyad", array(select t.telefon from musteri_telefon_ozet t where t.bayi_id = m.bayi_id and t.musteri_id = m.id
      union select r.telefon from kvkk_riza r where r.bayi_id = m.bayi_id and r.musteri_id = m.id and r.telefon is not null
        -- One that somebody else has by now is theirs.
        and not exists (select from musteri_telefon_ozet t where t.bayi_id = r.bayi_id and t.telefon = r.telefon and t.musteri_id <> m.id)) as telefonlar
    from musteri_ozet m where m.id = ${id}`.execute(tx);
  return rows[0]!;
}
