import { cariCalls } from '@defter/contract/cari.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const DUN = '2026-11-24';
const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let altUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server, { firmaAdi: 'Lotus' });
  musteriID = (await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Yılmaz' })).id;
  altUrunID = (await buildAltUrun(server, bayi, { adi: 'Lazer', fiyat: 100 })).id;
});

const kart = (query: object = {}, { jeton }: TestBayi = bayi) => server.send(cariCalls.kart, { query: { musteriID, ...query } }, { jeton });

describe('the account of a customer', () => {
  it('runs from movement to movement', async () => {
    const dunku = await buildSatis(server, bayi, { musteriID, altUrunID, tarih: DUN, odemeler: [{ odemeSekliID: 1, tutar: 30 }] });
    const { tahsilatID } = await server.send(satisCalls.tahsilat, { body: { model: [{ musteriID, odemeSekliID: 1, tutar: 70 }] } }, { jeton: bayi.jeton });
    const iptal = await buildSatis(server, bayi, { musteriID, altUrunID });
    await server.send(satisCalls.remove, { body: { satisGuid: iptal.satisGuid } }, { jeton: bayi.jeton });
    const answer = await kart();
    expect(answer).toMatchObject({ adSoyad: 'Ayşe Yılmaz', firma: { adi: 'Lotus' }, devir: 0, borc: 100, alacak: 100, bakiye: 0, toplamKayit: 5 });
    expect(answer.liste.map(({ tarih, tur, borc, alacak, bakiye }) => [tarih, tur, borc, alacak, bakiye])).toEqual([
      [DUN, 'satis', 100, 0, 100],
      [DUN, 'odeme', 0, 30, 70],
      [BUGUN, 'odeme', 0, 70, 0],
      [BUGUN, 'satis', 100, 0, 100],
      [BUGUN, 'satisDuzeltme', -100, 0, 0],
    ]);
    expect(answer.liste[2]).toMatchObject({ satisID: dunku.id, satisNo: 1, hizmetler: 'Lazer', tahsilatID });
  });

  it('has a sale that was moved to another day on that day, and takes it off today', async () => {
    const { id } = await buildSatis(server, bayi, { musteriID, altUrunID });
    await server.mustSend(satisCalls.update, { body: { id, tarih: DUN } }, { jeton: bayi.jeton });
    expect((await kart()).liste.map(({ tarih, borc, bakiye }) => [tarih, borc, bakiye])).toEqual([[DUN, 100, 100], [BUGUN, 100, 200], [BUGUN, -100, 100]]);
    expect(await kart({ bitisTarihi: DUN })).toMatchObject({ bakiye: 100, toplamKayit: 1 });
    await server.mustSend(satisCalls.update, { body: { id, tarih: BUGUN } }, { jeton: bayi.jeton });
    expect((await kart()).liste.map(({ tarih, borc }) => [tarih, borc])).toEqual([[DUN, 100], [BUGUN, 100], [BUGUN, -100], [BUGUN, -100], [BUGUN, 100]]);
  });

  it('has what a sale of another day has become dearer by today, and a payment of it on its own day', async () => {
    const { id } = await buildSatis(server, bayi, { musteriID, altUrunID, tarih: '2026-11-23' });
    const { icerikler } = (await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton })).satis;
    await server.mustSend(satisCalls.update, { body: { id, icerikler: [{ id: icerikler[0]!.id, adet: 3 }], odemeler: [{ odemeSekliID: 1, tutar: 40, tarih: DUN }] } as never }, { jeton: bayi.jeton });
    expect((await kart()).liste.map(({ tarih, borc, alacak }) => [tarih, borc, alacak])).toEqual([['2026-11-23', 100, 0], [DUN, 0, 40], [BUGUN, 200, 0]]);
  });

  it('carries over what was owed before the period, and pages keep their balance', async () => {
    await buildSatis(server, bayi, { musteriID, altUrunID, tarih: DUN });
    await buildSatis(server, bayi, { musteriID, altUrunID, odemeler: [{ odemeSekliID: 1, tutar: 40 }] });
    expect(await kart({ baslangicTarihi: BUGUN })).toMatchObject({ devir: 100, borc: 100, alacak: 40, bakiye: 160, toplamKayit: 2, liste: [{ bakiye: 200 }, { bakiye: 160 }] });
    expect(await kart({ bitisTarihi: DUN })).toMatchObject({ devir: 0, bakiye: 100, toplamKayit: 1 });
    expect(await kart({ sayfa: 2, sayfaBoyutu: 2 })).toMatchObject({ toplamKayit: 3, liste: [{ bakiye: 160 }] });
    expect(await kart({ baslangicTarihi: '2027-01-01' })).toMatchObject({ devir: 160, borc: 0, alacak: 0, bakiye: 160, liste: [] });
  });

  it('needs musteriCari, and a customer of this bayi', async () => {
    expect((await kart({}, await buildPersonel(server, bayi, ['musteriGoruntule', 'satisGoruntule']))).status).toBe(403);
    expect((await kart({}, await buildBayi(server))).status).toBe(404);
    expect((await kart({ musteriID: '' })).status).toBe(422);
  });
});
