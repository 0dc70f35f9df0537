import { RandevuDurumu, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';

/** Somebody may be booked as confirmed, or as having walked in; never as cancelled. */
const ILK_DURUMLAR: readonly RandevuDurumKodu[] = [RandevuDurumu.bekliyor, RandevuDurumu.onaylandi, RandevuDurumu.geldi];

/** Throws durumGecisiYok unless an appointment may begin in this state. */
export function checkIlkDurum(durum: RandevuDurumKodu): void {
  if (!ILK_DURUMLAR.includes(durum)) throw refusalAt('randevuDurumu', 'durumGecisiYok');
}
