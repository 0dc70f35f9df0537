import type { tanimCalls, TanimTuru } from '@defter/contract/tanim.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkTurYetkisi, turlerOf } from './check-tur-yetkisi.ts';
import { type Kullanan, KULLANANLAR, pointsTo } from './kullananlar.ts';
import type { Tasinan } from './merge-tanim.ts';
import { tabloOf } from './tablo.ts';

const GERI_ALMA_GUN = 30;
/** Mergers before this moment cannot be undone. */
const oldestOf = (simdi: Date) => new Date(simdi.getTime() - GERI_ALMA_GUN * 86_400_000).toISOString();

/** The mergers of the last 30 days, of the kinds that the person may set up. */
export async function listBirlestirmeler({ tx, oturum, clock }: Context<typeof tanimCalls.birlestirmeler>) {
  const liste = await tx
    .selectFrom('tanim_birlestirme as b')
    .innerJoin('personel_ozet as p', (join) => join.onRef('p.bayi_id', '=', 'b.bayi_id').onRef('p.id', '=', 'b.personel_id'))
    .where('b.zaman', '>', oldestOf(clock.now()))
    .where('b.tur', 'in', turlerOf(oturum))
    .select((eb) => ['b.id', eb.ref('b.tur').$castTo<TanimTuru>().as('tur'), 'b.giden_adi as gidenAdi', 'b.kalan_adi as kalanAdi', 'b.adet', 'b.zaman', 'b.geri_alma_zamani as geriAlmaZamani'])
    .select(sql<string>`concat_ws(' ', p.ad, p.soyad)`.as('personelAdi'))
    .orderBy('b.zaman', 'desc')
    .orderBy('b.id', 'desc')
    .execute();
  return { liste };
}

type Kayit = { tur: TanimTuru; giden_id: number; kalan_id: number; giden_adi: string; kalan_adi: string; tasinan: Tasinan[]; acik: boolean };

/**
 * Restores a merged entry with its references. A reference that somebody has changed since stays as it is.
 */
export async function undoMerge({ tx, body: { id }, oturum, clock, degisim }: Context<typeof tanimCalls.geriAl>) {
  const { rows } = await sql<Kayit>`
    select tur, giden_id, kalan_id, giden_adi, kalan_adi, tasinan, geri_alma_zamani is null and zaman > ${oldestOf(clock.now())} as acik
    from tanim_birlestirme where id = ${id} for update`.execute(tx);
  const kayit = found(rows[0]);
  checkTurYetkisi(oturum, kayit.tur);
  if (!kayit.acik) throw new AppError('tanimGeriAlinamaz');
  await restoreGiden(tx, id, kayit);
  let adet = 0;
  for (const kullanan of KULLANANLAR[kayit.tur] ?? []) {
    const { tablo, sutun } = kullanan;
    const { idler = [], ikisi = [] } = kayit.tasinan.find((tasinan) => tasinan.tablo === tablo && tasinan.sutun === sutun) ?? {};
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(tablo)} set ${sql.ref(sutun)} = ${kullanan.dizi ? withGiden(kullanan, kayit, ikisi) : sql`${kayit.giden_id}`}
      where ${pointsTo(kullanan, kayit.kalan_id)} and id = any(${idler}::bigint[])`.execute(tx);
    adet += Number(numAffectedRows);
  }
  await sql`update tanim_birlestirme set geri_alma_zamani = ${clock.now()} where id = ${id}`.execute(tx);
  degisim({ liste: kayit.tur, birlestirilen: kayit.giden_adi, kalan: kayit.kalan_adi, adet }, null);
  return { id: kayit.giden_id, adet };
}

/** A list with the restored entry: beside the other one where it had named both. */
const withGiden = ({ sutun }: Kullanan, { giden_id, kalan_id }: Kayit, ikisi: readonly number[]) =>
  sql`case when id = any(${[...ikisi]}::bigint[]) then ${sql.ref(sutun)} || ${giden_id}::bigint else array_replace(${sql.ref(sutun)}, ${kalan_id}::bigint, ${giden_id}::bigint) end`;

/** Restores the entry itself. If the remaining entry was merged again since, that merger has to be undone first. */
async function restoreGiden(tx: Tx, id: number, { tur, kalan_id }: Kayit): Promise<void> {
  const tablo = tabloOf(tur);
  const { numAffectedRows } = await sql`
    insert into ${tablo} select (jsonb_populate_record(null::${tablo}, '{"surum": 1}' || b.giden)).* from tanim_birlestirme b
    where b.id = ${id} and exists (select from ${tablo} k where k.id = ${kalan_id})`.execute(tx);
  if (numAffectedRows === 0n) throw new AppError('tanimGeriAlinamaz');
}
