import type { BodyOf } from '@defter/contract/call.ts';
import type { personelCalls } from '@defter/contract/personel.ts';
import { endOturumlar, removeKimlik, saveKimlik } from '../../platform/auth/kimlik.ts';
import type { Kim, Oturum } from '../../platform/auth/oturum.ts';
import { hashPassword, refuseParola } from '../../platform/auth/password.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { wrongFields } from '../../platform/errors/app-error.ts';

type Kayit = Pick<BodyOf<typeof personelCalls.create>, 'kullaniciAdi' | 'cepTelefonu' | 'ePosta' | 'calisiyorMu' | 'webKullanicisi' | 'sifre'>;

/** The names that somebody signs in with, and whether they sign in at all. */
export type GirisAdlari = Pick<Kayit, 'kullaniciAdi' | 'cepTelefonu' | 'ePosta' | 'calisiyorMu' | 'webKullanicisi'>;

/** Whether somebody can sign in once this is saved. */
export const hasGiris = ({ calisiyorMu, webKullanicisi }: GirisAdlari): boolean => calisiyorMu && webKullanicisi;

/** Whom the sign-in is saved for, what there is of it now, and the hash of the new password. */
type Giris = { kim: Kim; hadGiris: boolean; oturum: Oturum; parolaHash: string | undefined };

/** The hash of the password that a colleague is given, made before the transaction; undefined when there is none. */
export async function hashSifre({ body: { sifre, calisiyorMu, webKullanicisi } }: { body: Partial<Kayit> }): Promise<string | undefined> {
  if (calisiyorMu === false || webKullanicisi === false || sifre == null) return undefined;
  refuseParola(sifre, 'sifre');
  return hashPassword(sifre);
}

/**
 * Saves with what a colleague signs in: a name of some kind and, the first time, a password. A new password ends the
 * sessions that the old one had opened; taking the sign-in away ends all of them.
 */
export async function saveGiris(tx: Tx, body: Kayit, { kim, hadGiris, oturum, parolaHash }: Giris): Promise<void> {
  const { kullaniciAdi, cepTelefonu, ePosta, sifre } = body;
  if (!hasGiris(body)) {
    if (hadGiris) await asOwner(tx, () => removeKimlik(tx, kim));
    return;
  }
  if (!kullaniciAdi && !cepTelefonu && !ePosta) throw wrongFields({ kullaniciAdi: 'girisAdiGerekli' });
  if (!hadGiris && sifre === null) throw wrongFields({ sifre: 'zorunluAlan' });
  await asOwner(tx, async () => {
    await saveKimlik(tx, { ...kim, kullaniciAdi, cepTelefonu, ePosta, parolaHash });
    if (sifre !== null) await endOturumlar(tx, kim, oturum.id);
  });
}
