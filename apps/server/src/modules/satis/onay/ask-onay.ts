import { hash } from 'node:crypto';
import type { HataKodu } from '@defter/contract/errors.ts';
import type { SatisDurumu, SatisKaydi } from '@defter/contract/satis.ts';
import type { Oturum } from '../../../platform/auth/oturum.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

type Satis = { body: SatisKaydi; durum: SatisDurumu; kampanyali: boolean };

/**
 * The digest of what somebody asks to be approved: who asks, for which sale of whom, and all that decides its prices. Days, notes and
 * payments are not part of it.
 */
export function istekOf({ bayiID, personelID }: Pick<Oturum, 'bayiID' | 'personelID'>, { body, durum, kampanyali }: Satis): string {
  const { id, musteriID, iskontoTip, iskonto, icerikler } = body;
  const satirlar = icerikler.map((satir) => [satir.id, satir.altUrunID, satir.adet, satir.birimFiyat, satir.iskontoTip, satir.iskonto]);
  return hash('sha256', JSON.stringify([bayiID, personelID, durum, id, musteriID, kampanyali, iskontoTip, iskonto, satirlar]), 'hex');
}

const ONAYLANIR: readonly HataKodu[] = ['iskontoSinir', 'yetkiYok'];
const FIYAT_ALANI = /^(icerikler\.\d+\.)?(iskonto|birimFiyat)$/;

/** Prices a sale. A discount or a price that is refused to the person can be approved by another, who is asked for `istek`. */
export function askable<T>(istek: string, price: () => T): T {
  try {
    return price();
  } catch (error) {
    const alanlar = error instanceof AppError ? Object.keys(error.alanlar ?? {}) : [];
    if (!(error instanceof AppError) || !ONAYLANIR.includes(error.kod) || alanlar.length === 0 || !alanlar.every((alan) => FIYAT_ALANI.test(alan))) throw error;
    throw new AppError(error.kod, { alanlar: error.alanlar!, veri: { ...error.veri, onayIstegi: istek } });
  }
}
