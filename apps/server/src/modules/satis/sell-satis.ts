import type { AnyCall } from '@defter/contract/call.ts';
import type { SatisDurumu, SatisKaydi } from '@defter/contract/satis.ts';
import { type Kurus, subtract, sum, ZERO } from '@defter/rules/para.ts';
import type { RawBuilder } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { keepMusteri } from '../musteri/lock-musteri.ts';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';
import { chooseTarih } from '../kasa/choose-tarih.ts';
import { closeRandevular, linkSatis } from '../randevu/close-randevu.ts';
import { requirePuan } from '../puan/require-puan.ts';
import { sendKazancSms } from '../puan/send-kazanc-sms.ts';
import { istekOf } from './onay/ask-onay.ts';
import { noteOnay, useOnay } from './onay/use-onay.ts';
import { payByAvans } from './avans/mahsup-avans.ts';
import { chooseBahsisler } from './bahsis/choose-bahsisler.ts';
import { chooseOdemeler } from './choose-odemeler.ts';
import { chooseTaksitler } from './choose-taksitler.ts';
import { chooseSatici } from './follow-ayarlar.ts';
import { insertSatis } from './insert-satis.ts';
import { lockMahsup, payByKapora, spendKaporalar } from './kapora-odemesi.ts';
import { isSadeceUrun, katalogOf, loadKatalog, requireAktifMusteri } from './load-katalog.ts';
import { priceIcerikler } from './price-icerikler.ts';
import { puanlarOf, yeniPuanlar } from './puanlar.ts';
import type { ProgramPaylari, Verilenler } from './satir.ts';
import { tellSatis } from './tell-satis.ts';

/** A sale to be written, its kind, and the prices that follow from what is sold. */
type Satilan = { body: SatisKaydi; durum: SatisDurumu; verilenler?: Verilenler; programlar?: ProgramPaylari; /** Whether campaigns are taken off its lines. */ kampanyali?: boolean; /** What its kind writes with it (insert-satis.ts). */ ekler?: RawBuilder<unknown> };

/**
 * Writes a sale of any kind with its payments and instalments. The server prices it, and the unpaid part is the customer's
 * balance. What a kind has besides its lines is written with it by `ekler`, or after it by its own module, which finds them in order (`sira`).
 */
export async function sellSatis(
  context: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock' | 'client' | 'degisim'>,
  { body, durum, verilenler = [], programlar = [], kampanyali = false, ekler }: Satilan,
): Promise<{ id: number; satisGuid: string; surum: number; toplamTutar: Kurus; kalan: Kurus }> {
  const { tx, oturum, clock, degisim } = context;
  requireNew(body);
  const istek = istekOf(oturum, { body, durum, kampanyali });
  const onay = await useOnay(context, body.onayKodu, istek);
  const tarih = chooseTarih(context, body.tarih, { ad: 'tarih', ileri: 'satisTarihiIleri' });
  // The locks are taken in the order in which an appointment is sold: first the appointment, then the counter of the sales.
  const kaporalar = await lockMahsup(tx, { ...body, satisID: null });
  if (body.musteriID !== null) keepMusteri(tx, body.musteriID);
  const [katalog, ayarlar] = await Promise.all([loadKatalog(tx, katalogOf(body, clock.today(), kaporalar)), loadAyarlar(tx)]);
  requireAktifMusteri(katalog);

  const { secilen, fiyatlanmis } = await priceIcerikler(context, {
    body: { ...body, icerikler: body.icerikler.map((satir) => ({ ...satir, id: 0 })) },
    durum, tarih, kampanyali, verilenler, programlar, katalog, ayarlar, kaporalar, istek, onay,
  });
  const { toplam } = fiyatlanmis.toplamlar;
  const odemeler = body.odemeler.map((odeme) => ({ ...odeme, id: 0 }));
  const secilenler = chooseOdemeler(context, odemeler, katalog, { durum, ilkTarih: tarih, toplam, oncekiler: [], ayarlar });
  const { yeni, alinan } = payByKapora(secilenler, kaporalar, katalog, { toplam, bugun: clock.today() });
  const odenen = sum([alinan, body.avans ?? ZERO]);
  const taksitler = chooseTaksitler(body.taksitler.map((taksit) => ({ ...taksit, id: 0 })), { tarih, toplam, alinan: odenen, eskiler: [] });
  const yeniBahsisler = chooseBahsisler(body.bahsisler.map((bahsis) => ({ ...bahsis, id: 0 })), katalog, { tarih, oncekiler: [] });
  const puanlar = puanlarOf({ islemde: body.islemde, ayarlar, katalog, satirlar: fiyatlanmis.satirlar, odemeler: yeni });

  const puan = yeniPuanlar(body.musteriID, puanlar, yeni);
  await requirePuan(tx, null, puan);
  const { id, guid } = await insertSatis(tx, {
    ...body,
    ...fiyatlanmis,
    durum,
    tarih,
    taksitler,
    bugun: clock.today(),
    personelID: oturum.personelID,
    saticiID: chooseSatici(ayarlar, body.personelID, oturum.personelID),
    sadeceUrun: isSadeceUrun(katalog, secilen),
    yeniOdemeler: yeni,
    yeniBahsisler,
    alinan,
    ...puanlar,
    puan,
    ekler,
  });
  if (puanlar.genelPuan > 0 && body.musteriID !== null && ayarlar.puanKazanincaSMSAt) {
    await sendKazancSms(tx, { bayiID: oturum.bayiID, musteriID: body.musteriID, puan: puanlar.genelPuan });
  }
  await spendKaporalar(tx, kaporalar, yeni, { bugun: clock.today(), personelID: oturum.personelID });
  if (body.randevuID !== null && body.musteriID !== null) {
    await linkSatis(tx, oturum, { randevuID: body.randevuID, musteriID: body.musteriID, satisID: id });
    if (!body.islemde) await closeRandevular(tx, id);
  }
  await noteOnay(context, id, onay, { musteriID: body.musteriID, ...fiyatlanmis.toplamlar });
  degisim(null, tellSatis({ ...body, tarih, toplam, satirlar: fiyatlanmis.satirlar, odemeler: yeni, taksitler }));
  const kalan = subtract(toplam, alinan);
  const sonuc = body.avans === null ? { kalan, surum: 1 } : await payByAvans(context, { satisID: id, musteriID: body.musteriID, kalan, tutar: body.avans });
  return { id, satisGuid: guid, toplamTutar: toplam, ...sonuc };
}
