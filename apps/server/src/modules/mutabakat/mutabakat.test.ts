import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { avansCalls } from '@defter/contract/avans.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { kaporaCalls } from '@defter/contract/kapora.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { type Kanit, KANITLAR, mutabakatCalls } from '@defter/contract/mutabakat.ts';
import { puanCalls } from '@defter/contract/puan.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, type TestBayi } from '../../../test/build.ts';
import { buildPaketSatis } from '../../../test/build-paket.ts';
import { buildStok } from '../../../test/build-stok.ts';
import { BUGUN, useOwnServer } from '../../../test/server.ts';
import { inBayi } from '../../platform/db/scope.ts';
import { askNightly } from './ask-nightly.ts';
import { makeMutabakat, mutabakatLine } from './mutabakat-line.ts';
import { type KalanFark, prove, type Sonuc } from './prove.ts';

const NAKIT = 1;
const KART = 2;
const HAVALE = 4;
const EKIM = '2026-10-10';
const server = useOwnServer();

type Salon = { bayi: TestBayi; krem: number; mal: number; satis: number; iade: number; taksitli: number; paket: number; hak: number; kapora: number; tahsilat: number; musteri: number; gun: number; uzman: number };

/** A salon in which everything has happened once. */
async function buildSalon(): Promise<Salon> {
  const bayi = await buildBayi(server);
  const { jeton } = bayi;
  const send: typeof server.send = (call, input) => server.mustSend(call, input, { jeton });
  await send(ayarCalls.save, { body: { satistaPuanKullanilsin: true } });
  const puanSekli = (await send(tanimTuruCalls.odemeSekli.list, {})).liste.find((sekil) => sekil.puanOdemesiMi)!.id;
  const musteri = (await buildMusteri(server, bayi)).id;
  const uzman = (await buildPersonel(server, bayi)).personelID;
  const altUrunID = (await buildAltUrun(server, bayi, { fiyat: 1000 })).id;
  const satisOf = async (body: object) => (await send(satisCalls.create, { body: { musteriID: musteri, icerikler: [{ altUrunID, iskonto: 33.33 }, { altUrunID }], ...body } })).id;
  const get = async (id: number) => (await send(satisCalls.get, { params: { id } })).satis;

  await send(primCalls.create, { body: { adi: 'Hizmet primi', esas: 'tahsil', tur: 'oran', oran: 10, baslangic: '2026-01-01' } });
  await satisOf({ tarih: EKIM, odemeler: [{ odemeSekliID: NAKIT, tutar: 700, tarih: EKIM }] });
  await send(primCalls.kapat, { body: { ay: EKIM } });
  const { id: sayimID } = await send(gunSonuCalls.say, { body: { tarih: EKIM, adetler: [{ birim: 200, adet: 3 }, { birim: 100, adet: 1 }] } });
  const { id: gun } = await send(gunSonuCalls.kapat, { body: { tarih: EKIM, sayimID } });

  const satis = await satisOf({ odemeler: [{ odemeSekliID: NAKIT, tutar: 900 }, { odemeSekliID: KART, tutar: 500.5 }, { odemeSekliID: puanSekli, tutar: 5 }] });
  await satisOf({ musteriID: null, kapidan: true, odemeler: [{ odemeSekliID: NAKIT, tutar: 1966.67 }], bahsisler: [{ personelID: uzman, odemeSekliID: KART, tutar: 30 }] });
  const iade = await satisOf({ odemeler: [{ odemeSekliID: NAKIT, tutar: 100 }] });
  await send(satisCalls.iade, { body: { id: (await get(iade)).odemeler[0]!.id } });
  await send(satisCalls.remove, { body: { satisGuid: (await buildSatis(server, bayi, { altUrunID, odemeler: [{ odemeSekliID: NAKIT, tutar: 50 }] })).satisGuid } });
  const taksitli = await satisOf({ odemeler: [{ odemeSekliID: NAKIT, tutar: 466.67 }], taksitler: [{ tarih: '2026-12-01', tutar: 700 }, { tarih: '2027-01-01', tutar: 800 }] });
  const { tahsilatID: tahsilat } = await send(satisCalls.tahsilat, { body: { model: [{ musteriID: musteri, odemeSekliID: HAVALE, tutar: 400, tahsilatSatisID: taksitli }, { musteriID: musteri, odemeSekliID: NAKIT, tutar: 60 }] } });

  const { id: paket, altUrunID: paketUrunu, haklar } = await buildPaketSatis(server, bayi, { musteriID: musteri, miktar: 3, odemeler: [{ odemeSekliID: KART, tutar: 100 }] });
  await send(seansDusCalls.create, { body: { musteriID: musteri, icerikler: [{ altUrunID: paketUrunu, adet: 2 }] } });
  const geri = await send(seansDusCalls.create, { body: { musteriID: musteri, icerikler: [{ altUrunID: paketUrunu }, { altUrunID, birimFiyat: 1000 }] } });
  await send(seansDusCalls.remove, { body: { satisGuid: geri.satisGuid } });
  const iptal = await buildPaketSatis(server, bayi);
  await send(paketSatisCalls.remove, { body: { satisGuid: iptal.satisGuid } });

  const randevu = await buildRandevu(server, bayi, { musteriID: musteri, altUrunIDler: [altUrunID], randevuTarihi: BUGUN });
  const { id: kapora } = await send(kaporaCalls.create, { body: { randevuID: randevu.id, odemeSekliID: NAKIT, tutar: 250 } });
  const { id: randevuSatisi } = await send(randevuCalls.satis, { body: { randevuID: randevu.id } });
  await send(satisCalls.update, { body: { id: randevuSatisi, islemde: false } });
  const bekleyen = await buildRandevu(server, bayi, { musteriID: musteri, altUrunIDler: [altUrunID] });
  await send(kaporaCalls.create, { body: { randevuID: bekleyen.id, odemeSekliID: KART, tutar: 40 } });

  const avansOf = async (tutar: number) => (await send(satisCalls.tahsilat, { body: { model: [{ musteriID: avansli, odemeSekliID: NAKIT, tutar }], avans: true } })).tahsilatID;
  const avansli = (await buildMusteri(server, bayi)).id;
  await avansOf(500);
  await satisOf({ musteriID: avansli });
  const { tahsilatID: mahsup } = await send(avansCalls.mahsup, { body: { musteriID: avansli, tutar: 120 } });
  await send(avansCalls.mahsup, { body: { musteriID: avansli, tutar: 80 } });
  await send(satisCalls.tahsilatGeriAl, { body: { tahsilatID: mahsup, neden: 'Yanlış' } });
  await avansOf(2000);
  const { liste: avanslar } = await send(avansCalls.get, { params: { id: avansli } });
  await send(avansCalls.iade, { body: { id: avanslar[0]!.id } });

  await send(puanCalls.yukle, { body: { musteriID: musteri, puan: 10, neden: 'Doğum günü' } });
  await send(puanCalls.aktar, { body: { musteriID: musteri, aliciID: avansli, puan: 3, neden: 'Kardeşi' } });

  const verilen = await buildPaketSatis(server, bayi, { musteriID: musteri, miktar: 5, odemeler: [{ odemeSekliID: NAKIT, tutar: 100 }] });
  await send(seansIslemiCalls.devret, { body: { paketHakID: verilen.haklar[0]!.id, musteriID: avansli, adet: 2, neden: 'Kardeşi' } });
  const degisim = { altUrunID, adet: 1, yeniAdet: 1 };
  const { fark } = await send(seansIslemiCalls.degisimHesabi, { params: { id: verilen.haklar[0]!.id }, query: degisim });
  await send(seansIslemiCalls.degistir, { body: { paketHakID: verilen.haklar[0]!.id, ...degisim, fark, neden: 'Başka hizmet', odemeler: [] } });
  const bedelsiz = (await buildAltUrun(server, bayi, { fiyat: 0 })).id;
  const seansli = await buildRandevu(server, bayi, { musteriID: musteri, altUrunIDler: [verilen.altUrunID, bedelsiz], randevuTarihi: BUGUN, baslangicSaat: '16:00', bitisSaat: '16:30' });
  await send(seansDusCalls.randevuDus, { body: { randevuID: seansli.id } });
  const iadelik = await buildPaketSatis(server, bayi, { musteriID: musteri, miktar: 4, odemeler: [{ odemeSekliID: NAKIT, tutar: 390 }] });
  await send(seansDusCalls.create, { body: { musteriID: musteri, icerikler: [{ altUrunID: iadelik.altUrunID, paketHakID: iadelik.haklar[0]!.id }] } });
  const { hesap } = await send(paketSatisCalls.iadeHesabi, { params: { id: iadelik.id }, query: {} });
  await send(paketSatisCalls.iadeAl, { body: { satisID: iadelik.id, iade: hesap.iade, neden: 'Taşınıyor' } });

  await send(kasaCalls.aktar, { body: { odemeSekliID: NAKIT, virmanID: HAVALE, tutar: 300 } });
  const { id: gider } = await send(kasaCalls.create, { body: { gelirMi: false, odemeSekliID: NAKIT, tutar: 75 } });
  await send(kasaCalls.remove, { body: { id: gider } });
  const krem = (await buildStok(server, bayi, { miktar: 10, maliyet: 20 })).id;
  await send(ayarCalls.save, { body: { receteKullanilsinMi: true } });
  await send(altUrunCalls.saveSarf, { body: { altUrunID, icerikler: [{ sarfUrunID: krem, miktar: 0.5 }] } });
  const mal = await satisOf({ icerikler: [{ altUrunID: krem, adet: 2 }, { altUrunID }] });
  return { bayi, krem, mal, satis, iade, taksitli, paket, hak: haklar[0]!.id, kapora, tahsilat, musteri, gun, uzman };
}

/** Makes a check and returns what it found. */
async function check({ bayiID, jeton }: TestBayi) {
  const { id } = await server.send(mutabakatCalls.iste, {}, { jeton });
  await makeMutabakat(server.platform.database, { bayiID, id }, server.platform.app.log);
  const { liste } = await server.send(mutabakatCalls.get, {}, { jeton });
  const { kanitlar, farklar } = await server.send(mutabakatCalls.farklar, { params: { id } }, { jeton });
  return { son: liste[0]!, kanitlar, farklar };
}

class Undo extends Error {
  sonuc: Sonuc;
  constructor(sonuc: Sonuc) {
    super('undone');
    this.sonuc = sonuc;
  }
}

/** What the proof finds after a statement, all of which is undone. */
async function proveCorrupted({ bayiID }: TestBayi, text: string, id?: number): Promise<Sonuc> {
  const work = server.platform.database.acrossBayis(async (tx) => {
    const { numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(text, id === undefined ? [] : [id]));
    expect(numAffectedRows).toBeGreaterThan(0n);
    throw new Undo(await inBayi(tx, bayiID, () => prove(tx, 10_000)));
  });
  const undone: unknown = await work.catch((error: unknown) => error);
  if (undone instanceof Undo) return undone.sonuc;
  throw undone;
}

describe('the proof of the till', () => {
  let salon: Salon;
  beforeAll(async () => {
    salon = await buildSalon();
  });

  it('finds nothing in a salon that nobody has touched, and looks at all there is', async () => {
    const { son, kanitlar, farklar } = await check(salon.bayi);
    expect(farklar).toEqual([]);
    expect(son).toMatchObject({ fark: 0, hata: null, isteyenAdi: 'Deniz Sahip' });
    expect(kanitlar.map(({ kanit }) => kanit)).toEqual([...KANITLAR]);
    expect(kanitlar.filter(({ bakilan }) => bakilan === 0)).toEqual([]);
  });

  type Bozma = { ne: string; sql: (salon: Salon) => [text: string, id?: number]; kanitlar: Kanit[]; fark: (salon: Salon) => Partial<KalanFark> };
  const bozmalar: Bozma[] = [
    {
      ne: 'the total of a sale that its lines do not have',
      sql: ({ satis }) => ['update satis set toplam_tutar = toplam_tutar + 1 where id = $1', satis],
      kanitlar: ['satisSatirlari', 'musteriBorcu', 'musteriHesabi'],
      fark: ({ satis }) => ({ kanit: 'satisSatirlari', id: satis, beklenen: 1967.67, bulunan: 1966.67 }),
    },
    {
      ne: 'money that no payment has',
      sql: ({ satis }) => ['update satis set alinan = alinan - 0.5 where id = $1', satis],
      kanitlar: ['satisOdemeleri', 'musteriAlacagi', 'musteriHesabi'],
      fark: ({ satis }) => ({ kanit: 'satisOdemeleri', id: satis, beklenen: 1405, bulunan: 1405.5 }),
    },
    {
      ne: 'an instalment of another amount',
      sql: ({ taksitli }) => ['update taksit set tutar = tutar - 10 where satis_id = $1 and no = 1', taksitli],
      kanitlar: ['taksitPlani'],
      fark: ({ taksitli }) => ({ kanit: 'taksitPlani', id: taksitli, beklenen: 1966.67, bulunan: 1956.67 }),
    },
    {
      ne: 'a gap between two instalments',
      sql: ({ taksitli }) => ['update taksit set onceki = onceki + 1 where satis_id = $1 and no = 2', taksitli],
      kanitlar: ['taksitPlani'],
      fark: ({ taksitli }) => ({ kanit: 'taksitPlani', id: taksitli, beklenen: 1966.67, bulunan: 0 }),
    },
    {
      ne: 'an instalment that is kept as paid and is not',
      sql: ({ taksitli }) => ['update taksit set acik = not acik where satis_id = $1 and no = 2', taksitli],
      kanitlar: ['taksitPlani'],
      fark: ({ taksitli }) => ({ kanit: 'taksitPlani', id: taksitli, beklenen: 1966.67, bulunan: 0 }),
    },
    {
      ne: 'a payment that is missing in the till',
      sql: ({ satis }) => ['delete from kasa where satis_id = $1 and odeme_sekli_id = 2', satis],
      kanitlar: ['kasaOdemeleri', 'satisKasasi'],
      fark: ({ satis }) => ({ kanit: 'kasaOdemeleri', id: satis, beklenen: 500.5, bulunan: 0 }),
    },
    {
      ne: 'a payment that stands in the till twice',
      sql: ({ satis }) => ['insert into kasa (bayi_id, tarih, odeme_sekli_id, satis_id, satis_odeme_id, gelir) select bayi_id, tarih, odeme_sekli_id, satis_id, satis_odeme_id, gelir from kasa where satis_id = $1 and odeme_sekli_id = 1', satis],
      kanitlar: ['kasaOdemeleri', 'satisKasasi'],
      fark: ({ satis }) => ({ kanit: 'satisKasasi', id: satis, beklenen: 1400.5, bulunan: 2300.5 }),
    },
    {
      ne: 'a payment in another account of the till',
      sql: ({ satis }) => ['update kasa set odeme_sekli_id = 4 where satis_id = $1 and odeme_sekli_id = 2', satis],
      kanitlar: ['kasaOdemeleri'],
      fark: ({ satis }) => ({ kanit: 'kasaOdemeleri', id: satis, beklenen: 500.5, bulunan: 0 }),
    },
    {
      ne: 'a payment that the till has for another sale',
      sql: ({ satis, taksitli }) => [`update kasa set satis_id = ${taksitli} where satis_id = $1 and odeme_sekli_id = 2`, satis],
      kanitlar: ['kasaOdemeleri', 'satisKasasi'],
      fark: ({ satis }) => ({ kanit: 'kasaOdemeleri', id: satis, beklenen: 500.5, bulunan: 0 }),
    },
    {
      ne: 'a deposit that was set off twice',
      sql: ({ kapora }) => ['update kapora set mahsup = mahsup - 50 where id = $1', kapora],
      kanitlar: ['kaporaKasasi', 'kaporaMahsubu', 'musteriHesabi'],
      fark: ({ kapora }) => ({ kanit: 'kaporaMahsubu', id: kapora, beklenen: 200, bulunan: 250 }),
    },
    {
      ne: 'a collection of another amount',
      sql: ({ tahsilat }) => ['update tahsilat set tutar = 461 where id = $1', tahsilat],
      kanitlar: ['tahsilatlar'],
      fark: ({ tahsilat }) => ({ kanit: 'tahsilatlar', id: tahsilat, beklenen: 461, bulunan: 460 }),
    },
    {
      ne: 'a tip in the name of another colleague',
      sql: ({ bayi }) => ['update kasa set personel_id = $1 where bahsis_id is not null', bayi.personelID],
      kanitlar: ['bahsisKasasi'],
      fark: () => ({ kanit: 'bahsisKasasi', beklenen: 30, bulunan: 0 }),
    },
    {
      ne: 'a tip in another account of the till',
      sql: () => ['update kasa set odeme_sekli_id = 4 where bahsis_id is not null'],
      kanitlar: ['bahsisKasasi'],
      fark: () => ({ kanit: 'bahsisKasasi', beklenen: 30, bulunan: 0 }),
    },
    {
      ne: 'an advance in another account of the till',
      sql: () => ['update kasa set odeme_sekli_id = 4 where avans_id is not null and gelir = 500'],
      kanitlar: ['avansKasasi'],
      fark: () => ({ kanit: 'avansKasasi', beklenen: 0, bulunan: -500 }),
    },
    {
      ne: 'a tip that was given back and stays in the till',
      sql: () => ['update bahsis set iptal_zamani = now()'],
      kanitlar: ['bahsisKasasi'],
      fark: () => ({ kanit: 'bahsisKasasi', beklenen: 0, bulunan: 30 }),
    },
    {
      ne: 'a movement taken back by another amount',
      sql: () => ['update kasa set gider = gider + 5 where iptal_edilen_id is not null and gider < 0'],
      kanitlar: ['kasaIptalleri'],
      fark: () => ({ kanit: 'kasaIptalleri', beklenen: 75, bulunan: 70 }),
    },
    {
      ne: 'a movement taken back in another account of the till',
      sql: () => ['update kasa set odeme_sekli_id = 4 where iptal_edilen_id is not null and gider < 0'],
      kanitlar: ['kasaIptalleri'],
      fark: () => ({ kanit: 'kasaIptalleri', beklenen: 75, bulunan: 0 }),
    },
    {
      ne: 'a transfer of which less arrives',
      sql: () => ['update kasa set gelir = gelir - 1 where aktarim_id is not null and gelir > 0'],
      kanitlar: ['kasaAktarimlari'],
      fark: () => ({ kanit: 'kasaAktarimlari', beklenen: 0, bulunan: -1 }),
    },
    {
      ne: 'a movement on a closed day',
      sql: ({ gun }) => [`update gun_sonu set ozet = jsonb_set(ozet, '{yontemler,0,gelir}', '800') where id = $1`, gun],
      kanitlar: ['gunSonu'],
      fark: ({ gun }) => ({ kanit: 'gunSonu', id: gun, beklenen: 800, bulunan: 700 }),
    },
    {
      ne: 'a debt that no sale has',
      sql: ({ musteri }) => ['insert into cari_hareket (bayi_id, musteri_id, tarih, borc) select bayi_id, id, now(), 12 from musteri where id = $1', musteri],
      kanitlar: ['musteriHesabi'],
      fark: ({ musteri }) => ({ kanit: 'musteriHesabi', id: musteri }),
    },
    {
      ne: 'a payment that the account does not know',
      sql: ({ satis }) => ['delete from cari_hareket where satis_id = $1 and alacak = 900', satis],
      kanitlar: ['musteriAlacagi', 'musteriHesabi'],
      fark: ({ satis }) => ({ kanit: 'musteriAlacagi', id: satis, beklenen: 1405.5, bulunan: 505.5 }),
    },
    {
      ne: 'a session that nobody has used',
      sql: ({ hak }) => ['update paket_hak set kalan = kalan + 1, deger = deger + 5 where id = $1', hak],
      kanitlar: ['seansKalani', 'seansDegeri'],
      fark: ({ hak }) => ({ kanit: 'seansKalani', id: hak, beklenen: 2, bulunan: 1 }),
    },
    {
      ne: 'a session that was used and is in no deduction',
      sql: ({ hak }) => [`update seans_hareket set satis_id = null where hak_id = $1 and tur = 'kullanim' and adet = -2`, hak],
      kanitlar: ['seansKullanimi'],
      fark: () => ({ kanit: 'seansKullanimi', beklenen: 2, bulunan: 0 }),
    },
    {
      ne: 'a piece on the shelf that never came',
      sql: ({ krem }) => ['update stok_urun set miktar = miktar + 1 where alt_urun_id = $1', krem],
      kanitlar: ['stokMiktari'],
      fark: ({ krem }) => ({ kanit: 'stokMiktari', id: krem, beklenen: 8.5, bulunan: 7.5 }),
    },
    {
      ne: 'a stock that is worth more than its movements',
      sql: ({ krem }) => ['update stok_urun set deger = deger + 5 where alt_urun_id = $1', krem],
      kanitlar: ['stokDegeri'],
      fark: ({ krem }) => ({ kanit: 'stokDegeri', id: krem, beklenen: 155, bulunan: 150 }),
    },
    {
      ne: 'a piece that was sold and is still there',
      sql: ({ mal }) => [`update stok_hareketi set satis_id = null where satis_id = $1 and tur = 'satis'`, mal],
      kanitlar: ['stokSatisi'],
      fark: ({ mal }) => ({ kanit: 'stokSatisi', id: mal, beklenen: 2 }),
    },
    {
      ne: 'a piece that left the shelf for another line of its sale',
      sql: ({ mal }) => [`update stok_hareketi h set satis_icerik_id = (select i.id from satis_icerik i where i.satis_id = h.satis_id and i.id <> h.satis_icerik_id) where h.satis_id = $1 and h.tur = 'satis'`, mal],
      kanitlar: ['stokSatisi'],
      fark: ({ mal }) => ({ kanit: 'stokSatisi', id: mal, beklenen: 2 }),
    },
    {
      ne: 'what was used at a visit and did not leave the shelf',
      sql: ({ mal }) => ['update satis_sarf set miktar = miktar + 1 where satis_id = $1', mal],
      kanitlar: ['stokSarfi'],
      fark: ({ mal }) => ({ kanit: 'stokSarfi', id: mal, beklenen: 1.5 }),
    },
    {
      ne: 'points that no sale has earned',
      sql: ({ satis }) => [`update puan_hareket set puan = puan + 3 where satis_id = $1 and tur = 'kazanc'`, satis],
      kanitlar: ['puanKazanci'],
      fark: ({ satis }) => ({ kanit: 'puanKazanci', id: satis }),
    },
    {
      ne: 'points that were paid with and not spent',
      sql: ({ satis }) => [`delete from puan_hareket where satis_id = $1 and tur = 'odeme'`, satis],
      kanitlar: ['puanOdemesi'],
      fark: ({ satis }) => ({ kanit: 'puanOdemesi', id: satis, beklenen: 5, bulunan: 0 }),
    },
    {
      ne: 'points that were given and not received',
      sql: () => [`delete from puan_hareket where es_id is not null`],
      kanitlar: ['puanAktarimi'],
      fark: ({ musteri }) => ({ kanit: 'puanAktarimi', id: musteri, beklenen: 3, bulunan: 0 }),
    },
    {
      ne: 'a line of a closed month of commission',
      sql: () => ['update prim_hakedis set prim = prim - 1'],
      kanitlar: ['primAyi'],
      fark: ({ bayi }) => ({ kanit: 'primAyi', id: bayi.personelID }),
    },
    {
      ne: 'commission in the account of somebody who has no line',
      sql: ({ uzman }) => [`update personel_hakedis set personel_id = $1 where prim_ayi is not null`, uzman],
      kanitlar: ['primAyi'],
      fark: ({ uzman }) => ({ kanit: 'primAyi', id: uzman, beklenen: 0 }),
    },
  ];

  it.each(bozmalar)('finds and names $ne', async ({ sql: bozan, kanitlar, fark }) => {
    const { kanitlar: sonuclar, farklar } = await proveCorrupted(salon.bayi, ...bozan(salon));
    expect(sonuclar.filter((sonuc) => sonuc.fark > 0).map(({ kanit }) => kanit)).toEqual(kanitlar);
    expect(farklar).toContainEqual(expect.objectContaining(fark(salon)));
  });

  it('asks nothing of a day that was opened again', async () => {
    const text = `update gun_sonu set ozet = jsonb_set(ozet, '{yontemler,0,gelir}', '800'), acilma_zamani = now(), acan_id = kapatan_id, acilma_nedeni = 'Eksik' where id = $1`;
    expect((await proveCorrupted(salon.bayi, text, salon.gun)).farklar).toEqual([]);
  });

  it('calls each record by its name and says where it is', async () => {
    const { bayi, satis, musteri, hak, kapora, tahsilat, gun } = salon;
    const bozulan = [
      ['update satis set alinan = alinan - 0.5 where id = $1', satis],
      ['update paket_hak set kalan = kalan + 1 where id = $1', hak],
      ['update kapora set mahsup = mahsup - 50 where id = $1', kapora],
      ['update tahsilat set tutar = 461 where id = $1', tahsilat],
      ['update kasa set gider = gider + 5 where iptal_edilen_id is not null and gider < 0 and bayi_id = $1', bayi.bayiID],
      [`update gun_sonu set ozet = jsonb_set(ozet, '{yontemler,0,gelir}', '800') where id = $1`, gun],
      ['update prim_hakedis set prim = prim - 1 where bayi_id = $1', bayi.bayiID],
    ] as const;
    for (const [text, value] of bozulan) await server.rows(text, [value]);
    const { farklar, son } = await check(bayi);
    expect(son.fark).toBe(farklar.length);
    const musteriAdi = expect.stringMatching(/^Müşteri \d+ Test$/);
    for (const fark of [
      { kanit: 'satisOdemeleri', kayit: 'satis', id: satis, musteriID: musteri, adi: expect.stringMatching(/^#\d+ · Müşteri/), tarih: BUGUN, birim: 'lira', beklenen: 1405, bulunan: 1405.5 },
      { kanit: 'seansKalani', kayit: 'paketHak', musteriID: musteri, adi: expect.stringMatching(/^Müşteri .+ · Hizmet/), birim: 'seans', beklenen: 2, bulunan: 1 },
      { kanit: 'kaporaMahsubu', kayit: 'kapora', adi: musteriAdi, tarih: BUGUN, beklenen: 200, bulunan: 250 },
      { kanit: 'tahsilatlar', kayit: 'tahsilat', id: tahsilat, adi: musteriAdi },
      { kanit: 'musteriHesabi', kayit: 'musteri', id: musteri, adi: musteriAdi },
      { kanit: 'kasaIptalleri', kayit: 'kasa', adi: '25.11.2026', tarih: BUGUN },
      { kanit: 'gunSonu', kayit: 'gunSonu', id: gun, adi: '10.10.2026', tarih: EKIM },
      { kanit: 'primAyi', kayit: 'personel', id: bayi.personelID, adi: 'Deniz Sahip' },
    ]) {
      expect(farklar).toContainEqual(expect.objectContaining(fark));
    }
  });
});

describe('a check', () => {
  it('is made once at a time in a salon, and its end is told', async () => {
    const bayi = await buildBayi(server);
    await buildSatis(server, bayi);
    const ask = () => server.send(mutabakatCalls.iste, {}, { jeton: bayi.jeton });
    const idler = (await Promise.all(Array.from({ length: 5 }, ask))).map(({ id }) => id);
    expect(new Set(idler).size).toBe(1);
    expect(await server.send(mutabakatCalls.get, {}, { jeton: bayi.jeton })).toMatchObject({ suruyor: true, liste: [{ bitis: null }], kanitlar: [] });
    expect(await server.send(mutabakatCalls.farklar, { params: { id: idler[0] } }, { jeton: bayi.jeton })).toMatchObject({ status: 404 });
    const make = () => makeMutabakat(server.platform.database, { bayiID: bayi.bayiID, id: idler[0]! }, server.platform.app.log);
    await Promise.all([make(), make()]);
    expect(await server.send(mutabakatCalls.get, {}, { jeton: bayi.jeton })).toMatchObject({ suruyor: false, liste: [{ id: idler[0], fark: 0, hata: null }] });
    expect((await ask()).id).not.toBe(idler[0]);
  });

  it('is for those who see the whole till, each in their own salon', async () => {
    const bayi = await buildBayi(server);
    const desk = await buildPersonel(server, bayi, ['kasaIslemleri', 'kasaEkle', 'satisGoruntule']);
    expect((await server.send(mutabakatCalls.get, {}, { jeton: desk.jeton })).status).toBe(403);
    expect((await server.send(mutabakatCalls.iste, {}, { jeton: desk.jeton })).status).toBe(403);
    const { son } = await check(bayi);
    const baska = await buildBayi(server);
    expect((await server.send(mutabakatCalls.farklar, { params: { id: son.id } }, { jeton: baska.jeton })).status).toBe(404);
  });

  it('that its servers could not finish three times says so', async () => {
    const bayi = await buildBayi(server);
    const { id } = await server.send(mutabakatCalls.iste, {}, { jeton: bayi.jeton });
    await server.rows('update mutabakat set deneme = 3 where id = $1', [id]);
    await makeMutabakat(server.platform.database, { bayiID: bayi.bayiID, id }, server.platform.app.log);
    expect(await server.send(mutabakatCalls.get, {}, { jeton: bayi.jeton })).toMatchObject({ suruyor: false, liste: [{ id, hata: 'hata' }], kanitlar: [] });
    const { id: ikinci } = await server.send(mutabakatCalls.iste, {}, { jeton: bayi.jeton });
    await server.rows('update mutabakat set deneme = 2 where id = $1', [ikinci]);
    await makeMutabakat(server.platform.database, { bayiID: bayi.bayiID, id: ikinci }, server.platform.app.log);
    expect((await server.send(mutabakatCalls.get, {}, { jeton: bayi.jeton })).liste[0]).toMatchObject({ id: ikinci, fark: 0, hata: null });
  });

  it('is asked for every salon with money once a night', async () => {
    const [bayi, bos] = [await buildBayi(server), await buildBayi(server)];
    await buildSatis(server, bayi);
    await askNightly(server.platform.database);
    await askNightly(server.platform.database);
    const asked = ({ bayiID }: TestBayi) => server.rows('select from mutabakat where bayi_id = $1', [bayiID]);
    expect([(await asked(bayi)).length, (await asked(bos)).length]).toEqual([1, 0]);
  });

  it('of the night is due from four at the desk on, and its result is kept for ninety days', async () => {
    const [once, sonra] = [await buildBayi(server), await buildBayi(server)];
    for (const bayi of [once, sonra]) await buildSatis(server, bayi);
    const dort = `(date_trunc('day', now() at time zone 'Europe/Istanbul' - interval '4 hours') + interval '4 hours') at time zone 'Europe/Istanbul'`;
    const made = (bayi: TestBayi, istendi: string) => server.rows(`insert into mutabakat (bayi_id, istendi, bitis) values ($1, ${istendi}, now())`, [bayi.bayiID]);
    await made(sonra, dort);
    for (const istendi of [`${dort} - interval '1 second'`, `now() - interval '89 days'`, `now() - interval '91 days'`]) await made(once, istendi);
    await askNightly(server.platform.database);
    const kept = async ({ bayiID }: TestBayi) => (await server.rows('select from mutabakat where bayi_id = $1', [bayiID])).length;
    expect([await kept(once), await kept(sonra)]).toEqual([3, 1]);
  });

  it('that somebody waits for comes before those of the night, also where the night had asked for it', async () => {
    const salonlar = [await buildBayi(server), await buildBayi(server), await buildBayi(server)];
    for (const bayi of salonlar) await buildSatis(server, bayi);
    await server.rows('update mutabakat set bitis = now() where bitis is null');
    await askNightly(server.platform.database);
    const son = salonlar.at(-1)!;
    const read = async () => (await server.mustSend(mutabakatCalls.get, {}, { jeton: son.jeton })).liste;
    const [gece] = await read();
    expect(gece).toMatchObject({ isteyenAdi: null });
    expect(await server.mustSend(mutabakatCalls.iste, {}, { jeton: son.jeton })).toMatchObject({ id: gece!.id });
    expect((await mutabakatLine(server.platform).find())[0]).toBe(`${son.bayiID}.${gece!.id}`);
    expect(await read()).toMatchObject([{ id: gece!.id, isteyenAdi: 'Deniz Sahip' }]);
  });

  it('that has ended asks for the next, so that a night is not a round of two salons', async () => {
    const bayi = await buildBayi(server);
    await buildSatis(server, bayi);
    const { id } = await server.mustSend(mutabakatCalls.iste, {}, { jeton: bayi.jeton });
    let asked = 0;
    server.platform.mutabakat.connect(() => {
      asked += 1;
    });
    await mutabakatLine(server.platform).work(`${bayi.bayiID}.${id}`, () => false);
    expect(asked).toBe(1);
  });
});
