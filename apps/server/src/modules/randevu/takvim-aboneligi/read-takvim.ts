import { createHash } from 'node:crypto';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import { hashToken } from '../../../platform/auth/oturum.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { BAS_HARFLER } from '../../musteri/bas-harfler.ts';
import { isYerOf } from '../visible-randevu.ts';
import { type Etkinlik, writeIcs } from './write-ics.ts';

/** The days around today that a phone is told, and the most appointments. */
const DAYS_BEFORE = 7;
const DAYS_AFTER = 60;
const MOST = 2000;
/** The shape of a secret; what looks otherwise is not asked for. */
const SIR = /^[\w-]{43}$/;

type Sahip = { bayiID: number; personelID: number; ad: string; adGorur: boolean };

/**
 * The calendar of whom a secret belongs to, with a mark of its content; undefined for a wrong one, for whoever works here no more, and
 * for whoever may not see appointments. Needs the right to read every bayi.
 */
export async function readTakvim(tx: Tx, sir: string, bugun: string): Promise<{ ics: string; etag: string } | undefined> {
  const sahip = SIR.test(sir) ? await findSahip(tx, sir) : undefined;
  if (!sahip) return undefined;
  const ics = writeIcs(sahip.ad, await listEtkinlikler(tx, sahip, bugun));
  return { ics, etag: `"${createHash('sha256').update(ics).digest('base64url')}"` };
}

async function findSahip(tx: Tx, sir: string): Promise<Sahip | undefined> {
  const ozet = hashToken(sir).toString('hex');
  const { rows } = await sql<Sahip>`
    with okunan as (
      update takvim_aboneligi set son_okuma = now() where ozet = ${ozet} and coalesce(son_okuma < now() - interval '1 hour', true))
    select a.bayi_id as "bayiID", a.personel_id as "personelID", concat_ws(' ', p.ad, p.soyad) || ' · ' || b.firma_adi as ad,
      p.yetkiler @> '{randevuMusteriGor,musteriIletisim}' as "adGorur"
    from takvim_aboneligi a join personel_ozet p on p.bayi_id = a.bayi_id and p.id = a.personel_id join bayi_ozet b on b.id = a.bayi_id
    where a.ozet = ${ozet} and p.calisiyor_mu and 'randevuGoruntule' = any(p.yetkiler)`.execute(tx);
  return rows[0];
}

/** What the colleague performs or has in the own column, also as a second one, without what does not take place. Names are initials without the right to contact data. */
async function listEtkinlikler(tx: Tx, { bayiID, personelID, adGorur }: Sahip, bugun: string): Promise<Etkinlik[]> {
  const utc = (zaman: ReturnType<typeof sql>) => sql`to_char(${zaman} at time zone 'Europe/Istanbul' at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"')`;
  const ad = adGorur ? sql`concat_ws(' ', m.ad, m.soyad)` : BAS_HARFLER;
  const { rows } = await sql<Etkinlik>`
    select 'randevu-' || r.bayi_id || '-' || r.id || '@defter' as uid, r.surum, ${utc(sql`r.baslangic`)} as baslangic, ${utc(sql`r.bitis`)} as bitis,
      to_char(r.kayit_zamani at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as degisme, c.adi as yer, r.durum <> 'B' as "kesinMi",
      concat_ws(' · ', ${ad}, nullif(coalesce((select string_agg(u.adi, ', ' order by h.id) from randevu_hizmet h
        join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id where h.bayi_id = r.bayi_id and h.randevu_id = r.id), ''), '')) as ozet
    from randevu r
    join musteri_ozet m on m.bayi_id = r.bayi_id and m.id = r.musteri_id
    join randevu_basligi c on c.bayi_id = r.bayi_id and c.id = r.randevu_basligi_id
    where r.bayi_id = ${bayiID} and r.silindi is null and r.durum in ('B', 'O', 'G', 'K')
      and r.baslangic >= ${addDays(bugun, -DAYS_BEFORE)}::timestamp and r.baslangic < ${addDays(bugun, DAYS_AFTER + 1)}::timestamp
      and (r.uygulayan_personel_id = ${personelID} or ${isYerOf(personelID)})
    order by r.baslangic, r.id limit ${MOST}`.execute(tx);
  return rows;
}
