import { tanimOf, type tanimCalls, type TanimTuru } from '@defter/contract/tanim.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { columnName } from '../../platform/degisim.ts';
import { violates } from '../../platform/errors/from-database.ts';
import { AppError, wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkTurYetkisi } from './check-tur-yetkisi.ts';
import { KULLANANLAR, type Kullanan } from './kullananlar.ts';
import { lockTanim, refuseKalici, type TanimKaydi } from './lock-tanim.ts';
import { tabloOf } from './tablo.ts';

/** The ids of the rows that a merger moved, by the column that points; `ikisi` those whose list had named the other entry too. */
export type Tasinan = Kullanan & { idler: number[]; ikisi?: number[] };

/** Merges two entries: all references to the first then point to the second, and the first is removed. It can be undone. */
export async function mergeTanim({ tx, body, oturum, clock, degisim }: Context<typeof tanimCalls.birlestir>) {
  const { tur, id, hedefID } = body;
  checkTurYetkisi(oturum, tur);
  if (id === hedefID) throw wrongFields({ hedefID: 'secimGecersiz' });
  const [giden, kalan] = await lockBoth(tx, tur, id, hedefID);
  refuseKalici(tur, giden);
  if (!isAlike(tur, giden, kalan)) throw new AppError('tanimBirlestirilemez');

  const tasinan: Tasinan[] = [];
  for (const kullanan of KULLANANLAR[tur] ?? []) {
    tasinan.push({ ...kullanan, ...(kullanan.dizi ? await moveInLists(tx, kullanan, id, hedefID) : { idler: await move(tx, kullanan, id, hedefID) }) });
  }
  const adet = tasinan.reduce((toplam, { idler }) => toplam + idler.length, 0);
  const { rows } = await sql<{ birlestirmeID: number }>`
    with giden as (delete from ${tabloOf(tur)} where id = ${id} returning *)
    insert into tanim_birlestirme (tur, giden_id, kalan_id, giden_adi, kalan_adi, adet, giden, tasinan, personel_id, zaman)
    select ${tur}, id, ${hedefID}, adi, ${kalan.adi}, ${adet}, to_jsonb(giden), ${JSON.stringify(tasinan)}::jsonb,
      ${oturum.personelID}, ${clock.now()} from giden
    returning id as "birlestirmeID"`.execute(tx);
  degisim(null, { liste: tur, birlestirilen: giden.adi, kalan: kalan.adi, adet });
  return { id: hedefID, adet, birlestirmeID: rows[0]!.birlestirmeID };
}

/** Locks the lower id first, so that two crosswise mergers do not wait for each other. */
async function lockBoth(tx: Tx, tur: TanimTuru, id: number, hedefID: number): Promise<[TanimKaydi, TanimKaydi]> {
  const ilk = await lockTanim(tx, tur, Math.min(id, hedefID));
  const ikinci = await lockTanim(tx, tur, Math.max(id, hedefID));
  return id < hedefID ? [ilk, ikinci] : [ikinci, ilk];
}

const isAlike = (tur: TanimTuru, giden: TanimKaydi, kalan: TanimKaydi): boolean =>
  tanimOf(tur).ayni.every((alan) => giden[columnName(alan)] === kalan[columnName(alan)]);

async function move(tx: Tx, { tablo, sutun }: Kullanan, id: number, hedefID: number): Promise<number[]> {
  try {
    const { rows } = await sql<{ id: number }>`
      update ${sql.table(tablo)} set ${sql.ref(sutun)} = ${hedefID} where ${sql.ref(sutun)} = ${id} returning id`.execute(tx);
    return rows.map((row) => row.id);
  } catch (error) {
    // Names of subcategories and sub-institutions are unique below their entry.
    if (violates(error, 'alt_kategori_adi_tekil') || violates(error, 'alt_kurum_adi_tekil')) throw new AppError('altKayitAyniAdli');
    throw error;
  }
}

/** A list names the other entry instead, once. */
async function moveInLists(tx: Tx, { tablo, sutun }: Kullanan, id: number, hedefID: number): Promise<Pick<Tasinan, 'idler' | 'ikisi'>> {
  const liste = sql.ref(`t.${sutun}`);
  const { rows } = await sql<{ id: number; ikisi: boolean }>`
    with eski as (select t.id, ${hedefID}::bigint = any(${liste}) as ikisi from ${sql.table(tablo)} t where ${id}::bigint = any(${liste}) for update)
    update ${sql.table(tablo)} t set ${sql.ref(sutun)} = case when e.ikisi then array_remove(${liste}, ${id}::bigint) else array_replace(${liste}, ${id}::bigint, ${hedefID}::bigint) end
    from eski e where t.id = e.id returning t.id, e.ikisi`.execute(tx);
  return { idler: rows.map((row) => row.id), ikisi: rows.flatMap((row) => (row.ikisi ? [row.id] : [])) };
}
