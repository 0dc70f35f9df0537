import { fotografCalls } from '@defter/contract/fotograf.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { encodeEntries, formOf } from '@defter/contract/wire.ts';
import { expect, it, onTestFinished } from 'vitest';
import { removeForgotten } from '../src/platform/files/forget-files.ts';
import { freePort } from '../src/platform/postgres/cluster.ts';
import { buildBayi, buildMusteri, type TestBayi } from './build.ts';
import { buildFotograf, PNG } from './build-kvkk.ts';
import { useOwnServer } from './server.ts';
import { killProcess, startDeskProcess } from './server-process.ts';

const server = useOwnServer();
const filesOf = ({ bayiID }: TestBayi) => server.platform.files.list(bayiID);
const listed = async ({ bayiID }: TestBayi) => (await server.rows<{ anahtar: string }>('select anahtar from silinecek_dosya where bayi_id = $1 order by anahtar', [bayiID])).map(({ anahtar }) => anahtar);

/** Prevents the removal of files, as if the server died before. */
function keepFiles(): () => void {
  const { files } = server.platform;
  const { remove } = files;
  files.remove = () => Promise.reject(new Error('the disk is away'));
  const giveBack = () => {
    files.remove = remove;
  };
  onTestFinished(giveBack);
  return giveBack;
}
const LOCK = 4712;

it('go although the server is killed between the commit and their removal', async () => {
  const bayi = await buildBayi(server);
  const { id: musteriID } = await buildMusteri(server, bayi);
  const { id } = await buildFotograf(server, bayi, { musteriID });
  const kept = await filesOf(bayi);
  expect(kept).toHaveLength(2);
  const { config, clock, database } = server.platform;
  await server.house(`
    do $do$ begin
      create function tut() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock_shared(${LOCK}); return null; end';
      create constraint trigger tut_son after insert on kayit_gunlugu deferrable initially deferred for each row execute function tut();
    end $do$`);
  const port = String(await freePort());
  const desk = await startDeskProcess({ DATABASE_URL: server.url, PORT: port, DATA_DIR: config.dataDir, FILES_URL: config.filesUrl }, clock.now());
  const holder = await database.pool.connect();
  let answer: Promise<unknown> = Promise.resolve();
  try {
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    answer = fetch(`http://127.0.0.1:${port}/api${fotografCalls.remove.path}`, {
      method: 'DELETE', headers: { authorization: `Bearer ${bayi.jeton}` }, body: formOf(encodeEntries({ id })),
    }).catch(() => undefined);
    const waiting = () => server.rows(`select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`);
    await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
  } finally {
    await killProcess(desk);
    await answer;
    holder.release(true);
  }
  // The commit was on its way: the database ends it by itself.
  await expect.poll(() => listed(bayi), { timeout: 20_000 }).toEqual(kept);
  await server.house('drop trigger tut_son on kayit_gunlugu');
  expect(await server.rows('select from fotograf where bayi_id = $1', [bayi.bayiID])).toEqual([]);
  expect(await filesOf(bayi)).toEqual(kept);

  await removeForgotten(server.platform);
  expect(await filesOf(bayi)).toEqual([]);
  expect(await listed(bayi)).toEqual([]);
});

it('go later where the disk did not take it, and no other file does', async () => {
  const bayi = await buildBayi(server);
  const [unutulan, kalan] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
  await buildFotograf(server, bayi, { musteriID: kalan.id });
  // A file that no row names is never removed.
  await server.platform.files.put({ bayiID: bayi.bayiID, kind: 'fotograf', extension: 'jpg', data: PNG });
  const others = await filesOf(bayi);
  await buildFotograf(server, bayi, { musteriID: unutulan.id });
  const giveBack = keepFiles();
  await server.mustSend(kvkkCalls.anonimlestir, { body: { id: unutulan.id } }, bayi);
  expect(await filesOf(bayi)).toHaveLength(5);
  await expect(removeForgotten(server.platform)).rejects.toThrow('files stay behind');
  expect(await listed(bayi)).toHaveLength(2);
  giveBack();
  await removeForgotten(server.platform);
  expect(await filesOf(bayi)).toEqual(others);
  expect(await listed(bayi)).toEqual([]);
});

it('stay where the transaction that forgets them is rolled back', async () => {
  const bayi = await buildBayi(server);
  const { id } = await server.mustSend(kampanyaCalls.create, { body: { kampanyaAdi: 'Yaz', iskonto: 5, tumu: true } }, bayi);
  const upload = () => server.mustSend(kampanyaCalls.saveResim, { body: { id, file: new File([PNG], 'yaz.png') } }, { jeton: bayi.jeton, headers: { 'idempotency-key': 'resim-bir-kez' } });
  const first = await upload();
  expect(await upload()).toEqual(first);
  await removeForgotten(server.platform);
  expect(await filesOf(bayi)).toEqual([first.resimUrl.slice('/api/dosya/'.length)]);
});
