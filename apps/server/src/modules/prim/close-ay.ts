import type { primCalls } from '@defter/contract/prim.ts';
import { sum } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import { liraOf } from '../../platform/db/lira.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { insertPrimler } from '../personel/cari/insert-primler.ts';
import { type Ay, isTooOld, lockPrim, readAy, siradakiAy } from './donem.ts';
import { sumByPersonel } from './get-ay.ts';
import { readSatirlar, type Satir } from './read-satirlar.ts';

/**
 * Closes a month: its lines are kept, and each colleague's sum becomes one entry of their account, today. Of two who close at
 * once the second is told that it is closed.
 */
export async function closeAy({ tx, body, oturum, clock, degisim }: Context<typeof primCalls.kapat>) {
  lockPrim(tx);
  const ay = await readAy(tx, body.ay);
  checkAy(ay, clock.today());
  const satirlar = await readSatirlar(tx, ay);
  const kisiler = sumByPersonel(satirlar);
  const prim = sum(kisiler.map((kisi) => kisi.prim));
  const { id } = await tx.insertInto('prim_donemi').values({ ay: ay.bas, kapatan_personel_id: oturum.personelID }).returning('id').executeTakeFirstOrThrow();
  await Promise.all([
    insertHakedis(tx, id, satirlar),
    insertPrimler(tx, { ay: ay.bas, tarih: clock.today(), yapanID: oturum.personelID, primler: kisiler }),
  ]);
  degisim(null, { ay: ay.bas, prim });
  return { id, ay: ay.bas, prim };
}

function checkAy(ay: Ay, bugun: string): void {
  const { bas, son, donem, kapanmislar } = ay;
  if (donem !== null || (kapanmislar.ilk !== null && bas < kapanmislar.ilk)) throw refusalAt('ay', 'primAyiKapali');
  if (son >= bugun) throw refusalAt('ay', 'primAyiBitmedi');
  if (isTooOld(ay, bugun)) throw refusalAt('ay', 'primAyiEski');
  if ((siradakiAy(kapanmislar) ?? bas) !== bas) throw refusalAt('ay', 'primAySirasi');
}

async function insertHakedis(tx: Tx, donemID: number, satirlar: readonly Satir[]): Promise<void> {
  const rows = satirlar.map((satir) => ({ ...satir, esas: liraOf(satir.esas), prim: liraOf(satir.prim) }));
  await sql`
    insert into prim_hakedis (donem_id, personel_id, kural_id, satis_id, satis_icerik_id, adi, tarih, esas, prim)
    select ${donemID}::bigint, y."personelID", y."kuralID", y."satisID", y."satirID", y.adi, y.tarih, y.esas, y.prim
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as y ("personelID" bigint, "kuralID" bigint, "satisID" bigint, "satirID" bigint, adi text, tarih date, esas numeric, prim numeric)`.execute(tx);
}
