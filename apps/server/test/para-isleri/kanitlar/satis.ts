import { satisCalls } from '@defter/contract/satis.ts';
import { ask } from '../../isler/masa.ts';
import { kurusOf } from '../masa.ts';
import { type Salon } from '../salon.ts';
import { type Same, sumOf } from '../../isler/fark.ts';

type Satir = { id: number; toplamTutar: number; alinan: number; kalan: number; iptalMi: boolean };

/** A sale as its page shows it: its total is that of its lines, the paid amount that of its payments, the rest that of its plan. */
export async function proveSatis(salon: Salon, satir: Satir, same: Same): Promise<void> {
  const { satis } = await ask(salon, satisCalls.get, { params: { id: satir.id } });
  const ne = `sale ${satis.id}`;
  same(`total of ${ne}`, { sayfa: kurusOf(satis.toplamTutar), liste: kurusOf(satir.toplamTutar), satirlar: sumOf(satis.icerikler, ({ tutar }) => tutar), 'araToplam - iskonto': kurusOf(satis.araToplam) - kurusOf(satis.iskontoToplam) });
  same(`paid of ${ne}`, { sayfa: kurusOf(satis.alinan), liste: kurusOf(satir.alinan), odemeler: satir.iptalMi ? 0 : sumOf(satis.odemeler, ({ tutar }) => tutar) });
  same(`left of ${ne}`, { sayfa: kurusOf(satis.kalan), liste: kurusOf(satir.kalan), 'toplam - alinan': satir.iptalMi ? kurusOf(satis.kalan) : kurusOf(satis.toplamTutar) - kurusOf(satis.alinan) });
  same(`nothing of ${ne} is below zero`, { eksi: satis.kalan < 0 || satis.alinan < 0 || satis.toplamTutar < 0, hayir: false });
  if (satis.taksitler.length === 0 || satir.iptalMi) return;
  const [tutar, odenen, kalan] = [sumOf(satis.taksitler, (taksit) => taksit.tutar), sumOf(satis.taksitler, (taksit) => taksit.odenen), sumOf(satis.taksitler, (taksit) => taksit.kalan)];
  same(`plan of ${ne}`, { 'pesinat + taksitler': kurusOf(satis.pesinat ?? 0) + tutar, toplam: kurusOf(satis.toplamTutar) });
  same(`instalments of ${ne}`, { 'odenen + kalan': odenen + kalan, tutar });
  same(`collected instalments of ${ne}`, { taksitler: odenen, 'alinan - pesinat': Math.max(0, kurusOf(satis.alinan) - kurusOf(satis.pesinat ?? 0)) });
}
