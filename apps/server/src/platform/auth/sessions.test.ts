import { expect, it } from 'vitest';
import { buildBayi, buildPersonel } from '../../../test/build.ts';
import { useOwnServer } from '../../../test/server.ts';

const server = useOwnServer();

it('does not keep what was read before a right was taken and arrived after it', async () => {
  const { database, sessions } = server.platform;
  const bayi = await buildBayi(server);
  const { jeton, personelID } = await buildPersonel(server, bayi, ['musteriSil']);
  const { system } = database;
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  database.system = async (work) => {
    const answer = await system(work);
    read();
    await taken;
    return answer;
  };
  const late = sessions.find(jeton);
  await isRead;
  database.system = system;
  await server.house(`update personel set yetkiler = '{}' where id = $1`, [personelID]);
  sessions.forget(bayi.bayiID, ['personel']);
  take();
  expect([...(await late)!.yetkiler]).toEqual(['musteriSil']);
  expect([...(await sessions.find(jeton))!.yetkiler]).toEqual([]);
});
