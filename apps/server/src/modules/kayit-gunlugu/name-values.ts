import type { Degisen } from '@defter/contract/kayit-gunlugu.ts';
import type { Noun } from '@defter/contract/meaning.ts';
import { TANIM_TURLERI, type TanimTuru } from '@defter/contract/tanim.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { tabloOf } from '../tanim/tablo.ts';

/** A change with the kind of record that its values are the ids of, where the field points to one. */
export type NamedDegisen = Degisen & { nesne?: Noun };

/** What a record of a kind is called, by its id `d.id`; of a kind of definition it is its `adi`. */
const NAMES: Readonly<Record<Exclude<Noun, TanimTuru>, string>> = {
  musteri: `select concat_ws(' ', m.ad, m.soyad) from musteri m where m.id = d.id`,
  personel: `select concat_ws(' ', p.ad, p.soyad) from personel p where p.id = d.id`,
  rol: `select r.adi from rol r where r.id = d.id`,
  randevu: `select to_char(r.baslangic, 'DD.MM.YYYY HH24:MI') from randevu r where r.id = d.id`,
  sutun: `select b.adi from randevu_basligi b where b.id = d.id`,
  altUrun: `select u.adi from alt_urun u where u.id = d.id`,
  anaUrun: `select u.adi from ana_urun u where u.id = d.id`,
  vardiyaSablonu: `select v.sablon_adi from vardiya_sablon v where v.id = d.id`,
  il: `select i.ad from il i where i.id = d.id`,
  ilce: `select i.ad from ilce i where i.id = d.id`,
};
const NAME = sql`case d.nesne
  ${sql.join(Object.entries(NAMES).map(([nesne, name]) => sql.raw(`when '${nesne}' then (${name})`)), sql` `)}
  ${sql.join(TANIM_TURLERI.map((tur) => sql`when ${sql.lit(tur)} then (select t.adi from ${tabloOf(tur)} t where t.id = d.id)`), sql` `)} end`;

/** Puts names for the ids among the values of a page, in one statement; of what is gone the number stays. */
export async function nameValues<T extends { degisim: NamedDegisen[] }>(tx: Tx, satirlar: T[]): Promise<(Omit<T, 'degisim'> & { degisim: Degisen[] })[]> {
  const ids = satirlar.flatMap(({ degisim }) =>
    degisim.flatMap(({ nesne, once, sonra }) => (nesne ? [once, sonra].flatMap((value) => idsOf(value).map((id) => ({ nesne, id: Number(id) }))) : [])),
  );
  const { rows } = await sql<{ nesne: string; id: number; ad: string | null }>`
    select d.nesne, d.id, ${NAME} as ad from json_to_recordset(${JSON.stringify(ids)}::json) as d (nesne text, id bigint)`.execute(tx);
  const names = new Map<string, string>(rows.flatMap(({ nesne, id, ad }) => (ad === null ? [] : [[`${nesne} ${id}`, ad] as const])));
  const nameOf = (nesne: Noun | undefined, value: string | null) =>
    nesne && value !== null ? value.split(', ').map((id) => names.get(`${nesne} ${id}`) ?? id).join(', ') : value;
  return satirlar.map((satir) => ({
    ...satir,
    degisim: satir.degisim.map(({ nesne, ...degisen }) => ({ ...degisen, once: nameOf(nesne, degisen.once), sonra: nameOf(nesne, degisen.sonra) })),
  }));
}

/** One id, or several of a list. */
const idsOf = (value: string | null): string[] => (value !== null && /^\d+(, \d+)*$/.test(value) ? value.split(', ') : []);
