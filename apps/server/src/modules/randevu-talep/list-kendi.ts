import type { SayfaTalebi } from '@defter/contract/sayfa.ts';
import { SAYFA_TALEP_DURUMLARI } from '@defter/rules/randevu-talep.ts';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { timeOfEnd } from '../../platform/db/time-of-end.ts';
import { isOneriDolu } from './answer-oneri.ts';

/** More than anybody waits for. */
const EN_COK = 50;

type Kimin = { bayiID: number; musteriID: number };

/** What a customer has asked for and is not booked, soonest first, while its time or the offered one is still ahead. Offers are tried out, so it needs to write. */
export async function listKendiTalepleri(tx: Tx, { bayiID, musteriID }: Kimin, clock: Clock): Promise<SayfaTalebi[]> {
  const talepler = await readKendiTalepleri(tx, musteriID, clock.wallClock());
  for (const { id, oneri } of talepler) if (oneri) oneri.doluMu = await isOneriDolu(tx, { id, bayiID, musteriID, tarih: oneri.tarih, saat: oneri.baslangicSaat }, clock);
  return talepler;
}

/** @param simdi `YYYY-MM-DD HH:mm:ss` */
async function readKendiTalepleri(tx: Tx, musteriID: number, simdi: string): Promise<SayfaTalebi[]> {
  const { rows } = await sql<SayfaTalebi>`
    select t.id, t.durum, t.baslangic::date as tarih, to_char(t.baslangic, 'HH24:MI') as "baslangicSaat", ${timeOfEnd(sql`t.baslangic`, sql`t.bitis`)} as "bitisSaat",
      array(select u.adi from randevu_talebi_hizmet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
        where h.bayi_id = t.bayi_id and h.randevu_talebi_id = t.id order by h.sira) as hizmetler,
      nullif(concat_ws(' ', p.ad, p.soyad), '') as "personelAdi", case when t.durum <> 'reddedildi' then ${kurusOf(sql<number | null>`t.istenen_kapora`)} end as kapora,
      case when t.durum = 'onerildi' and t.oneri_baslangic >= ${simdi}::timestamp then json_build_object('tarih', t.oneri_baslangic::date,
        'baslangicSaat', to_char(t.oneri_baslangic, 'HH24:MI'), 'bitisSaat', ${timeOfEnd(sql`t.oneri_baslangic`, sql`t.oneri_bitis`)},
        'personelAdi', (select concat_ws(' ', q.ad, q.soyad) from personel_ozet q where q.bayi_id = t.bayi_id and q.id = coalesce(t.oneri_personel_id, b.personel_id)), 'doluMu', false) end as oneri
    from randevu_talebi t
    left join personel_ozet p on p.bayi_id = t.bayi_id and p.id = t.uygulayan_personel_id
    left join randevu_basligi_ozet b on b.bayi_id = t.bayi_id and b.id = t.oneri_basligi_id
    where t.musteri_id = ${musteriID} and t.durum = any(${[...SAYFA_TALEP_DURUMLARI]}::text[])
      and (t.baslangic >= ${simdi}::timestamp or (t.durum = 'onerildi' and t.oneri_baslangic >= ${simdi}::timestamp))
    order by t.baslangic, t.id limit ${EN_COK}`.execute(tx);
  return rows;
}

/** How many requests of a customer wait for an answer. */
export async function countAcikTalepler(tx: Tx, musteriID: number): Promise<number> {
  const { rows } = await sql<{ sayi: number }>`select count(*) as sayi from randevu_talebi where musteri_id = ${musteriID} and durum in ('yeni', 'onerildi')`.execute(tx);
  return rows[0]!.sayi;
}
