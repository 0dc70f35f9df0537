import type { Ayarlar } from '@defter/contract/ayar.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import { SatisDurumu, type SatisKaydi } from '@defter/contract/satis.ts';
import { type Kurus, sum } from '@defter/rules/para.ts';
import { NO_PUAN, priceInPuan, toPuan } from '@defter/rules/puan.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { chooseTarih } from '../kasa/choose-tarih.ts';
import type { Katalog } from './load-katalog.ts';
import { type Odeme, takeByID, type YeniOdeme } from './satir.ts';

/** `yol` is where it stands in what was sent, unless that is its place in the list of payments. */
export type Girdi = SatisKaydi['odemeler'][number] & { yol?: string };
type Secim = { kalan: Odeme[]; yeni: YeniOdeme[]; alinan: Kurus };
/** `ilkTarih` is the day of a payment that names none. */
type Satis = { durum: string; ilkTarih: string; toplam: Kurus; oncekiler: readonly Odeme[]; ayarlar: Ayarlar };

/**
 * Separates the payments that were taken before from those that are taken now. Throws odemeKilitli if one that was taken
 * is missing or differs (docs/adr/0044), odemeFazla if together they are more than the total, and yetkiYok for a package that somebody
 * without the right to it pays with points (spec 2§6).
 */
export function chooseOdemeler(
  context: Pick<Context<AnyCall>, 'oturum' | 'clock'>,
  girdiler: readonly Girdi[],
  katalog: Katalog,
  { durum, ilkTarih, toplam, oncekiler, ayarlar }: Satis,
): Secim {
  const puanla = girdiler.find(({ id, odemeSekliID }) => id === 0 && katalog.odemeSekilleri.get(odemeSekliID)?.puanMi);
  if (puanla && durum === SatisDurumu.paket && !context.oturum.yetkiler.has('paketPuanlaOde')) throw refusalAt(puanla.yol ? `${puanla.yol}.odemeSekliID` : 'odemeler', 'yetkiYok');
  const eskiler = new Map(oncekiler.map((odeme) => [odeme.id, odeme]));
  const kalan: Odeme[] = [];
  const yeni: YeniOdeme[] = [];
  for (const [index, girdi] of girdiler.entries()) {
    const onceki = girdi.id > 0 ? takeByID(eskiler, girdi.id) : undefined;
    if (onceki && !isSame(onceki, girdi)) throw refusalAt(`odemeler.${index}.tutar`, 'odemeKilitli');
    if (onceki) kalan.push(onceki);
    else if (girdi.tutar > 0) yeni.push(takeOdeme(context, { ...girdi, tarih: girdi.tarih ?? ilkTarih }, index, katalog, ayarlar));
  }
  if (eskiler.size > 0) throw refusalAt('odemeler', 'odemeKilitli');
  const alinan = sum([...kalan, ...yeni].map(({ tutar }) => tutar));
  if (alinan > toplam) throw refusalAt('odemeler', 'odemeFazla');
  return { kalan, yeni, alinan };
}

/** Day and note that are not sent stay as they are. */
const isSame = (onceki: Odeme, { odemeSekliID, tutar, tarih, aciklama }: Girdi) =>
  onceki.odemeSekliID === odemeSekliID &&
  onceki.tutar === tutar &&
  (tarih ?? onceki.tarih) === onceki.tarih &&
  (aciklama ?? onceki.aciklama) === onceki.aciklama;

function takeOdeme(
  context: Pick<Context<AnyCall>, 'oturum' | 'clock'>,
  { odemeSekliID, tutar, tarih, aciklama, yol }: Girdi,
  index: number,
  { odemeSekilleri, kapidanMi }: Katalog,
  ayarlar: Ayarlar,
): YeniOdeme {
  const sekil = odemeSekilleri.get(odemeSekliID);
  const yeri = yol ?? `odemeler.${index}`;
  const refuse = (alan: 'odemeSekliID' | 'tutar', hata: HataKodu) => refusalAt(`${yeri}.${alan}`, hata);
  if (!sekil?.secilir) throw refuse('odemeSekliID', 'odemeSekliGecersiz');
  if (sekil.puanMi && kapidanMi) throw refuse('odemeSekliID', 'kapidanSatis');
  if (sekil.puanMi && !ayarlar.satistaPuanKullanilsin) throw refuse('odemeSekliID', 'puanKapali');
  const deger = sekil.puanMi ? priceInPuan(tutar, ayarlar.puanHesapKatsayi) : NO_PUAN;
  if (deger === undefined) throw refuse('tutar', 'puanYetersiz');
  const alan = { ad: `${yeri}.tarih`, ileri: 'satisTarihiIleri' } as const;
  return { odemeSekliID, tutar, tarih: chooseTarih(context, tarih, alan), aciklama, puan: toPuan(deger), katsayi: sekil.katsayi };
}
