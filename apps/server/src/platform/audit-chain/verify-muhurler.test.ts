import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildBayi, buildMusteri, type TestBayi } from '../../../test/build.ts';
import { useOwnServer } from '../../../test/server.ts';
import { seal } from './start-sealing.ts';
import { verifyMuhurler } from './verify-muhurler.ts';

const server = useOwnServer();
let client: pg.Client;
let bayi: TestBayi;
let id: number;

beforeEach(async () => {
  client = new pg.Client({ connectionString: server.platform.database.pool.options.connectionString! });
  await client.connect();
  await client.query('set role defter_bakim');
  bayi = await buildBayi(server);
  await buildMusteri(server, bayi);
  await seal({ database: server.platform.database, dataDir: server.platform.config.dataDir });
  const { id: sayimID } = await server.send(gunSonuCalls.say, { body: { adetler: [] } }, { jeton: bayi.jeton });
  ({ id } = await server.send(gunSonuCalls.kapat, { body: { sayimID } }, { jeton: bayi.jeton }));
});
afterEach(() => client.end());

const verify = async () => (await verifyMuhurler(client)).bozuklar.filter(({ bayiID }) => bayiID === bayi.bayiID).map(({ neden }) => neden);
const change = (text: string) => client.query(text, [id]);

it('holds for a day that nobody touched, and after it was opened again', async () => {
  expect(await verify()).toEqual([]);
  await server.send(gunSonuCalls.ac, { body: { id, neden: 'Gider unutulmuş' } }, { jeton: bayi.jeton });
  expect(await verify()).toEqual([]);
});

it('finds a page that was changed, one that was sealed anew, and a log with another end', async () => {
  await change('update gun_sonu set fark_nedeni = \'başka\' where id = $1');
  expect(await verify()).toEqual(['sayfasiDegismis']);
  await change('update gun_sonu g set muhur = gun_sonu_muhru(g) where id = $1');
  expect(await verify()).toEqual(['gunlukteYok']);
  await change("update gun_sonu g set zincir_ozet = sha256('x'), zincir_sira = greatest(zincir_sira, 1) where id = $1");
  await change('update gun_sonu g set muhur = gun_sonu_muhru(g) where id = $1');
  expect(await verify()).toEqual(['zinciriTutmuyor']);
});
