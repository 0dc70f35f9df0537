import { RAPOR_YETKILERI, YETKILER } from '@defter/contract/yetkiler.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import type { Tx } from '../../platform/db/connection.ts';

export type YeniSahip = { ad: string; soyad: string; cepTelefonu: string; ePosta: string; kullaniciAdi?: string; rolID: number };

/** The first colleague of a new business, its owner, with every right; returns the id. */
export async function insertSahip(tx: Tx, yeni: YeniSahip, bugun: Tarih): Promise<number> {
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
      rol_id: yeni.rolID,
      yetkiler: [...YETKILER],
      rapor_yetkileri: [...RAPOR_YETKILERI],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
