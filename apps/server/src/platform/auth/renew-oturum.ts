import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import { takeTurn } from '../db/turn.ts';
import { createToken, SON_KULLANMA } from './oturum.ts';

/** How long the token before may be renewed once more, where the answer was lost on its way. */
const MOMENT = sql`interval '1 minute'`;

/**
 * Gives a session a new token, after which the old one is no longer valid. The id changes as well. A second call with the former id, because
 * the answer was lost or several asked at once, gets a session beside the renewed one, which then ends unless somebody
 * uses it (docs/adr/0404). Needs the same rights as saveKimlik.
 * @returns undefined for a session that is not there, or was renewed too long ago or used since
 */
export async function renewOturum(tx: Tx, id: string): Promise<string | undefined> {
  const { jeton, ozet } = createToken();
  takeTurn(tx, `oturum ${id}`, 0);
  const { rows } = await sql`
    update oturum set id = gen_random_uuid(), jeton_ozeti = ${ozet}, son_gorulme = now(), son_kullanma = ${SON_KULLANMA},
      onceki_id = id, onceki_ozet = jeton_ozeti, onceki_bitis = now() + ${MOMENT}
    where id = ${id} returning id`.execute(tx);
  return rows.length > 0 || (await repeat(tx, id, ozet)) ? jeton : undefined;
}

async function repeat(tx: Tx, id: string, ozet: Buffer): Promise<boolean> {
  const { rows } = await sql`
    with yenilenen as (
      update oturum o set son_kullanma = least(o.son_kullanma, e.onceki_bitis), onceki_id = null, onceki_ozet = null, onceki_bitis = null
      from (select * from oturum where onceki_id = ${id} and onceki_bitis > now()) e where o.id = e.id
      returning e.bayi_id, e.personel_id, e.cihaz, e.ip, e.olusturma, e.adres_serbest, e.onceki_id, e.onceki_ozet, e.onceki_bitis
    )
    insert into oturum (jeton_ozeti, son_kullanma, bayi_id, personel_id, cihaz, ip, olusturma, adres_serbest, onceki_id, onceki_ozet, onceki_bitis)
    select ${ozet}, ${SON_KULLANMA}, * from yenilenen returning id`.execute(tx);
  return rows.length > 0;
}
