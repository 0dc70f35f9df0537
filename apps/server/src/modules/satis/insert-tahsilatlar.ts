import type { AnyCall } from '@defter/contract/call.ts';
import { type Kurus, sum, ZERO } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import { liraOf } from '../../platform/db/lira.ts';
import type { Context } from '../../platform/http/context.ts';

type Odenen = { musteriID: number; tutar: Kurus };

/** Writes one collection for each customer who pays, and tells which it is. `mahsup` says that credit was set off and no money came. */
export async function insertTahsilatlar({ tx, oturum, clock }: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock'>, odenenler: readonly Odenen[], { mahsup = false } = {}): Promise<Map<number, number>> {
  const tutarlar = new Map<number, Kurus>();
  for (const { musteriID, tutar } of odenenler) tutarlar.set(musteriID, sum([tutarlar.get(musteriID) ?? ZERO, tutar]));
  const satirlar = [...tutarlar].map(([musteriID, tutar]) => ({ musteriID, tutar: liraOf(tutar) }));
  const { rows } = await sql<{ id: number; musteriID: number }>`
    insert into tahsilat (musteri_id, tarih, tutar, mahsup_mu, islemi_yapan_personel_id)
    select y."musteriID", ${clock.today()}::date, y.tutar, ${mahsup}, ${oturum.personelID}::bigint
    from json_to_recordset(${JSON.stringify(satirlar)}::json) as y ("musteriID" bigint, tutar numeric)
    returning id, musteri_id as "musteriID"`.execute(tx);
  return new Map(rows.map(({ id, musteriID }) => [musteriID, id]));
}
