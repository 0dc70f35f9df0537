import { izinCalls } from '@defter/contract/izin.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../test/build.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const remove = (id: number) => server.send(randevuCalls.remove, { body: { id, silmeNedeni: 'Yanlış kayıt' } }, bayi);
const restore = (id: number, { jeton } = bayi) => server.send(randevuCalls.restore, { body: { id } }, { jeton });
const dayOf = async (gun: string, { jeton } = bayi) => (await server.send(randevuCalls.list, { query: { baslangicTarihi: gun, bitisTarihi: gun } }, { jeton })).liste;
const find = async (id: number, gun = YARIN) => (await dayOf(gun)).find((randevu) => randevu.id === id);

describe('a deletion that is taken back', () => {
  it('leaves the appointment as it was, with its services', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    const { id } = await buildRandevu(server, bayi, { altUrunIDler: [altUrunID], randevuNotu: 'Kremi getirsin' });
    const before = await find(id);
    await remove(id);
    expect(await find(id)).toBeUndefined();
    expect(await restore(id)).toMatchObject({ status: 200, id, message: 'randevuGeriAlindi' });
    const { surum, ...after } = (await find(id))!;
    expect({ ...after, surum: before!.surum, enSonDegisiklikYapanPersonelID: null }).toEqual(before);
    expect(surum).toBe(before!.surum + 2);
    expect(await restore(id)).toMatchObject({ status: 404 });
  });

  it('is refused where the time was given away meanwhile, and leaves the newcomer in peace', async () => {
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
    const { id } = await buildRandevu(server, bayi, { randevuSutunBaslikID });
    await remove(id);
    const other = await buildRandevu(server, bayi, { randevuSutunBaslikID, baslangicSaat: '10:15', bitisSaat: '10:45' });
    expect(await restore(id)).toMatchObject({ status: 409, message: 'randevuYeriAlindi' });
    expect(await find(id)).toBeUndefined();
    expect(await find(other.id)).toBeDefined();
  });

  it('is refused where its column does not take two at once any more', async () => {
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi, { ayniSaatteRandevuVerilmesin: false });
    const { id } = await buildRandevu(server, bayi, { randevuSutunBaslikID });
    await remove(id);
    await buildRandevu(server, bayi, { randevuSutunBaslikID });
    const forbid = () => server.send(randevuCalls.saveBasliklar, { body: { model: [{ id: randevuSutunBaslikID, ayniSaatteRandevuVerilmesin: true }] } }, bayi);
    expect(await forbid()).toMatchObject({ status: 200 });
    expect(await restore(id)).toMatchObject({ status: 409, message: 'randevuYeriAlindi' });
    expect(await forbid()).toMatchObject({ status: 200 });
  });

  it('is refused where the colleague has gone on leave meanwhile', async () => {
    const uzman = await buildPersonel(server, bayi, []);
    const { id } = await buildRandevu(server, bayi, { uygulayanPersonelID: uzman.personelID });
    await remove(id);
    await server.send(izinCalls.create, { body: { personelID: uzman.personelID, cikisTarihi: YARIN, gelisTarihi: '2026-11-27' } }, bayi);
    expect(await restore(id)).toMatchObject({ status: 409, message: 'randevuYeriAlindi' });
  });

  it('is refused where the colleague has left meanwhile, and where the column is hidden', async () => {
    const uzman = await buildPersonel(server, bayi, []);
    const ayrilanin = await buildRandevu(server, bayi, { uygulayanPersonelID: uzman.personelID });
    const gizlenende = await buildRandevu(server, bayi);
    for (const { id } of [ayrilanin, gizlenende]) await remove(id);
    expect(await server.send(personelCalls.remove, { body: { id: uzman.personelID } }, bayi)).toMatchObject({ status: 200 });
    const sutun = { id: gizlenende.randevuSutunBaslikID, randevudaGoster: false };
    expect(await server.send(randevuCalls.saveBasliklar, { body: { model: [sutun] } }, bayi)).toMatchObject({ status: 200 });
    for (const { id } of [ayrilanin, gizlenende]) expect(await restore(id)).toMatchObject({ status: 409, message: 'randevuYeriAlindi' });
  });

  it('waits for a change of its column, and then sees it', async () => {
    const { id, randevuSutunBaslikID } = await buildRandevu(server, bayi);
    await remove(id);
    const hide = (client: { query(text: string, values: unknown[]): Promise<unknown> }) => client.query('update randevu_basligi set randevuda_goster = false where id = $1', [randevuSutunBaslikID]);
    const [reply] = await sendWhileHeld(server, async (client) => {
      await client.query('select from randevu_basligi where id = $1 for update', [randevuSutunBaslikID]);
      await hide(client);
    }, () => restore(id));
    expect(reply).toMatchObject({ status: 409, message: 'randevuYeriAlindi' });
  });

  it('is not for those who may not see it', async () => {
    const uzman = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuSil']);
    const { id } = await buildRandevu(server, bayi);
    await remove(id);
    expect(await restore(id, uzman)).toMatchObject({ status: 404 });
  });
});

describe('the moment in which somebody came', () => {
  const set = (id: number, randevuDurumu: string) => server.send(randevuCalls.update, { body: { id, randevuDurumu } }, bayi);

  it('stands with the appointment until it turns out that nobody has come', async () => {
    const { id } = await buildRandevu(server, bayi, { randevuTarihi: BUGUN, baslangicSaat: '15:00', bitisSaat: '15:30' });
    const gelis = async () => (await find(id, BUGUN))!.gelisZamani;
    expect(await gelis()).toBeNull();
    await set(id, 'G');
    const geldi = await gelis();
    expect(geldi).toMatch(new RegExp(`^${BUGUN}T\\d\\d:\\d\\d:\\d\\d`));
    await server.send(randevuCalls.kapat, { body: { id } }, bayi);
    expect(await gelis()).toBe(geldi);
    await set(id, 'G');
    expect(await gelis()).toBe(geldi);
    await set(id, 'B');
    expect(await gelis()).toBeNull();
  });

  it('is noted for those who walk in, and by a sale', async () => {
    const walkIn = await buildRandevu(server, bayi, { randevuTarihi: BUGUN, baslangicSaat: '16:00', bitisSaat: '16:30', randevuDurumu: 'G' });
    expect((await find(walkIn.id, BUGUN))!.gelisZamani).not.toBeNull();
    const { id } = await buildRandevu(server, bayi, { randevuTarihi: BUGUN, altUrunIDler: [(await buildAltUrun(server, bayi)).id] });
    await server.send(randevuCalls.satis, { body: { randevuID: id } }, bayi);
    expect((await find(id, BUGUN))!.gelisZamani).not.toBeNull();
  });
});

it('one service is taken off an appointment, and the others stay in their order', async () => {
  const altUrunIDler = [(await buildAltUrun(server, bayi)).id, (await buildAltUrun(server, bayi)).id, (await buildAltUrun(server, bayi)).id];
  const { id } = await buildRandevu(server, bayi, { altUrunIDler });
  const hizmetler = async () => (await server.send(randevuCalls.hizmetler, { params: { id } }, bayi)).liste;
  const [, ikinci] = await hizmetler();
  expect(await server.send(randevuCalls.removeHizmet, { body: { id: ikinci!.id } }, bayi)).toMatchObject({ status: 200, id });
  expect((await hizmetler()).map(({ altUrunID }) => altUrunID)).toEqual([altUrunIDler[0], altUrunIDler[2]]);
  expect(await server.send(randevuCalls.removeHizmet, { body: { id: ikinci!.id } }, bayi)).toMatchObject({ status: 404 });
});

it('what a customer owes stands with the appointment for those who may see accounts', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi);
  const { id: altUrunID } = await buildAltUrun(server, bayi);
  const { id } = await buildRandevu(server, bayi, { musteriID });
  expect((await find(id))!.bakiye).toBe(0);
  await server.send(satisCalls.create, { body: { musteriID, icerikler: [{ id: 0, altUrunID, adet: 1, birimFiyat: 100 }], odemeler: [] } }, bayi);
  expect((await find(id))!.bakiye).toBe(100);
  const masa = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuMusteriGor']);
  expect((await dayOf(YARIN, { ...bayi, jeton: masa.jeton })).find((randevu) => randevu.id === id)!.bakiye).toBeNull();
});

it('the first page is told the appointments of a day without the cancelled ones', async () => {
  const own = await buildBayi(server);
  const one = await buildRandevu(server, own, { randevuTarihi: BUGUN });
  const two = await buildRandevu(server, own, { randevuTarihi: BUGUN });
  await buildRandevu(server, own, { randevuTarihi: YARIN });
  await server.send(randevuCalls.update, { body: { id: two.id, randevuDurumu: 'I' } }, own);
  const { liste, toplamKayit } = await server.send(randevuCalls.dashboard, {}, own);
  expect([liste.map(({ id }) => id), toplamKayit]).toEqual([[one.id], 1]);
});
