import type { urunCalls } from '@defter/contract/urun.ts';
import { SatisTipi } from '@defter/contract/urun.ts';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

/** Moves products to another group, all of them or none. 0 leaves them without a group. */
export async function moveAltUrunler({ tx, body, degisim }: Context<typeof urunCalls.tasi>) {
  const idler = [...new Set(body.altUrunIDler)];
  const anaUrunID = body.anaUrunID === 0 ? null : body.anaUrunID;
  const [eski, { numUpdatedRows }] = await Promise.all([
    tx.selectFrom('alt_urun').where('id', 'in', idler).select(['adi', 'ana_urun_id']).orderBy('id').forUpdate().execute(),
    tx.updateTable('alt_urun').set((eb) => ({ ana_urun_id: anaUrunID, surum: eb('surum', '+', 1) })).where('id', 'in', idler).executeTakeFirst(),
  ]);
  if (Number(numUpdatedRows) < idler.length) throw new AppError('bulunamadi');
  for (const { adi, ana_urun_id: eskiGrup } of eski) degisim({ [`anaUrunID:${adi}`]: eskiGrup }, { [`anaUrunID:${adi}`]: anaUrunID });
  return { sayi: idler.length };
}

/** Switches points on or off for all products of a group. */
export async function savePuanDurumu({ tx, body, degisim, about }: Context<typeof urunCalls.savePuanDurumu>) {
  const [, grup, degisen, { numUpdatedRows }] = await Promise.all([
    // Locked by id, as every call does that changes several.
    tx.selectFrom('alt_urun').where('ana_urun_id', '=', body.anaUrunID).select('id').orderBy('id').forUpdate().execute(),
    tx.selectFrom('ana_urun').where('id', '=', body.anaUrunID).select('id').executeTakeFirst(),
    tx.selectFrom('alt_urun').where('ana_urun_id', '=', body.anaUrunID).where('puan_verilmesin', '=', body.durum).select('adi').orderBy('adi').execute(),
    tx.updateTable('alt_urun').set((eb) => ({ puan_verilmesin: !body.durum, surum: eb('surum', '+', 1) })).where('ana_urun_id', '=', body.anaUrunID).executeTakeFirst(),
  ]);
  about(found(grup).id);
  const tell = (verilmesin: boolean) => Object.fromEntries(degisen.map(({ adi }) => [`puanVerilmesin:${adi}`, verilmesin]));
  degisim(tell(body.durum), tell(!body.durum));
  return { sayi: Number(numUpdatedRows) };
}

/** Starts counting the stock of a product. A service is refused, because it has no stock. */
export async function createStok({ tx, body, degisim }: Context<typeof urunCalls.createStok>) {
  const urun = await tx
    .selectFrom('alt_urun as u')
    .leftJoin('ana_urun as a', (join) => join.onRef('a.bayi_id', '=', 'u.bayi_id').onRef('a.id', '=', 'u.ana_urun_id'))
    .where('u.id', '=', body.id)
    .select(['u.id', 'u.stokta_mi', 'a.satis_tipi'])
    .forUpdate('u')
    .executeTakeFirst();
  const { id, stokta_mi: stoktaMi, satis_tipi: satisTipi } = found(urun);
  if (satisTipi !== SatisTipi.urun) throw new AppError('hizmetStoktaTutulmaz');
  if (stoktaMi) throw new AppError('urunStokta');
  await tx.updateTable('alt_urun').set({ stokta_mi: true }).where('id', '=', id).execute();
  degisim({ stoktaMi: false }, { stoktaMi: true });
  return { id };
}
