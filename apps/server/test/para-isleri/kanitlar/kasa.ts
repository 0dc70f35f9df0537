import { kasaCalls } from '@defter/contract/kasa.ts';
import { ask } from '../../isler/masa.ts';
import { type Durum, HER_GUN } from '../durum.ts';
import { kurusOf } from '../masa.ts';
import { type Salon } from '../salon.ts';
import { type Same, sumOf } from '../../isler/fark.ts';

/** The till is the sum of its movements, whole and by method. */
export async function proveKasa(salon: Salon, durum: Durum, same: Same): Promise<void> {
  const { gelir, gider, toplam, hesaplar } = await ask(salon, kasaCalls.list, { query: { ...HER_GUN, sayfaBoyutu: 1 } });
  const bakiyeler = await ask(salon, kasaCalls.hesapBakiyeleri);
  same('the till', { 'gelir - gider': kurusOf(gelir) - kurusOf(gider), toplam: kurusOf(toplam), hesaplar: sumOf(bakiyeler.liste, ({ bakiye }) => bakiye), bakiyeler: kurusOf(bakiyeler.toplam) });
  for (const { odemeSekliID, bakiye } of bakiyeler.liste) {
    const hesap = hesaplar.find((biri) => biri.odemeSekliID === odemeSekliID);
    same(`account ${odemeSekliID}`, { bakiye: kurusOf(bakiye), hareketler: hesap ? kurusOf(hesap.gelir) - kurusOf(hesap.gider) : 0, durum: durum.kasa[odemeSekliID] ?? 0 });
  }
}

/** Compares row by row, and with each account by itself. */
export async function proveHesaplar(salon: Salon, durum: Durum, same: Same): Promise<void> {
  for (const odemeSekliID of [1, 2, 4]) {
    let satirlar = 0;
    for (let sayfa = 1; ; sayfa += 1) {
      const { kasa } = await ask(salon, kasaCalls.list, { query: { ...HER_GUN, odemeSekliID, sayfa, sayfaBoyutu: 500 } });
      satirlar += sumOf(kasa, ({ gelir }) => gelir) - sumOf(kasa, ({ gider }) => gider);
      if (kasa.length < 500) break;
    }
    const { toplam } = await ask(salon, kasaCalls.list, { query: { ...HER_GUN, odemeSekliID, sayfaBoyutu: 1 } });
    same(`rows of account ${odemeSekliID}`, { satirlar, toplam: kurusOf(toplam), bakiye: durum.kasa[odemeSekliID] ?? 0 });
  }
}
