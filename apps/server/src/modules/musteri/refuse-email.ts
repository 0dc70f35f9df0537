import { sql } from 'kysely';
import type { Yapan } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { takeTurn } from '../../platform/db/turn.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';

type Kim = { /** 0 for a new customer. */ id: number; oturum: Yapan & { bayiID: number } };

/**
 * Refuses an e-mail that another customer has (spec 2§8), with the name for people who may see both the name and the
 * e-mail. An e-mail that two customers shared before may stay. If two people save the same one at once, the second waits
 * and is refused.
 * @param alan the field that it is refused at
 */
export async function refuseEmail(tx: Tx, { id, oturum }: Kim, email: string | null | undefined, alan: string): Promise<void> {
  if (email == null) return;
  takeTurn(tx, `email ${email.toLowerCase()}`, oturum.bayiID);
  const { rows } = await sql<{ id: number; adSoyad: string }>`
    select m.id, concat_ws(' ', m.ad, m.soyad) as "adSoyad" from musteri m
    where lower(m.email collate "C") = lower(${email} collate "C") and m.id <> ${id}
      and not exists (select from musteri own where own.bayi_id = m.bayi_id and own.id = ${id} and lower(own.email collate "C") = lower(${email} collate "C"))
    order by m.id limit 1`.execute(tx);
  const other = rows[0];
  if (!other) return;
  // A person who may not see contact data or customers is not told the owner, because the name would tell them that data.
  const mayKnow = oturum.yetkiler.has('musteriIletisim') && oturum.yetkiler.has('musteriGoruntule');
  if (!mayKnow) throw refusalAt(alan, 'ePostaKayitli');
  throw refusalAt(alan, 'ePostaBaskaMusteride', { musteri: other.adSoyad, musteriID: other.id });
}
