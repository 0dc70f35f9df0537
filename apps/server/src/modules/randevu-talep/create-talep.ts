import type { BodyOf } from '@defter/contract/call.ts';
import type { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { visitMinutes } from '@defter/rules/randevu.ts';
import type { TalepKaynagi } from '@defter/rules/randevu-talep.ts';
import { toDakika, toSaat } from '@defter/rules/saat.ts';
import { sql } from 'kysely';
import type { Yapan } from '../../platform/auth/oturum.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { liraOf } from '../../platform/db/lira.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { findByTelefon } from '../musteri/find-by-telefon.ts';
import { lockMusteri } from '../musteri/lock-musteri.ts';
import { readZaman } from '../randevu/check-zaman.ts';
import { getAyarlar } from '../randevu/queries.ts';

/** What somebody asks for; somebody without a card has `adi` and `telefon` instead of `musteriID`. */
export type YeniTalep = BodyOf<typeof randevuTalepCalls.create>;

type Kimden = {
  kaynak: TalepKaynagi;
  /** The colleague; null is the customer. */
  kaydeden: Yapan | null;
  /** The deposit to which the customer has agreed. */
  istenenKapora?: Kurus | null;
  clock: Clock;
};

/**
 * Writes down a request, which takes no place in the calendar. The phone finds the card of somebody who has one.
 * @throws AppError gecmiseRandevu, bitisOnce, bulunamadi, musteriAnonim
 */
export async function createTalep(tx: Tx, talep: YeniTalep, { kaynak, kaydeden, istenenKapora = null, clock }: Kimden): Promise<{ id: number; bitisSaat: string }> {
  const bitisSaat = talep.bitisSaat ?? (await endOf(tx, talep));
  const { baslangic, bitis } = readZaman({ ...talep, bitisSaat });
  if (baslangic < clock.wallClock()) throw refusalAt('randevuTarihi', 'gecmiseRandevu');
  // The card of a number would tell whose it is; the approval finds it.
  const mayKnow = kaydeden === null || kaydeden.yetkiler.has('musteriIletisim');
  if (talep.musteriID !== null) await lockMusteri(tx, talep.musteriID);
  const musteriID = talep.musteriID ?? (mayKnow ? await findByTelefon(tx, talep.telefon ?? null) : null);
  const kisi = musteriID === null ? talep : { adi: null, soyadi: null, telefon: null };
  const { rows } = await sql<{ id: number }>`
    with yeni as (
      insert into randevu_talebi (kaynak, musteri_id, ad, soyad, telefon, randevu_basligi_id, uygulayan_personel_id, baslangic, bitis, talep_notu,
        istenen_kapora, kaydeden_personel_id, kayit_zamani)
      values (${kaynak}, ${musteriID}, ${kisi.adi}, ${kisi.soyadi}, ${kisi.telefon}, ${talep.randevuSutunBaslikID}, ${talep.uygulayanPersonelID},
        ${baslangic}::timestamp, ${bitis}::timestamp, ${talep.talepNotu}, ${istenenKapora === null ? null : liraOf(istenenKapora)}, ${kaydeden?.personelID ?? null}, ${clock.now()}::timestamptz)
      returning id
    ), hizmet as (
      insert into randevu_talebi_hizmet (randevu_talebi_id, sira, alt_urun_id)
      select yeni.id, h.sira, h.id from yeni, unnest(${talep.altUrunIDler}::bigint[]) with ordinality h (id, sira)
    )
    select id from yeni`.execute(tx);
  return { id: rows[0]!.id, bitisSaat };
}

/** A request by phone or at the desk. */
export async function saveTalep({ tx, body, oturum, clock, degisim }: Context<typeof randevuTalepCalls.create>) {
  const { id, bitisSaat } = await createTalep(tx, body, { kaynak: 'masa', kaydeden: oturum, clock });
  const { altUrunIDler, ...alanlar } = body;
  degisim(null, { ...alanlar, bitisSaat, hizmetler: altUrunIDler });
  return { id };
}

/** When it would end: as long as its services take, or one slot. */
async function endOf(tx: Tx, { altUrunIDler, baslangicSaat }: YeniTalep): Promise<string> {
  const [{ rows: hizmetler }, { ayarlar }] = await Promise.all([
    sql<{ id: number; sure: number; tamponOnce: number; tamponSonra: number }>`
      select id, urun_sure as sure, tampon_once as "tamponOnce", tampon_sonra as "tamponSonra" from alt_urun_ozet where id = any(${altUrunIDler}::bigint[])`.execute(tx),
    getAyarlar({ tx }),
  ]);
  const dakika = visitMinutes(altUrunIDler.flatMap((id) => hizmetler.find((hizmet) => hizmet.id === id) ?? [])) || ayarlar.zamanPeriyodu;
  return toSaat(Math.min(toDakika(baslangicSaat) + dakika, 24 * 60));
}
