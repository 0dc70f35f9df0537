import type { BodyOf } from '@defter/contract/call.ts';
import type { personelCalls } from '@defter/contract/personel.ts';
import { fromFlags } from '@defter/contract/yetkiler.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { Hata } from '../../platform/errors/hata.ts';
import type { Kisi } from './find-personel.ts';

export type Haklar = Pick<Kisi, 'yetkiler' | 'rapor_yetkileri'>;

/** The rights to be saved: those that were sent, else those of a newly chosen role, else those that there are. */
export async function chooseHaklar(tx: Tx, body: BodyOf<typeof personelCalls.create>, before: Kisi): Promise<Haklar> {
  const { rolID, yetkiler, raporYetkileri } = body;
  const rol = rolID === null || rolID === before.rol_id ? before : await findRol(tx, rolID);
  return {
    yetkiler: yetkiler ? fromFlags(yetkiler) : rol.yetkiler,
    rapor_yetkileri: raporYetkileri ? fromFlags(raporYetkileri) : rol.rapor_yetkileri,
  };
}

async function findRol(tx: Tx, rolID: number): Promise<Haklar> {
  const rol = await tx.selectFrom('rol').where('id', '=', rolID).select(['yetkiler', 'rapor_yetkileri']).executeTakeFirst();
  if (!rol) throw new Hata('alanlarHatali', { alanlar: { rolID: 'secimGecersiz' } });
  return rol;
}

/** `+satisSil -kasaSil`: what became of the rights, for the audit log; undefined when nothing did. */
export function describeHakDegisimi(before: Haklar, after: Haklar): string | undefined {
  const eski = new Set([...before.yetkiler, ...before.rapor_yetkileri]);
  const yeni = new Set([...after.yetkiler, ...after.rapor_yetkileri]);
  const parts = [...[...yeni.difference(eski)].map((hak) => `+${hak}`), ...[...eski.difference(yeni)].map((hak) => `-${hak}`)];
  return parts.length > 0 ? parts.join(' ') : undefined;
}
