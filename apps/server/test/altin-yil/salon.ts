import { ayarCalls } from '@defter/contract/ayar.ts';
import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { createClock } from '../../src/platform/clock.ts';
import type { Random } from '../../src/platform/random.ts';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSutun, type TestBayi } from '../build.ts';
import { buildStok } from '../build-stok.ts';
import type { Answer, TestServer } from '../server.ts';
import { type Defter, newDefter } from './defter.ts';

/** The first day of the year on which somebody works. */
export const ILK_GUN = '2026-01-02';
/** Lira; multiples of ten, so that a tenth and a fifth of each are whole. */
const FIYATLAR = [200, 350, 500, 800, 1200];
const MUSTERI = 25;
/** A service with a discount of a fifth on Wednesdays. */
export const KAMPANYALI = 0;
/** A service that uses up so many of the second goods each time. */
export const RECETELI = 2;
export const RECETE = 2;
/** Goods that are sold, and goods that services use up. */
const MALLAR = [{ fiyat: 150, maliyet: 90 }, { fiyat: 40, maliyet: 10 }];
const ILK_STOK = 200;
export const LIRA = 100;

export type Urun = { id: number; fiyat: number };
type Mal = Urun & { maliyet: number };
export type Yil = {
  server: TestServer;
  random: Random;
  defter: Defter;
  bayi: TestBayi;
  saticilar: TestBayi[];
  musteriler: number[];
  urunler: Urun[];
  mallar: Mal[];
  puanSekli: number;
  sutun: number;
  bugun: string;
  /** The number of acts done, by their names. */
  sayilar: Record<string, number>;
  /** Minutes of the day that are over. */
  dakika: number;
};

/** Moves the clock of the server to a day and a minute of it at the desk. */
export function moveTo(yil: Pick<Yil, 'server' | 'bugun' | 'dakika'>, gun: string, dakika: number): void {
  yil.bugun = gun;
  yil.dakika = dakika;
  const now = new Date(`${gun}T${String(Math.floor(dakika / 60)).padStart(2, '0')}:${String(dakika % 60).padStart(2, '0')}:00+03:00`);
  yil.server.platform.clock = createClock(() => now);
}

/** Sends a call that must succeed: a refusal would make it another year. */
export const ask = <C extends AnyCall>({ server, bayi }: Pick<Yil, 'server' | 'bayi'>, call: C, input: { params?: object; query?: object; body?: object }, kim: TestBayi = bayi): Promise<Answer<C>> =>
  server.mustSend(call, input, { jeton: kim.jeton });

/** A salon with an owner and two sellers, five services, two kinds of goods, a campaign, points and commission. */
export async function openSalon(server: TestServer, random: Random): Promise<Yil> {
  const bayi = await buildBayi(server);
  await server.house(`update bayi set paket_bitis = '2030-01-01' where id = $1`, [bayi.bayiID]);
  const yil: Yil = { server, random, defter: newDefter(), bayi, saticilar: [bayi], musteriler: [], urunler: [], mallar: [], puanSekli: 0, sutun: 0, bugun: '', sayilar: {}, dakika: 0 };
  moveTo(yil, ILK_GUN, 540);
  await ask(yil, ayarCalls.save, { body: { satistaPuanKullanilsin: true, receteKullanilsinMi: true } });
  yil.puanSekli = (await ask(yil, tanimTuruCalls.odemeSekli.list, {})).liste.find(({ puanOdemesiMi }) => puanOdemesiMi)!.id;
  for (let i = 0; i < 2; i += 1) yil.saticilar.push(await buildPersonel(server, bayi, ['satisEkle', 'satisGoruntule', 'satisDuzenle', 'satisGecmis', 'satisIskonto', 'musteriTahsilat', 'paketPuanlaOde'], { iskontoYuzdesi: 100 }));
  for (const fiyat of FIYATLAR) yil.urunler.push({ id: (await buildAltUrun(server, bayi, { fiyat })).id, fiyat });
  for (const { fiyat, maliyet } of MALLAR) {
    const { id } = await buildStok(server, bayi, { fiyat, maliyet, miktar: ILK_STOK });
    yil.mallar.push({ id, fiyat, maliyet });
    yil.defter.malHareketleri.push({ mal: id, adet: ILK_STOK });
  }
  await ask(yil, altUrunCalls.saveSarf, { body: { altUrunID: yil.urunler[RECETELI]!.id, icerikler: [{ sarfUrunID: yil.mallar[1]!.id, miktar: RECETE }] } });
  // A customer who never bought anything has recommended it to every third one.
  const { id: tavsiyeEdenID } = await buildMusteri(server, bayi);
  for (let i = 0; i < MUSTERI; i += 1) {
    const { id } = await buildMusteri(server, bayi);
    yil.musteriler.push(id);
    if (i % 3 === 0) await ask(yil, musteriCalls.update, { body: { musteri: { id, dogumTarihi: `19${70 + i}-02-${10 + (i % 15)}`, cinsiyet: i % 2 }, digerBilgiler: { tavsiyeEdenID } } });
  }
  yil.sutun = (await buildSutun(server, bayi, { ayniSaatteRandevuVerilmesin: false })).id;
  const kampanya = { kampanyaAdi: 'Çarşamba', tumu: false, icerikler: [{ altUrunID: yil.urunler[KAMPANYALI]!.id }], iskonto: 20, gunler: [3], baslangicTarihi: '2026-01-01', bitisTarihi: '2026-12-31' };
  await ask(yil, kampanyaCalls.create, { body: kampanya });
  await ask(yil, primCalls.create, { body: { adi: 'Hepsi', esas: 'tahsil', tur: 'oran', oran: 10, baslangic: '2026-01-01' } });
  return yil;
}
