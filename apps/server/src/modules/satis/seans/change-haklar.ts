import { kurusOf, liraOf } from '../../../platform/db/lira.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { buySeanslar, type HakSahibi, type HakSatiri, openHaklar, type Yapan } from './open-haklar.ts';
import { reverseSeanslar } from './reverse-seanslar.ts';

type Hak = HakSatiri & { id: number; kalan: number; musteriID: number; programID: number | null };

/** The sessions of a sale, held until the end of the transaction. */
export async function lockHaklar(tx: Tx, satisID: number): Promise<Hak[]> {
  const { rows } = await sql<Hak>`
    select id, satis_icerik_id as "satirID", alt_urun_id as "altUrunID", seans, ${kurusOf(sql<number>`tutar`)} as tutar, kalan, musteri_id as "musteriID", paket_program_id as "programID"
    from paket_hak where satis_id = ${satisID} and iptal_zamani is null order by id for update`.execute(tx);
  return rows;
}

/** What was used, or moved otherwise, stays as it was sold: it is put back first. */
function requireUnused(haklar: readonly Hak[]): void {
  if (haklar.some(({ kalan, seans }) => kalan !== seans)) throw new AppError('paketKullanilmis');
}

/** Brings the sessions of a sale to its lines as they are now. */
export async function changeHaklar(tx: Tx, sahip: HakSahibi, satirlar: readonly HakSatiri[], yapan: Yapan): Promise<void> {
  const haklar = await lockHaklar(tx, sahip.satisID);
  const hakOf = new Map(haklar.map((hak) => [hak.satirID, hak]));
  const kalanlar = new Set(satirlar.map(({ satirID }) => satirID));
  const giden = haklar.filter(({ satirID }) => !kalanlar.has(satirID));
  const degisen = satirlar.flatMap((satir) => {
    const hak = hakOf.get(satir.satirID);
    const same = hak && hak.altUrunID === satir.altUrunID && hak.seans === satir.seans && hak.tutar === satir.tutar && hak.musteriID === sahip.musteriID;
    return hak && !same ? [{ ...satir, id: hak.id, hak }] : [];
  });
  requireUnused([...giden, ...degisen.map(({ hak }) => hak)]);
  const idler = [...giden, ...degisen].map(({ satirID }) => satirID);
  if (idler.length > 0) await reverseSeanslar(tx, sahip.satisID, yapan, idler);
  await sql`update paket_hak set iptal_zamani = now() where id = any(${giden.map(({ id }) => id)}::bigint[])`.execute(tx);
  if (degisen.length > 0) {
    const rows = JSON.stringify(degisen.map(({ hak: _hak, ...satir }) => ({ ...satir, tutar: liraOf(satir.tutar) })));
    await sql`
      update paket_hak h set alt_urun_id = y."altUrunID", seans = y.seans, tutar = y.tutar, musteri_id = ${sahip.musteriID}
      from json_to_recordset(${rows}::json) as y (id bigint, "altUrunID" bigint, seans int, tutar numeric) where h.id = y.id`.execute(tx);
    await buySeanslar(tx, degisen.map(({ id }) => id), yapan);
  }
  await openHaklar(tx, sahip, satirlar.filter(({ satirID }) => !hakOf.has(satirID)), yapan);
}

/** Takes back all sessions of a sale that is cancelled. */
export async function cancelHaklar(tx: Tx, satisID: number, yapan: Yapan): Promise<void> {
  requireUnused(await lockHaklar(tx, satisID));
  await reverseSeanslar(tx, satisID, yapan);
  await sql`update paket_hak set iptal_zamani = now() where satis_id = ${satisID} and iptal_zamani is null`.execute(tx);
}
