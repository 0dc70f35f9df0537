import { withUnsaid } from '@defter/contract/degisen.ts';
import type { wpCalls } from '@defter/contract/wp.ts';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import { raiseSurum } from '../../../platform/db/surum.ts';
import { wrongFields } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Secrets } from '../../../platform/secret.ts';
import { WP_BILDIRIM_YOLU } from '../bildirim.ts';

const selectAyar = (tx: Context<typeof wpCalls.ayar>['tx']) => tx.selectFrom('wp_ayari').selectAll();

export async function getWpAyari({ tx, oturum }: Context<typeof wpCalls.ayar>, { publicUrl }: Config) {
  const ayar = await selectAyar(tx).executeTakeFirst();
  if (!ayar) return { ayar: null };
  const { id, surum, kullanici_adi: kullaniciAdi, entegrasyon_id: entegrasyonID, randevu_template_id: randevuTemplateID, ayar_mi: ayarMi, anahtar, uygulama_sirri } = ayar;
  // Whoever only sends has to know that there is an account, and nothing by which one could speak for its platform.
  const kurar = oturum.yetkiler.has('whatsappAyarlari');
  return {
    ayar: {
      id, surum, kullaniciAdi, parola: null, parolaVarMi: true, entegrasyonID, sirVarMi: uygulama_sirri !== null, randevuTemplateID, ayarMi,
      bildirimAdresi: kurar ? `${publicUrl}${WP_BILDIRIM_YOLU}${anahtar}` : null,
      dogrulamaSozu: kurar ? anahtar : null,
    },
  };
}

type Ayar = { kullanici_adi: string; parola: string; entegrasyon_id: string; uygulama_sirri: string | null; randevu_template_id: string | null; ayar_mi: boolean };
const ILK_AYAR = { uygulama_sirri: null, randevu_template_id: null, ayar_mi: true };

/** Saves the account. Secrets that are left empty stay as they are. */
export async function saveWpAyari({ tx, body, oturum, degisim }: Context<typeof wpCalls.saveAyar>, secrets: Secrets) {
  // Locked, so that what is not said stays as the last one has said it.
  const before = await selectAyar(tx).forUpdate().executeTakeFirst();
  const encrypted = (sir: string | null | undefined) => (sir ? secrets.encrypt(sir) : undefined);
  const said = {
    kullanici_adi: body.kullaniciAdi,
    parola: encrypted(body.parola),
    entegrasyon_id: body.entegrasyonID,
    uygulama_sirri: encrypted(body.uygulamaSirri),
    randevu_template_id: body.randevuTemplateID,
    ayar_mi: body.ayarMi,
  };
  const after = requireWhole(withUnsaid<Partial<Ayar>>(said, before ?? ILK_AYAR));
  if (before) await raiseSurum(tx, { tablo: 'wp_ayari', id: before.id }, body.surum ?? null);
  const { rows } = await sql<{ id: number }>`
    insert into wp_ayari (kullanici_adi, parola, entegrasyon_id, uygulama_sirri, randevu_template_id, ayar_mi)
    values (${after.kullanici_adi}, ${after.parola}, ${after.entegrasyon_id}, ${after.uygulama_sirri}, ${after.randevu_template_id}, ${after.ayar_mi})
    on conflict on constraint wp_ayari_tek do update set kullanici_adi = excluded.kullanici_adi, parola = excluded.parola, entegrasyon_id = excluded.entegrasyon_id,
      uygulama_sirri = excluded.uygulama_sirri, randevu_template_id = excluded.randevu_template_id, ayar_mi = excluded.ayar_mi
    returning id`.execute(tx);
  degisim(before ? toldOf(before) : null, { ...toldOf(after), ...((body.parola || body.uygulamaSirri) && { sifreDegisti: true }) });
  return { id: rows[0]?.id ?? oturum.bayiID };
}

/** A new account must be sent whole. */
function requireWhole({ kullanici_adi, entegrasyon_id, parola, ...rest }: Partial<Ayar>): Ayar {
  if (kullanici_adi === undefined) throw wrongFields({ kullaniciAdi: 'zorunluAlan' });
  if (entegrasyon_id === undefined) throw wrongFields({ entegrasyonID: 'zorunluAlan' });
  if (parola === undefined) throw wrongFields({ parola: 'zorunluAlan' });
  return { ...ILK_AYAR, ...rest, kullanici_adi, entegrasyon_id, parola };
}

const toldOf = ({ kullanici_adi, entegrasyon_id, randevu_template_id, ayar_mi }: Omit<Ayar, 'parola' | 'uygulama_sirri'>) => ({
  kullaniciAdi: kullanici_adi,
  entegrasyonID: entegrasyon_id,
  randevuTemplateID: randevu_template_id,
  ayarMi: ayar_mi,
});
