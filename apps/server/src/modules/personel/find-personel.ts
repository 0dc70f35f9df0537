import type { Tx } from '../../platform/db/connection.ts';
import { takeTurn } from '../../platform/db/turn.ts';
import { found } from '../../platform/errors/app-error.ts';

/** A colleague as changes are judged by. */
export type Kisi = {
  ad: string;
  soyad: string;
  calisiyor_mu: boolean;
  web_kullanicisi: boolean;
  kullanici_adi: string | null;
  cep_telefonu: string | null;
  e_posta: string | null;
  iskonto_yuzdesi: number;
  rol_id: number | null;
  yetkiler: string[];
  rapor_yetkileri: string[];
  /** Given beside the role and taken from it, of both kinds. */
  ek_haklar: string[];
  eksik_haklar: string[];
};

/** Somebody new, before the first saving. */
export const YENI_KISI: Kisi = {
  ad: '',
  soyad: '',
  calisiyor_mu: false,
  web_kullanicisi: false,
  kullanici_adi: null,
  cep_telefonu: null,
  e_posta: null,
  iskonto_yuzdesi: 0,
  rol_id: null,
  yetkiler: [],
  rapor_yetkileri: [],
  ek_haklar: [],
  eksik_haklar: [],
};

/** Throws bulunamadi. */
export async function findPersonel(tx: Tx, id: number): Promise<Kisi> {
  const kisi = await tx
    .selectFrom('personel')
    .where('id', '=', id)
    .select(['ad', 'soyad', 'calisiyor_mu', 'web_kullanicisi', 'kullanici_adi', 'cep_telefonu', 'e_posta', 'iskonto_yuzdesi'])
    .select(['rol_id', 'yetkiler', 'rapor_yetkileri', 'ek_haklar', 'eksik_haklar'])
    .executeTakeFirst();
  return found(kisi);
}

/**
 * Lets changes of a bayi's staff wait for each other until the transaction ends: two managers who take each other's
 * rights would both find the other one still authorised, two newcomers would both be the last that the plan has room for.
 */
export function lockPersonel(tx: Tx, bayiID: number): void {
  takeTurn(tx, 'personel', bayiID);
}
