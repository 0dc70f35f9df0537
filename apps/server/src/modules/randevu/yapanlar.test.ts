import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let altUrunID: number;
let yapan: number;
let baskasi: number;
beforeAll(async () => {
  bayi = await buildBayi(server);
  ({ id: musteriID } = await buildMusteri(server, bayi));
  ({ personelID: yapan } = await buildPersonel(server, bayi));
  ({ personelID: baskasi } = await buildPersonel(server, bayi));
});
beforeEach(async () => {
  ({ id: altUrunID } = await buildAltUrun(server, bayi));
});

const limit = (personelIDler: number[], sutunIDler: number[] = []) =>
  server.send(altUrunCalls.saveYapanlar, { body: { altUrunID, personelIDler, sutunIDler } }, { jeton: bayi.jeton });
const bodyOf = (randevuSutunBaslikID: number, uygulayanPersonelID: number | null) => ({
  musteriID,
  randevuSutunBaslikID,
  uygulayanPersonelID,
  randevuTarihi: YARIN,
  baslangicSaat: '12:00',
  bitisSaat: '12:30',
  randevuHizmet: [{ altUrunID }],
});
const book = async (uygulayanPersonelID: number | null, sutunID?: number) =>
  server.send(randevuCalls.create, { body: bodyOf(sutunID ?? (await buildSutun(server, bayi)).id, uygulayanPersonelID) }, { jeton: bayi.jeton });

describe('a service that some perform', () => {
  it('is booked with them, and with nobody named', async () => {
    await limit([yapan]);
    expect((await book(yapan)).status).toBe(200);
    expect((await book(null)).status).toBe(200);
  });

  it('is booked with no other, by name or by column', async () => {
    await limit([yapan]);
    expect(await book(baskasi)).toMatchObject({ status: 422, message: 'personelYapmiyor', alanlar: { uygulayanPersonelID: 'personelYapmiyor' } });
    const { id: sutunID } = await buildSutun(server, bayi, { personelID: baskasi });
    expect(await book(null, sutunID)).toMatchObject({ status: 422, message: 'personelYapmiyor' });
  });

  it('is anybody\'s again when nobody is named any more', async () => {
    await limit([yapan]);
    await limit([]);
    expect((await book(baskasi)).status).toBe(200);
  });
});

describe('a service that is given in some columns', () => {
  it('is booked there and nowhere else', async () => {
    const { id: oda } = await buildSutun(server, bayi);
    await limit([], [oda]);
    expect((await book(null, oda)).status).toBe(200);
    expect(await book(null)).toMatchObject({ status: 422, message: 'sutundaYapilmiyor', alanlar: { randevuSutunBaslikID: 'sutundaYapilmiyor' } });
  });

  it('is not dragged elsewhere, though a drag names no services', async () => {
    const { id: oda } = await buildSutun(server, bayi);
    await limit([], [oda]);
    const { id: _id, ...randevu } = await buildRandevu(server, bayi, { musteriID, randevuSutunBaslikID: oda, altUrunIDler: [altUrunID] });
    const drag = async (randevuSutunBaslikID: number) =>
      server.send(
        randevuCalls.update,
        { body: { ...randevu, id: _id, surum: 1, randevuSutunBaslikID, baslangicSaat: '15:00', bitisSaat: '15:30' } },
        { jeton: bayi.jeton },
      );
    expect(await drag((await buildSutun(server, bayi)).id)).toMatchObject({ status: 422, message: 'sutundaYapilmiyor' });
    expect((await drag(oda)).status).toBe(200);
  });

  it('stays where it was booked before the limit was set', async () => {
    const { id: eskiOda } = await buildSutun(server, bayi);
    const { id, ...randevu } = await buildRandevu(server, bayi, {
      musteriID,
      randevuSutunBaslikID: eskiOda,
      uygulayanPersonelID: baskasi,
      altUrunIDler: [altUrunID],
    });
    await limit([yapan], [(await buildSutun(server, bayi)).id]);
    const body = { ...randevu, id, surum: 1, uygulayanPersonelID: baskasi, randevuHizmet: [{ altUrunID }], baslangicSaat: '16:00', bitisSaat: '16:30' };
    expect((await server.send(randevuCalls.update, { body }, { jeton: bayi.jeton })).status).toBe(200);
  });
});

it('what the place needs before and after is told beside the length of a service', async () => {
  await server.rows('update alt_urun set tampon_once = 10, tampon_sonra = 5, urun_sure = 30 where id = $1', [altUrunID]);
  const { id } = await buildRandevu(server, bayi, { altUrunIDler: [altUrunID] });
  expect((await server.send(randevuCalls.hizmetler, { params: { id } }, { jeton: bayi.jeton })).liste).toMatchObject([{ sure: 30, tamponOnce: 10, tamponSonra: 5 }]);
});
