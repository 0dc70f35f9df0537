import { applySapma } from '@defter/rules/haklar.ts';
import { RAPOR_YETKILERI, YETKILER } from '@defter/contract/yetkiler.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { allOf, type Haklar } from '../choose-haklar.ts';

const YETKI_ADLARI = new Set<string>(YETKILER);
const RAPOR_ADLARI = new Set<string>(RAPOR_YETKILERI);

/** Gives everybody of a role the rights that it has now, each with their own deviation. Needs lockPersonel. */
export async function applyRol(tx: Tx, rolID: number, rol: Haklar): Promise<void> {
  const kisiler = await tx.selectFrom('personel').where('rol_id', '=', rolID).select(['id', 'ek_haklar', 'eksik_haklar']).execute();
  if (kisiler.length === 0) return;
  const yeni = kisiler.map(({ id, ek_haklar, eksik_haklar }) => {
    const haklar = applySapma(allOf(rol), { ek: ek_haklar, eksik: eksik_haklar });
    return { id, yetkiler: haklar.filter((hak) => YETKI_ADLARI.has(hak)), raporlar: haklar.filter((hak) => RAPOR_ADLARI.has(hak)) };
  });
  await sql`
    update personel p set yetkiler = y.yetkiler, rapor_yetkileri = y.raporlar, surum = surum + 1
    from json_to_recordset(${JSON.stringify(yeni)}) as y(id bigint, yetkiler text[], raporlar text[])
    where p.id = y.id`.execute(tx);
}
