import type { satisCalls } from '@defter/contract/satis.ts';
import { subtract } from '@defter/rules/para.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';
import { chooseTarih } from '../kasa/choose-tarih.ts';
import { closeRandevu, linkSatis, lockRandevu } from '../randevu/close-randevu.ts';
import { requirePuan } from '../puan/require-puan.ts';
import { sendKazancSms } from '../puan/send-kazanc-sms.ts';
import { checkIskonto } from './check-iskonto.ts';
import { chooseOdemeler } from './choose-odemeler.ts';
import { chooseSatir } from './choose-satir.ts';
import { checkAyarlar, chooseSatici, followUygulayan } from './follow-ayarlar.ts';
import { insertSatis } from './insert-satis.ts';
import { isSadeceUrun, katalogOf, loadKatalog, requireAktifMusteri } from './load-katalog.ts';
import { priceSatirlar } from './price-satirlar.ts';
import { puanlarOf, yeniPuanlar } from './puanlar.ts';
import { tellSatis } from './tell-satis.ts';

/** Creates a sale with its payments. The server prices it, and the unpaid part is the customer's balance. */
export async function createSatis(context: Context<typeof satisCalls.create>) {
  const { tx, body, oturum, clock, degisim } = context;
  requireNew(body);
  const tarih = chooseTarih(context, body.tarih, { ad: 'tarih', ileri: 'satisTarihiIleri' });
  const [katalog, ayarlar] = await Promise.all([loadKatalog(tx, katalogOf(body, clock.today())), loadAyarlar(tx)]);
  requireAktifMusteri(katalog);
  // The locks are taken in the order in which an appointment is sold: first the appointment, then the counter of the sales.
  if (body.randevuID !== null) await lockRandevu(tx, body.randevuID);

  const secilen = body.icerikler.map((girdi, i) =>
    followUygulayan(ayarlar, chooseSatir({ ...girdi, id: 0 }, i, undefined, katalog, { oturum, tarih })),
  );
  const fiyatlanmis = priceSatirlar(secilen, body);
  checkIskonto(oturum, fiyatlanmis.priced, katalog, []);
  const { toplam } = fiyatlanmis.toplamlar;
  checkAyarlar(ayarlar, { body, katalog, secilen, oncekiler: [], onceki: undefined, toplam });
  const odemeler = body.odemeler.map((odeme) => ({ ...odeme, id: 0 }));
  const { yeni, alinan } = chooseOdemeler(context, odemeler, katalog, { ilkTarih: tarih, toplam, oncekiler: [], ayarlar });
  const puanlar = puanlarOf({ islemde: body.islemde, ayarlar, katalog, satirlar: fiyatlanmis.satirlar, odemeler: yeni });

  const puan = yeniPuanlar(body.musteriID, puanlar, yeni);
  await requirePuan(tx, null, puan);
  const { id, guid } = await insertSatis(tx, {
    ...body,
    ...fiyatlanmis,
    tarih,
    bugun: clock.today(),
    personelID: oturum.personelID,
    saticiID: chooseSatici(ayarlar, body.personelID, oturum.personelID),
    sadeceUrun: isSadeceUrun(katalog, secilen),
    yeniOdemeler: yeni,
    alinan,
    ...puanlar,
    puan,
  });
  if (puanlar.genelPuan > 0 && ayarlar.puanKazanincaSMSAt) {
    await sendKazancSms(tx, { bayiID: oturum.bayiID, musteriID: body.musteriID, puan: puanlar.genelPuan });
  }
  if (body.randevuID !== null) {
    await linkSatis(tx, oturum, { randevuID: body.randevuID, musteriID: body.musteriID, satisID: id });
    if (!body.islemde) await closeRandevu(tx, body.randevuID);
  }
  degisim(null, tellSatis({ ...body, tarih, toplam, satirlar: fiyatlanmis.satirlar, odemeler: yeni }));
  return { id, satisGuid: guid, surum: 1, toplamTutar: toplam, kalan: subtract(toplam, alinan) };
}
