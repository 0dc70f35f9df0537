import { kasaCalls } from '@defter/contract/kasa.ts';
import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../../../../test/build.ts';
import { BUGUN, useServer } from '../../../../test/server.ts';

const server = useServer();
const DUN = '2026-11-24';
const KART = 2;
let bayi: TestBayi;
let personelID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  ({ personelID } = await buildPersonel(server, bayi));
});

const create = (body: object, jeton = bayi.jeton) => server.send(personelCariCalls.create, { body: { personelID, ...body } }, { jeton });
const update = (body: object) => server.send(personelCariCalls.update, { body: { personelID, ...body } }, { jeton: bayi.jeton });
const remove = (body: object, jeton = bayi.jeton) => server.send(personelCariCalls.remove, { body }, { jeton });
const cari = (query: object = {}, jeton = bayi.jeton) => server.send(personelCariCalls.list, { params: { id: personelID }, query }, { jeton });
const kasa = () => server.send(kasaCalls.list, {}, { jeton: bayi.jeton });

describe('the account of a colleague', () => {
  it('owes what was earned, less what was kept back and paid', async () => {
    await create({ tur: 'maas', gider: 40_000 });
    await create({ tur: 'prim', gider: 1_250.5 });
    await create({ tur: 'diger', gelir: 250.5, aciklama: 'Kırılan cihaz' });
    await create({ gider: 15_000, altKategoriID: 23 });
    await create({ gelir: 1_000 });
    const { liste, ...sums } = await cari();
    expect(sums).toMatchObject({ toplamKayit: 5, hakEdis: 41_000, odenen: 14_000, bakiye: 27_000 });
    expect(liste.map(({ tur, bakiye }) => [tur, bakiye])).toEqual([
      ['kasa', 27_000],
      ['kasa', 26_000],
      ['diger', 41_000],
      ['prim', 41_250.5],
      ['maas', 40_000],
    ]);
    expect(liste[1]).toMatchObject({ personelID, kategoriID: 3, gider: 15_000, kategoriAdi: 'Personel', altKategoriAdi: 'Avans', odemeSekliAdi: 'Nakit', tarih: BUGUN, iptalMi: false });
    expect((await cari({ sayfa: 2, sayfaBoyutu: 2 })).liste.map(({ bakiye }) => bakiye)).toEqual([41_000, 41_250.5]);
  });

  it('says what was owed after each day, whichever was written down first', async () => {
    await create({ gider: 100 });
    await create({ tur: 'maas', gider: 900, tarih: DUN });
    expect((await cari()).liste.map(({ tarih, bakiye }) => [tarih, bakiye])).toEqual([[BUGUN, 800], [DUN, 900]]);
  });

  it('moves the till for money and for nothing else, once', async () => {
    await create({ tur: 'maas', gider: 40_000 });
    const { id } = await create({ gider: 15_000, odemeSekliID: KART });
    expect(await kasa()).toMatchObject({ gider: 15_000, toplamKayit: 1, kasa: [{ id, personelID, kategoriAdi: 'Personel', odemeSekliID: KART }] });
  });

  it('shows what the till was told directly', async () => {
    const { id } = await server.send(kasaCalls.create, { body: { gelirMi: false, odemeSekliID: 1, tutar: 75, personelID } }, { jeton: bayi.jeton });
    expect(await cari()).toMatchObject({ bakiye: -75, liste: [{ id, tur: 'kasa' }] });
    await server.send(kasaCalls.remove, { body: { id } }, { jeton: bayi.jeton });
    expect(await cari()).toMatchObject({ bakiye: 0, toplamKayit: 2, liste: [{ iptalMi: true }, { iptalMi: true }] });
  });

  it('takes one amount in one direction, on a day that has come', async () => {
    expect(await create({ tur: 'maas' })).toMatchObject({ status: 422, alanlar: { gider: 'tutarSifir' } });
    expect(await create({ gelir: 1, gider: 1 })).toMatchObject({ status: 422, alanlar: { gider: 'tutarGecersiz' } });
    expect(await create({ tur: 'prim', gider: 1, tarih: '2026-11-26' })).toMatchObject({ status: 422, message: 'tarihIleri' });
    expect(await create({ gider: 1, altKategoriID: 7 })).toMatchObject({ status: 422, alanlar: { altKategoriID: 'secimGecersiz' } });
    const { jeton } = await buildPersonel(server, bayi, ['personelCari']);
    expect(await create({ tur: 'maas', gider: 1, tarih: DUN }, jeton)).toMatchObject({ status: 403, alanlar: { tarih: 'yetkiYok' } });
  });

  it('is nothing to another business', async () => {
    const other = await buildBayi(server);
    const { id } = await create({ tur: 'maas', gider: 10 });
    expect(await cari({}, other.jeton)).toMatchObject({ status: 404 });
    expect(await create({ tur: 'maas', gider: 10 }, other.jeton)).toMatchObject({ status: 404 });
    expect(await remove({ id, tur: 'maas' }, other.jeton)).toMatchObject({ status: 404 });
    expect((await cari()).toplamKayit).toBe(1);
  });
});

describe('taking a movement back', () => {
  it('reverses it today, in the till as well, and only once', async () => {
    const odeme = await create({ gider: 500, tarih: DUN });
    const maas = await create({ tur: 'maas', gider: 900, tarih: DUN });
    for (const body of [{ id: odeme.id }, { id: maas.id, tur: 'maas' }]) {
      expect((await remove(body)).status).toBe(200);
      expect(await remove(body)).toMatchObject({ status: 409, message: 'kayitDegismis' });
    }
    expect(await cari()).toMatchObject({ bakiye: 0, hakEdis: 0, odenen: 0, toplamKayit: 4 });
    expect(await kasa()).toMatchObject({ toplam: 0, toplamKayit: 2 });
    const { kasa: bugunku } = await server.send(kasaCalls.list, { query: { baslangicTarihi: BUGUN } }, { jeton: bayi.jeton });
    expect(bugunku).toMatchObject([{ gider: -500, iptalMi: true }]);
    expect((await cari()).liste.map(({ tur, tarih }) => [tur, tarih])).toEqual([['maas', BUGUN], ['kasa', BUGUN], ['maas', DUN], ['kasa', DUN]]);
  });

  it('is done once when ten press at the same moment', async () => {
    const { id } = await create({ tur: 'prim', gider: 40 });
    const replies = await Promise.all(Array.from({ length: 10 }, () => remove({ id, tur: 'prim' })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await cari()).bakiye).toBe(0);
  });

  it('is a change as well: the old one reversed and a new one', async () => {
    const { id } = await create({ gider: 500 });
    const reply = await update({ id, gider: 450 });
    expect(reply.id).not.toBe(id);
    expect(await cari()).toMatchObject({ bakiye: -450, toplamKayit: 3 });
    expect(await kasa()).toMatchObject({ gider: 450, toplamKayit: 3 });
    const { personelID: baskasi } = await buildPersonel(server, bayi);
    expect(await update({ id: reply.id, gider: 1, personelID: baskasi })).toMatchObject({ status: 404 });
  });

  it('is of the movement that the id names, whatever its kind, for a client that knows no kinds', async () => {
    const odeme = await create({ gider: 500 });
    const maas = await create({ tur: 'maas', gider: 900 });
    expect(maas.id).not.toBe(odeme.id);
    const degisen = await update({ id: maas.id, gider: 950 });
    expect((await cari()).liste.find(({ id }) => id === degisen.id)).toMatchObject({ tur: 'maas', gider: 950 });
    expect((await remove({ id: degisen.id })).status).toBe(200);
    expect(await cari()).toMatchObject({ hakEdis: 0, odenen: 500 });
    expect((await remove({ id: odeme.id })).status).toBe(200);
    expect(await cari()).toMatchObject({ hakEdis: 0, odenen: 0 });
  });

  it('is refused where two have the id, as those of before may', async () => {
    const odeme = await create({ gider: 500 });
    const maas = await create({ tur: 'maas', gider: 900 });
    await server.house('update personel_hakedis set id = $1 where id = $2', [odeme.id, maas.id]);
    expect(await remove({ id: odeme.id })).toMatchObject({ status: 422, alanlar: { tur: 'secimGecersiz' } });
    expect((await remove({ id: odeme.id, tur: 'kasa' })).status).toBe(200);
    expect(await cari()).toMatchObject({ hakEdis: 900, odenen: 0 });
  });

  it('reaches every account and day for who keeps the accounts, but nothing of the till that is nobody’s', async () => {
    const { jeton } = await buildPersonel(server, bayi, ['personelCari']);
    const { id } = await create({ gider: 500, odemeSekliID: KART, tarih: DUN });
    const kira = await server.send(kasaCalls.create, { body: { gelirMi: false, odemeSekliID: 1, tutar: 75 } }, { jeton: bayi.jeton });
    expect((await remove({ id }, jeton)).status).toBe(200);
    for (const body of [{ id: kira.id }, { id: kira.id, tur: 'kasa' }]) expect(await remove(body, jeton)).toMatchObject({ status: 404 });
  });
});
