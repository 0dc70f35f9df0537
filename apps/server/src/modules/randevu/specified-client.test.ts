import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';

/* What a client sends that knows only the specification (spec 2§3.1, 2§5, 2§7.1). */

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});
const OBUR_GUN = '2026-11-27';

describe('the day of the end', () => {
  const create = async (bitisTarihi: string) => {
    const body = { musteriID: (await buildMusteri(server, bayi)).id, randevuSutunBaslikID: (await buildSutun(server, bayi)).id, randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30', bitisTarihi };
    return server.send(randevuCalls.create, { body }, bayi);
  };
  const update = (body: object) => server.send(randevuCalls.update, { body: body as never }, bayi);

  it('is that of the appointment', async () => {
    expect(await create(YARIN)).toMatchObject({ status: 200 });
    expect(await create('')).toMatchObject({ status: 200 });
  });

  it('is not before the start, nor another one', async () => {
    expect(await create(BUGUN)).toMatchObject({ status: 422, message: 'bitisOnce', alanlar: { bitisTarihi: 'bitisOnce' } });
    expect(await create(OBUR_GUN)).toMatchObject({ status: 422, message: 'randevuTekGun', alanlar: { bitisTarihi: 'randevuTekGun' } });
    const { id } = await buildRandevu(server, bayi);
    expect(await update({ id, bitisTarihi: BUGUN })).toMatchObject({ status: 422, message: 'bitisOnce' });
    expect(await update({ id, bitisTarihi: OBUR_GUN })).toMatchObject({ status: 422, message: 'randevuTekGun' });
  });

  it('says nothing as it was read, and follows the start', async () => {
    const { id } = await buildRandevu(server, bayi);
    expect(await update({ id, randevuTarihi: OBUR_GUN, bitisTarihi: YARIN })).toMatchObject({ status: 200 });
    expect(await update({ id, baslangicTarihi: '2026-11-28', bitisTarihi: '2026-11-28' })).toMatchObject({ status: 200 });
    const { randevu } = await server.mustSend(randevuCalls.get, { params: { id } }, bayi);
    expect(randevu.randevuTarihi).toBe('2026-11-28');
  });
});

it('is named by either id where one act is done to it', async () => {
  const { id } = await buildRandevu(server, bayi, { randevuTarihi: BUGUN, baslangicSaat: '12:00', bitisSaat: '12:30' });
  expect(await server.send(randevuCalls.smsGonder, { body: { randevuID: id } as never }, bayi)).toMatchObject({ status: 200, id });
  await server.mustSend(randevuCalls.update, { body: { id, randevuDurumu: 'G' } as never }, bayi);
  expect(await server.send(randevuCalls.kapat, { body: { id: '', randevuID: id } as never }, bayi)).toMatchObject({ status: 200, id });
});

it('is found by its day, by each name that an appointment has for it', async () => {
  const { id, randevuSutunBaslikID } = await buildRandevu(server, bayi, { randevuTarihi: YARIN, baslangicSaat: '12:00', bitisSaat: '12:30' });
  const read = async (path: string) => (await server.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${bayi.jeton}` } })).json<{ liste: { id: number; tarih: string }[] }>().liste;
  for (const gun of ['randevuTarihi', 'tarih']) expect(await read(`/randevu?${gun}=${YARIN}`), gun).toMatchObject([{ id }]);
  for (const gun of ['tarih', 'RandevuTarihi', 'baslangicTarihi']) {
    expect(await read(`/randevu/dashboard-randevu?${gun}=${YARIN}`), gun).toMatchObject([{ id }]);
    expect(await read(`/randevu/randevu-aktarma?${gun}=${YARIN}&randevuSutunBaslikID=${randevuSutunBaslikID}`), gun).toMatchObject([{ id }]);
  }
  expect((await read(`/randevu/randevu-dolu-bos?randevuTarihi=${YARIN}&randevuSutunBaslikID=${randevuSutunBaslikID}`)).map(({ tarih }) => tarih)).toEqual([YARIN]);
  expect(await read(`/randevu?randevuTarihi=${BUGUN}&baslangicTarihi=${YARIN}&bitisTarihi=${YARIN}`)).toMatchObject([{ id }]);
});

it('is booked for a customer whose number was read hidden; it names nobody else', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi, { ad: 'Nehir' });
  const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
  const desk = await buildPersonel(server, bayi, ['musteriGoruntule', 'randevuEkle', 'randevuTumunuGor', 'randevuTalep', 'gelenArama']);
  const telefon = (await server.mustSend(musteriCalls.list, {}, desk)).liste.find(({ id }) => id === musteriID)!.telefon!;
  expect(telefon).toMatch(/•/);
  const zaman = { randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30' };
  const book = (kim: object) => server.send(randevuCalls.create, { body: { ...zaman, randevuSutunBaslikID, adi: 'Nehir', kayitsizTelefon: telefon, ...kim } }, desk);
  expect(await book({ musteriID: 0 })).toMatchObject({ status: 422, alanlar: { kayitsizTelefon: 'gizliKaydedilemez' } });
  expect(await book({ musteriID })).toMatchObject({ status: 200 });
  expect(await server.send(randevuTalepCalls.create, { body: { ...zaman, musteriID, telefon } }, desk)).toMatchObject({ status: 200 });
  expect(await server.send(randevuTalepCalls.create, { body: { ...zaman, adi: 'Ece', telefon } }, desk)).toMatchObject({ status: 422, alanlar: { telefon: 'gizliKaydedilemez' } });
  expect(await server.send(gelenAramaCalls.create, { body: { musteriID, telefonNo: telefon } }, desk)).toMatchObject({ status: 200 });
  expect(await server.rows('select from musteri_telefon where bayi_id = $1 and telefon like $2', [bayi.bayiID, '%•%'])).toEqual([]);
});

it('asks for what one colleague performs, and for the requests of one day, by the names of their rows', async () => {
  const ask = async (path: string) => ((await server.app.inject({ method: 'GET', url: `/api/randevu${path}`, headers: { authorization: `Bearer ${bayi.jeton}` } })).json() as { toplamKayit: number }).toplamKayit;
  const { personelID: uygulayanPersonelID } = await buildPersonel(server, bayi);
  await buildRandevu(server, bayi, { uygulayanPersonelID });
  await buildRandevu(server, bayi);
  expect([await ask(`?tarih=${YARIN}`), await ask(`?tarih=${YARIN}&uygulayanPersonelID=${uygulayanPersonelID}`)]).toEqual([2, 1]);
  const { id: musteriID } = await buildMusteri(server, bayi);
  for (const randevuTarihi of [YARIN, OBUR_GUN]) await server.mustSend(randevuTalepCalls.create, { body: { musteriID, randevuTarihi, baslangicSaat: '10:00' } as never }, bayi);
  const talepler = '/musteri-randevu-talepleri';
  expect([await ask(talepler), await ask(`${talepler}?randevuTarihi=${YARIN}`), await ask(`${talepler}?tarih=${OBUR_GUN}`), await ask(`${talepler}?bitis=${BUGUN}`)]).toEqual([2, 1, 1, 0]);
});

it('asks for the times at which one service is free, named as in a list of appointments', async () => {
  await buildSutun(server, bayi);
  const { id } = await buildAltUrun(server, bayi, { urunSure: 60 });
  const sureler = async (query: string) => {
    const { liste } = (await server.app.inject({ method: 'GET', url: `/api/randevu/randevu-dolu-bos?tarih=${YARIN}&${query}`, headers: { authorization: `Bearer ${bayi.jeton}` } })).json() as { liste: { bosSaatler: { baslangicSaat: string; bitisSaat: string }[] }[] };
    return [liste[0]!.bosSaatler[0]!.baslangicSaat, liste[0]!.bosSaatler[0]!.bitisSaat];
  };
  expect(await sureler(`altUrunID=${id}`)).toEqual(await sureler(`altUrunIDler=${id}`));
  expect(await sureler(`altUrunID=${id}`)).not.toEqual(await sureler(''));
});
