import type { stokCalls } from '@defter/contract/stok.ts';
import { sql } from 'kysely';
import { changeRecord } from '../../platform/db/change-record.ts';
import { pageOf } from '../../platform/db/page.ts';
import { wireOf } from '../../platform/degisim.ts';
import { AppError, found, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { lockStoklar } from './lock-stoklar.ts';
import { STOKLAR, suzgecOf, URUN } from './stok-satirlari.ts';

/** What is open in the cabins, what ends first first. Its use is that of the product since it was opened. */
export async function listServisUrunleri({ tx, query, clock }: Context<typeof stokCalls.servisUrunleri>) {
  const bugun = sql`${clock.today()}::date`;
  const { rows } = await sql<JsonOf<typeof stokCalls.servisUrunleri>>`
    with l as materialized (
      select v.* from servis_urunu v join alt_urun_ozet u on u.bayi_id = v.bayi_id and u.id = v.alt_urun_id
      where v.bitis_zamani is null and ${suzgecOf({ ara: query.ara })}
        ${query.altUrunID === null ? sql`` : sql`and v.alt_urun_id = ${query.altUrunID}`} ${query.gecenler ? sql`and v.son_kullanma < ${bugun}` : sql``}
    )
    select (select count(*) from l)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (
      select v.id, v.surum, v.bayi_id as "bayiID", ${URUN}, v.miktar::float8 as miktar, v.acilis, v.son_kullanma as "sonKullanma", coalesce(v.son_kullanma < ${bugun}, false) as gecti,
        coalesce((select -sum(h.miktar) from stok_hareketi h where h.bayi_id = v.bayi_id and h.alt_urun_id = v.alt_urun_id and h.tur = 'sarf' and h.tarih >= v.acilis), 0)::float8 as kullanilan,
        concat_ws(' ', p.ad, p.soyad) as "acanAdi"
      from l v join ${STOKLAR} on s.bayi_id = v.bayi_id and s.alt_urun_id = v.alt_urun_id
      join personel_ozet p on p.bayi_id = v.bayi_id and p.id = v.personel_id
      order by v.son_kullanma nulls last, u.adi, v.id ${pageOf(query)}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** Opens a product. The stock stays as it is: what is used of it goes by and by. */
export async function createServisUrunu({ tx, body, oturum, clock }: Context<typeof stokCalls.createServisUrunu>) {
  requireNew(body);
  if (body.acilis !== null && body.acilis > clock.today()) throw refusalAt('acilis', 'tarihIleri');
  await lockStoklar(tx, [body.altUrunID]);
  const { rows } = await sql<{ id: number }>`
    insert into servis_urunu (alt_urun_id, miktar, acilis, son_kullanma, personel_id)
    select s.alt_urun_id, ${body.miktar}::numeric, g.acilis, coalesce(${body.sonKullanma}::date, g.acilis + s.acik_gun), ${oturum.personelID}::bigint
    from stok_urun s, (select coalesce(${body.acilis}::date, ${clock.today()}::date) as acilis) g where s.alt_urun_id = ${body.altUrunID}
    returning id`.execute(tx);
  return rows[0]!;
}

export async function updateServisUrunu({ tx, body, degisim }: Context<typeof stokCalls.updateServisUrunu>) {
  const { id, surum, altUrunID, miktar, sonKullanma } = body;
  if (altUrunID !== undefined) await lockStoklar(tx, [altUrunID]);
  const columns = { alt_urun_id: altUrunID, miktar, son_kullanma: sonKullanma };
  const eski = await changeRecord(tx, { tablo: 'servis_urunu', id, surum }, columns);
  // It is empty by now, and no list has it any more.
  if (eski.bitis_zamani !== null) throw new AppError('bulunamadi');
  degisim(wireOf(eski), wireOf(columns));
  return { id };
}

/** It is empty. What was left in it and is thrown away is wasted stock. */
export async function removeServisUrunu({ tx, body, oturum, clock, degisim }: Context<typeof stokCalls.removeServisUrunu>) {
  const { rows } = await sql<{ altUrunID: number; miktar: number }>`
    update servis_urunu set bitis_zamani = now(), fire = ${body.fire}::numeric, surum = surum + 1 where id = ${body.id} and bitis_zamani is null
    returning alt_urun_id as "altUrunID", miktar::float8 as miktar`.execute(tx);
  const { altUrunID, miktar } = found(rows[0]);
  if (body.fire > 0) {
    await sql`insert into stok_hareketi (alt_urun_id, tur, miktar, tarih, servis_id, personel_id)
      values (${altUrunID}, 'fire', ${-body.fire}::numeric, ${clock.today()}::date, ${body.id}, ${oturum.personelID})`.execute(tx);
  }
  degisim({ altUrunID, miktar }, null);
  if (body.fire > 0) degisim(null, { fire: body.fire });
  return { id: body.id };
}
