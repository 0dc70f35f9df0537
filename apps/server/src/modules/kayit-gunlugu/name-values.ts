import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

type Degisen = { alan: string; once: string | null; sonra: string | null };

/** Field that names another record → what that record is called, by its id `d.id`. */
export const ADLAR: Readonly<Record<string, string>> = {
  musteriID: `select concat_ws(' ', m.ad, m.soyad) from musteri m where m.id = d.id`,
  tavsiyeEdenID: `select concat_ws(' ', m.ad, m.soyad) from musteri m where m.id = d.id`,
  personelID: `select concat_ws(' ', p.ad, p.soyad) from personel p where p.id = d.id`,
  uygulayanPersonelID: `select concat_ws(' ', p.ad, p.soyad) from personel p where p.id = d.id`,
  kayitEdenPersonelID: `select concat_ws(' ', p.ad, p.soyad) from personel p where p.id = d.id`,
  rolID: `select r.adi from rol r where r.id = d.id`,
  personelIDler: `select concat_ws(' ', p.ad, p.soyad) from personel p where p.id = d.id`,
  sutunIDler: `select b.adi from randevu_basligi b where b.id = d.id`,
  kisiler: `select concat_ws(' ', m.ad, m.soyad) from musteri m where m.id = d.id`,
  randevuID: `select to_char(r.baslangic, 'DD.MM.YYYY HH24:MI') from randevu r where r.id = d.id`,
  uyrukID: `select u.adi from uyruk u where u.id = d.id`,
  meslekID: `select t.adi from meslek t where t.id = d.id`,
  neredenDuydunuzID: `select t.adi from nereden_duydunuz t where t.id = d.id`,
  ozelDurumID: `select t.adi from ozel_durum t where t.id = d.id`,
  hastaTuruID: `select t.adi from hasta_turu t where t.id = d.id`,
  anlasmaliKurumID: `select t.adi from kurum t where t.id = d.id`,
  grupID: `select g.adi from musteri_grubu g where g.id = d.id`,
  randevuSutunBaslikID: `select b.adi from randevu_basligi b where b.id = d.id`,
  altUrunID: `select u.adi from alt_urun u where u.id = d.id`,
  anaUrunID: `select u.adi from ana_urun u where u.id = d.id`,
  birimID: `select b.adi from birim b where b.id = d.id`,
  hizmetler: `select u.adi from alt_urun u where u.id = d.id`,
  odemeSekliID: `select o.adi from odeme_sekli o where o.id = d.id`,
  kategoriID: `select c.adi from kategori c where c.id = d.id`,
  altKategoriID: `select c.adi from alt_kategori c where c.id = d.id`,
  ilID: `select i.ad from il i where i.id = d.id`,
  ilceID: `select i.ad from ilce i where i.id = d.id`,
};
const NAME = sql.raw(`case d.alan ${Object.entries(ADLAR).map(([alan, name]) => `when '${alan}' then (${name})`).join(' ')} end`);

/** Puts names for the ids among the values of a page, in one statement; of what is gone the number stays. */
export async function nameValues<T extends { degisim: Degisen[] }>(tx: Tx, satirlar: T[]): Promise<T[]> {
  const ids = satirlar.flatMap(({ degisim }) =>
    degisim.flatMap(({ alan, once, sonra }) =>
      alan in ADLAR ? [once, sonra].flatMap((value) => idsOf(value).map((id) => ({ alan, id: Number(id) }))) : [],
    ),
  );
  const { rows } = await sql<{ alan: string; id: number; ad: string | null }>`
    select d.alan, d.id, ${NAME} as ad from json_to_recordset(${JSON.stringify(ids)}::json) as d (alan text, id bigint)`.execute(tx);
  const names = new Map<string, string>(rows.flatMap(({ alan, id, ad }) => (ad === null ? [] : [[`${alan} ${id}`, ad] as const])));
  const nameOf = (alan: string, value: string | null) =>
    alan in ADLAR && value !== null ? value.split(', ').map((id) => names.get(`${alan} ${id}`) ?? id).join(', ') : value;
  return satirlar.map((satir) => ({
    ...satir,
    degisim: satir.degisim.map((degisen) => ({ ...degisen, once: nameOf(degisen.alan, degisen.once), sonra: nameOf(degisen.alan, degisen.sonra) })),
  }));
}

/** One id, or several of a list. */
const idsOf = (value: string | null): string[] => (value !== null && /^\d+(, \d+)*$/.test(value) ? value.split(', ') : []);
