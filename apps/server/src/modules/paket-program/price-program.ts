import { EN_YUKSEK_TUTAR } from '@defter/contract/fields.ts';
import type { PaketIcerigiKaydi } from '@defter/contract/paket-program.ts';
import { priceIcerik } from '@defter/rules/paket-program.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { found, refusalAt } from '../../platform/errors/app-error.ts';
import { FIYAT, fiyatGunu } from '../urun/fiyat-gunu.ts';
import type { Icerik } from './load-program.ts';

/**
 * Completes the rows with today's prices of the catalogue where they name none; 404 for a product that is not there.
 * @throws AppError tutarHesaplanir
 */
export async function priceSent(tx: Tx, icerikler: readonly PaketIcerigiKaydi[], bugun: string, mevcut: readonly Icerik[] = []): Promise<Icerik[]> {
  const idler = icerikler.map(({ altUrunID }) => altUrunID);
  const { rows } = await sql<{ id: number; adi: string; fiyat: Kurus }>`
    select u.id, u.adi, ${kurusOf(FIYAT)} as fiyat from alt_urun_ozet u ${fiyatGunu(bugun)} where u.id = any(${idler}::bigint[])`.execute(tx);
  const urunler = new Map(rows.map((urun) => [urun.id, urun]));
  return icerikler.map(({ tutar, ...icerik }, sira) => {
    const { adi, fiyat } = found(urunler.get(icerik.altUrunID));
    const satir = { ...icerik, adi, birimFiyat: icerik.birimFiyat ?? fiyat };
    if (tutar && saysOnlyTutar(icerik, mevcut.find(({ id }) => id === icerik.id)) && tutar !== satir.miktar * satir.birimFiyat && tutar !== priceIcerik(satir))
      throw refusalAt(`icerikler.${sira}.tutar`, 'tutarHesaplanir');
    return satir;
  });
}

/** Whether nothing that a row is priced by is said beside its amount: it would be lost without a word. */
const saysOnlyTutar = (icerik: PaketIcerigiKaydi, eski: Icerik | undefined): boolean =>
  eski ? icerik.miktar === eski.miktar && icerik.birimFiyat === eski.birimFiyat && icerik.iskonto === eski.iskonto : icerik.birimFiyat === null;

/** Refuses contents that come to more than a sale may, before anything is computed with them. */
export function requireCountable(icerikler: readonly Icerik[]): void {
  const brut = icerikler.reduce((toplam, { miktar, birimFiyat }) => toplam + miktar * birimFiyat, 0);
  if (brut > EN_YUKSEK_TUTAR) throw refusalAt('icerikler', 'tutarYuksek');
}
