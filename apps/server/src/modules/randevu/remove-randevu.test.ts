import { randevuCalls } from '@defter/contract/randevu.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildPersonel, buildRandevu, type TestBayi } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const remove = (id: number, { jeton } = bayi, silmeNedeni = 'Müşteri vazgeçti') =>
  server.send(randevuCalls.remove, { body: { id, silmeNedeni } }, { jeton });
const finish = (id: number, { jeton } = bayi) => server.send(randevuCalls.kapat, { body: { id } }, { jeton });
const find = async (id: number) => {
  const query = { baslangicTarihi: YARIN, bitisTarihi: YARIN };
  return (await server.send(randevuCalls.list, { query }, { jeton: bayi.jeton })).liste.find((randevu) => randevu.id === id);
};

describe('deleting', () => {
  it('frees the time and keeps the appointment with its reason', async () => {
    const randevu = await buildRandevu(server, bayi);
    expect(await remove(randevu.id)).toMatchObject({ status: 200, id: randevu.id });
    expect(await find(randevu.id)).toBeUndefined();
    const [row] = await server.rows<{ silme_nedeni: string; silindi: Date | null }>(
      'select silme_nedeni, silindi from randevu where id = $1',
      [randevu.id],
    );
    expect(row).toMatchObject({ silme_nedeni: 'Müşteri vazgeçti', silindi: expect.any(Date) });
    const { randevuSutunBaslikID } = randevu;
    expect((await buildRandevu(server, bayi, { randevuSutunBaslikID })).id).toBeGreaterThan(randevu.id);
    expect((await remove(randevu.id)).status).toBe(404);
  });

  it('asks for a reason and for the right', async () => {
    const { id } = await buildRandevu(server, bayi);
    expect(await remove(id, bayi, ' ')).toMatchObject({ status: 422, alanlar: { silmeNedeni: 'zorunluAlan' } });
    const editor = await buildPersonel(server, bayi, ['randevuDuzenle', 'randevuTumunuGor']);
    expect((await remove(id, editor)).status).toBe(403);
    const blind = await buildPersonel(server, bayi, ['randevuSil']);
    expect((await remove(id, blind)).status).toBe(404);
    expect((await remove(id, await buildBayi(server))).status).toBe(404);
    expect(await find(id)).toBeDefined();
  });

  it('is refused for what was sold or closed', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    const sold = await buildRandevu(server, bayi, { altUrunIDler: [altUrunID] });
    await server.send(randevuCalls.satis, { body: { randevuID: sold.id } }, { jeton: bayi.jeton });
    expect(await remove(sold.id)).toMatchObject({ status: 409, message: 'randevudaSatisVar' });
    const closed = await buildRandevu(server, bayi, { randevuDurumu: 'G' });
    await finish(closed.id);
    expect(await remove(closed.id)).toMatchObject({ status: 409, message: 'randevuKapali' });
  });
});

describe('closing', () => {
  it('ends the visit of somebody who came, once', async () => {
    const { id } = await buildRandevu(server, bayi, { randevuDurumu: 'G' });
    expect(await finish(id)).toMatchObject({ status: 200, message: 'randevuKapatildi' });
    expect(await find(id)).toMatchObject({ randevuDurumu: 'K', surum: 2 });
    expect(await finish(id)).toMatchObject({ status: 409, message: 'durumGecisiYok' });
  });

  it('is refused for somebody who did not come, and for others', async () => {
    const { id } = await buildRandevu(server, bayi);
    expect(await finish(id)).toMatchObject({ status: 409, message: 'durumGecisiYok' });
    expect((await finish(id, await buildBayi(server))).status).toBe(404);
  });
});
