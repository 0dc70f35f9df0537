import type { AnyCall } from '@defter/contract/call.ts';
import { type Kurus, subtract, sum } from '@defter/rules/para.ts';
import { subtractPuan } from '@defter/rules/puan.ts';
import { sql } from 'kysely';
import { liraOf } from '../../platform/db/lira.ts';
import type { Alanlar } from '../../platform/degisim.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';
import { requirePuan } from '../puan/require-puan.ts';
import { sendKazancSms } from '../puan/send-kazanc-sms.ts';
import { cariFarki } from './cari-farki.ts';
import { chooseOdemeler, type Girdi } from './choose-odemeler.ts';
import { isSadeceUrun, loadKatalog } from './load-katalog.ts';
import type { MevcutSatis } from './load-satis.ts';
import { odemeHareketleri } from './odeme-hareketleri.ts';
import { puanFarki, puanlarOf } from './puanlar.ts';
import type { Odeme, YeniOdeme } from './satir.ts';
import { tellSatis } from './tell-satis.ts';

/** Credit that pays a part of a sale. */
export type Mahsup = { avansID: number; odemeSekliID: number; tutar: Kurus };
type Hareket = {
  alinacak: readonly Girdi[];
  mahsup?: readonly Mahsup[];
  iade: readonly Odeme[];
  /** What stays of payments that are given back in part. It was taken before, so neither its method nor a setting may refuse it now. */
  duranPay?: readonly YeniOdeme[];
  /** The collection that takes the payments. */
  tahsilatID?: number;
};
type Sonuc = { kalan: Kurus; before: Alanlar; after: Alanlar };

/** Takes payments for a sale, or gives payments back today. The lines stay as they are, so nothing is priced anew. */
export async function moveOdemeler(
  { tx, oturum, clock }: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock'>,
  eski: MevcutSatis,
  { alinacak, mahsup = [], iade, duranPay = [], tahsilatID }: Hareket,
): Promise<Sonuc> {
  const bugun = clock.today();
  const { musteriID, tarih, toplam, satirlar, islemde } = eski;
  const duran = eski.odemeler.filter((odeme) => !iade.includes(odeme));
  const odemeSekliIDler = [...duran, ...alinacak, ...mahsup, ...duranPay].map(({ odemeSekliID }) => odemeSekliID);
  const wanted = { musteriID, altUrunIDler: satirlar.map(({ altUrunID }) => altUrunID), odemeSekliIDler, bugun };
  const [katalog, ayarlar] = await Promise.all([loadKatalog(tx, wanted), loadAyarlar(tx)]);
  const secim = chooseOdemeler({ oturum, clock }, [...duran, ...alinacak], katalog, { durum: eski.durum, ilkTarih: bugun, toplam, oncekiler: duran, ayarlar });
  const mahsuplar = mahsup.map((odeme): YeniOdeme => ({ ...odeme, tarih: bugun, aciklama: null, puan: 0, katsayi: katalog.odemeSekilleri.get(odeme.odemeSekliID)!.katsayi }));
  const yeni = [...secim.yeni, ...mahsuplar, ...duranPay].map((odeme) => ({ ...odeme, tahsilatID }));
  const alinan = sum([secim.alinan, ...[...mahsup, ...duranPay].map(({ tutar }) => tutar)]);
  const odemeler = [...duran, ...yeni];
  const { genelPuan, puanYuzdesi } = puanlarOf({ islemde, ayarlar, katalog, satirlar, odemeler, eski });
  const fark = { musteriID, kalan: duran, iptal: iade, yeni };
  const puan = puanFarki(eski, { ...fark, genelPuan });
  const puanla = alinacak.find(({ odemeSekliID }) => katalog.odemeSekilleri.get(odemeSekliID)?.puanMi);
  await requirePuan(tx, eski.id, puan, puanla?.yol && `${puanla.yol}.tutar`);
  const hareketler = odemeHareketleri({
    satisID: sql`${eski.id}::bigint`,
    bugun,
    personelID: oturum.personelID,
    sadeceUrun: isSadeceUrun(katalog, satirlar),
    yeniOdemeler: yeni,
    iptalOdemeIDler: iade.map(({ id }) => id),
    cari: cariFarki(eski, { ...fark, tarih, toplam }, bugun),
    puan,
  });
  await sql`
    with ${hareketler}
    update satis set alinan = ${liraOf(alinan)}, genel_puan = ${genelPuan}, puan_yuzdesi = ${puanYuzdesi}, surum = surum + 1
    where id = ${eski.id}`.execute(tx);
  const kazanilan = subtractPuan(genelPuan, eski.genelPuan);
  if (kazanilan > 0 && musteriID !== null && ayarlar.puanKazanincaSMSAt) await sendKazancSms(tx, { bayiID: oturum.bayiID, musteriID, puan: kazanilan });
  return { kalan: subtract(toplam, alinan), before: tellSatis(eski), after: tellSatis({ ...eski, odemeler }) };
}
