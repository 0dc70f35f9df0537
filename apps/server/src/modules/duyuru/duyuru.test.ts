import { duyuruCalls } from '@defter/contract/duyuru.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const write = (body: object = {}, kim = bayi) => server.send(duyuruCalls.create, { body: { baslik: 'Eğitim', metin: 'Cuma 19.00', ...body } }, { jeton: kim.jeton });
const list = (query: object = {}, kim = bayi) => server.send(duyuruCalls.list, { query }, { jeton: kim.jeton });
const read = (idler: number[], kim = bayi) => server.send(duyuruCalls.kaydet, { body: { duyurular: idler.map((id) => ({ id })) } }, { jeton: kim.jeton });
const okuyanlar = async (id: number) => (await server.send(duyuruCalls.okuyanlar, { params: { id } }, { jeton: bayi.jeton })).liste;

describe('announcements', () => {
  it('are of the house and of the business, unread ones first, and kept as read by whom', async () => {
    const uzman = await buildPersonel(server, bayi, [], { ad: 'Ece' });
    const ev = (await list()).liste;
    expect(ev.map(({ kaynak, okundu }) => [kaynak, okundu])).toEqual([['ev', false]]);
    const { id: bir } = await write({ baslik: 'Bir' });
    const { id: iki } = await write({ baslik: 'İki' });
    expect(await list({}, uzman)).toMatchObject({ okunmamis: 3, toplamKayit: 3, liste: [{ id: iki, yazan: 'Deniz Sahip', okuyanSayisi: null }, { id: bir }, { id: ev[0]!.id, yazan: null }] });
    expect(await read([iki], uzman)).toMatchObject({ okunmamis: 2 });
    expect((await list({}, uzman)).liste.map(({ id, okundu }) => [id, okundu])).toEqual([[bir, false], [ev[0]!.id, false], [iki, true]]);
    expect((await list({ durum: 1 }, uzman)).liste.map(({ id }) => id)).toEqual([bir, ev[0]!.id]);
    expect(await okuyanlar(bir)).toMatchObject([{ adSoyad: 'Ece Test', zaman: null }, { adSoyad: 'Deniz Sahip' }]);
    expect((await okuyanlar(iki)).map(({ zaman }) => zaman !== null)).toEqual([true, true]);
    // The second reading keeps the first time, and unread is unread again.
    await read([iki, iki], uzman);
    expect(await server.send(duyuruCalls.kaydet, { body: { duyurular: [{ id: iki, okundu: false }] } }, { jeton: uzman.jeton })).toMatchObject({ okunmamis: 3 });
  });

  it('are read once their rows come back as they were listed, as clients of the specification send them', async () => {
    const uzman = await buildPersonel(server, bayi, []);
    await write();
    const { liste } = await list({ durum: 1 }, uzman);
    expect(liste.map(({ okundu }) => okundu)).toEqual([false, false]);
    const sendBack = () => server.send(duyuruCalls.kaydet, { body: { duyurular: liste } }, { jeton: uzman.jeton });
    expect(await sendBack()).toMatchObject({ status: 200, okunmamis: 0 });
    expect(await sendBack()).toMatchObject({ status: 200, okunmamis: 0 });
    expect((await list({ durum: 1 }, uzman)).liste).toEqual([]);
  });

  it('are shown until their last day, as text', async () => {
    await write({ baslik: '<img src=x onerror=alert(1)>', bitis: BUGUN });
    expect((await list()).liste.filter(({ kaynak }) => kaynak === 'isletme')).toMatchObject([{ baslik: '<img src=x onerror=alert(1)>', bitis: BUGUN }]);
    await server.rows("update duyuru set bitis = bitis - 1 where bayi_id = $1", [bayi.bayiID]);
    expect((await list()).liste.filter(({ kaynak }) => kaynak === 'isletme')).toEqual([]);
    expect(await write({ bitis: '2026-11-24' })).toMatchObject({ status: 422, alanlar: { bitis: 'bitisOnce' } });
    expect(await write({ metin: 'x'.repeat(2001) })).toMatchObject({ status: 422 });
  });

  it('are written by who may change the settings, and taken back with who has read them', async () => {
    const uzman = await buildPersonel(server, bayi, []);
    expect((await write({}, uzman)).status).toBe(403);
    const { id } = await write();
    await read([id], uzman);
    expect((await server.send(duyuruCalls.remove, { body: { id } }, { jeton: uzman.jeton })).status).toBe(403);
    expect((await server.send(duyuruCalls.remove, { body: { id } }, { jeton: bayi.jeton })).status).toBe(200);
    expect(await server.rows('select * from duyuru_okuma where bayi_id = $1', [bayi.bayiID])).toEqual([]);
    const ev = (await list()).liste[0]!.id;
    expect((await server.send(duyuruCalls.remove, { body: { id: ev } }, { jeton: bayi.jeton })).status).toBe(404);
  });

  it('of another business are not there, whatever is asked', async () => {
    const other = await buildBayi(server);
    const { id } = await write();
    expect((await list({}, other)).liste.map(({ kaynak }) => kaynak)).toEqual(['ev']);
    expect(await read([id, 987_654_321], other)).toMatchObject({ status: 404 });
    expect(await read([id, 987_654_321])).toMatchObject({ status: 200, okunmamis: 1 });
    expect(await server.rows('select * from duyuru_okuma where bayi_id = $1', [other.bayiID])).toEqual([]);
    expect((await server.send(duyuruCalls.okuyanlar, { params: { id } }, { jeton: other.jeton })).status).toBe(404);
    expect((await server.send(duyuruCalls.remove, { body: { id } }, { jeton: other.jeton })).status).toBe(404);
  });

  it('read twice at once are one reading', async () => {
    const { id } = await write();
    const uzman = await buildPersonel(server, bayi, []);
    const answers = await Promise.all(Array.from({ length: 8 }, () => read([id], uzman)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await list({}, bayi)).liste.find((duyuru) => duyuru.id === id)?.okuyanSayisi).toBe(2);
  });
});
