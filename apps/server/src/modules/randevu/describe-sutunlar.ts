import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { type Degerler, type DescribeAlan, metinOf } from '../ayar/bolum.ts';

/** Tells a field of a column, `12.personelID`, with the column's name and the person's. */
export async function describeSutunlar(tx: Tx, idler: readonly number[], degisenler: readonly Degerler[]): Promise<DescribeAlan> {
  const { sutunlar, personeller, urunler } = await readAdlar(tx, idler, degisenler);
  return (key, onceki, sonraki) => {
    const [id = '', alan = ''] = key.split('.');
    const adOf = { personelID: personeller, altUrunID: urunler }[alan];
    const textOf = (deger: unknown) => adOf?.[String(deger)] ?? metinOf(deger);
    return { alan, kayit: sutunlar[id] ?? null, onceki: textOf(onceki), sonraki: textOf(sonraki) };
  };
}

type Adlar = { sutunlar: Record<string, string>; personeller: Record<string, string>; urunler: Record<string, string> };

/** Reads the names of the columns of a change, and of the persons and services that they stand for. */
async function readAdlar(tx: Tx, idler: readonly number[], degerler: readonly Degerler[]): Promise<Adlar> {
  const valuesFor = (alan: string) => degerler.flatMap((biri) => Object.keys(biri).filter((key) => key.endsWith(`.${alan}`)).map((key) => biri[key]));
  const { rows } = await sql<Adlar>`
    select ${namesOf(sql`randevu_basligi`, sql`adi`, idler)} as sutunlar,
      ${namesOf(sql`personel_ozet`, sql`concat_ws(' ', ad, soyad)`, valuesFor('personelID'))} as personeller,
      ${namesOf(sql`alt_urun_ozet`, sql`adi`, valuesFor('altUrunID'))} as urunler`.execute(tx);
  const adlar = rows[0]!;
  // A column that is gone by now has the name that the change itself holds.
  const eskiler = degerler.flatMap((biri) => Object.entries(biri).filter(([key, deger]) => key.endsWith('.adi') && deger !== null));
  for (const [key, adi] of eskiler) adlar.sutunlar[key.split('.')[0]!] ??= String(adi);
  return adlar;
}

const namesOf = (tablo: RawBuilder<unknown>, ad: RawBuilder<unknown>, idler: readonly unknown[]) =>
  sql`(select coalesce(json_object_agg(id, ${ad}), '{}') from ${tablo} where id = any(${idler.filter((id) => id !== null)}::bigint[]))`;
