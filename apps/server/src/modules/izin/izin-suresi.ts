import { countIzin, ordinaryDays, withoutTatil, type IzinSuresi } from '@defter/rules/izin.ts';
import { type SaatAraligi, toDakika } from '@defter/rules/saat.ts';
import { addDays, startOfWeek } from '@defter/rules/tarih.ts';
import { dayOf, toAnAraligi, type ZamanAraligi } from '@defter/rules/vardiya.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { listTatiller } from '../vardiya/tatiller.ts';

/** Minutes as the wire's hours, to the hundredth. */
export const saatOf = (dakika: number): number => Math.round((dakika / 60) * 100) / 100;

type Row = { acilis: string; kapanis: string; gunler: { gun: number; acilis: string; kapanis: string }[]; vardiyalar: (ZamanAraligi & { tarih: string })[] };

/**
 * What a leave costs somebody: against the shifts of the weeks that are planned, in the others against the opening hours of each
 * weekday, which Sunday has only where they are set; without public holidays.
 */
export async function countIzinOf(tx: Tx, personelID: number, izin: ZamanAraligi): Promise<IzinSuresi> {
  const aralik = toAnAraligi(izin);
  // The shift of the night before may reach into it; a week is planned by any of its days.
  const ilk = startOfWeek(addDays(dayOf(aralik.baslangic), -1));
  const son = addDays(startOfWeek(dayOf(aralik.bitis)), 6);
  const { rows } = await sql<Row>`
    select a.baslangic_saati as acilis, a.bitis_saati as kapanis,
      (select coalesce(json_agg(json_build_object('gun', c.gun, 'acilis', to_char(c.baslangic, 'HH24:MI'), 'kapanis', to_char(c.bitis, 'HH24:MI'))), '[]') from calisma_saati_ozet c) as gunler, (
      select coalesce(json_agg(json_build_object('tarih', v.tarih, 'baslangic', to_char(v.baslangic, 'YYYY-MM-DD HH24:MI'),
        'bitis', to_char(v.bitis, 'YYYY-MM-DD HH24:MI')) order by v.baslangic), '[]')
      from vardiya_ozet v where v.personel_id = ${personelID} and v.tarih between ${ilk}::date and ${son}::date) as vardiyalar
    from randevu_ayari_ozet a`.execute(tx);
  const { gunler, vardiyalar, ...hergun } = rows[0]!;
  const planned = new Set(vardiyalar.map(({ tarih }) => startOfWeek(tarih)));
  const unplanned = ordinaryDays(ilk, son, { hergun: saatlerOf(hergun), gunler: new Map(gunler.map(({ gun, ...saatler }) => [gun, saatlerOf(saatler)])) }).filter(
    ([saatler]) => !planned.has(startOfWeek(dayOf(saatler!.baslangic))),
  );
  const shifts = [...Map.groupBy(vardiyalar, ({ tarih }) => tarih).values()].map((day) => day.map(toAnAraligi));
  return countIzin(aralik, withoutTatil([...shifts, ...unplanned], listTatiller(ilk, addDays(son, 1))));
}

const saatlerOf = ({ acilis, kapanis }: { acilis: string; kapanis: string }): SaatAraligi => ({ baslangic: toDakika(acilis), bitis: toDakika(kapanis) });
