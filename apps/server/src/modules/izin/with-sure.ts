import { hasSure, type izinCalls } from '@defter/contract/izin.ts';
import type { BodyOf } from '@defter/contract/call.ts';
import { type SaatAraligi, toDakika, toSaat } from '@defter/rules/saat.ts';
import { addDays, weekday } from '@defter/rules/tarih.ts';
import { startOfDay, toAnAraligi, type ZamanAraligi } from '@defter/rules/vardiya.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

type Istenen = BodyOf<typeof izinCalls.create>;
/** A leave that says on which day somebody comes back. */
export type Kayit = Istenen & { gelisTarihi: string };

const MINUTES_OF_DAY = 24 * 60;

/**
 * A leave whose length was sent as days and hours in place of a time of coming back (spec 2§3.5). Whole days are days off; hours,
 * and half a day, are taken from the time of leaving, or from the beginning of work on the day of coming back.
 */
export async function withSure(tx: Tx, istenen: Istenen): Promise<Kayit> {
  const { gun, saat, cikisTarihi, gelisSaati } = istenen;
  const tamGun = Math.floor(gun ?? 0);
  const afterGun = addDays(cikisTarihi, tamGun);
  const kayit = { ...istenen, gelisTarihi: istenen.gelisTarihi ?? afterGun };
  if (gelisSaati !== null || !hasSure(kayit)) return kayit;
  const gelisTarihi = kayit.gelisTarihi === cikisTarihi ? afterGun : kayit.gelisTarihi;
  const calisma = await findCalisma(tx, kayit.personelID, gelisTarihi);
  const yarim = ((gun ?? 0) - tamGun) * calisma.reduce((sum, { baslangic, bitis }) => sum + bitis - baslangic, 0);
  const saatler = (saat ?? 0) * 60;
  if (Math.round(yarim + saatler) === 0) return { ...kayit, gelisTarihi };
  const isOneDay = gelisTarihi === cikisTarihi;
  const baslangic = isOneDay && kayit.cikisSaati !== null ? toDakika(kayit.cikisSaati) : calisma[0]!.baslangic;
  const cikisSaati = isOneDay ? toSaat(baslangic) : kayit.cikisSaati;
  const bitis = Math.round(endOfWork(calisma, baslangic, yarim) + saatler);
  return { ...kayit, cikisSaati, gelisTarihi: addDays(gelisTarihi, Math.floor(bitis / MINUTES_OF_DAY)), gelisSaati: toSaat(bitis % MINUTES_OF_DAY) };
}

/** The minute by which so much is worked from a minute on; the time between shifts is no work. */
function endOfWork(calisma: readonly SaatAraligi[], from: number, dakika: number): number {
  let left = dakika;
  let end = from;
  for (const { baslangic, bitis } of calisma) {
    const start = Math.max(baslangic, from);
    if (left === 0 || start >= bitis) continue;
    end = Math.min(bitis, start + left);
    left -= end - start;
  }
  return end + left;
}

type Row = { acilis: string; kapanis: string; gun: { acilis: string; kapanis: string } | null; vardiyalar: ZamanAraligi[] };

/** When somebody works on a day: in their shifts, which may run over midnight, else in the hours of its weekday; minutes of the day. */
async function findCalisma(tx: Tx, personelID: number, tarih: string): Promise<SaatAraligi[]> {
  const { rows } = await sql<Row>`
    select to_char(a.baslangic_saati, 'HH24:MI') as acilis, to_char(a.bitis_saati, 'HH24:MI') as kapanis,
      (select json_build_object('acilis', to_char(c.baslangic, 'HH24:MI'), 'kapanis', to_char(c.bitis, 'HH24:MI')) from calisma_saati_ozet c where c.gun = ${weekday(tarih)} and c.baslangic <> c.bitis) as gun,
      (select coalesce(json_agg(json_build_object('baslangic', to_char(v.baslangic, 'YYYY-MM-DD HH24:MI'), 'bitis', to_char(v.bitis, 'YYYY-MM-DD HH24:MI')) order by v.baslangic), '[]')
        from vardiya_ozet v where v.personel_id = ${personelID} and v.tarih = ${tarih}::date and v.baslangic < v.bitis) as vardiyalar
    from randevu_ayari_ozet a`.execute(tx);
  const { gun, vardiyalar, ...hergun } = rows[0]!;
  const { acilis, kapanis } = gun ?? hergun;
  if (vardiyalar.length === 0) return [{ baslangic: toDakika(acilis), bitis: toDakika(kapanis) }];
  const midnight = startOfDay(tarih);
  return vardiyalar.map(toAnAraligi).map(({ baslangic, bitis }) => ({ baslangic: baslangic - midnight, bitis: bitis - midnight }));
}
