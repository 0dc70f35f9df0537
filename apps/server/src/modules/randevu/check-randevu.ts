import type { HataKodu } from '@defter/contract/errors.ts';
import type { RandevuKaydi } from '@defter/contract/randevu.ts';
import { type RawBuilder, sql } from 'kysely';
import { Hata } from '../../platform/errors/hata.ts';
import type { Zaman } from './check-zaman.ts';

export type Istek = Zaman & {
  /** 0 for a new appointment. */
  id: number;
  musteriID: number;
  sutunID: number;
  /** Null: whoever the column stands for. */
  uygulayanID: number | null;
  /** Whether the column's person, if it has one, comes before `uygulayanID`. */
  sutunBelirler: boolean;
  altUrunIDler: readonly number[];
};

/** What an appointment asks of the database, from the wire's words. */
export const istekOf = (kayit: RandevuKaydi, zaman: Zaman): Istek => ({
  ...zaman,
  id: kayit.id,
  musteriID: kayit.musteriID,
  sutunID: kayit.randevuSutunBaslikID,
  uygulayanID: kayit.uygulayanPersonelID,
  sutunBelirler: false,
  altUrunIDler: (kayit.randevuHizmet ?? []).map(({ altUrunID }) => altUrunID),
});

/**
 * One row about an appointment that is to be saved: what speaks against it (`hata`), and what the save
 * needs of column and customer. Part of the saving statement itself, which writes only where `hata` is
 * null: no second trip to the database, and no moment between the check and the write.
 * What an appointment `e` had already is not asked again: a customer who was deactivated since keeps it.
 */
export const kontrol = ({ id, musteriID, sutunID, altUrunIDler, baslangic, bitis, ...istek }: Istek): RawBuilder<unknown> => sql`
  select b.ayni_saatte_randevu_verilmesin as cakisma_yasak, p.id as uygulayan_id,
    (b.id, ${baslangic}::timestamp, ${bitis}::timestamp) is distinct from (e.randevu_basligi_id, e.baslangic, e.bitis) as tasindi,
    exists (select from randevu r where r.musteri_id = ${musteriID} and r.id <> ${id} and r.silindi is null
      and r.baslangic >= ${baslangic}::timestamp::date::timestamp and r.baslangic < ${bitis}::timestamp
      and r.bitis > ${baslangic}::timestamp and r.durum in ('B', 'O', 'G')) as "musteriCakisiyor",
    case
      when b.id is null or m.id is null or h.sayi < ${new Set(altUrunIDler).size} then 'bulunamadi'
      when p.id is null and ${istek.uygulayanID}::bigint is not null then 'bulunamadi'
      when not b.randevuda_goster and b.id is distinct from e.randevu_basligi_id then 'bulunamadi'
      when not m.aktif_mi and m.id is distinct from e.musteri_id then 'musteriPasif'
      when not p.calisiyor_mu and p.id is distinct from e.uygulayan_personel_id then 'personelPasif'
      when h.satis_disi then 'urunSatistaDegil'
      when (a.baslangic_saati > ${baslangic.slice(11)}::time or a.bitis_saati < ${bitis.slice(11)}::time)
        and (e.baslangic, e.bitis) is distinct from (${baslangic}::timestamp, ${bitis}::timestamp) then 'calismaSaatiDisinda'
    end as hata
  from randevu_ayari a
  left join randevu e on e.id = ${id}
  left join randevu_basligi b on b.id = ${sutunID}
  left join musteri m on m.id = ${musteriID}
  left join personel p on p.id = ${uygulayanOf(istek)}
  cross join lateral (
    select count(*) as sayi, bool_or(not (u.satista_mi and coalesce(g.satista_mi, true)) and not exists (
      select from randevu_hizmet o where o.randevu_id = ${id} and o.alt_urun_id = u.id)) as satis_disi
    from alt_urun u left join ana_urun g on g.bayi_id = u.bayi_id and g.id = u.ana_urun_id
    where u.id = any(${altUrunIDler}::bigint[])
  ) h`;

const uygulayanOf = ({ uygulayanID, sutunBelirler }: Pick<Istek, 'uygulayanID' | 'sutunBelirler'>) =>
  sutunBelirler ? sql`coalesce(b.personel_id, ${uygulayanID}::bigint)` : sql`coalesce(${uygulayanID}::bigint, b.personel_id)`;

const ALANLAR: Partial<Record<HataKodu, keyof RandevuKaydi>> = {
  musteriPasif: 'musteriID',
  personelPasif: 'uygulayanPersonelID',
  urunSatistaDegil: 'randevuHizmet',
  calismaSaatiDisinda: 'baslangicSaat',
};

/** Throws what the check found, at its field. */
export function throwHata(hata: HataKodu | null): void {
  if (hata === null) return;
  const alan = ALANLAR[hata];
  throw new Hata(hata, alan && { alanlar: { [alan]: hata } });
}
