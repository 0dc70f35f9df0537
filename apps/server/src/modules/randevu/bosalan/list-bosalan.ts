import { toDakika } from '@defter/rules/saat.ts';
import { addDays, type Tarih } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Oturum } from '../../../platform/auth/oturum.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { timeOfEnd } from '../../../platform/db/time-of-end.ts';
import { isAcikYer } from '../bos-saat/find-bos-saatler.ts';
import { loadBosVerisi } from '../bos-saat/load-bos-verisi.ts';

/** How far ahead a time may lie that is worth a call, and how many are told. */
const GUN = 31;
const EN_COK = 20;

export type Bosalan = { randevuSutunBaslikID: number; sutunAdi: string; randevuTarihi: Tarih; baslangicSaat: string; bitisSaat: string };

/** The times that somebody has left within the last day and that could still be given, the next one first. */
export async function listBosalan(tx: Tx, { oturum, clock }: { oturum: Oturum; clock: Clock }): Promise<Bosalan[]> {
  const { rows } = await sql<Bosalan>`
    select distinct b.randevu_basligi_id as "randevuSutunBaslikID", c.adi as "sutunAdi", b.baslangic::date as "randevuTarihi",
      to_char(b.baslangic, 'HH24:MI') as "baslangicSaat", ${timeOfEnd(sql`b.baslangic`, sql`b.bitis`)} as "bitisSaat"
    from bosalan_yer b
    join randevu_basligi c on c.bayi_id = b.bayi_id and c.id = b.randevu_basligi_id and c.randevuda_goster
    left join personel_ozet p on p.bayi_id = c.bayi_id and p.id = c.personel_id
    where b.zaman > now() - interval '1 day' and b.baslangic > ${clock.wallClock()}::timestamp and b.baslangic < ${addDays(clock.today(), GUN)}::timestamp
      and coalesce(p.calisiyor_mu, true)
      and not exists (select from randevu_yer y where y.bayi_id = b.bayi_id and y.randevu_basligi_id = b.randevu_basligi_id and y.tutar
        and tsrange(y.baslangic, y.bitis) && tsrange(b.baslangic, b.bitis))
    order by "randevuTarihi", "baslangicSaat", "randevuSutunBaslikID", "bitisSaat" desc`.execute(tx);
  if (rows.length === 0) return [];
  const veri = await loadBosVerisi(tx, { ilk: rows[0]!.randevuTarihi, son: rows.at(-1)!.randevuTarihi, hizmetIDler: [], randevuID: null });
  const vardiyaDisi = oturum.yetkiler.has('vardiyaKullan');
  const acik = rows.filter((yer) => isAcikYer(veri, { sutunID: yer.randevuSutunBaslikID, tarih: yer.randevuTarihi, ...araliginOf(yer) }, vardiyaDisi));
  return acik.filter((yer) => !acik.some((baska) => baska !== yer && isWithin(yer, baska))).slice(0, EN_COK);
}

const araliginOf = ({ baslangicSaat, bitisSaat }: Bosalan) => ({ baslangic: toDakika(baslangicSaat), bitis: toDakika(bitisSaat) });

/** An hour that was left after half of it had been left before is one time. */
const isWithin = (yer: Bosalan, baska: Bosalan): boolean =>
  yer.randevuSutunBaslikID === baska.randevuSutunBaslikID && yer.randevuTarihi === baska.randevuTarihi && yer.baslangicSaat >= baska.baslangicSaat && yer.bitisSaat <= baska.bitisSaat;
