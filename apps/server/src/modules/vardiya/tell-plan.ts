import type { AnyCall } from '@defter/contract/call.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';

/** A day of the plan before and after: the names of its shifts. */
export type AnlatilanGun = { personelID: number; ad: string; tarih: string; once: string | null; sonra: string | null };

/** The log tells up to this many days one by one, and only the number of more. */
const EN_COK = 1000;

/**
 * A part of a statement that changes the days of `g`: their shifts before, and their shifts after it by the templates `s` that
 * `kalan` (a from and where on the day `k`) finds.
 */
export const tellGunler = (kalan: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('personelID', k."personelID", 'ad', concat_ws(' ', p.ad, p.soyad), 'tarih', k.tarih,
    'once', (select string_agg(o.sablon_adi, ' + ' order by v.baslangic) from vardiya v
      join vardiya_sablon o on o.bayi_id = v.bayi_id and o.id = v.vardiya_sablon_id where v.personel_id = k."personelID" and v.tarih = k.tarih),
    'sonra', (select string_agg(s.sablon_adi, ' + ' order by s.baslangic_saati) ${kalan})) order by p.arama, k.tarih), '[]')
  from (select distinct "personelID", tarih from g) k join personel_ozet p on p.id = k."personelID")`;

/** Writes a changed plan to the record log. The plan of one person stands in that person's history. */
export function tellPlan({ degisim, about, note }: Pick<Context<AnyCall>, 'degisim' | 'about' | 'note'>, gunler: readonly AnlatilanGun[]): void {
  const degisen = gunler.filter(({ once, sonra }) => once !== sonra);
  const tellable = degisen.slice(0, EN_COK).map(({ ad, tarih, once, sonra }) => [`vardiya:${ad}, ${formatTarih(tarih)}`, once, sonra] as const);
  degisim(Object.fromEntries(tellable.map(([alan, once]) => [alan, once])), Object.fromEntries(tellable.map(([alan, , sonra]) => [alan, sonra])));
  if (degisen.length > EN_COK) note(`${degisen.length} gün`);
  const [biri] = gunler;
  if (biri && gunler.every(({ personelID }) => personelID === biri.personelID)) about(biri.personelID);
}
