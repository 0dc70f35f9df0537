import { satisCalls } from '@defter/contract/satis.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildSatis, type TestBayi } from '../../../test/build.ts';
import { hesapOf, readHesap } from '../../../test/hesap.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const NAKIT = 1;
const KART = 2;
const DUN = '2026-11-24';
const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const cancel = (satisGuid: string, { jeton }: TestBayi = bayi) => server.send(satisCalls.remove, { body: { satisGuid } }, { jeton });
const get = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton })).satis;

describe('cancelling a sale', () => {
  it('takes everything back, today, and leaves the sale to be seen', async () => {
    const odemeler = [{ odemeSekliID: NAKIT, tutar: 30 }, { odemeSekliID: KART, tutar: 20.5 }];
    const { id, satisGuid } = await buildSatis(server, bayi, { odemeler, tarih: DUN });
    const ilk = await get(id);
    // Once given back, so that there is a reversal already.
    await server.send(satisCalls.iade, { body: { id: ilk.odemeler[0]!.id } }, { jeton: bayi.jeton });
    expect(await cancel(satisGuid)).toMatchObject({ status: 200, message: 'satisIptalEdildi', id });
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(0, 0));
    expect(await get(id)).toMatchObject({ iptalMi: true, islemde: false, toplamTutar: 100, alinan: 0, kalan: 0, odemeler: [] });
    const gunler = await server.rows(
      'select tarih::text, sum(gelir)::float8 as gelir from kasa where bayi_id = $1 group by 1 order by 1',
      [bayi.bayiID],
    );
    expect(gunler).toEqual([
      { tarih: DUN, gelir: 50.5 },
      { tarih: BUGUN, gelir: -50.5 },
    ]);
  });

  it('is done once, and a cancelled sale cannot be changed', async () => {
    const { id, satisGuid, musteriID } = await buildSatis(server, bayi);
    await cancel(satisGuid);
    expect(await cancel(satisGuid)).toMatchObject({ status: 409, message: 'satisIptal' });
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    const body = { id, surum: 2, musteriID, icerikler: [{ altUrunID }] };
    expect(await server.send(satisCalls.update, { body }, { jeton: bayi.jeton })).toMatchObject({ status: 409, message: 'satisIptal' });
  });

  it('is done once when twenty press at the same moment', async () => {
    const own = await buildBayi(server);
    const { satisGuid } = await buildSatis(server, own, { odemeler: [{ odemeSekliID: NAKIT, tutar: 60 }] });
    const replies = await Promise.all(Array.from({ length: 20 }, () => cancel(satisGuid, own)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ message }) => message === 'satisIptal')).toHaveLength(19);
    expect(await readHesap(server, own.bayiID)).toEqual(hesapOf(0, 0));
  });

  it('does not reach into another bayi', async () => {
    const { id, satisGuid } = await buildSatis(server, bayi);
    expect(await cancel(satisGuid, await buildBayi(server))).toMatchObject({ status: 404 });
    expect((await get(id)).iptalMi).toBe(false);
  });
});
