import { checkParola } from '@defter/rules/parola.ts';
import type { personelCalls } from '@defter/contract/personel.ts';
import { removeKimlik, saveKimlik } from '../../platform/auth/kimlik.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { requireYetki } from '../../platform/auth/permission.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';

/** What somebody signed in with before the change. */
export type Giris = { web_kullanicisi: boolean; kullanici_adi: string | null; cep_telefonu: string | null; e_posta: string | null };

type SaveContext = Context<typeof personelCalls.create>;

/**
 * What a colleague signs in with: needs a name of some kind and, the first time, a password. Taking the
 * right to sign in away ends every session.
 */
export async function saveGiris({ tx, body, oturum }: SaveContext, personelID: number, before: Giris | undefined): Promise<void> {
  const { kullaniciAdi, cepTelefonu, ePosta, sifre } = body;
  const kisi = { bayiID: oturum.bayiID, personelID };
  const hasGiris = body.webKullanicisi && body.calisiyorMu;
  const hadGiris = before?.web_kullanicisi ?? false;
  const renamed =
    hadGiris && (before!.kullanici_adi !== kullaniciAdi || before!.cep_telefonu !== cepTelefonu || before!.e_posta !== ePosta);
  // Whoever sets somebody's password, or the number to which a new one's code is sent, can be that person.
  if (hasGiris !== hadGiris || sifre !== null || renamed) requireYetki(oturum, 'yetkiVer');
  if (!hasGiris) {
    if (hadGiris) await asOwner(tx, () => removeKimlik(tx, kisi));
    return;
  }
  if (!kullaniciAdi && !cepTelefonu && !ePosta) throw new Hata('alanlarHatali', { alanlar: { kullaniciAdi: 'zorunluAlan' } });
  if (!hadGiris && sifre === null) throw new Hata('alanlarHatali', { alanlar: { sifre: 'zorunluAlan' } });
  const neden = sifre === null ? undefined : checkParola(sifre);
  if (neden) throw new Hata(neden, { alanlar: { sifre: neden } });
  const parolaHash = sifre === null ? undefined : await hashPassword(sifre);
  await asOwner(tx, () => saveKimlik(tx, { ...kisi, kullaniciAdi, cepTelefonu, ePosta, parolaHash }));
}
