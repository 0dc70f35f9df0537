import { IskontoTip, SatisDurumu } from '@defter/contract/satis.ts';
import type { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { unitOf } from '@defter/rules/paket-program.ts';
import { type Kurus, kurus, scaled, subtract, sum, ZERO } from '@defter/rules/para.ts';
import { sharePuan, toPuan, toYuzdePuan } from '@defter/rules/puan.ts';
import { priceBrut } from '@defter/rules/satis.ts';
import { sql } from 'kysely';
import { liraOf } from '../../../platform/db/lira.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { changeSatis } from '../change-satis.ts';
import { lockSatis, type MevcutSatis } from '../load-satis.ts';
import { moveOdemeler } from '../move-odemeler.ts';
import { reverseSatis } from '../reverse-satis.ts';
import type { FiyatliSatir, Odeme, YeniOdeme } from '../satir.ts';
import { insertHareket } from '../seans/islem/insert-hareket.ts';
import { tellSatis } from '../tell-satis.ts';
import { computeHesap, geriVerilenler, type Hesap } from './iade-hesabi.ts';

type IadeContext = Context<typeof paketSatisCalls.iadeAl>;

/**
 * Takes a package back. Its sale costs from now on what was used and what the salon keeps, so that account, points, commission and
 * till follow as they do for every change of a sale; if nothing is left of it, it is cancelled.
 */
export async function takeBackPaket(context: IadeContext) {
  const { tx, body, oturum, clock, degisim } = context;
  const { satisID, neden } = body;
  // The right to take packages back is enough for what that does to their sale, of whatever day.
  const yetkili = { ...context, oturum: { ...oturum, yetkiler: new Set([...oturum.yetkiler, 'satisDuzenle', 'satisGecmis'] as const) } };
  const eski = await lockSatis(yetkili, { id: satisID, durum: SatisDurumu.paket });
  await sql`select from paket_hak where satis_id = ${satisID} order by id for update`.execute(tx);
  const hesap = await computeHesap(tx, satisID, body, clock.today());
  if (hesap.iade !== body.iade) throw new AppError('tutarDegisti');

  const yapan = { bugun: clock.today(), personelID: oturum.personelID };
  for (const { paketHakID, kalan } of hesap.satirlar) if (kalan > 0) await insertHareket(tx, { hakID: paketHakID, tur: 'iade', adet: -kalan, neden }, yapan);
  // They cost from now on what their line does, so that reports and card say of a package what its sale says.
  const tutarlar = JSON.stringify(hesap.satirlar.map(({ paketHakID }, i) => ({ id: paketHakID, tutar: liraOf(hesap.kalanlar[i]!) })));
  await sql`
    update paket_hak h set iade_zamani = now(), tutar = y.tutar
    from json_to_recordset(${tutarlar}::json) as y (id bigint, tutar numeric) where h.id = y.id`.execute(tx);

  const kalanTutar = sum([hesap.hesap.diger, hesap.kullanilan, hesap.kesinti]);
  if (kalanTutar === 0) {
    const { rows } = await sql<{ guid: string }>`select guid from satis where id = ${satisID}`.execute(tx);
    await reverseSatis(yetkili, { satisGuid: rows[0]!.guid, neden: null, durum: SatisDurumu.paket });
  } else {
    await giveBack(yetkili, eski, hesap.iade);
    // The difference between before and after is told of the whole, below.
    await changeSatis({ ...yetkili, degisim: () => {} }, { ...linesOf(eski, hesap), durum: SatisDurumu.paket });
    const yeni = await lockSatis(yetkili, { id: satisID });
    degisim(tellSatis(eski), tellSatis(yeni));
  }
  degisim(null, { neden, iadeEdilen: hesap.iade, kesintiTutari: hesap.kesinti });
  return { id: satisID, iade: hesap.iade, odemeler: hesap.hesap.odemeler, borc: hesap.borc };
}

/** Gives an amount back out of the payments, the last ones first; of the one that is more than that, the rest stays, as a payment of today. */
async function giveBack(context: IadeContext, eski: MevcutSatis, iade: Kurus): Promise<void> {
  const geri = geriVerilenler(eski.odemeler, iade);
  const son = geri.at(-1);
  if (!son) return;
  const duran = subtract(son.odeme.tutar, son.geri);
  const duranPay = duran > 0 ? [partOf(son.odeme, duran, context.clock.today())] : [];
  await moveOdemeler(context, eski, { alinacak: [], iade: geri.map(({ odeme }) => odeme), duranPay });
}

/** A part of a payment, by its method and at what its points were worth. */
const partOf = ({ odemeSekliID, tutar: toplam, aciklama, puan, katsayi }: Odeme, tutar: Kurus, tarih: string): YeniOdeme => ({
  odemeSekliID,
  tutar,
  tarih,
  aciklama,
  puan: toPuan(sharePuan(toYuzdePuan(puan), tutar, toplam)),
  katsayi,
});

/** The lines at what they cost from now on; the discount of the whole is in them, and nothing is left to be paid later. */
function linesOf(eski: MevcutSatis, { satirlar, kalanlar }: Hesap) {
  const yeniOf = new Map(satirlar.map(({ satirID }, i) => [satirID, kalanlar[i]!]));
  const fiyatlar = eski.satirlar.map((satir) => priceOf(satir, yeniOf.get(satir.id) ?? satir.tutar));
  const icerikler = eski.satirlar.map(({ id }, i) => ({ id, ...fiyatlar[i]!, iskontoTip: IskontoTip.tutar }));
  return { body: { id: eski.id, iskontoTip: IskontoTip.tutar, iskonto: 0, icerikler, taksitler: [] }, verilenler: () => fiyatlar.map(({ birimFiyat }) => birimFiyat) };
}

/** A price for each piece, and the discount that makes the line cost exactly `tutar`: less than a kuruş of each piece, so that nobody has to answer for it. */
function priceOf({ adet }: FiyatliSatir, tutar: Kurus): { birimFiyat: Kurus; iskonto: Kurus } {
  if (tutar === 0) return { birimFiyat: ZERO, iskonto: ZERO };
  if (Number.isInteger(adet)) return unitOf(tutar, adet);
  // Parts of a piece: the lowest price at which the line, half-up, costs at least as much.
  const birimFiyat = kurus(Math.ceil((tutar * 1000 - 500) / scaled(adet, 3)));
  return { birimFiyat, iskonto: subtract(priceBrut({ adet, birimFiyat }), tutar) };
}
