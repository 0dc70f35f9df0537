import type { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { sql } from 'kysely';
import { Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { sablonZamanlari } from './sablon-columns.ts';

/**
 * Plans days, each over what was planned for it, and empties those that are sent without a template. A night that runs
 * into the next shift is refused (vardiya_cakismasi), when all of them are in.
 */
export async function saveKayitlar({ tx, body, note }: Context<typeof vardiyaCalls.saveKayitlar>) {
  const gunler = lastOfEach(body.vardiyaRandevular.map(({ vardiyaSablon, ...gun }) => ({ ...gun, sablonID: vardiyaSablon.id })));
  const { numAffectedRows } = await sql`
    with g as materialized (
      select * from json_to_recordset(${JSON.stringify(gunler)}::json) g ("personelID" bigint, tarih date, "sablonID" bigint)
    ),
    bosalan as (
      delete from vardiya v using g where g."sablonID" is null and v.personel_id = g."personelID" and v.tarih = g.tarih
    )
    insert into vardiya (personel_id, tarih, vardiya_sablon_id, baslangic, bitis)
    select g."personelID", g.tarih, s.id, ${sablonZamanlari(sql`g.tarih`)}
    from g join vardiya_sablon s on s.id = g."sablonID" and s.silindi is null
    on conflict (bayi_id, personel_id, tarih) do update set vardiya_sablon_id = excluded.vardiya_sablon_id,
      baslangic = excluded.baslangic, bitis = excluded.bitis`.execute(tx);
  if (Number(numAffectedRows) < gunler.filter(({ sablonID }) => sablonID !== null).length) throw new Hata('bulunamadi');
  note(rangeOf(gunler));
  return { sayi: gunler.length };
}

/** Empties days; those that are empty already are left as they are. */
export async function removeKayitlar({ tx, body, note }: Context<typeof vardiyaCalls.removeKayitlar>) {
  const gunler = lastOfEach(body.vardiyaRandevular);
  const { numAffectedRows } = await sql`
    delete from vardiya v using json_to_recordset(${JSON.stringify(gunler)}::json) g ("personelID" bigint, tarih date)
    where v.personel_id = g."personelID" and v.tarih = g.tarih`.execute(tx);
  const sayi = Number(numAffectedRows);
  if (sayi === 0) throw new Hata('bulunamadi');
  note(rangeOf(gunler));
  return { sayi };
}

type Gun = { personelID: number; tarih: string };

/** One statement cannot write a day twice: of a day that is sent twice the last one counts. */
function lastOfEach<T extends Gun>(gunler: readonly T[]): T[] {
  return [...new Map(gunler.map((gun) => [`${gun.personelID} ${gun.tarih}`, gun])).values()];
}

/** For the audit: how many days, from when to when. */
function rangeOf(gunler: readonly Gun[]): string {
  const tarihler = gunler.map(({ tarih }) => tarih).toSorted();
  return `${gunler.length} gün: ${tarihler[0]} → ${tarihler.at(-1)}`;
}
