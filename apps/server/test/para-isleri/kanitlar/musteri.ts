import { avansCalls } from '@defter/contract/avans.ts';
import { cariCalls } from '@defter/contract/cari.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { puanCalls } from '@defter/contract/puan.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { ask } from '../../isler/masa.ts';
import type { Durum } from '../durum.ts';
import { kurusOf } from '../masa.ts';
import { type Salon } from '../salon.ts';
import { type Same, sumOf } from '../../isler/fark.ts';

const SAYFA = { sayfaBoyutu: 500 };

/** Compares a customer in the card, the account, the lists and the reports: debt, credit, points, sessions and instalments. */
export async function proveMusteri(salon: Salon, id: number, durum: Durum, same: Same): Promise<void> {
  const [params, of] = [{ id }, (ne: string) => `${ne} of customer ${id}`];
  const [{ musteri }, kart, { liste: satislar }, acik, avans, puan, { liste: taksitler }, { gecikti, bugun, bekliyor }] = await Promise.all([
    ask(salon, musteriCalls.get, { params }),
    ask(salon, cariCalls.kart, { query: { musteriID: id, ...SAYFA } }),
    ask(salon, satisCalls.list, { query: { musteriID: id, ...SAYFA } }),
    ask(salon, satisCalls.acik, { params }),
    ask(salon, avansCalls.get, { params }),
    ask(salon, puanCalls.hareketler, { params, query: SAYFA }),
    ask(salon, taksitCalls.list, { query: { musteriID: id, durum: 'tumu', ...SAYFA } }),
    ask(salon, taksitCalls.list, { query: { musteriID: id } }),
    proveSeanslar(salon, id, durum, same),
  ]);
  same(of('debt'), {
    kart: kurusOf(musteri.bakiye!),
    cari: kurusOf(kart.bakiye),
    'borc - alacak': kurusOf(kart.devir) + sumOf(kart.liste, ({ borc }) => borc) - sumOf(kart.liste, ({ alacak }) => alacak),
    'son satir': kart.liste.length > 0 ? kurusOf(kart.liste.at(-1)!.bakiye) : 0,
    rapor: durum.bakiye[id] ?? 0,
  });
  same(of('what is open'), { liste: sumOf(satislar, ({ kalan }) => kalan), tahsilat: kurusOf(acik.toplam), satirlar: sumOf(acik.liste, ({ kalan }) => kalan) });
  same(of('what is due'), { tahsilat: sumOf(acik.liste, ({ gelen }) => gelen), taksitler: sumOf(taksitler.filter(({ tarih }) => tarih <= salon.bugun), ({ kalan }) => kalan) });
  same(of('credit'), { avans: kurusOf(avans.kalan), satirlar: sumOf(avans.liste, ({ kalan }) => kalan), tahsilat: kurusOf(acik.avans), rapor: durum.avans[id] ?? 0 });
  same(of('points'), { kart: kurusOf(musteri.puan), toplam: kurusOf(puan.puan), hareketler: sumOf(puan.liste, (hareket) => hareket.puan), rapor: durum.puan[id] ?? 0 });
  same(of('open instalments'), { satirlar: sumOf(taksitler, ({ kalan }) => kalan), toplamlar: sumOf([gecikti, bugun, bekliyor], ({ tutar }) => tutar) });
  same(of('instalments'), { tutar: sumOf(taksitler, ({ tutar }) => tutar), 'odenen + kalan': sumOf(taksitler, ({ odenen }) => odenen) + sumOf(taksitler, ({ kalan }) => kalan) });
}

/** The remaining sessions are the sum of their movements, and not below zero. */
async function proveSeanslar(salon: Salon, id: number, durum: Durum, same: Same): Promise<void> {
  const { liste } = await ask(salon, seansCalls.paketler, { params: { id }, query: SAYFA });
  const kendi = liste.filter(({ sahibi }) => sahibi === null);
  for (const hak of kendi) {
    const { liste: hareketler } = await ask(salon, seansCalls.hareketler, { params: { id: hak.id } });
    same(`sessions ${hak.id} of customer ${id}`, { kalan: hak.kalan, hareketler: hareketler.reduce((sum, { adet }) => sum + adet, 0) });
    same(`sessions ${hak.id} of customer ${id} are not below zero`, { eksi: hak.kalan < 0 || hak.kalanDeger < 0, hayir: false });
    if (hak.kalan === 0) same(`value of no sessions ${hak.id} of customer ${id}`, { kalan: kurusOf(hak.kalanDeger), hic: 0 });
  }
  same(`sessions of customer ${id}`, { paketler: sumOf(kendi, ({ kalan }) => kalan), rapor: durum.seans[id] ?? 0 });
}
