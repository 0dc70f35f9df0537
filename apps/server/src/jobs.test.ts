import { musteriCalls } from '@defter/contract/musteri.ts';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { expect, it } from 'vitest';
import { buildBayi, buildMusteri } from '../test/build.ts';
import { useOwnServer } from '../test/server.ts';
import { jobsOf } from './jobs.ts';
import { MODULES } from './modules.ts';
import type { Duties } from './platform/duties.ts';
import { createLogger } from './platform/log.ts';
import { cleanUp } from './platform/jobs/clean-up.ts';
import { startJobs } from './platform/jobs/jobs.ts';

const server = useOwnServer();
const count = async (table: string) => {
  const { rows } = await server.platform.database.pool.query<{ sayi: number }>(`select count(*) as sayi from ${table}`);
  return rows[0]!.sayi;
};

it('forgets what has done its work and keeps what is still used', async () => {
  const { pool } = server.platform.database;
  const bayi = await buildBayi(server);
  await buildBayi(server);
  const save = (key: string) =>
    server.send(musteriCalls.create, { body: { musteri: { id: 0, ad: 'Ayşe' } } }, { jeton: bayi.jeton, headers: { 'idempotency-key': key } });
  await save('anahtar-1');
  await pool.query(`
    begin;
    set local role defter_bakim;
    update tekrar_anahtari set zaman = now() - interval '25 hours';
    commit`);
  await save('anahtar-2');
  await pool.query(`begin; set local role defter_bakim; update tekrar_anahtari set zaman = now() - interval '23 hours' where anahtar = 'anahtar-2'; commit`);
  await pool.query(`
    update oturum set son_kullanma = now() - interval '1 second' where bayi_id <> ${bayi.bayiID};
    insert into dogrulama_kodu (telefon, amac, kod_ozeti, gecerlilik, olusturma)
      select '+905550000000', 'kayit', '', now(), now() - make_interval(days => gun) from generate_series(0, 4) gun;
    insert into giden_mesaj (telefon, mesaj, bayi_id, olusturma) values
      ('+905550000000', 'eski kod', null, now() - interval '3 days'), ('+905550000000', 'yeni kod', null, now()),
      ('+905550000000', 'salonun', ${bayi.bayiID}, now() - interval '3 days');
    insert into taninan_cihaz (bayi_id, personel_id, jeton_ozeti, son_giris)
      select bayi_id, personel_id, convert_to(gun::text, 'UTF8'), now() - make_interval(days => gun) from kimlik, unnest(array[360, 370]) gun where bayi_id = ${bayi.bayiID};
    insert into deneme (anahtar, sayi, pencere_sonu, kilit_sonu) values
      ('eski', 1, now() - interval '1 hour', null), ('kilitli', 9, now() - interval '1 hour', now() + interval '1 hour'),
      ('yeni', 1, now() + interval '1 hour', null)`);

  await cleanUp(server.platform.database, MODULES);
  expect(await count('oturum')).toBe(1);
  expect(await count('dogrulama_kodu')).toBe(2);
  expect(await count(`taninan_cihaz where jeton_ozeti in ('360', '370')`)).toBe(1);
  expect(await count('deneme')).toBe(2);
  expect(await count('giden_mesaj')).toBe(2);
  expect(await server.rows('select anahtar from tekrar_anahtari')).toEqual([{ anahtar: 'anahtar-2' }]);
});

it('forgets the rest where the rows of one table cannot be deleted', async () => {
  const { pool } = server.platform.database;
  await pool.query(`insert into dogrulama_kodu (telefon, amac, kod_ozeti, gecerlilik, olusturma) values ('+905550000001', 'kayit', '', now(), now() - interval '3 days')`);
  await pool.query(`begin; set local role defter_bakim; update tekrar_anahtari set zaman = now() - interval '25 hours'; commit`);
  const broken: Duties = { name: 'bozuk', tables: [], expires: { musteri: sql`1 / 0 = id` } };
  await buildMusteri(server, await buildBayi(server));
  await expect(cleanUp(server.platform.database, [broken, ...MODULES])).rejects.toThrow('musteri: 22012');
  expect(await count(`dogrulama_kodu where telefon = '+905550000001'`)).toBe(0);
  expect(await server.rows('select anahtar from tekrar_anahtari')).toEqual([]);
});

it('deletes no more rows at once than a transaction should lock', async () => {
  const { pool } = server.platform.database;
  await pool.query(`
    create table silinen (sayi bigint);
    create function silineni_say() returns trigger language plpgsql as 'begin insert into silinen select count(*) from giden; return null; end';
    create trigger silinen after delete on dogrulama_kodu referencing old table as giden for each statement execute function silineni_say();
    insert into dogrulama_kodu (telefon, amac, kod_ozeti, gecerlilik, olusturma)
      select '+905550000002', 'kayit', '', now(), now() - interval '3 days' from generate_series(1, 20001)`);
  await cleanUp(server.platform.database, []);
  const { rows } = await pool.query<{ sayi: number }>('select sayi from silinen order by sayi desc');
  await pool.query('drop trigger silinen on dogrulama_kodu; drop function silineni_say; drop table silinen');
  expect(rows).toEqual([{ sayi: 10_000 }, { sayi: 10_000 }, { sayi: 1 }]);
});

it('has every job in the queue of the database, at its hour of the desk', async () => {
  const { pool } = server.platform.database;
  const url = pool.options.connectionString!;
  const log = createLogger({ logLevel: 'silent' });
  const jobs = jobsOf(server.platform, log);
  for (const _server of [1, 2]) {
    const running = await startJobs(jobs, { url, log });
    await running.stop();
  }
  const { rows } = await pool.query('select name, cron, timezone from pgboss.schedule order by name');
  const expected = jobs.map(({ name, cron }) => ({ name, cron, timezone: 'Europe/Istanbul' }));
  expect(rows).toEqual(expected.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
});

it('logs what a job failed with, under its name', async () => {
  const url = server.platform.database.pool.options.connectionString!;
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'error' }, { write: (line) => lines.push(line) });
  const boss = await new PgBoss(url).start();
  await boss.createQueue('deneme-hatasi');
  await boss.send('deneme-hatasi');
  await boss.stop();
  const running = await startJobs([{ name: 'deneme-hatasi', cron: '0 0 1 1 *', run: () => Promise.reject(new Error('the disk has no room')) }], { url, log });
  await expect.poll(() => lines.map((line) => JSON.parse(line) as object), { timeout: 20_000 }).toContainEqual(
    expect.objectContaining({ job: 'deneme-hatasi', err: expect.objectContaining({ message: 'the disk has no room' }) }),
  );
  await running.stop();
});

it('keeps no value of a row in the queue with what failed, and logs an item that failed', async () => {
  const { pool } = server.platform.database;
  const url = pool.options.connectionString!;
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'error' }, { write: (line) => lines.push(line) });
  const boss = await new PgBoss(url).start();
  await boss.createQueue('deneme-degeri');
  await boss.send('deneme-degeri');
  await boss.stop();
  const fail = async () => void (await pool.query(`select 'Ayşe'::int`));
  const running = await startJobs([{ name: 'deneme-degeri', cron: '0 0 1 1 *', run: fail }], { url, log, lines: [{ name: 'deneme-sirasi', find: async () => ['1'], work: fail }] });
  const failures = async () =>
    (await pool.query<{ name: string; message: string }>(`select name, output->>'message' as message from pgboss.job where name in ('deneme-degeri', 'deneme-sirasi') and output is not null order by name`)).rows;
  await expect.poll(failures, { timeout: 20_000 }).toEqual([
    { name: 'deneme-degeri', message: 'error: 22P02' },
    { name: 'deneme-sirasi', message: 'error: 22P02' },
  ]);
  await running.stop();
  expect(lines.join()).not.toContain('Ayşe');
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(expect.objectContaining({ line: 'deneme-sirasi' }));
});

it('gives a queue of an earlier version the time that its job has now', async () => {
  const { pool } = server.platform.database;
  const url = pool.options.connectionString!;
  const log = createLogger({ logLevel: 'silent' });
  for (const mostSeconds of [undefined, 7200]) {
    const running = await startJobs([{ name: 'deneme-suresi', cron: '0 0 1 1 *', run: async () => {}, mostSeconds }], { url, log });
    await running.stop();
  }
  const { rows } = await pool.query(`select expire_seconds from pgboss.queue where name = 'deneme-suresi'`);
  expect(rows).toEqual([{ expire_seconds: 7200 }]);
});

it('does what comes later while an item takes long', async () => {
  const url = server.platform.database.pool.options.connectionString!;
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const keys = ['uzun'];
  const begun: string[] = [];
  const work = async (key: string) => {
    begun.push(key);
    if (key === 'uzun') await mayEnd;
  };
  const running = await startJobs([], { url, log: createLogger({ logLevel: 'silent' }), lines: [{ name: 'deneme-uzun', find: async () => keys, work }] });
  await expect.poll(() => begun, { timeout: 20_000 }).toEqual(['uzun']);
  keys.push('kisa');
  running.wake('deneme-uzun');
  await expect.poll(() => begun, { timeout: 20_000 }).toContain('kisa');
  expect(begun.filter((key) => key === 'uzun')).toHaveLength(1);
  end();
  await running.stop();
});
