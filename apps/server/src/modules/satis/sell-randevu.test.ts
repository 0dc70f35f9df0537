import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildPersonel, buildRandevu, type TestBayi } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const sell = (randevuID: number, { jeton } = bayi) => server.send(randevuCalls.satis, { body: { randevuID } }, { jeton });
const getSatis = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton })).satis;
const find = async (id: number) => {
  const query = { baslangicTarihi: YARIN, bitisTarihi: YARIN };
  return (await server.send(randevuCalls.list, { query }, { jeton: bayi.jeton })).liste.find((randevu) => randevu.id === id)!;
};
const buildBooked = async (overrides: Parameters<typeof buildRandevu>[2] = {}) => {
  const kas = await buildAltUrun(server, bayi, { fiyat: 150.5 });
  const cilt = await buildAltUrun(server, bayi, { fiyat: 1200 });
  return buildRandevu(server, bayi, { altUrunIDler: [cilt.id, kas.id], ...overrides });
};

describe('selling an appointment', () => {
  it('opens a sale of its services at the prices of the catalogue, and the customer has come', async () => {
    const randevu = await buildBooked();
    const { id, status } = await sell(randevu.id);
    expect(status).toBe(200);
    expect(await getSatis(id)).toMatchObject({
      randevuID: randevu.id,
      musteri: { id: randevu.musteriID },
      islemde: true,
      toplamTutar: 1350.5,
      alinan: 0,
      icerikler: [{ birimFiyat: 1200 }, { birimFiyat: 150.5 }],
    });
    expect(await find(randevu.id)).toMatchObject({ satisID: id, randevuDurumu: 'G' });
  });

  it('makes one sale of two clicks, and finds it again', async () => {
    const randevu = await buildBooked();
    const answers = await Promise.all([sell(randevu.id), sell(randevu.id), sell(randevu.id)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await sell(randevu.id)).id).toBe(answers[0]!.id);
    const [row] = await server.rows<{ count: string }>('select count(*) from satis where randevu_id = $1', [randevu.id]);
    expect(row?.count).toBe('1');
  });

  it('is possible again after the sale was cancelled', async () => {
    const randevu = await buildBooked();
    const first = await sell(randevu.id);
    const { satisGuid } = await getSatis(first.id);
    await server.send(satisCalls.remove, { body: { satisGuid } }, { jeton: bayi.jeton });
    expect((await find(randevu.id)).satisID).toBeNull();
    expect((await sell(randevu.id)).id).not.toBe(first.id);
  });

  it('begins an empty sale where nothing was booked, which is not finished as it is', async () => {
    const { id } = await sell((await buildRandevu(server, bayi)).id);
    expect(await getSatis(id)).toMatchObject({ islemde: true, icerikler: [], toplamTutar: 0 });
    const finish = (body: object) => server.send(satisCalls.update, { body: { id, islemde: false, ...body } as never }, { jeton: bayi.jeton });
    expect(await finish({})).toMatchObject({ status: 422, alanlar: { icerikler: 'icerikGerekli' } });
    const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
    expect(await finish({ icerikler: [{ altUrunID }] })).toMatchObject({ status: 200, toplamTutar: 100 });
  });

  it('is refused when cancelled, and when closed', async () => {
    const set = async (id: number, ...durumlar: string[]) => {
      for (const randevuDurumu of durumlar) {
        const body = { ...(await find(id)), randevuDurumu };
        await server.send(randevuCalls.update, { body }, { jeton: bayi.jeton });
      }
    };
    const cancelled = await buildBooked();
    await set(cancelled.id, 'I');
    expect(await sell(cancelled.id)).toMatchObject({ status: 409, message: 'durumGecisiYok' });
    const closed = await buildBooked();
    await set(closed.id, 'G', 'K');
    expect(await sell(closed.id)).toMatchObject({ status: 409, message: 'randevuKapali' });
  });

  it('is for those who may, of what they see', async () => {
    const randevu = await buildBooked();
    expect((await sell(randevu.id, await buildPersonel(server, bayi, ['satisEkle']))).status).toBe(403);
    const uzman = await buildPersonel(server, bayi, ['randevuSatis']);
    expect((await sell(randevu.id, uzman)).status).toBe(404);
    expect((await sell(randevu.id, await buildBayi(server))).status).toBe(404);
    const own = await buildBooked({ uygulayanPersonelID: uzman.personelID });
    expect((await sell(own.id, uzman)).status).toBe(200);
  });

  it('keeps the appointment with the customer it was sold to', async () => {
    const randevu = await buildBooked();
    const other = await buildBooked();
    await sell(randevu.id);
    const body = { ...(await find(randevu.id)), musteriID: other.musteriID };
    const reply = await server.send(randevuCalls.update, { body }, { jeton: bayi.jeton });
    expect(reply).toMatchObject({ status: 422, alanlar: { musteriID: 'secimGecersiz' } });
  });
});
