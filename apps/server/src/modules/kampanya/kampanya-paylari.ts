import { applyKampanyalar, type Kampanya, type KampanyaPayi } from '@defter/rules/kampanya.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { weekday } from '@defter/rules/tarih.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import { FIYAT, fiyatGunu } from '../urun/fiyat-gunu.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { loadKampanyalar } from './load-kampanyalar.ts';

type Satir = { altUrunID: number; adet: number; birimFiyat: Kurus | null; haric?: boolean };
type Satis = { /** The sale itself, if it is saved already. */ satisID: number | null; musteriID: number | null; tarih: string; satirlar: readonly Satir[]; /** Only some of the campaigns. */ kosul?: RawBuilder<unknown> };
type Sonuc = { paylar: (KampanyaPayi & { adi: string })[]; kampanyalar: Kampanya[] };

/** What the campaigns take off each line of a sale to a customer, by the one rule (rules/kampanya.ts), at the hour of the desk. */
export async function kampanyaPaylari({ tx, clock }: { tx: Tx; clock: Clock }, { satisID, musteriID, tarih, satirlar, kosul }: Satis): Promise<Sonuc> {
  const [kampanyalar, urunler, durum] = await Promise.all([loadKampanyalar(tx, tarih, kosul), loadUrunler(tx, satirlar, clock.today()), loadDurum(tx, { satisID, musteriID, tarih })]);
  const lines = satirlar.map(({ altUrunID, adet, birimFiyat, haric }) => {
    const { anaUrunID, fiyat } = found(urunler.get(altUrunID));
    return { altUrunID, anaUrunID, adet, birimFiyat: birimFiyat ?? fiyat, haric: haric ?? false };
  });
  const saat = clock.wallClock().slice(11, 16);
  const paylar = applyKampanyalar(kampanyalar, lines, { tarih, gun: weekday(tarih), saat, ...durum });
  const adiOf = new Map(kampanyalar.map(({ id, adi }) => [id, adi]));
  return { kampanyalar, paylar: paylar.map((pay) => ({ ...pay, adi: pay.kampanyalar.map((id) => adiOf.get(id)).join(' + ') })) };
}

async function loadUrunler(tx: Tx, satirlar: readonly Satir[], bugun: string): Promise<Map<number, { anaUrunID: number | null; fiyat: Kurus }>> {
  const { rows } = await sql<{ id: number; anaUrunID: number | null; fiyat: Kurus }>`
    select u.id, u.ana_urun_id as "anaUrunID", ${kurusOf(FIYAT)} as fiyat from alt_urun_ozet u ${fiyatGunu(bugun)}
    where u.id = any(${satirlar.map(({ altUrunID }) => altUrunID)}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, ...urun }) => [id, urun]));
}

/** A visit is the first where nothing was bought and nobody came on a day before. Somebody without a card has no group. */
async function loadDurum(tx: Tx, { satisID, musteriID, tarih }: Pick<Satis, 'satisID' | 'musteriID' | 'tarih'>): Promise<{ musteriGrupID: number | null; ilkZiyaretMi: boolean }> {
  if (musteriID === null) return { musteriGrupID: null, ilkZiyaretMi: false };
  const { rows } = await sql<{ musteriGrupID: number | null; ilkZiyaretMi: boolean }>`
    select m.grup_id as "musteriGrupID",
      not exists (select from satis_ozet s where s.bayi_id = m.bayi_id and s.musteri_id = m.id and s.iptal_zamani is null and s.id is distinct from ${satisID}::bigint)
      and not exists (select from randevu_ozet r where r.bayi_id = m.bayi_id and r.musteri_id = m.id and r.silindi is null
        and r.durum in ('G', 'K') and r.baslangic < ${tarih}::timestamp) as "ilkZiyaretMi"
    from musteri_ozet m where m.id = ${musteriID}`.execute(tx);
  return found(rows[0]);
}
