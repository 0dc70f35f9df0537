import { musteriCalls } from '@defter/contract/musteri.ts';
import { expect, it } from 'vitest';
import { buildBayi, buildPersonel } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();

it('gives the first answer again to the person who asked, and to nobody else', async () => {
  const bayi = await buildBayi(server);
  const other = await buildPersonel(server, bayi, ['musteriEkle']);
  const create = ({ jeton }: { jeton: string }) =>
    server.send(musteriCalls.create, { body: { musteri: { ad: 'Bir Kez' } } }, { jeton, headers: { 'idempotency-key': 'bir-kez-kaydet' } });
  const first = await create(bayi);
  expect(await create(bayi)).toEqual(first);
  expect(await create(other)).toMatchObject({ status: 409, message: 'tekrarFarkli' });
});
