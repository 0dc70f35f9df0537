import type { SignedIn } from '@defter/contract/auth.ts';
import { describeEntry, writeEntry } from '../../platform/audit.ts';
import { createOturum } from '../../platform/auth/create-oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { inBayi } from '../../platform/db/scope.ts';
import { noteGiris } from '../personel/note-giris.ts';
import { loadKullanici } from './load-kullanici.ts';

type Giren = { bayiID: number; personelID: number; cihaz: string; ip: string };

/** Opens a session and answers with what the panel keeps of the person. */
export async function openOturum(tx: Tx, giren: Giren): Promise<SignedIn> {
  const { bayiID, personelID } = giren;
  const kullanici = await inBayi(tx, bayiID, async () => {
    const before = await loadKullanici(tx, personelID);
    await noteGiris(tx, personelID);
    writeEntry(tx, describeEntry({ personelID, client: giren }, { menu: 'oturum', islem: 'giris' }));
    return before;
  });
  return { ...kullanici, token: { accessToken: await createOturum(tx, giren) } };
}
