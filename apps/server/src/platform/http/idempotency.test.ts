import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildSutun } from '../../../test/build.ts';
import { useOwnServer, YARIN } from '../../../test/server.ts';

const server = useOwnServer();

it('gives the first answer again to the person who asked, and to nobody else', async () => {
  const bayi = await buildBayi(server);
  const other = await buildPersonel(server, bayi, ['musteriEkle']);
  const create = ({ jeton }: { jeton: string }) =>
    server.send(musteriCalls.create, { body: { musteri: { ad: 'Bir Kez' } } }, { jeton, headers: { 'idempotency-key': 'bir-kez-kaydet' } });
  const first = await create(bayi);
  expect(await create(bayi)).toEqual(first);
  expect(await create(other)).toMatchObject({ status: 409, message: 'tekrarFarkli' });
});

it('gives the first answer again where the first itself stands in the way', async () => {
  const bayi = await buildBayi(server);
  const { id: musteriID } = await buildMusteri(server, bayi);
  const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
  const saat = { randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30' };
  const book = () =>
    server.send(
      randevuCalls.create,
      { body: { ...saat, musteriID, randevuSutunBaslikID } },
      { jeton: bayi.jeton, headers: { 'idempotency-key': 'ayni-saat-iki-kez' } },
    );
  const first = await book();
  expect(first.status).toBe(200);
  expect(await book()).toEqual(first);
});
