import { RAPOR_YETKILERI, YETKILER } from '@defter/contract/yetkiler.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { saveKimlik } from '../../platform/auth/kimlik.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { inBayi } from '../../platform/db/scope.ts';
import { insertDefaults } from './insert-defaults.ts';
import { insertRoller } from '../personel/rol/insert-roller.ts';

/** Trial of spec 2§9. */
const DENEME_GUN = 14;

export type YeniBayi = {
  firmaAdi: string;
  sektorID: number;
  paketID: number;
  ad: string;
  soyad: string;
  cepTelefonu: string;
  ePosta: string;
  kullaniciAdi?: string;
  parolaHash: string;
  demo?: boolean;
};

/** Opens a business: its plan on trial, its first colleague in the role with every right, and what a salon expects to find. */
export async function createBayi(tx: Tx, yeni: YeniBayi, bugun: string): Promise<{ bayiID: number; personelID: number }> {
  const { id: bayiID } = await tx
    .insertInto('bayi')
    .values({
      firma_adi: yeni.firmaAdi,
      sektor_id: yeni.sektorID,
      paket_id: yeni.paketID,
      paket_bitis: addDays(bugun, DENEME_GUN),
      telefon: yeni.cepTelefonu,
      demo: yeni.demo ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const personelID = await inBayi(tx, bayiID, async () => {
    const rolID = await insertRoller(tx);
    const { id } = await tx
      .insertInto('personel')
      .values({
        ad: yeni.ad,
        soyad: yeni.soyad,
        cep_telefonu: yeni.cepTelefonu,
        e_posta: yeni.ePosta,
        kullanici_adi: yeni.kullaniciAdi ?? null,
        web_kullanicisi: true,
        iskonto_yuzdesi: 100,
        ise_baslangic_tarihi: bugun,
        rol_id: rolID,
        yetkiler: [...YETKILER],
        rapor_yetkileri: [...RAPOR_YETKILERI],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
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
