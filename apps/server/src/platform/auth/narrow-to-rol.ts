import type { Database } from '../db/database.ts';
import type { Oturum } from './oturum.ts';

/**
 * The session as somebody with another role would have it (docs/adr/0013). It holds only rights that both the person
 * and the role have, so anybody may ask for it. An unknown role leaves no rights.
 * @param rol value of the header; undefined when it was not sent
 */
export async function narrowToRol(database: Database, oturum: Oturum, rol: string | string[] | undefined): Promise<Oturum> {
  if (rol === undefined) return oturum;
  const id = Number(rol);
  const found = Number.isSafeInteger(id) && (await database.read(oturum, (tx) => tx.selectFrom('rol').where('id', '=', id).select(['yetkiler', 'rapor_yetkileri']).executeTakeFirst()));
  const given: ReadonlySet<string> = new Set(found ? [...found.yetkiler, ...found.rapor_yetkileri] : []);
  return { ...oturum, yetkiler: new Set([...oturum.yetkiler].filter((hak) => given.has(hak))) };
}
