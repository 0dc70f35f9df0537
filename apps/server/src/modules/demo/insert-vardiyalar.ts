import { addDays, startOfWeek, weekday, type Tarih } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

const GUN = 28;
const PAZAR = 7;
/** Templates that every business begins with: morning, noon, the whole day, evening. */
const SABLONLAR = [1, 2, 3, 5];

/** Four weeks of shifts for the demo's team, from this Monday on: nobody on Sundays, and everybody one more day off. */
export async function insertVardiyalar(tx: Tx, personelIDler: readonly number[], bugun: Tarih): Promise<void> {
  const ilk = startOfWeek(bugun);
  const gunler = Array.from({ length: GUN }, (_, n) => addDays(ilk, n)).flatMap((tarih, n) =>
    personelIDler.flatMap((personelID, i) => {
      const isOff = weekday(tarih) === PAZAR || weekday(tarih) === i + 1;
      return isOff ? [] : { personelID, tarih, sablonID: SABLONLAR[(i + Math.floor(n / 7)) % SABLONLAR.length] };
    }),
  );
  await sql`
    insert into vardiya (personel_id, tarih, vardiya_sablon_id, baslangic, bitis)
    select g."personelID", g.tarih, s.id, g.tarih + s.baslangic_saati, g.tarih + s.bitis_saati
    from json_to_recordset(${JSON.stringify(gunler)}::json) g ("personelID" bigint, tarih date, "sablonID" bigint)
    join vardiya_sablon s on s.id = g."sablonID"`.execute(tx);
}
