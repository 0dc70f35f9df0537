import lookups from '../../../../data/lookups-tr.json' with { type: 'json' };
import type { Tx } from '../../../platform/db/connection.ts';
import { ROL_SABLONLARI } from './role-templates.ts';

/** The roles of the lookup data, each with the rights of its template. Returns the one with every right, its owner's. */
export async function insertRoller(tx: Tx): Promise<number> {
  const roller = lookups.roller.map((rol, i) => {
    const { yetkiler = [], raporYetkileri = [] } = ROL_SABLONLARI[rol.adi] ?? {};
    return { id: i + 1, adi: rol.adi, yetkiler: [...yetkiler], rapor_yetkileri: [...raporYetkileri] };
  });
  await tx.insertInto('rol').values(roller).execute();
  return 1 + lookups.roller.findIndex((rol) => 'tamYetki' in rol);
}
