import type { BodyOf } from '@defter/contract/call.ts';
import type { urunCalls } from '@defter/contract/urun.ts';
import { found } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';

export async function createAltUrun({ tx, body }: Context<typeof urunCalls.createAltUrun>) {
  requireNew(body);
  return tx.insertInto('alt_urun').values(columnsOf(body)).returning('id').executeTakeFirstOrThrow();
}

/** Price and KDV hold for what is sold from now on; what was sold keeps its own. */
export async function updateAltUrun({ tx, body }: Context<typeof urunCalls.updateAltUrun>) {
  return found(
    await tx.updateTable('alt_urun').set(columnsOf(body)).where('id', '=', body.id).returning('id').executeTakeFirst(),
  );
}

/** What was booked or sold points to it, and PostgreSQL refuses; it can be taken off sale instead. */
export async function removeAltUrun({ tx, body }: Context<typeof urunCalls.removeAltUrun>) {
  return found(await tx.deleteFrom('alt_urun').where('id', '=', body.id).returning('id').executeTakeFirst());
}

const columnsOf = (urun: BodyOf<typeof urunCalls.createAltUrun>) => ({
  // spec 1§5: 0 is "in no group"
  ana_urun_id: urun.anaUrunID === 0 ? null : urun.anaUrunID,
  adi: urun.adi,
  fiyat: urun.fiyat,
  fiyat2: urun.fiyat2,
  maliyet: urun.maliyet,
  kdv: urun.kdv,
  birim_id: urun.birimID,
  grup: urun.grup,
  urun_kod: urun.urunKod,
  satista_mi: urun.satistaMi,
  iptalde_geri_yukle: urun.iptaldeGeriYukle,
  puan_verilmesin: urun.puanVerilmesin,
  urun_sure: urun.urunSure,
  hizmet_suresi: urun.hizmetSuresi,
});
