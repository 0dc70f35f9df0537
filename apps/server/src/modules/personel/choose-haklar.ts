import type { AnyCall } from '@defter/contract/call.ts';
import { withFlags } from '@defter/contract/yetkiler.ts';
import { SAPMA_YOK, sapmaOf } from '@defter/rules/haklar.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Kisi } from './find-personel.ts';

export type Haklar = Pick<Kisi, 'yetkiler' | 'rapor_yetkileri'>;

type Sapmali = Haklar & Pick<Kisi, 'ek_haklar' | 'eksik_haklar'>;

type Flags = Readonly<Record<string, boolean | undefined>> | null | undefined;
type Secim = { rolID: number | null; yetkiler?: Flags; raporYetkileri?: Flags };

/**
 * The rights to be saved: each that was sent, else those of a newly chosen role, else those that there are; and how
 * they differ from the role.
 */
export async function chooseHaklar(tx: Tx, { rolID, yetkiler, raporYetkileri }: Secim, before: Kisi): Promise<Sapmali> {
  const rol = rolID === null ? undefined : await findRol(tx, rolID);
  const isNewRol = rolID !== before.rol_id;
  const unsaid = (isNewRol && rol) || before;
  const haklar = {
    yetkiler: withFlags(unsaid.yetkiler, yetkiler),
    rapor_yetkileri: withFlags(unsaid.rapor_yetkileri, raporYetkileri),
  };
  if (!rol) return { ...haklar, ek_haklar: [], eksik_haklar: [] };
  const kept = isNewRol ? SAPMA_YOK : { ek: before.ek_haklar, eksik: before.eksik_haklar };
  const { ek, eksik } = sapmaOf(allOf(rol), allOf(haklar), kept);
  return { ...haklar, ek_haklar: [...ek], eksik_haklar: [...eksik] };
}

/** Permissions and reports together; the names of reports begin with their kind. */
export const allOf = ({ yetkiler, rapor_yetkileri }: Haklar): string[] => [...yetkiler, ...rapor_yetkileri];

async function findRol(tx: Tx, rolID: number): Promise<Haklar> {
  const rol = await tx.selectFrom('rol').where('id', '=', rolID).select(['yetkiler', 'rapor_yetkileri']).executeTakeFirst();
  if (!rol) throw wrongFields({ rolID: 'secimGecersiz' });
  return rol;
}

type HakDegisimi = { verilen: string[]; alinan: string[] };

/** Which rights were given and which were taken. */
export function hakDegisimi(before: Haklar, after: Haklar): HakDegisimi {
  const eski = new Set(allOf(before));
  const yeni = new Set(allOf(after));
  return { verilen: [...yeni.difference(eski)], alinan: [...eski.difference(yeni)] };
}

export const isSameHak = ({ verilen, alinan }: HakDegisimi): boolean => verilen.length + alinan.length === 0;

/** Tells the record log; whole lists of rights before and after would be read by nobody. */
export function tellHaklar(degisim: Context<AnyCall>['degisim'], { verilen, alinan }: HakDegisimi): void {
  degisim({ alinanHaklar: alinan }, { verilenHaklar: verilen, alinanHaklar: null });
}
