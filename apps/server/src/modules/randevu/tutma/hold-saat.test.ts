import { setImmediate } from 'node:timers/promises';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildSutun } from '../../../../test/build.ts';
import { useServer, YARIN } from '../../../../test/server.ts';
import { holdSaat, lockTutmalar } from './hold-saat.ts';

const server = useServer();

it('keeps a time from a desk that asks for it in the same moment', async () => {
  const bayi = await buildBayi(server);
  const { id: sutunID } = await buildSutun(server, bayi);
  const desk = { randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30', musteriID: (await buildMusteri(server, bayi)).id, randevuSutunBaslikID: sutunID };
  const [held, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = server.platform.database.write({ bayiID: bayi.bayiID }, async (tx) => {
    await lockTutmalar(tx);
    await holdSaat(tx, { jetonOzeti: Buffer.from('a'), soranOzeti: Buffer.from('b'), sutunIDler: [sutunID], baslangic: `${YARIN} 10:00`, bitis: `${YARIN} 10:30` });
    held.resolve();
    await commit.promise;
  });
  await held.promise;
  let isBooked = false;
  const booking = server.send(randevuCalls.create, { body: desk }, { jeton: bayi.jeton }).finally(() => (isBooked = true));
  const isWaiting = async () => (await server.rows(`select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`)).length > 0;
  while (!isBooked && !(await isWaiting())) await setImmediate();
  commit.resolve();
  await holding;
  expect(await booking).toMatchObject({ status: 409, alanlar: { baslangicSaat: 'saatTutuluyor' } });
  const { liste } = await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } }, { jeton: bayi.jeton });
  expect(liste).toEqual([]);
});
