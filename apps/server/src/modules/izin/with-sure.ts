import type { izinCalls } from '@defter/contract/izin.ts';
import type { BodyOf } from '@defter/contract/call.ts';
import { type SaatAraligi, toDakika, toSaat } from '@defter/rules/saat.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

type Kayit = BodyOf<typeof izinCalls.create>;

const GECE_YARISI = 24 * 60;

/**
 * A leave whose length was sent as days and hours in place of a time of coming back (spec 2§3.5). Whole days are days off; hours,
 * and half a day, are taken from the time of leaving, or from the beginning of work on the day of coming back.
 */
export async function withSure(tx: Tx, kayit: Kayit): Promise<Kayit> {
  const { gun, saat, cikisTarihi, gelisSaati } = kayit;
  if (gelisSaati !== null || (gun ?? 0) + (saat ?? 0) === 0) return kayit;
  const tamGun = Math.floor(gun ?? 0);
  const gelisTarihi = kayit.gelisTarihi === cikisTarihi ? addDays(cikisTarihi, tamGun) : kayit.gelisTarihi;
  const calisma = await findCalisma(tx, kayit.personelID, gelisTarihi);
  const dakika = Math.round((saat ?? 0) * 60 + ((gun ?? 0) - tamGun) * (calisma.bitis - calisma.baslangic));
  if (dakika === 0) return { ...kayit, gelisTarihi };
  const isOneDay = gelisTarihi === cikisTarihi;
  const baslangic = isOneDay && kayit.cikisSaati !== null ? toDakika(kayit.cikisSaati) : calisma.baslangic;
  const cikisSaati = isOneDay ? toSaat(baslangic) : kayit.cikisSaati;
  const bitis = baslangic + dakika;
  if (bitis >= GECE_YARISI) return { ...kayit, cikisSaati, gelisTarihi: addDays(gelisTarihi, 1) };
  return { ...kayit, cikisSaati, gelisTarihi, gelisSaati: toSaat(bitis) };
}

/** When somebody works on a day: in their shifts, else in the hours of the calendar; minutes of the day. */
async function findCalisma(tx: Tx, personelID: number, tarih: string): Promise<SaatAraligi> {
  const { rows } = await sql<{ baslangic: string; bitis: string }>`
    select coalesce(to_char(min(v.baslangic), 'HH24:MI'), to_char(a.baslangic_saati, 'HH24:MI')) as baslangic,
      coalesce(to_char(least(max(v.bitis), ${tarih}::date + time '23:59'), 'HH24:MI'), to_char(a.bitis_saati, 'HH24:MI')) as bitis
    from randevu_ayari_ozet a left join vardiya_ozet v on v.personel_id = ${personelID} and v.tarih = ${tarih}::date
    group by a.baslangic_saati, a.bitis_saati`.execute(tx);
  const { baslangic, bitis } = rows[0]!;
  return { baslangic: toDakika(baslangic), bitis: toDakika(bitis) };
}
