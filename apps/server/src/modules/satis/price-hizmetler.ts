import type { AnyCall } from '@defter/contract/call.ts';
import { IskontoTip, type SatisKaydi } from '@defter/contract/satis.ts';
import { kdvOn } from '@defter/rules/kdv.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';
import { type Katalog, loadKatalog } from './load-katalog.ts';
import { type Fiyatlanmis, priceSatirlar } from './price-satirlar.ts';
import { withKampanyalar } from './with-kampanyalar.ts';

type Hizmetler = {
  musteriID: number;
  /** In their order, each with whoever performs it; a service that is booked twice is listed twice. */
  hizmetler: readonly { altUrunID: number; uygulayanPersonelID: number | null }[];
  /** Whether campaigns are taken off. */
  kampanyali: boolean;
};
type Genel = Pick<SatisKaydi, 'iskontoTip' | 'iskonto'>;

const ISKONTOSUZ: Genel = { iskontoTip: IskontoTip.tutar, iskonto: 0 };

/** What services cost a customer today: the customer's own prices, campaigns, and the discount of the group on the whole. */
export async function priceHizmetler({ tx, clock }: Pick<Context<AnyCall>, 'tx' | 'clock'>, { musteriID, hizmetler, kampanyali }: Hizmetler): Promise<{ katalog: Katalog; genel: Genel } & Fiyatlanmis> {
  const bugun = clock.today();
  const [katalog, ayarlar] = await Promise.all([loadKatalog(tx, { musteriID, altUrunIDler: hizmetler.map(({ altUrunID }) => altUrunID), odemeSekliIDler: [], bugun }), loadAyarlar(tx)]);
  const katalogdan = hizmetler.map(({ altUrunID, uygulayanPersonelID }) => {
    const { adi, fiyat, fiyatNedeni, kdv, puanVerilmesin } = found(katalog.urunler.get(altUrunID));
    return { id: 0, altUrunID, adi, adet: 1, birimFiyat: fiyat, fiyatNedeni, kdv: kdvOn(kdv, bugun), puanVerilmesin, ...ISKONTOSUZ, uygulayanPersonelID };
  });
  const satirlar = kampanyali ? await withKampanyalar({ tx, clock }, katalogdan, { satisID: null, musteriID, tarih: bugun, verilenler: [] }) : katalogdan;
  // The customer's group lowers the price if the business gives discounts on the whole sale.
  const genel = ayarlar.genelIskontoKullanilsinMi && katalog.musteriIskonto > 0 ? { iskontoTip: IskontoTip.oran, iskonto: katalog.musteriIskonto } : ISKONTOSUZ;
  return { katalog, genel, ...priceSatirlar(satirlar, genel) };
}
