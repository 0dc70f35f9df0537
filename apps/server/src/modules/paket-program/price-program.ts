import { EN_YUKSEK_TUTAR } from '@defter/contract/fields.ts';
import type { PaketIcerigiKaydi } from '@defter/contract/paket-program.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import { FIYAT, fiyatGunu } from '../urun/fiyat-gunu.ts';
import type { Icerik } from './load-program.ts';

/** Completes the rows with today's prices of the catalogue where they name none; 404 for a product that is not there. */
export async function priceSent(tx: Tx, icerikler: readonly PaketIcerigiKaydi[], bugun: string): Promise<Icerik[]> {
  const idler = icerikler.map(({ altUrunID }) => altUrunID);
  const { rows } = await sql<{ id: number; adi: string; fiyat: Kurus }>`
    select u.id, u.adi, ${kurusOf(FIYAT)} as fiyat from alt_urun_ozet u ${fiyatGunu(bugun)} where u.id = any(${idler}::bigint[])`.execute(tx);
  const urunler = new Map(rows.map((urun) => [urun.id, urun]));
  return icerikler.map((icerik) => {
    const { adi, fiyat } = found(urunler.get(icerik.altUrunID));
    return { ...icerik, adi, birimFiyat: icerik.birimFiyat ?? fiyat };
  });
}

/** Refuses contents that come to more than a sale may, before anything is computed with them. */
export function requireCountable(icerikler: readonly Icerik[]): void {
  const brut = icerikler.reduce((toplam, { miktar, birimFiyat }) => toplam + miktar * birimFiyat, 0);
  if (brut > EN_YUKSEK_TUTAR) throw new AppError('tutarYuksek', { alanlar: { icerikler: 'tutarYuksek' } });
}
