import pg from 'pg';
import type { Sample } from './cases.ts';

/** Numbers go out as numbers, which ids of a seeded database fit. */
const BORCLULAR = `
  select musteri_id::int as "musteriID", array_agg(id::int order by id) as "satisIDler" from satis
  where bayi_id = $1 and toplam_tutar > 1000000 group by musteri_id order by musteri_id`;

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
    paketliler: await ids('select musteri_id as id from paket_hak where bayi_id = $1 and seans > 1000 order by id'),
    borclular: (await client.query<Sample['borclular'][number]>(BORCLULAR, [bayiID])).rows,
    hareketliler: await ids('select musteri_id as id from cari_hareket where bayi_id = $1 group by musteri_id having count(*) >= 500 order by musteri_id'),
    gun,
  };
  await client.end();
  return found;
}
