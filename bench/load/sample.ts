import pg from 'pg';
import type { Sample } from './cases.ts';

/** Reads records of a seeded bayi that the cases ask about. */
export async function readSample(url: string, { bayiID, gun }: { bayiID: number; gun: string }): Promise<Sample> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set role defter_bakim');
  const ids = async (text: string) => (await client.query<{ id: string }>(text, [bayiID])).rows.map(({ id }) => Number(id));
  const found = {
    musteriIDler: await ids('select id from musteri where bayi_id = $1 order by id limit 5000'),
    sutunIDler: await ids('select id from randevu_basligi where bayi_id = $1 order by id'),
    altUrunIDler: await ids('select id from alt_urun where bayi_id = $1 order by id'),
    gun,
  };
  await client.end();
  return found;
}
