import type { Ayarlar } from '@defter/contract/ayar.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import { IskontoTip, type SatisDurumu, type SatisKaydi } from '@defter/contract/satis.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { priceBrut } from '@defter/rules/satis.ts';
import type { Context } from '../../platform/http/context.ts';
import { holdMusteri } from '../musteri/lock-musteri.ts';
import { checkIskonto } from './check-iskonto.ts';
import { chooseSatir } from './choose-satir.ts';
import { loadClientPaylari } from './client-paylari.ts';
import { checkAyarlar, followUygulayan } from './follow-ayarlar.ts';
import type { Katalog } from './load-katalog.ts';
import type { MevcutSatis } from './load-satis.ts';
import { askable } from './onay/ask-onay.ts';
import type { Onayli } from './onay/use-onay.ts';
import { type Fiyatlanmis, priceSatirlar } from './price-satirlar.ts';
import type { FiyatliSatir, ProgramPaylari, Satir, Verilenler } from './satir.ts';
import { kampanyaPayiOf, withKampanyalar } from './with-kampanyalar.ts';

type Satilan = {
  body: SatisKaydi;
  durum: SatisDurumu;
  tarih: string;
  kampanyali: boolean;
  verilenler: Verilenler;
  programlar: ProgramPaylari;
  katalog: Katalog;
  ayarlar: Ayarlar;
  /** The deposits that are set off. */
  kaporalar: readonly unknown[];
  /** The digest by which an approval is asked for, and the one that was given. */
  istek: string;
  onay: Onayli;
  /** The sale that is changed; undefined for a new one. */
  eski?: MevcutSatis;
  /** The line that was in the place of each line before. */
  oncekiler?: readonly (FiyatliSatir | undefined)[];
};

/**
 * Prices the lines of a sale, and refuses what the person may not give and what the business allows nobody. A refusal that somebody else
 * can approve says so (askable).
 */
export async function priceIcerikler(context: Pick<Context<AnyCall>, 'tx' | 'clock'>, satilan: Satilan): Promise<{ secilen: Satir[]; fiyatlanmis: Fiyatlanmis }> {
  const { body, durum, tarih, kampanyali, verilenler, programlar, katalog, ayarlar, kaporalar, istek, onay, eski, oncekiler = [] } = satilan;
  const satis = { satisID: eski?.id ?? null, musteriID: body.musteriID, tarih };
  const girilen = askable(istek, () =>
    body.icerikler.map((girdi, index) => {
      const onceki = oncekiler[index];
      const gonderilen = { girdi, index, onceki, verilen: verilenler[index], programPayi: programlar[index] };
      return followUygulayan(ayarlar, chooseSatir(gonderilen, { katalog, oturum: onay.oturum, tarih, durum }), onceki);
    }),
  );
  // If two sales of one customer are saved at once, the second waits here and sees the first, so a campaign of the first visit is given once.
  if (kampanyali && body.musteriID !== null) await holdMusteri(context.tx, body.musteriID);
  const secilen = kampanyali ? await withKampanyalar(context, girilen, { ...satis, verilenler }) : girilen;
  const fiyatlanmis = priceSatirlar(secilen, body);
  const kampanyaPayi = kampanyaPayiOf(katalog);
  /** The discount of a line, in percent, that nobody at the desk has to answer for: the one that it was sold at, or that of the salon. */
  const serbestYuzde = (satir: Satir, i: number) =>
    Math.max(yuzdeOf(satir, oncekiler[i]), kampanyaPayi(satir) + verilenYuzde(girilen[i]!, verilenler[i], satir.kampanya ? 0 : katalog.musteriIskonto));
  const sinir = { oturum: onay.oturum, fiyatlanmis, katalog, oncekiYuzdeler: secilen.map(serbestYuzde) };
  const paylar = await loadClientPaylari(context, sinir, { kampanyali, programlar, ...satis });
  askable(istek, () => checkIskonto(sinir, paylar));
  const { toplam } = fiyatlanmis.toplamlar;
  checkAyarlar(ayarlar, { body, katalog, secilen, oncekiler, onceki: eski, toplam, verilenler, programlar, onceden: kaporalar.length > 0 || body.avans !== null });
  return { secilen, fiyatlanmis };
}

/** The discount in percent that a line was sold at. It counts only while the line has the same product. */
function yuzdeOf({ altUrunID }: Satir, onceki: FiyatliSatir | undefined): number {
  if (onceki?.altUrunID !== altUrunID) return 0;
  const brut = priceBrut(onceki);
  return brut === 0 ? 0 : ((brut - onceki.tutar) * 100) / brut;
}

/**
 * The discount in percent that belongs to a price that follows from what is sold: less than a kuruş of each piece, so that the pieces
 * come to the whole price of a package. The discount of the customer's group is given beside it.
 */
const verilenYuzde = ({ adet, iskontoTip, iskonto, birimFiyat }: Satir, verilen: Kurus | undefined, musteriIskonto: number): number =>
  verilen !== undefined && iskontoTip === IskontoTip.tutar && iskonto < adet && birimFiyat > 0 ? (iskonto * 100) / (adet * birimFiyat) + musteriIskonto : 0;
