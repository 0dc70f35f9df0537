import { kurusOf, liraOf } from '../../../platform/db/lira.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { buySeanslar, type HakSahibi, type HakSatiri, openHaklar, type Yapan } from './open-haklar.ts';
import { reverseSeanslar } from './reverse-seanslar.ts';

type Hak = HakSatiri & { id: number; musteriID: number; programID: number | null };

/** The sessions of a sale as they were sold, held until the end of the transaction. What was given or exchanged since counts with them. */
export async function lockHaklar(tx: Tx, satisID: number): Promise<Hak[]> {
  const giden = (sutun: 'adet' | 'tutar') => sql<number>`(select coalesce(sum(m.${sql.ref(sutun)}), 0) from seans_hareket m where m.bayi_id = h.bayi_id and m.hak_id = h.id and m.tur in ('devir', 'degisim'))`;
  const { rows } = await sql<Hak>`
    select id, satis_icerik_id as "satirID", alt_urun_id as "altUrunID", (seans - ${giden('adet')})::int as seans, ${kurusOf(sql<number>`(tutar - ${giden('tutar')})`)} as tutar,
      musteri_id as "musteriID", paket_program_id as "programID"
    from paket_hak h where satis_id = ${satisID} and kaynak_hak_id is null and iptal_zamani is null order by id for update`.execute(tx);
  return rows;
}

/** Sessions that were used, frozen, given or moved stay as they were sold until that is taken back. */
async function requireUnused(tx: Tx, haklar: readonly Hak[]): Promise<void> {
  if (haklar.length === 0) return;
  const { rows } = await sql`
    select from seans_hareket m
    where m.hak_id = any(${haklar.map(({ id }) => id)}::bigint[]) and m.tur <> 'alim' and m.iptal_edilen_id is null
      and not exists (select from seans_hareket g where g.bayi_id = m.bayi_id and g.iptal_edilen_id = m.id) limit 1`.execute(tx);
  if (rows.length > 0) throw new AppError('paketKullanilmis');
}

/** Refuses to change or cancel the sale of a difference, which goes with the exchange that it was made for. */
export async function requireNoDegisim(tx: Tx, satisID: number): Promise<void> {
  const { rows } = await sql`
    select from seans_hareket m where m.satis_id = ${satisID} and m.tur = 'degisim' and m.iptal_edilen_id is null
      and not exists (select from seans_hareket g where g.bayi_id = m.bayi_id and g.iptal_edilen_id = m.id) limit 1`.execute(tx);
  if (rows.length > 0) throw new AppError('paketDegisimSatisi');
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
  await requireUnused(tx, [...giden, ...degisen.map(({ hak }) => hak)]);
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
  await openHaklar(tx, sahip, satirlar.flatMap(({ satirID }) => (hakOf.has(satirID) ? [] : [satirID])), yapan);
}

/** Takes back all sessions of a sale that is cancelled. */
export async function cancelHaklar(tx: Tx, satisID: number, yapan: Yapan): Promise<void> {
  await requireUnused(tx, await lockHaklar(tx, satisID));
  await requireNoDegisim(tx, satisID);
  await reverseSeanslar(tx, satisID, yapan);
  await sql`update paket_hak set iptal_zamani = now() where satis_id = ${satisID} and iptal_zamani is null`.execute(tx);
}
