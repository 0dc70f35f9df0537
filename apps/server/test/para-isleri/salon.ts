import { ayarCalls } from '@defter/contract/ayar.ts';
import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { YETKILER } from '@defter/contract/yetkiler.ts';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSutun } from '../build.ts';
import { buildPaketProgram } from '../build-paket.ts';
import { buildStok } from '../build-stok.ts';
import { ask, moveTo, type Yer } from '../isler/masa.ts';
import type { TestServer } from '../server.ts';

const ILK_GUN = '2026-09-24';
const MUSTERI = 6;
/** The accounts of the till. */
export const HESAPLAR = [1, 2, 4] as const;
/** Prices that do not divide well, one of them next to nothing. */
const FIYATLAR = [{ fiyat: 333.33 }, { fiyat: 0.05, kdv: 1 }, { fiyat: 1999.99, kdv: 10 }, { fiyat: 120 }];
const MALLAR = [{ fiyat: 149.9, maliyet: 90.01, miktar: 50 }, { fiyat: 40, maliyet: 3.33, miktar: 200 }];

/** A product on sale, with its price of the list in lira. */
type Urun = { id: number; fiyat: number };

/** A salon in which money moves, and its present day. Movements are read from the server, never kept here. */
export type Salon = Yer & {
  musteriler: number[];
  /** Anonymised customers, with whom no act is done any more. */
  unutulanlar: Set<number>;
  hizmetler: Urun[];
  mallar: Urun[];
  program: number;
  duzenliGider: number;
  kampanya: number;
  puanSekli: number;
  sutun: number;
  /** The ids of all appointments, and of the deleted ones. */
  randevular: number[];
  silinenler: number[];
};

/** A salon of four people with services, goods, a program, a regular cost, a campaign, points and commission. */
export async function openSalon(server: TestServer): Promise<Salon> {
  const bayi = await buildBayi(server);
  await server.house(`update bayi set paket_bitis = '2030-01-01' where id = $1`, [bayi.bayiID]);
  const salon: Salon = { server, bayi, masalar: [bayi], musteriler: [], unutulanlar: new Set(), hizmetler: [], mallar: [], program: 0, duzenliGider: 0, kampanya: 0, puanSekli: 0, sutun: 0, randevular: [], silinenler: [], bugun: '', dakika: 0 };
  moveTo(salon, ILK_GUN, 540);
  await ask(salon, ayarCalls.save, { body: { satistaPuanKullanilsin: true, receteKullanilsinMi: true, satistaIslemdeKullanilsin: true, satistaTutarDegistirilsinMi: true, genelIskontoKullanilsinMi: true } });
  salon.puanSekli = (await ask(salon, tanimTuruCalls.odemeSekli.list)).liste.find(({ puanOdemesiMi }) => puanOdemesiMi)!.id;
  for (const iskontoYuzdesi of [100, 100]) salon.masalar.push(await buildPersonel(server, bayi, YETKILER, { iskontoYuzdesi }));
  salon.masalar.push(await buildPersonel(server, bayi, ['satisEkle', 'satisGoruntule', 'musteriTahsilat', 'satisIskonto'], { iskontoYuzdesi: 10 }));
  for (const fiyat of FIYATLAR) salon.hizmetler.push({ id: (await buildAltUrun(server, bayi, fiyat)).id, fiyat: fiyat.fiyat });
  for (const mal of MALLAR) salon.mallar.push({ id: (await buildStok(server, bayi, mal)).id, fiyat: mal.fiyat });
  await ask(salon, altUrunCalls.saveSarf, { body: { altUrunID: salon.hizmetler[3]!.id, icerikler: [{ sarfUrunID: salon.mallar[1]!.id, miktar: 0.75 }] } });
  salon.program = (await buildPaketProgram(server, bayi, { fiyat: 1000, gecerlilikAy: 2, kullanim: 'aile', icerikler: [{ altUrunID: salon.hizmetler[0]!.id, miktar: 3 }, { altUrunID: salon.hizmetler[3]!.id, miktar: 7, iskonto: 12.5 }] })).id;
  for (let i = 0; i < MUSTERI; i += 1) salon.musteriler.push((await buildMusteri(server, bayi)).id);
  salon.sutun = (await buildSutun(server, bayi, { ayniSaatteRandevuVerilmesin: false })).id;
  salon.duzenliGider = (await ask(salon, duzenliGiderCalls.create, { body: { adi: 'Kira', tutar: 777.77, odemeSekliID: 4, periyot: 'hafta', gun: 1, baslangic: '2026-09-01' } })).id;
  salon.kampanya = (await ask(salon, kampanyaCalls.create, { body: { kampanyaAdi: 'Güz', tumu: true, iskonto: 7.5, baslangicTarihi: '2026-01-01', bitisTarihi: '2027-12-31' } })).id;
  await ask(salon, primCalls.create, { body: { adi: 'Hepsi', esas: 'tahsil', tur: 'oran', oran: 7.25, baslangic: '2026-01-01' } });
  return salon;
}
