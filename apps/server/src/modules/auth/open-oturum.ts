import type { SignedIn } from '@defter/contract/auth.ts';
import { KOSUL_SURUMU } from '@defter/rules/kosul.ts';
import { sql } from 'kysely';
import { describeEntry, writeEntry } from '../../platform/audit.ts';
import { createOturum } from '../../platform/auth/create-oturum.ts';
import { holdParola } from '../../platform/auth/kimlik.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf, type Lira } from '../../platform/db/lira.ts';
import { inBayi } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { DOSYA_PATH } from '../../platform/files/file-path.ts';
import { noteGiris } from '../personel/note-giris.ts';

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

/** The signed-in person with the business, as the panel keeps it (spec 1§3). Runs inside the bayi. */
async function loadKullanici(tx: Tx, personelID: number): Promise<Omit<SignedIn, 'token'>> {
  const { rows } = await sql<Omit<SignedIn, 'token'>>`
    select p.id, b.id as "bayiID", p.ad, p.soyad, concat_ws(' ', p.ad, p.soyad) as "adSoyad", b.firma_adi as firma,
      p.cep_telefonu as "cepTelefonu", p.e_posta as "ePosta", p.kullanici_adi as "kullaniciAdi",
      p.iskonto_yuzdesi as "iskontoYuzdesi", p.web_kullanicisi as "webKullanicisi",
      'yetkiVer' = any(p.yetkiler) as "yetkiliMi", 'yetkiVer' = any(p.yetkiler) as "yoneticiMi",
      exists (select from kosul_onayi_ozet k where k.bayi_id = p.bayi_id and k.personel_id = p.id and k.surum >= ${KOSUL_SURUMU}) as "sozlesmeOnaylanmisMi",
      b.paket_id as "paketID",
      ${DOSYA_PATH}::text || p.avatar as avatar, p.en_son_giris as "enSonGirisSaati",
      p.adres, p.calisiyor_mu as "calisiyorMu", p.diploma_tescil as "diplomaTescil", p.ev_telefonu as "evTelefonu",
      p.geldigi_poliklinik as "geldigiPoliklinik", p.hizmet_prim as "hizmetPrim", p.urun_prim as "urunPrim", p.katsayi,
      ${kurusOf(sql<Lira>`p.maas`)} as maas, p.servis, p.tc_kimlik_no as "tcKimlikNo", null as "musteriNo", null as "personelGirisCikisID"
    from personel_ozet p join bayi_ozet b on b.id = p.bayi_id where p.id = ${personelID}`.execute(tx);
  return rows[0]!;
}
