import { randevuCalls } from '@defter/contract/randevu.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildSutun, type TestBayi } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let sutunID: number;
/** Needs ten minutes before it and a quarter of an hour after it. */
let buhar: number;
/** Needs nothing. */
let kas: number;
beforeAll(async () => {
  bayi = await buildBayi(server);
  ({ id: musteriID } = await buildMusteri(server, bayi));
  ({ id: buhar } = await buildAltUrun(server, bayi, { tamponOnce: 10, tamponSonra: 15 }));
  ({ id: kas } = await buildAltUrun(server, bayi));
});
beforeEach(async () => {
  ({ id: sutunID } = await buildSutun(server, bayi));
});

const bodyOf = (baslangicSaat: string, bitisSaat: string, hizmetler: number[]) => ({
  musteriID,
  randevuSutunBaslikID: sutunID,
  randevuTarihi: YARIN,
  baslangicSaat,
  bitisSaat,
  randevuHizmet: hizmetler.map((altUrunID) => ({ altUrunID })),
});
const book = (baslangic: string, bitis: string, ...hizmetler: number[]) =>
  server.send(randevuCalls.create, { body: bodyOf(baslangic, bitis, hizmetler) }, { jeton: bayi.jeton });
const move = (id: number, surum: number, baslangic: string, bitis: string, hizmetler: number[] | null = null) =>
  server.send(
    randevuCalls.update,
    { body: { ...bodyOf(baslangic, bitis, hizmetler ?? []), id, surum, ...(hizmetler === null && { randevuHizmet: undefined }) } },
    { jeton: bayi.jeton },
  );
const dolu = { status: 409, message: 'ayniSaatteRandevu' };

describe('what a service needs before and after it', () => {
  it('is kept free on both sides of it, to the minute', async () => {
    expect((await book('12:00', '12:30', buhar)).status).toBe(200);
    expect(await book('11:30', '11:55', kas)).toMatchObject(dolu);
    expect(await book('12:40', '13:00', kas)).toMatchObject(dolu);
    expect((await book('11:20', '11:50', kas)).status).toBe(200);
    expect((await book('12:45', '13:00', kas)).status).toBe(200);
  });

  it('counts as well when it belongs to the one that is booked later', async () => {
    expect((await book('12:00', '12:30', kas)).status).toBe(200);
    expect(await book('12:35', '13:00', buhar)).toMatchObject(dolu);
    expect((await book('12:40', '13:00', buhar)).status).toBe(200);
  });

  it('is that of the first service before the visit, and of the last one after it', async () => {
    await book('12:00', '13:00', buhar, kas);
    expect(await book('11:30', '11:55', kas)).toMatchObject(dolu);
    expect((await book('13:00', '13:30', kas)).status).toBe(200);
  });

  it('may end after closing and begin before opening', async () => {
    expect((await book('20:30', '21:00', buhar)).status).toBe(200);
    expect((await book('08:00', '08:30', buhar)).status).toBe(200);
  });

  it('moves along, follows the services, and is told with the appointment', async () => {
    await book('12:00', '12:30', kas);
    const { id } = await book('15:00', '15:30', buhar);
    expect(await move(id, 1, '12:30', '13:00')).toMatchObject(dolu);
    expect((await move(id, 1, '12:30', '13:00', [kas])).status).toBe(200);
    const { liste } = await server.send(
      randevuCalls.list,
      { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN, randevuSutunBaslikID: sutunID } },
      { jeton: bayi.jeton },
    );
    expect(liste).toMatchObject([{ tamponOnce: 0, tamponSonra: 0 }, { id, tamponOnce: 0, tamponSonra: 0 }]);
  });

  it('stays for what was booked before when the service changes later', async () => {
    const { id: hizmet } = await buildAltUrun(server, bayi);
    const { id } = await book('12:00', '12:30', hizmet);
    await book('12:30', '13:00', kas);
    const { altUrun } = await server.send(urunCalls.getAltUrun, { params: { id: hizmet } }, { jeton: bayi.jeton });
    await server.send(urunCalls.updateAltUrun, { body: { ...altUrun, anaUrunID: 0, tamponSonra: 15 } }, { jeton: bayi.jeton });
    expect((await move(id, 1, '12:00', '12:30', [hizmet])).status).toBe(200);
  });

  it('is free again with its appointment', async () => {
    const { id } = await book('12:00', '12:30', buhar);
    await server.send(randevuCalls.remove, { body: { id, silmeNedeni: 'Vazgeçti' } }, { jeton: bayi.jeton });
    expect((await book('12:30', '13:00', kas)).status).toBe(200);
  });
});
