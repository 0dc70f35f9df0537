import type { IadeKurali } from '@defter/contract/paket-program.ts';
import type { IadeHesabi, paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { caymaSonGunu, computeIade, type PaketIadesi, spreadGeri } from '@defter/rules/paket-iade.ts';
import { type Kurus, subtract, sum } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { kurusOf } from '../../../platform/db/lira.ts';
import { AppError, found, wrongFields } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { FIYAT, fiyatGunu } from '../../urun/fiyat-gunu.ts';

export type IadeSecimi = { iadeKurali: IadeKurali | null; kesintiYuzdesi: number | null };
type Satir = { paketHakID: number; satirID: number; altUrunAdi: string; seans: number; kullanilan: number; kalan: number; tutar: Kurus; paketDegeri: Kurus; tekFiyat: Kurus };
type Odenen = { id: number; puan: number; tutar: Kurus };
type Satis = {
  satisID: number;
  satisNo: number;
  tarih: string;
  toplam: Kurus;
  alinan: Kurus;
  kural: IadeKurali | null;
  kesinti: number | null;
  dagildi: boolean;
  satirlar: Satir[];
  odemeler: (Odenen & { odemeSekliID: number; odemeSekliAdi: string })[];
};
export type Hesap = Omit<PaketIadesi, 'kullanilanlar'> & { hesap: IadeHesabi; satirlar: Satir[] };

/** Tells what would be given back of a package sale today. */
export async function getIadeHesabi({ tx, params, query, clock }: Context<typeof paketSatisCalls.iadeHesabi>) {
  const { hesap } = await computeHesap(tx, params.id, query, clock.today());
  return { hesap };
}

/**
 * The account of a package that is taken back, at today's prices of single sessions.
 * @throws AppError paketDevredilmis while some of it was given or exchanged, caymadaKesintiYok, bulunamadi
 */
export async function computeHesap(tx: Tx, satisID: number, { iadeKurali, kesintiYuzdesi }: IadeSecimi, bugun: string): Promise<Hesap> {
  const { rows } = await sql<Satis>`
    select s.id as "satisID", s.satis_no as "satisNo", s.tarih, ${kurusOf(sql<number>`s.toplam_tutar`)} as toplam, ${kurusOf(sql<number>`s.alinan`)} as alinan,
      p.iade_kurali as kural, p.iade_kesintisi as kesinti,
      exists (select from paket_hak d where d.bayi_id = s.bayi_id and d.satis_id = s.id and d.kaynak_hak_id is not null and d.iptal_zamani is null) as dagildi,
      (select coalesce(json_agg(json_build_object('paketHakID', h.id, 'satirID', h.satis_icerik_id, 'altUrunAdi', u.adi, 'seans', h.seans, 'kullanilan', h.seans - h.kalan,
          'kalan', h.kalan, 'tutar', ${kurusOf(sql`h.tutar`)}, 'paketDegeri', ${kurusOf(sql`(h.tutar - h.deger)`)}, 'tekFiyat', ${kurusOf(FIYAT)}) order by h.id), '[]')
        from paket_hak h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id ${fiyatGunu(bugun)}
        where h.bayi_id = s.bayi_id and h.satis_id = s.id and h.kaynak_hak_id is null and h.iptal_zamani is null and h.iade_zamani is null) as satirlar,
      (select coalesce(json_agg(json_build_object('id', o.id, 'puan', o.puan, 'tutar', ${kurusOf(sql`o.tutar`)}, 'odemeSekliID', k.id, 'odemeSekliAdi', k.adi)), '[]')
        from satis_odeme o join odeme_sekli k on k.bayi_id = o.bayi_id and k.id = o.odeme_sekli_id
        where o.bayi_id = s.bayi_id and o.satis_id = s.id and o.iptal_zamani is null) as odemeler
    from satis s
    left join lateral (select max(h.paket_program_id) as id from paket_hak h where h.bayi_id = s.bayi_id and h.satis_id = s.id) k on true
    left join paket_program_ozet p on p.bayi_id = s.bayi_id and p.id = k.id
    where s.id = ${satisID} and s.durum = 'P' and s.iptal_zamani is null`.execute(tx);
  const { kural, kesinti, dagildi, satirlar, odemeler, ...satis } = found(rows[0]);
  if (satirlar.length === 0) throw new AppError('bulunamadi');
  if (dagildi) throw new AppError('paketDevredilmis');
  const caymaSonGun = caymaSonGunu(satis.tarih);
  const caymaMi = bugun <= caymaSonGun;
  if (caymaMi && (kesintiYuzdesi ?? 0) > 0) throw wrongFields({ kesintiYuzdesi: 'caymadaKesintiYok' });
  const secilen = { iadeKurali: iadeKurali ?? kural ?? 'tek', kesintiYuzdesi: caymaMi ? 0 : (kesintiYuzdesi ?? kesinti ?? 0) };
  const diger = subtract(satis.toplam, sum(satirlar.map(({ tutar }) => tutar)));
  const { kullanilanlar, ...sonuc } = computeIade({ satirlar, kural: secilen.iadeKurali, kesintiYuzdesi: secilen.kesintiYuzdesi, diger, alinan: satis.alinan });
  const gorunen = satirlar.map(({ paketHakID, altUrunAdi, seans, kullanilan, tutar }, i) => ({ paketHakID, altUrunAdi, seans, kullanilan, tutar, kullanilanTutar: kullanilanlar[i]! }));
  const { kullanilan, kesinti: kesilen, iade, borc } = sonuc;
  return { ...sonuc, satirlar, hesap: { ...satis, ...secilen, caymaSonGun, caymaMi, satirlar: gorunen, diger, kullanilan, kesinti: kesilen, iade, odemeler: yontemlerOf(geriVerilenler(odemeler, iade)), borc } };
}

/** Out of which payments an amount is given back: money before points, the last one first. */
export const geriVerilenler = <O extends Odenen>(odemeler: readonly O[], iade: Kurus) => spreadGeri(odemeler.toSorted((a, b) => Number(a.puan > 0) - Number(b.puan > 0) || b.id - a.id), iade);

const yontemlerOf = (geri: ReturnType<typeof geriVerilenler<Satis['odemeler'][number]>>): IadeHesabi['odemeler'] =>
  [...Map.groupBy(geri, ({ odeme }) => odeme.odemeSekliID)].map(([odemeSekliID, own]) => ({ odemeSekliID, odemeSekliAdi: own[0]!.odeme.odemeSekliAdi, tutar: sum(own.map((biri) => biri.geri)) }));
