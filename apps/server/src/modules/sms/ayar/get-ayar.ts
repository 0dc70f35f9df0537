import { type smsCalls, SMS_FIRMALARI } from '@defter/contract/sms.ts';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../platform/http/context.ts';
import { SMS_BILDIRIM_YOLU } from '../bildirim.ts';

type Row = {
  id: number; surum: number; saglayici: string; kullaniciAdi: string | null; kanalKodu: string | null; sifreVarMi: boolean; anahtar: string;
  turkceKarakter: boolean; ticariBaslangic: string; ticariBitis: string; kapaliGunler: number[]; araSaat: number; uyariSiniri: number;
};

/** The names of the accounts, as the specification numbers them. */
const FIRMA_ADLARI = { ev: 'Defter', netgsm: 'NetGSM', iletimerkezi: 'İleti Merkezi' } as const;
const FIRMALAR = Object.entries(SMS_FIRMALARI).map(([id, ad]) => ({ id: Number(id), ad }));
export const firmaIDOf = (saglayici: string): number => FIRMALAR.find(({ ad }) => ad === saglayici)!.id;

/** The settings, without the password. */
export async function getSmsAyari({ tx }: Context<typeof smsCalls.ayar>, { publicUrl }: Config) {
  const { rows } = await sql<Row>`
    select bayi_id as id, surum, saglayici, kullanici_adi as "kullaniciAdi", baslik as "kanalKodu", sifre is not null as "sifreVarMi", anahtar, turkce as "turkceKarakter",
      to_char(ticari_baslangic, 'HH24:MI') as "ticariBaslangic", to_char(ticari_bitis, 'HH24:MI') as "ticariBitis", kapali_gunler as "kapaliGunler",
      ara_saat as "araSaat", uyari_siniri as "uyariSiniri" from sms_ayari`.execute(tx);
  const { saglayici, anahtar, ...ayar } = rows[0]!;
  const smsFirmasi = FIRMA_ADLARI[saglayici as keyof typeof FIRMA_ADLARI];
  return { liste: [{ ...ayar, smsFirmaID: firmaIDOf(saglayici), smsFirmasi, sifre: null, onayLinki: null, bildirimAdresi: `${publicUrl}${SMS_BILDIRIM_YOLU}${anahtar}` }] };
}

export const listFirmalar = async (_context: Context<typeof smsCalls.firmalar>) => ({ liste: FIRMALAR.map(({ id, ad }) => ({ id, adi: FIRMA_ADLARI[ad] })) });
