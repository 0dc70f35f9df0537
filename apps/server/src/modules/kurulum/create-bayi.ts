import { saveKimlik } from '../../platform/auth/kimlik.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { inBayi } from '../../platform/db/scope.ts';
import { insertBayi, type YeniFirma } from '../bayi/insert-bayi.ts';
import { insertSahip, type YeniSahip } from '../personel/insert-sahip.ts';
import { insertDefaults } from './insert-defaults.ts';
import { insertRoller } from '../personel/rol/insert-roller.ts';

export type YeniBayi = YeniFirma & Omit<YeniSahip, 'rolID'> & { parolaHash: string };

/** Opens a business: its plan, its first colleague in the role with every right, and what a salon expects to find. */
export async function createBayi(tx: Tx, yeni: YeniBayi, bugun: string): Promise<{ bayiID: number; personelID: number }> {
  const bayiID = await insertBayi(tx, yeni);
  const personelID = await inBayi(tx, bayiID, async () => {
    const rolID = await insertRoller(tx);
    const id = await insertSahip(tx, { ...yeni, rolID }, bugun);
    await insertDefaults(tx, { personelID: id, personelAdi: `${yeni.ad} ${yeni.soyad}` });
    return id;
  });
  await saveKimlik(tx, {
    bayiID,
    personelID,
    kullaniciAdi: yeni.kullaniciAdi ?? null,
    cepTelefonu: yeni.cepTelefonu,
    ePosta: yeni.ePosta,
    parolaHash: yeni.parolaHash,
  });
  return { bayiID, personelID };
}
