import type { AnyCall, BodyOf } from '@defter/contract/call.ts';
import type { seansDusCalls, SeansDusKaydi } from '@defter/contract/paket-satis.ts';
import { SatisDurumu } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Context } from '../../../platform/http/context.ts';
import { changeSatis } from '../change-satis.ts';
import { lockSatisWithout } from '../load-satis.ts';
import { saveSozlesme } from '../mark-sozlesme.ts';
import { reverseSatis } from '../reverse-satis.ts';
import { sellSatis } from '../sell-satis.ts';
import { reverseSeanslar } from './reverse-seanslar.ts';
import { isSeans, listSatirlar, SEANS_FIYATI, useSatirlar } from './seans-satirlari.ts';

type ChangeContext = Pick<Context<typeof seansDusCalls.update>, 'tx' | 'oturum' | 'clock' | 'client' | 'degisim'>;
type Satirlar = SeansDusKaydi['icerikler'];

/** Takes sessions of a customer, with what is sold and paid beside them. */
export async function dusSeans(context: Context<typeof seansDusCalls.create>) {
  const { kampanyali, sozlesmeVerildi, ...body } = context.body;
  const satis = await sellSeanslar(context, body, body.icerikler.map(isSeans), kampanyali);
  await saveSozlesme(context, satis.id, sozlesmeVerildi || undefined);
  return satis;
}

/** Sells lines of which those that `seansli` marks take sessions. */
export async function sellSeanslar(context: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock' | 'client' | 'degisim'>, body: SeansDusKaydi, seansli: readonly boolean[], kampanyali = false) {
  const { tx, oturum, clock } = context;
  const verilenler = seansli.map((seansMi) => (seansMi ? SEANS_FIYATI : undefined));
  const satis = await sellSatis(context, { body, durum: SatisDurumu.seans, verilenler, kampanyali });
  await useSatirlar(tx, satis.id, body.icerikler, (_satirID, sira) => seansli[sira] ?? false, { bugun: clock.today(), personelID: oturum.personelID });
  return satis;
}

/** Saves a deduction. Lines that stay as they are keep the sessions that they took; others put theirs back and take anew. */
export async function changeSeans(context: ChangeContext, { sozlesmeVerildi, ...body }: BodyOf<typeof seansDusCalls.update>) {
  const { tx, oturum, clock } = context;
  const yapan = { bugun: clock.today(), personelID: oturum.personelID };
  let satirlar: Satirlar = [];
  let oncekiMusteri: number | null = null;
  const satis = await changeSatis(context, {
    body,
    durum: SatisDurumu.seans,
    verilenler: (sonra, eski) => {
      satirlar = sonra.icerikler as Satirlar;
      oncekiMusteri = eski.musteriID;
      const eskiler = new Map(eski.satirlar.map((satir) => [satir.id, satir]));
      // A line that keeps its price stays what it was: one that costs nothing may have been sold.
      const seansMi = (satir: Satirlar[number]) => {
        const onceki = eskiler.get(satir.id);
        return onceki && (satir.birimFiyat === null || satir.birimFiyat === onceki.birimFiyat) ? onceki.paketten : isSeans(satir);
      };
      return satirlar.map((satir) => (seansMi(satir) ? SEANS_FIYATI : undefined));
    },
  });
  const [yazilan, alinan] = await Promise.all([listSatirlar(tx, satis.id), listAlinan(tx, satis.id)]);
  const same = new Set(
    yazilan.satirlar.flatMap(({ satirID, altUrunID, adet, paketten }, i) => {
      const { paketHakID = null } = satirlar[i] ?? {};
      const seans = alinan.filter((one) => one.satirID === satirID);
      const kept = paketten && yazilan.musteriID === oncekiMusteri && seans.every((one) => one.altUrunID === altUrunID && (paketHakID === null || one.hakID === paketHakID));
      return kept && seans.reduce((toplam, one) => toplam + one.adet, 0) === adet ? [satirID] : [];
    }),
  );
  const geri = [...new Set(alinan.map(({ satirID }) => satirID))].filter((id) => !same.has(id));
  if (geri.length > 0) await reverseSeanslar(tx, satis.id, yapan, geri);
  await useSatirlar(tx, satis.id, satirlar, (satirID) => !same.has(satirID), yapan);
  await saveSozlesme(context, satis.id, sozlesmeVerildi);
  return satis;
}

/** Puts back what a line took. */
export async function removeSeansIcerik(context: Context<typeof seansDusCalls.removeIcerik>) {
  const { id, kalanlar } = await lockSatisWithout(context, context.body.id, SatisDurumu.seans);
  return changeSeans(context, { id, icerikler: kalanlar });
}

/** Puts back all that a deduction took, and reverses what was paid with it; the appointment that it closed is open again. */
export async function cancelSeans(context: Context<typeof seansDusCalls.remove>) {
  const { tx, body, oturum, clock } = context;
  const satis = await reverseSatis(context, { ...body, durum: SatisDurumu.seans });
  await reverseSeanslar(tx, satis.id, { bugun: clock.today(), personelID: oturum.personelID });
  return satis;
}

type Alinan = { satirID: number; hakID: number; altUrunID: number; adet: number };

/** What the lines of a deduction hold. */
async function listAlinan(tx: Tx, satisID: number): Promise<Alinan[]> {
  const { rows } = await sql<Alinan>`
    select m.satis_icerik_id as "satirID", m.hak_id as "hakID", h.alt_urun_id as "altUrunID", -m.adet as adet
    from seans_hareket m join paket_hak h on h.bayi_id = m.bayi_id and h.id = m.hak_id
    where m.satis_id = ${satisID} and m.tur = 'kullanim' and m.iptal_edilen_id is null
      and not exists (select from seans_hareket g where g.bayi_id = m.bayi_id and g.iptal_edilen_id = m.id)`.execute(tx);
  return rows;
}
