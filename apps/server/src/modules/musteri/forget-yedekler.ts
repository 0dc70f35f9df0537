import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { GERI_ALMA_GUNU } from './birlestirme/yedek.ts';

/** Deletes the data of people that was kept for an undo whose time has passed, and files that were only checked. */
export async function forgetYedekler({ acrossBayis }: Database): Promise<void> {
  await acrossBayis(async (tx) => {
    const old = sql`now() - make_interval(days => ${GERI_ALMA_GUNU})`;
    await sql`update musteri_birlestirme set yedek = null where yedek is not null and zaman < ${old}`.execute(tx);
    await sql`delete from musteri_aktarim_satiri s using musteri_aktarimi a
      where a.bayi_id = s.bayi_id and a.id = s.aktarim_id and a.kayit_zamani < ${old}`.execute(tx);
    await sql`delete from musteri_aktarimi where durum = 'hazir' and kayit_zamani < now() - interval '1 day'`.execute(tx);
  });
}
