import { addDays, startOfWeek, type Tarih } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { followVardiyalar } from '../ayar/ilk-ayarlar.ts';
import { BOLUNMUS_SABLONLAR, vardiyalarOf } from './demo-calisma.ts';

/** The weeks in which the demo has bookings, and one more to plan. */
const GERI_GUN = 35;
const GUN = 63;

/** Plans nine weeks of shifts for the demo's team. The calendar follows them. */
export async function insertDemoVardiyalar(tx: Tx, personelIDler: readonly number[], bugun: Tarih): Promise<void> {
  await tx.insertInto('vardiya_sablon').values([...BOLUNMUS_SABLONLAR]).execute();
  const ilk = addDays(startOfWeek(bugun), -GERI_GUN);
  const gunler = Array.from({ length: GUN }, (_, n) => addDays(ilk, n)).flatMap((tarih) =>
    personelIDler.flatMap((personelID, kisi) => vardiyalarOf(kisi, tarih).map(({ sablonAdi }) => ({ personelID, tarih, sablonAdi }))),
  );
  await sql`
    insert into vardiya (personel_id, tarih, vardiya_sablon_id, baslangic, bitis)
    select g."personelID", g.tarih, s.id, g.tarih + s.baslangic_saati, g.tarih + s.bitis_saati
    from json_to_recordset(${JSON.stringify(gunler)}::json) g ("personelID" bigint, tarih date, "sablonAdi" text)
    join vardiya_sablon s on s.sablon_adi = g."sablonAdi"`.execute(tx);
  await followVardiyalar(tx, true);
}
