import type { TestServer } from './server.ts';

export type Hesap = Record<'satis' | 'satir' | 'borc' | 'alacak' | 'odeme' | 'kasa', number>;

/**
 * The sums of money in a bayi's tables, each counted on its own: the totals of the sales, of their lines, both sides of
 * the customers' accounts, the payments, the till. They are in kuruş, so that they can be compared.
 */
export async function readHesap({ rows }: Pick<TestServer, 'rows'>, bayiID: number): Promise<Hesap> {
  const [hesap] = await rows<Hesap>(
    `select
      (select coalesce(sum(toplam_tutar), 0) * 100 from satis where bayi_id = $1 and iptal_zamani is null)::float8 as satis,
      (select coalesce(sum(i.tutar), 0) * 100 from satis_icerik i join satis s on s.bayi_id = i.bayi_id and s.id = i.satis_id
        where i.bayi_id = $1 and s.iptal_zamani is null)::float8 as satir,
      (select coalesce(sum(borc), 0) * 100 from cari_hareket where bayi_id = $1)::float8 as borc,
      (select coalesce(sum(alacak), 0) * 100 from cari_hareket where bayi_id = $1)::float8 as alacak,
      (select coalesce(sum(tutar), 0) * 100 from satis_odeme where bayi_id = $1 and iptal_zamani is null)::float8 as odeme,
      (select coalesce(sum(gelir - gider), 0) * 100 from kasa where bayi_id = $1)::float8 as kasa`,
    [bayiID],
  );
  return hesap!;
}

/** The accounts agree: Σ sales = Σ lines = Σ owed, and Σ payments = Σ paid = Σ till. */
export const hesapOf = (toplam: number, odenen: number): Hesap => ({
  satis: toplam,
  satir: toplam,
  borc: toplam,
  alacak: odenen,
  odeme: odenen,
  kasa: odenen,
});
