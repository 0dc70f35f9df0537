import type { puanCalls } from '@defter/contract/puan.ts';
import { toPuan, toYuzdePuan } from '@defter/rules/puan.ts';
import { sql } from 'kysely';
import { logChange } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { lockMusteri } from '../musteri/lock-musteri.ts';

/* Points that are moved by hand (docs/adr/0332). */

/** Loads points, or takes some off. Of two who take off the last ones, the second finds none. */
export async function loadPuan({ tx, body: { musteriID, puan, neden }, oturum, clock, degisim, about }: Context<typeof puanCalls.yukle>) {
  await lockMusteri(tx, musteriID);
  const onceki = await readPuan(tx, musteriID);
  const sonra = add(onceki, puan);
  if (puan < 0 && sonra < 0) throw refusalAt('puan', 'puanYetersiz');
  await sql`
    insert into puan_hareket (musteri_id, tur, puan, tarih, neden, islemi_yapan_personel_id)
    values (${musteriID}, 'yukleme', ${puan}, ${clock.today()}, ${neden}, ${oturum.personelID})`.execute(tx);
  about(musteriID);
  degisim({ puan: onceki }, { puan: sonra, neden });
  return { id: musteriID, puan: sonra };
}

/** Moves points to another customer: one act, told on the cards of both. */
export async function transferPuan({ tx, body: { musteriID, aliciID, puan, neden }, oturum, client, clock, degisim, about }: Context<typeof puanCalls.aktar>) {
  // Locked in the order of the ids, so that two moves in opposite directions never wait for each other.
  for (const id of [musteriID, aliciID].toSorted((a, b) => a - b)) await lockMusteri(tx, id);
  const [onceki, alicida] = await Promise.all([readPuan(tx, musteriID), readPuan(tx, aliciID)]);
  const sonra = add(onceki, -puan);
  if (sonra < 0) throw refusalAt('puan', 'puanYetersiz');
  await sql`
    with veren as (
      insert into puan_hareket (musteri_id, tur, puan, tarih, neden, islemi_yapan_personel_id)
      values (${musteriID}, 'aktarim', ${-puan}, ${clock.today()}, ${neden}, ${oturum.personelID}) returning id
    )
    insert into puan_hareket (musteri_id, tur, puan, tarih, neden, islemi_yapan_personel_id, es_id)
    select ${aliciID}::bigint, 'aktarim', ${puan}, ${clock.today()}::date, ${neden}, ${oturum.personelID}::bigint, id from veren`.execute(tx);
  about(musteriID);
  degisim({ puan: onceki }, { puan: sonra, neden });
  const kayit = { menu: 'musteri', islem: 'guncelleme', nesne: 'puan' } as const;
  logChange({ tx, oturum, client }, kayit, { kayitID: aliciID, before: { puan: alicida }, after: { puan: add(alicida, puan), neden } });
  return { id: musteriID, puan: sonra };
}

const add = (puan: number, fark: number): number => toPuan((toYuzdePuan(puan) + toYuzdePuan(fark)) as ReturnType<typeof toYuzdePuan>);

async function readPuan(tx: Tx, musteriID: number): Promise<number> {
  const { rows } = await sql<{ puan: number }>`select coalesce(sum(puan), 0) as puan from puan_hareket where musteri_id = ${musteriID}`.execute(tx);
  return rows[0]!.puan;
}
