import type { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { sql } from 'kysely';
import lookups from '../../../data/lookups-tr.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

const select = (tx: Tx) =>
  tx
    .selectFrom('vardiya_sablon')
    .where('silindi', 'is', null)
    .select(['id', 'surum', 'bayi_id as bayiId', 'sablon_adi as sablonAdi', 'baslangic_saati as baslangicSaati', 'bitis_saati as bitisSaati', 'renk']);

/** Sorts templates by their beginning, days off last. Their places are keys in the plan. */
export async function listSablonlar({ tx }: Context<typeof vardiyaCalls.sablonlar>) {
  const liste = await select(tx).orderBy(sql`baslangic_saati = bitis_saati`).orderBy('baslangic_saati').orderBy('id').execute();
  return { liste };
}

export async function getSablon({ tx, params }: Context<typeof vardiyaCalls.sablon>) {
  return { vardiyaSablon: found(await select(tx).where('id', '=', params.id).executeTakeFirst()) };
}

/** The templates that a new business begins with; their ids are the same in every bayi. */
export async function insertVardiyaSablonlari(tx: Tx): Promise<void> {
  const sablonlar = lookups.vardiyaSablonlari.map(([sablon_adi = '', baslangic_saati = '', bitis_saati = '', renk = ''], i) => ({
    id: i + 1,
    sablon_adi,
    baslangic_saati,
    bitis_saati,
    renk,
  }));
  await tx.insertInto('vardiya_sablon').values(sablonlar).execute();
}
