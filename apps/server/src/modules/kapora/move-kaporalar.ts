import { type Kurus, negate, sum, ZERO } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { liraOf } from '../../platform/db/lira.ts';
import { insertCariHareketler } from '../cari/insert-hareketler.ts';
import { insertKaporaGelirleri } from '../kasa/gelirler.ts';
import type { MevcutKapora } from './lock-kaporalar.ts';

/** What becomes of a part of a deposit; negative takes it back to what is left of it. */
export type KaporaHareketi = { kapora: Pick<MevcutKapora, 'id' | 'musteriID'>; mahsup?: Kurus; iade?: Kurus; tutulan?: Kurus };

/**
 * Moves deposits, and with each the till and the customer's account, today. What is given back leaves both; what is set off
 * leaves both as well, because the sale books it as a payment of its own. What is kept stays in the till and is charged to the
 * account, which has no credit for it any more.
 */
export async function moveKaporalar(tx: Tx, hareketler: readonly KaporaHareketi[], { bugun, personelID }: { bugun: string; /** Null is the customer. */ personelID: number | null }): Promise<void> {
  if (hareketler.length === 0) return;
  const satirlar = hareketler.map(({ kapora, mahsup = ZERO, iade = ZERO, tutulan = ZERO }) => ({ kapora, mahsup, iade, tutulan, giden: sum([mahsup, iade]) }));
  const kolonlar = satirlar.map(({ kapora, mahsup, iade, tutulan, giden }) => ({ id: kapora.id, mahsup: liraOf(mahsup), iade: liraOf(iade), tutulan: liraOf(tutulan), gelir: liraOf(negate(giden)) }));
  const cari = satirlar.map(({ kapora: { id: kaporaID, musteriID }, tutulan, giden }) => ({ kaporaID, musteriID, tarih: bugun, borc: tutulan, alacak: negate(giden) }));
  await sql`
    with hareket as (
      select y.* from json_to_recordset(${JSON.stringify(kolonlar)}::json) as y (id bigint, mahsup numeric, iade numeric, tutulan numeric, gelir numeric)
    ),
    degisen as (
      update kapora k set mahsup = k.mahsup + h.mahsup, iade = k.iade + h.iade, tutulan = k.tutulan + h.tutulan
      from hareket h where k.id = h.id
      returning k.id, k.odeme_sekli_id, ${bugun}::date as tarih, h.gelir
    ),
    kasa as (${insertKaporaGelirleri(personelID)})
    ${insertCariHareketler(sql<number>`null::bigint`, cari)}`.execute(tx);
}
