import type { randevuCalls } from '@defter/contract/randevu.ts';
import { type RandevuDurumKodu, RandevuDurumu } from '@defter/rules/randevu.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { bookRandevu } from './book-randevu.ts';
import { zorlamaOf } from './check-randevu.ts';
import { checkBitisTarihi, readZaman } from './check-zaman.ts';
import { registerKayitsiz } from './register-kayitsiz.ts';

/** Books an appointment of a customer, or of somebody who becomes one with it. */
export async function createRandevu({ tx, body, oturum, clock, degisim }: Context<typeof randevuCalls.create>) {
  requireNew(body);
  checkIlkDurum(body.randevuDurumu);
  // The log names a new customer by the id; what the desk wrote down of them stands on the card.
  const { id: _id, surum: _surum, bitisTarihi, adi: _adi, soyadi: _soyadi, kayitsizTelefon: _telefon, randevuHizmet, ...alanlar } = body;
  const randevu = { ...alanlar, randevuTarihi: body.randevuTarihi ?? clock.today(), hizmetler: randevuHizmet.map(({ altUrunID }) => altUrunID) };
  checkBitisTarihi(bitisTarihi, randevu.randevuTarihi);
  readZaman(randevu);
  const musteriID = body.musteriID || (await registerKayitsiz(tx, body, oturum));
  const booked = await bookRandevu(tx, { ...randevu, musteriID }, { kaydeden: oturum, clock });
  degisim(null, { ...randevu, musteriID, zorlamaNedeni: zorlamaOf(body.zorlamaNedeni, oturum.yetkiler) });
  return booked;
}

/** Somebody may be booked as confirmed, or as having walked in; never as cancelled. */
const ILK_DURUMLAR: readonly RandevuDurumKodu[] = [RandevuDurumu.bekliyor, RandevuDurumu.onaylandi, RandevuDurumu.geldi];

/** Throws durumGecisiYok unless an appointment may begin in this state. */
export function checkIlkDurum(durum: RandevuDurumKodu): void {
  if (!ILK_DURUMLAR.includes(durum)) throw refusalAt('randevuDurumu', 'durumGecisiYok');
}
