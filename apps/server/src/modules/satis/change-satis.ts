import type { AnyCall } from '@defter/contract/call.ts';
import type { SatisDurumu, SatisKaydi } from '@defter/contract/satis.ts';
import { type Kurus, subtract, sum, ZERO } from '@defter/rules/para.ts';
import { subtractPuan } from '@defter/rules/puan.ts';
import { withGone } from '../../platform/degisim.ts';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { AppError, refusalAt, wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';
import { chooseTarih } from '../kasa/choose-tarih.ts';
import { keepMusteri } from '../musteri/lock-musteri.ts';
import { closeRandevular } from '../randevu/close-randevu.ts';
import { requirePuan } from '../puan/require-puan.ts';
import { sendKazancSms } from '../puan/send-kazanc-sms.ts';
import { cariFarki } from './cari-farki.ts';
import { istekOf } from './onay/ask-onay.ts';
import { noteOnay, useOnay } from './onay/use-onay.ts';
import { payByAvans } from './avans/mahsup-avans.ts';
import { chooseBahsisler } from './bahsis/choose-bahsisler.ts';
import { completeSatis, type SatisDegisimi } from './complete-satis.ts';
import { chooseOdemeler } from './choose-odemeler.ts';
import { chooseTaksitler } from './choose-taksitler.ts';
import { chooseSatici } from './follow-ayarlar.ts';
import { lockMahsup, payByKapora, spendKaporalar } from './kapora-odemesi.ts';
import { isSadeceUrun, type Katalog, katalogOf, loadKatalog, requireAktifMusteri } from './load-katalog.ts';
import { lockSatis, type MevcutSatis } from './load-satis.ts';
import { priceIcerikler } from './price-icerikler.ts';
import { puanFarki, puanlarOf } from './puanlar.ts';
import { rewriteSatis } from './rewrite-satis.ts';
import { type ProgramPaylari, takeByID, type Verilenler } from './satir.ts';
import { tellSatis } from './tell-satis.ts';

type SaleContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock' | 'client' | 'degisim'>;
type Degisen = {
  body: SatisDegisimi;
  /** Whether the campaigns are worked out anew; the discounts of the lines are then those of the desk alone. */
  kampanyali?: boolean;
  durum: SatisDurumu;
  programlar?: ProgramPaylari;
  /** The prices that follow from what is sold, for the lines as they will be. */
  verilenler?: (satis: SatisKaydi, eski: MevcutSatis) => Promise<Verilenler> | Verilenler;
};
type Sonuc = { id: number; satisGuid: string; surum: number; toplamTutar: Kurus; kalan: Kurus };

/**
 * Saves an existing sale of a kind. Lines are compared with those that were sold, payments are added to those that were
 * taken, and only the differences move money.
 */
export async function changeSatis(context: SaleContext, degisen: Degisen): Promise<Sonuc> {
  const { tx, oturum, clock, degisim } = context;
  const [eski, ayarlar] = await Promise.all([lockSatis(context, { id: degisen.body.id, durum: degisen.durum }), loadAyarlar(tx)]);
  // This is checked first: lines that are gone were changed by somebody else, which is not a mistake of this person.
  if (eski.surum !== (degisen.body.surum ?? eski.surum)) throw new AppError('kayitDegismis');
  const { kampanyali = false, programlar = [] } = degisen;
  const body = completeSatis(degisen.body, eski, kampanyali);
  const istek = istekOf(oturum, { body, durum: degisen.durum, kampanyali });
  const onay = await useOnay(context, body.onayKodu, istek);
  const verilenler = (await degisen.verilenler?.(body, eski)) ?? [];
  const kaporalar = await lockMahsup(tx, { islemde: body.islemde, randevuID: eski.randevuID, satisID: eski.id });
  if (body.musteriID !== null && body.musteriID !== eski.musteriID) keepMusteri(tx, body.musteriID);
  const katalog = await loadKatalog(tx, katalogOf(body, clock.today(), kaporalar));
  checkChange(oturum, body, eski, katalog);

  const bugun = clock.today();
  const tarih = chooseTarihOf(context, body, eski);
  const silinen = new Map(eski.satirlar.map((satir) => [satir.id, satir]));
  const oncekiler = body.icerikler.map(({ id }) => (id > 0 ? takeByID(silinen, id) : undefined));
  const { secilen, fiyatlanmis } = await priceIcerikler(context, {
    body, durum: degisen.durum, tarih, kampanyali, verilenler, programlar, katalog, ayarlar, kaporalar, istek, onay, eski, oncekiler,
  });
  const { toplam } = fiyatlanmis.toplamlar;
  const secilenler = chooseOdemeler(context, body.odemeler, katalog, { durum: eski.durum, ilkTarih: bugun, toplam, oncekiler: eski.odemeler, ayarlar });
  const odemeler = payByKapora(secilenler, kaporalar, katalog, { toplam, bugun });
  const alinanOdemeler = [...odemeler.kalan, ...odemeler.yeni];
  const taksitler = chooseTaksitler(body.taksitler, { tarih, toplam, alinan: sum([odemeler.alinan, body.avans ?? ZERO]), eskiler: eski.taksitler });
  const yeniBahsisler = chooseBahsisler(body.bahsisler, katalog, { tarih: bugun, oncekiler: eski.bahsisler });
  const puanlar = puanlarOf({ islemde: body.islemde, ayarlar, katalog, satirlar: fiyatlanmis.satirlar, odemeler: alinanOdemeler, eski });

  const saticiID = chooseSatici(ayarlar, body.personelID, eski.saticiID);
  const puan = puanFarki(eski, { ...odemeler, iptal: [], musteriID: body.musteriID, genelPuan: puanlar.genelPuan });
  await requirePuan(tx, eski.id, puan);
  const { guid, surum } = await rewriteSatis(tx, eski.id, {
    ...body,
    ...fiyatlanmis,
    tarih,
    taksitler,
    eskiTaksitler: eski.taksitler,
    kampanyali,
    bugun,
    personelID: oturum.personelID,
    saticiID,
    sadeceUrun: isSadeceUrun(katalog, secilen),
    silinenSatirlar: [...silinen.keys()],
    yeniOdemeler: odemeler.yeni,
    yeniBahsisler,
    alinan: odemeler.alinan,
    cari: cariFarki(eski, { ...odemeler, iptal: [], musteriID: body.musteriID, tarih, toplam }, bugun),
    ...puanlar,
    puan,
  });
  await noteOnay(context, eski.id, onay, { musteriID: body.musteriID, ...fiyatlanmis.toplamlar });
  await spendKaporalar(tx, kaporalar, odemeler.yeni, { bugun, personelID: oturum.personelID });
  const kazanilan = subtractPuan(puanlar.genelPuan, body.musteriID === eski.musteriID ? eski.genelPuan : 0);
  if (kazanilan > 0 && body.musteriID !== null && ayarlar.puanKazanincaSMSAt) await sendKazancSms(tx, { bayiID: oturum.bayiID, musteriID: body.musteriID, puan: kazanilan });
  if (eski.randevuID !== null && !body.islemde) await closeRandevular(tx, eski.id);
  const onceki = { ...tellSatis(eski), personelID: eski.saticiID };
  const simdiki = { ...tellSatis({ ...body, tarih, toplam, satirlar: fiyatlanmis.satirlar, odemeler: alinanOdemeler, taksitler }), personelID: saticiID };
  degisim(onceki, withGone(onceki, simdiki));
  const kalan = subtract(toplam, odemeler.alinan);
  const sonuc = body.avans === null ? { kalan, surum } : await payByAvans(context, { satisID: eski.id, musteriID: body.musteriID, kalan, tutar: body.avans });
  return { id: eski.id, satisGuid: guid, toplamTutar: toplam, ...sonuc };
}

function checkChange(oturum: Oturum, body: SatisKaydi, eski: MevcutSatis, katalog: Katalog): void {
  if (!eski.islemde && !oturum.yetkiler.has('satisDuzenle')) throw new AppError('yetkiYok');
  if (!body.islemde && body.icerikler.length === 0) throw refusalAt('icerikler', 'icerikGerekli');
  if (body.randevuID !== null && body.randevuID !== eski.randevuID) throw wrongFields({ randevuID: 'secimGecersiz' });
  if (body.musteriID === eski.musteriID) return;
  // A sale at the door may be given a customer; a sale with a customer keeps one.
  if (body.musteriID === null) throw wrongFields({ musteriID: 'zorunluAlan' });
  // The appointment stays with the customer who came to it.
  if (eski.randevuID !== null) throw wrongFields({ musteriID: 'secimGecersiz' });
  requireAktifMusteri(katalog);
}

/** The day of the sale. Moving a sale to another day needs the right to both days. */
function chooseTarihOf(context: SaleContext, body: SatisKaydi, eski: MevcutSatis): string {
  const tarih = body.tarih ?? eski.tarih;
  if (tarih === eski.tarih) return tarih;
  const alan = { ad: 'tarih', ileri: 'satisTarihiIleri' } as const;
  chooseTarih(context, eski.tarih, alan);
  return chooseTarih(context, tarih, alan);
}
