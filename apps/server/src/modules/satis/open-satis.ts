import type { AnyCall } from '@defter/contract/call.ts';
import { IskontoTip, SatisDurumu } from '@defter/contract/satis.ts';
import { kdvOn } from '@defter/rules/kdv.ts';
import type { Context } from '../../platform/http/context.ts';
import { found } from '../../platform/errors/app-error.ts';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';
import { linkSatis } from '../randevu/close-randevu.ts';
import { insertSatis } from './insert-satis.ts';
import { isSadeceUrun, loadKatalog, requireAktifMusteri } from './load-katalog.ts';
import { priceSatirlar } from './price-satirlar.ts';
import { ZERO } from '@defter/rules/para.ts';
import { withKampanyalar } from './with-kampanyalar.ts';

export type SatilanRandevu = {
  id: number;
  musteriID: number;
  /** Its services in order with whoever performs them; a service that is booked twice is listed twice. */
  hizmetler: readonly { altUrunID: number; uygulayanPersonelID: number | null }[];
  /** Whether campaigns are taken off its lines. */
  kampanyali?: boolean;
};

/**
 * Opens a sale with the services of an appointment at today's prices, or finds the one that is open already, and links it
 * to the appointment. The caller holds the appointment's row (`for update`), so that two clicks make one sale. A service
 * that was taken off sale after the booking is still sold, because it was promised.
 */
export async function openSatisFromRandevu(
  { tx, oturum, clock }: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock'>,
  randevu: SatilanRandevu,
): Promise<{ id: number }> {
  const acik = await tx
    .selectFrom('satis')
    .where('randevu_id', '=', randevu.id)
    .where('iptal_zamani', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (acik) return acik;

  const { musteriID, hizmetler, kampanyali = false } = randevu;
  const bugun = clock.today();
  const [katalog, ayarlar] = await Promise.all([loadKatalog(tx, { musteriID, altUrunIDler: hizmetler.map(({ altUrunID }) => altUrunID), odemeSekliIDler: [], bugun }), loadAyarlar(tx)]);
  requireAktifMusteri(katalog);
  const iskontosuz = { iskontoTip: IskontoTip.tutar, iskonto: 0 };
  const katalogdan = hizmetler.map(({ altUrunID, uygulayanPersonelID }) => {
    const { adi, fiyat, fiyatNedeni, kdv, puanVerilmesin } = found(katalog.urunler.get(altUrunID));
    return { id: 0, altUrunID, adi, adet: 1, birimFiyat: fiyat, fiyatNedeni, kdv: kdvOn(kdv, bugun), puanVerilmesin, ...iskontosuz, uygulayanPersonelID };
  });
  const satirlar = kampanyali ? await withKampanyalar({ tx, clock }, katalogdan, { satisID: null, musteriID, tarih: bugun, verilenler: [] }) : katalogdan;
  // The customer's group lowers the price if the business gives discounts on the whole sale.
  const genel = ayarlar.genelIskontoKullanilsinMi && katalog.musteriIskonto > 0 ? { iskontoTip: IskontoTip.oran, iskonto: katalog.musteriIskonto } : iskontosuz;
  const { id } = await insertSatis(tx, {
    ...genel,
    ...priceSatirlar(satirlar, genel),
    musteriID,
    randevuID: randevu.id,
    personelID: oturum.personelID,
    saticiID: oturum.personelID,
    bugun,
    tarih: bugun,
    durum: SatisDurumu.satis,
    taksitler: [],
    islemde: true,
    aciklama: null,
    sadeceUrun: isSadeceUrun(katalog, satirlar),
    yeniOdemeler: [],
    yeniBahsisler: [],
    alinan: ZERO,
    genelPuan: 0,
    puanYuzdesi: 0,
    puan: [],
  });
  await linkSatis(tx, oturum, { randevuID: randevu.id, musteriID, satisID: id });
  return { id };
}
