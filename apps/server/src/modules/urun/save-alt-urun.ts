import type { BodyOf } from '@defter/contract/call.ts';
import type { Kurus } from '@defter/rules/para.ts';
import type { urunCalls } from '@defter/contract/urun.ts';
import { kurusOf, liraOf } from '../../platform/db/lira.ts';
import { sql } from 'kysely';
import { raiseSurum } from '../../platform/db/surum.ts';
import { wireOf } from '../../platform/degisim.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { FIYAT, FIYAT2, fiyatGunu } from './fiyat-gunu.ts';
import { refuseListelenen } from './listelenen.ts';
import { canSeeMaliyet } from './urun-columns.ts';

export async function createAltUrun({ tx, body }: Context<typeof urunCalls.createAltUrun>) {
  requireNew(body);
  const { anaUrunID, fiyat, fiyat2, maliyet } = body;
  return tx
    .insertInto('alt_urun')
    .values({ ...columnsOf(body), adi: body.adi, kdv: body.kdv, ana_urun_id: anaUrunID === 0 ? null : anaUrunID, ilk_fiyat: liraOf(fiyat), ilk_fiyat2: liraOf(fiyat2), maliyet: liraOf(maliyet) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/**
 * A new price and KDV hold for later sales; earlier ones keep theirs. A changed price adds a row of prices that is valid from
 * today. People who may not see the cost do not overwrite it.
 */
export async function updateAltUrun({ tx, body, oturum, clock, degisim }: Context<typeof urunCalls.updateAltUrun>) {
  const bugun = clock.today();
  const { anaUrunID = 0, fiyat, fiyat2 } = body;
  const columns = columnsOf(body);
  const yeni = sql`coalesce(${liraOrNull(fiyat)}::numeric, ${FIYAT})`;
  const yeni2 = sql`coalesce(${liraOrNull(fiyat2)}::numeric, ${FIYAT2})`;
  await raiseSurum(tx, { tablo: 'alt_urun', id: body.id }, body.surum);
  const update = tx
    .updateTable('alt_urun as u')
    // An update needs a column even if nothing was sent, so the version is set to itself.
    .set((eb) => ({ ...columns, surum: eb.ref('u.surum') }))
    .$if(anaUrunID > 0, (query) => query.set({ ana_urun_id: anaUrunID }))
    .$if(canSeeMaliyet(oturum), (query) => query.set({ maliyet: liraOrNull(body.maliyet) ?? undefined }))
    .where('id', '=', body.id)
    .returning('id');
  const eskisi = sql<Record<string, unknown>>`
    select u.*, ${kurusOf(FIYAT)} as fiyat, ${kurusOf(FIYAT2)} as fiyat2, ${kurusOf(sql`u.maliyet`)} as maliyet from alt_urun u ${fiyatGunu(bugun)} where u.id = ${body.id}`.execute(tx);
  const yenisi = sql<{ id: number }>`
    with degisen as (${update}),
    fiyat as (
      insert into alt_urun_fiyat (alt_urun_id, gecerlilik, fiyat, fiyat2, personel_id)
      select u.id, ${bugun}::date, ${yeni}, ${yeni2}, ${oturum.personelID}::bigint
      from alt_urun u ${fiyatGunu(bugun)}
      where u.id in (select id from degisen) and (${FIYAT}, ${FIYAT2}) is distinct from (${yeni}, ${yeni2})
    )
    select id from degisen`.execute(tx);
  const [eski, degisen] = await Promise.all([eskisi, yenisi]);
  const maliyet = canSeeMaliyet(oturum) ? body.maliyet : undefined;
  const row = found(degisen.rows[0]);
  degisim(wireOf(eski.rows[0]!), { ...wireOf(columns), fiyat, fiyat2, maliyet, anaUrunID: anaUrunID > 0 ? anaUrunID : undefined });
  return row;
}

/**
 * Removes a product. PostgreSQL refuses it for a booked or sold one, which can be taken off sale instead. Settings that hold products
 * in a list have no foreign key, so they are looked at here.
 */
export async function removeAltUrun({ tx, body, degisim }: Context<typeof urunCalls.removeAltUrun>) {
  await refuseListelenen(tx, body.id);
  const gone = await tx
    .deleteFrom('alt_urun')
    .where('id', '=', body.id)
    .returning(['id', 'adi', 'ana_urun_id as anaUrunID', 'kdv', 'birim_id as birimID', 'urun_kod as urunKod', 'barkod'])
    .returning(({ ref }) => kurusOf(ref('maliyet')).as('maliyet'))
    .executeTakeFirst();
  const { id, ...urun } = found(gone);
  degisim(urun, null);
  return { id };
}

/** Null for an amount that was not sent. */
const liraOrNull = (amount: Kurus | undefined) => (amount === undefined ? null : liraOf(amount));

const columnsOf = (urun: BodyOf<typeof urunCalls.updateAltUrun>) => ({
  adi: urun.adi,
  kdv: urun.kdv,
  birim_id: urun.birimID,
  grup: urun.grup,
  urun_kod: urun.urunKod,
  barkod: urun.barkod,
  satista_mi: urun.satistaMi,
  iptalde_geri_yukle: urun.iptaldeGeriYukle,
  puan_verilmesin: urun.puanVerilmesin,
  urun_sure: urun.urunSure,
  tampon_once: urun.tamponOnce,
  tampon_sonra: urun.tamponSonra,
  hizmet_suresi: urun.hizmetSuresi,
});
