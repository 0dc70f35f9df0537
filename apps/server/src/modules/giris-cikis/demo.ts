import { toSaat } from '@defter/rules/saat.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { acikSaatlerOf, type DemoIzin } from '../vardiya/demo-calisma.ts';
import type { Random } from '../../platform/random.ts';

const GERI_GUN = 7;
type Dunya = { random: Random; personelIDler: readonly number[]; izinler: readonly DemoIzin[]; simdi: string };

/** A week of comings and goings of the demo's team, up to now: mostly in time, one or the other a little late. */
export async function insertDemoGirisCikis(tx: Tx, { random, personelIDler, izinler, simdi }: Dunya): Promise<void> {
  const bugun = simdi.slice(0, 10);
  const kayitlar = Array.from({ length: GERI_GUN + 1 }, (_, n) => addDays(bugun, n - GERI_GUN)).flatMap((tarih) =>
    personelIDler.flatMap((personelID, kisi) =>
      acikSaatlerOf(kisi, tarih, izinler).flatMap(({ baslangic, bitis }) => [
        { personelID, tip: 'G', zaman: `${tarih} ${toSaat(baslangic + (random.next() < 0.2 ? 5 + random.int(15) : -random.int(10)))}` },
        { personelID, tip: 'C', zaman: `${tarih} ${toSaat(bitis + random.int(12))}` },
      ]),
    ),
  );
  await sql`
    insert into personel_giris_cikis (personel_id, zaman, islem_tipi)
    select k."personelID", k.zaman, k.tip from json_to_recordset(${JSON.stringify(kayitlar)}::json) k ("personelID" bigint, zaman timestamp, tip text)
    where k.zaman <= ${simdi}::timestamp`.execute(tx);
}
