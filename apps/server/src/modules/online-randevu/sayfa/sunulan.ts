import type { SayfaHizmeti } from '@defter/contract/sayfa.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { kurusOf } from '../../../platform/db/lira.ts';
import { DOSYA_PATH } from '../../../platform/files/file-path.ts';
import { FIYAT, fiyatGunu } from '../../urun/fiyat-gunu.ts';

/** Whether the page offers service `u` of group `g`: on sale, with a length, and chosen where some are. */
const sunulurMu = sql`u.satista_mi and u.urun_sure > 0 and coalesce(g.satista_mi, true) and coalesce(g.satis_tipi, 1) = 1
  and (not exists (select from randevu_sayfasi_hizmet) or exists (select from randevu_sayfasi_hizmet s where s.alt_urun_id = u.id))`;

type Hizmet = Omit<SayfaHizmeti, 'fiyat' | 'personelIDler'> & { fiyat: Kurus; /** Empty stands for everybody. */ yapanlar: number[] };

/** The services that the page offers, with today's price. */
export async function listSunulanHizmetler(tx: Tx, bugun: string): Promise<Hizmet[]> {
  const { rows } = await sql<Hizmet>`
    select u.id, u.adi, coalesce(g.adi, '') as grup, u.urun_sure as sure, ${kurusOf(FIYAT)} as fiyat,
      array(select y.personel_id from alt_urun_personel_ozet y where y.bayi_id = u.bayi_id and y.alt_urun_id = u.id) as yapanlar
    from alt_urun_ozet u left join ana_urun_ozet g on g.bayi_id = u.bayi_id and g.id = u.ana_urun_id ${fiyatGunu(bugun)}
    where ${sunulurMu} order by g.adi, u.adi limit 500`.execute(tx);
  return rows;
}

/** Whether the page offers all of these services. */
export async function isSunulan(tx: Tx, idler: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ sayi: number }>`
    select count(*) as sayi from alt_urun_ozet u left join ana_urun_ozet g on g.bayi_id = u.bayi_id and g.id = u.ana_urun_id
    where u.id = any(${idler}::bigint[]) and ${sunulurMu}`.execute(tx);
  return rows[0]!.sayi === new Set(idler).size;
}

type Kisi = { id: number; adi: string; avatar: string | null };

/** The colleagues with whom one can book: those of a column of the calendar, and chosen where some are. */
export async function listSunulanKisiler(tx: Tx, secilenler: readonly number[]): Promise<Kisi[]> {
  const { rows } = await sql<Kisi>`
    select p.id, concat_ws(' ', p.ad, p.soyad) as adi, ${DOSYA_PATH} || p.avatar as avatar
    from personel_ozet p where p.calisiyor_mu and (${secilenler.length === 0} or p.id = any(${secilenler}::bigint[]))
      and exists (select from randevu_basligi_ozet b where b.personel_id = p.id and b.randevuda_goster)
    order by p.ad, p.soyad, p.id`.execute(tx);
  return rows;
}
