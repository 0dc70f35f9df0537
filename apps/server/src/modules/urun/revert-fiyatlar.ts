import { type fiyatDegisimiCalls, GERI_ALMA_GUNU } from '@defter/contract/fiyat-degisimi.ts';
import { sql } from 'kysely';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

/**
 * Undoes a bulk change: its rows of prices no longer count, so each product has the price that it would have without them.
 * Changes by hand since then stay.
 */
export async function revertFiyatlar({ tx, body, oturum, degisim }: Context<typeof fiyatDegisimiCalls.remove>) {
  const kayit = await tx
    .selectFrom('fiyat_degisimi')
    .where('id', '=', body.id)
    .select(['id', 'geri_alma_zamani', 'tip', 'deger', 'gecerlilik', sql<boolean>`kayit_zamani < now() - make_interval(days => ${GERI_ALMA_GUNU})`.as('gecti')])
    .forUpdate()
    .executeTakeFirst();
  const { geri_alma_zamani: geriAlma, gecti, tip, deger, gecerlilik } = found(kayit);
  if (geriAlma !== null || gecti) throw new AppError('geriAlinamaz');
  const urunler = sql`id in (select alt_urun_id from alt_urun_fiyat where fiyat_degisimi_id = ${body.id})`;
  await Promise.all([
    // Locked by id, as every call does that changes several.
    sql`select from alt_urun where ${urunler} order by id for update`.execute(tx),
    tx
      .updateTable('fiyat_degisimi')
      .set({ geri_alma_zamani: sql`now()`, geri_alan_personel_id: oturum.personelID })
      .where('id', '=', body.id)
      .execute(),
    sql`update alt_urun set surum = surum + 1 where ${urunler}`.execute(tx),
    tx.updateTable('alt_urun_fiyat').set({ geri_alindi: true }).where('fiyat_degisimi_id', '=', body.id).execute(),
  ]);
  degisim({ tip, deger, gecerlilik }, null);
  return { id: body.id };
}
