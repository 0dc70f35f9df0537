import { satisCalls } from '@defter/contract/satis.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildSatis, type TestBayi } from '../../../test/build.ts';
import { hesapOf, readHesap } from '../../../test/hesap.ts';
import { useServer } from '../../../test/server.ts';

const NAKIT = 1;
const server = useServer();
let bayi: TestBayi;
let altUrunID: number;
beforeAll(async () => {
  bayi = await buildBayi(server);
  altUrunID = (await buildAltUrun(server, bayi)).id;
});

it('makes one sale of fifty saves with one key, and answers all of them alike', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi);
  const body = { musteriID, icerikler: [{ altUrunID, adet: 2 }], odemeler: [{ odemeSekliID: NAKIT, tutar: 150 }] };
  const options = { jeton: bayi.jeton, headers: { 'idempotency-key': 'ayni-satis-bir-kez' } };
  const replies = await Promise.all(Array.from({ length: 50 }, () => server.send(satisCalls.create, { body }, options)));
  expect(replies[0]).toMatchObject({ status: 200, toplamTutar: 200, kalan: 50 });
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(200_00, 150_00));
});

it('lets one of twenty who save the same version win, and tells the others', async () => {
  const own = await buildBayi(server);
  const { id: urun } = await buildAltUrun(server, own);
  const { id, musteriID } = await buildSatis(server, own, { altUrunID: urun });
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => {
      const body = { id, surum: 1, musteriID, icerikler: [{ altUrunID: urun, adet: i + 2 }], odemeler: [{ odemeSekliID: NAKIT, tutar: i + 1 }] };
      return server.send(satisCalls.update, { body }, { jeton: own.jeton });
    }),
  );
  const winner = replies.findIndex(({ status }) => status === 200);
  expect(replies.filter(({ message }) => message === 'kayitDegismis')).toHaveLength(19);
  expect(await readHesap(server, own.bayiID)).toEqual(hesapOf((winner + 2) * 100_00, (winner + 1) * 100));
});

it('keeps the accounts right when a sale is changed and cancelled at once', async () => {
  const own = await buildBayi(server);
  const { id: urun } = await buildAltUrun(server, own);
  for (let round = 0; round < 10; round += 1) {
    const { id, satisGuid, musteriID } = await buildSatis(server, own, { altUrunID: urun });
    const body = { id, surum: 1, musteriID, icerikler: [{ altUrunID: urun, adet: 3 }], odemeler: [{ odemeSekliID: NAKIT, tutar: 70 }] };
    const [, iptal] = await Promise.all([
      server.send(satisCalls.update, { body }, { jeton: own.jeton }),
      server.send(satisCalls.remove, { body: { satisGuid } }, { jeton: own.jeton }),
    ]);
    expect(iptal.status).toBe(200);
  }
  expect(await readHesap(server, own.bayiID)).toEqual(hesapOf(0, 0));
});
