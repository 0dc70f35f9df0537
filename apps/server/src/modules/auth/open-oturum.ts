import type { SignedIn } from '@defter/contract/auth.ts';
import { describeEntry, writeEntry } from '../../platform/audit.ts';
import { createOturum } from '../../platform/auth/create-oturum.ts';
import { holdParola } from '../../platform/auth/kimlik.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { inBayi } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { noteGiris } from '../personel/note-giris.ts';
import { loadKullanici } from './load-kullanici.ts';

type Giren = { bayiID: number; personelID: number; cihaz: string; ip: string; /** The hash that the typed password was compared with; undefined for somebody who has just set the password. */ parolaHash?: string | null };

/** Opens a session and answers with what the panel keeps of the person. Throws girisHatali where another password was set meanwhile. */
export async function openOturum(tx: Tx, giren: Giren): Promise<SignedIn> {
  const { bayiID, personelID } = giren;
  const kullanici = await inBayi(tx, bayiID, async () => {
    const before = await loadKullanici(tx, personelID);
    await noteGiris(tx, personelID);
    writeEntry(tx, describeEntry({ personelID, client: giren }, { menu: 'oturum', islem: 'giris' }));
    return before;
  });
  // After the person, in the order in which who saves or removes a sign-in takes the two.
  if (giren.parolaHash != null && !(await holdParola(tx, giren, giren.parolaHash))) throw new AppError('girisHatali');
  return { ...kullanici, token: { accessToken: await createOturum(tx, giren) } };
}
