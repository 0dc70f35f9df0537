import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let altUrunID: number;
beforeAll(async () => {
  bayi = await buildBayi(server);
  altUrunID = (await buildAltUrun(server, bayi)).id;
});

const get = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton })).satis;
const create = (body: object) => server.send(satisCalls.create, { body: { icerikler: [{ altUrunID }], ...body } }, { jeton: bayi.jeton });
const update = (body: object) => server.send(satisCalls.update, { body }, { jeton: bayi.jeton });
const open = (randevuID: number) => server.send(randevuCalls.satis, { body: { randevuID } }, { jeton: bayi.jeton });
const randevuOf = async (id: number) =>
  (await server.rows<{ durum: string; satisID: number | null }>('select durum, satis_id::int as "satisID" from randevu where id = $1', [id]))[0];
const book = async (altUrunIDler: number[] = [altUrunID]) => buildRandevu(server, bayi, { altUrunIDler });

describe('a sale opened from an appointment', () => {
  it('holds its services at the prices of the catalogue and stays open', async () => {
    const krem = await buildAltUrun(server, bayi, { fiyat: 40, kdv: 10 });
    const randevu = await book([altUrunID, krem.id]);
    const { id } = await open(randevu.id);
    expect(await get(id)).toMatchObject({
      islemde: true,
      randevuID: randevu.id,
      toplamTutar: 140,
      kalan: 140,
      icerikler: [{ altUrunID, kdv: 20 }, { altUrunID: krem.id, kdv: 10 }],
    });
    expect(await randevuOf(randevu.id)).toEqual({ durum: 'G', satisID: id });
  });

  it('is one, however often it is opened at once', async () => {
    const randevu = await book();
    const replies = await Promise.all(Array.from({ length: 10 }, () => open(randevu.id)));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
  });

  it('closes the appointment when it is finished, not before', async () => {
    const randevu = await book();
    const { id } = await open(randevu.id);
    const { musteri, ...satis } = await get(id);
    await update({ ...satis, musteriID: musteri!.id, islemde: true });
    expect(await randevuOf(randevu.id)).toMatchObject({ durum: 'G' });
    await update({ ...satis, surum: 2, musteriID: musteri!.id, islemde: false });
    expect(await randevuOf(randevu.id)).toMatchObject({ durum: 'K', satisID: id });
  });

  it('is one also where a client names the appointment and the customer by the records that a sale has of them', async () => {
    const randevu = await book();
    const { id } = await create({ musteriID: '', musteri: { id: randevu.musteriID, adSoyad: 'Ayşe' }, randevuID: '', randevu: { id: randevu.id } });
    expect(await get(id)).toMatchObject({ musteriID: randevu.musteriID, randevuID: randevu.id });
    expect(await randevuOf(randevu.id)).toEqual({ durum: 'K', satisID: id });
  });

  it('stays with the customer who came', async () => {
    const { id } = await open((await book()).id);
    const { id: baska } = await buildMusteri(server, bayi);
    expect(await update({ ...(await get(id)), musteriID: baska })).toMatchObject({ status: 422, alanlar: { musteriID: 'secimGecersiz' } });
  });
});

describe('a sale made of an appointment at once', () => {
  it('closes it, and is its only one', async () => {
    const { id: randevuID, musteriID } = await book();
    const { id } = await create({ musteriID, randevuID });
    expect(await randevuOf(randevuID)).toEqual({ durum: 'K', satisID: id });
    expect(await create({ musteriID, randevuID })).toMatchObject({ status: 409, message: 'randevudaSatisVar' });
    const acik = await book();
    await create({ musteriID: acik.musteriID, randevuID: acik.id, islemde: true });
    expect((await randevuOf(acik.id))!.durum).not.toBe('K');
  });

  it('is refused for what was sold with its visit', async () => {
    const { id: bir, musteriID, randevuSutunBaslikID, randevuTarihi } = await book();
    const satir = { randevuSutunBaslikID, baslangicSaat: '10:30', bitisSaat: '11:00', randevuHizmet: [{ altUrunID }] };
    const { idler } = await server.mustSend(ziyaretCalls.extend, { body: { id: bir, randevuTarihi, randevular: [satir] } as never }, { jeton: bayi.jeton });
    const iki = idler[0]!;
    const { id } = await open(bir);
    const refused = { status: 409, message: 'randevudaSatisVar' };
    for (const islemde of [false, true]) expect(await create({ musteriID, randevuID: iki, islemde })).toMatchObject(refused);
    const dusum = { musteriID, randevuID: iki, icerikler: [{ altUrunID, adet: 1, birimFiyat: 100 }], odemeler: [] };
    expect(await server.send(seansDusCalls.create, { body: dusum }, { jeton: bayi.jeton })).toMatchObject(refused);
    expect(await randevuOf(iki)).toEqual({ durum: 'G', satisID: id });
    expect((await open(iki)).id).toBe(id);
    expect((await update({ id, islemde: false })).status).toBe(200);
    expect(await randevuOf(iki)).toEqual({ durum: 'K', satisID: id });
  });

  it('is refused for the appointment of another customer or bayi, and writes nothing', async () => {
    const { id: randevuID } = await book();
    const { id: musteriID } = await buildMusteri(server, bayi);
    const other = await buildBayi(server);
    const { id: onlarin } = await buildRandevu(server, other);
    for (const id of [randevuID, onlarin]) expect(await create({ musteriID, randevuID: id })).toMatchObject({ status: 404 });
    expect(await server.rows('select id from satis where musteri_id = $1', [musteriID])).toEqual([]);
  });

  it('is refused for an appointment that the person does not see', async () => {
    const { id: randevuID, musteriID } = await book();
    const { jeton } = await buildPersonel(server, bayi, ['satisEkle']);
    const body = { musteriID, randevuID, icerikler: [{ altUrunID }] };
    expect(await server.send(satisCalls.create, { body }, { jeton })).toMatchObject({ status: 404 });
    expect(await randevuOf(randevuID)).toEqual({ durum: 'B', satisID: null });
  });

  it('leaves the appointment free to be sold again when it is cancelled', async () => {
    const { id: randevuID, musteriID } = await book();
    const { satisGuid } = await create({ musteriID, randevuID });
    await server.send(satisCalls.remove, { body: { satisGuid } }, { jeton: bayi.jeton });
    expect(await randevuOf(randevuID)).toMatchObject({ satisID: null });
    const { id } = await create({ musteriID, randevuID });
    expect(await randevuOf(randevuID)).toMatchObject({ satisID: id });
  });
});
