import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { satisOnayiCalls } from '@defter/contract/satis-onayi.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../../test/build.ts';
import { buildOnaylayan, PAROLA } from '../../../../test/build-onaylayan.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
/** At the desk: sells, may discount ten percent and change no price. */
let desk: TestBayi;
let mudur: TestBayi;
let musteriID: number;
let altUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  desk = await buildPersonel(server, bayi, ['satisEkle', 'satisGoruntule', 'satisIskonto', 'satisDuzenle', 'musteriGoruntule'], { iskontoYuzdesi: 10 });
  mudur = await buildOnaylayan(server, bayi, { iskontoYuzdesi: 50, ad: 'Müdür' });
  musteriID = (await buildMusteri(server, bayi)).id;
  altUrunID = (await buildAltUrun(server, bayi, { fiyat: 1000 })).id;
});

type Satis = { icerikler?: object[]; [alan: string]: unknown };
const yuzde = (iskonto: number) => ({ altUrunID, iskontoTip: '%', iskonto });
const sell = (satis: Satis = {}, kim = desk) => server.send(satisCalls.create, { body: { musteriID, icerikler: [yuzde(30)], ...satis } }, { jeton: kim.jeton });
const approve = (istek: unknown, { kim = desk, personelID = mudur.personelID, parola = PAROLA } = {}) =>
  server.send(satisOnayiCalls.onayla, { body: { istek: String(istek), personelID, parola } }, { jeton: kim.jeton });
/** Is refused, and gets the approval of it. */
const approved = async (satis: Satis = {}, kim = desk) => (await approve((await sell(satis, kim)).veri!.onayIstegi, { kim })).onayKodu;

describe('above the limit', () => {
  it.each([
    ['on a line', { icerikler: [{ iskontoTip: '%', iskonto: 30 }] }, 700],
    ['as an amount', { icerikler: [{ iskonto: 300 }] }, 700],
    ['on the whole', { icerikler: [{}], iskontoTip: '%', iskonto: 30 }, 700],
    ['stacked together', { icerikler: [{ iskontoTip: '%', iskonto: 8 }], iskontoTip: '%', iskonto: 8 }, 846.4],
  ])('a discount %s is sold once somebody with the right has approved it in place', async (_ne, { icerikler, ...genel }, toplamTutar) => {
    const satis = { ...genel, icerikler: icerikler.map((satir) => ({ altUrunID, ...satir })) };
    const refused = await sell(satis);
    expect(refused).toMatchObject({ status: 403, message: 'iskontoSinir', veri: { yuzde: 10, onayIstegi: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    const { onayKodu, onaylayanAdi, status } = await approve(refused.veri!.onayIstegi);
    expect({ status, onaylayanAdi }).toEqual({ status: 200, onaylayanAdi: 'Müdür Test' });
    const sold = await sell({ ...satis, onayKodu });
    expect(sold).toMatchObject({ status: 200, toplamTutar });
    const { satis: okunan } = await server.send(satisCalls.get, { params: { id: sold.id } }, { jeton: bayi.jeton });
    expect(okunan.onaylayanAdi).toBe('Müdür Test');
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'satis', kayitID: sold.id } }, { jeton: bayi.jeton });
    expect(liste[0]).toMatchObject({ personelID: desk.personelID, degisim: expect.arrayContaining([expect.objectContaining({ alan: 'onaylayanID', sonra: 'Müdür Test' })]) });
  });

  it('an own price is approved in the same way, and a sale that is changed', async () => {
    const fiyatli = { icerikler: [{ altUrunID, birimFiyat: 400 }] };
    const refused = await sell(fiyatli);
    expect(refused).toMatchObject({ status: 403, message: 'yetkiYok', alanlar: { 'icerikler.0.birimFiyat': 'yetkiYok' }, veri: { onayIstegi: expect.any(String) } });
    const { id, surum } = await sell({ ...fiyatli, onayKodu: (await approve(refused.veri!.onayIstegi)).onayKodu });
    const change = (body: object) => server.send(satisCalls.update, { body: { id, iskontoTip: '%', iskonto: 20, ...body } }, { jeton: desk.jeton });
    const istek = (await change({ surum })).veri!.onayIstegi;
    expect(await change({ onayKodu: (await approve(istek)).onayKodu })).toMatchObject({ status: 200, toplamTutar: 320 });
  });

  it('a package is approved in the same way', async () => {
    const paket = (body: object = {}) =>
      server.send(paketSatisCalls.create, { body: { musteriID, eklenenler: [{ altUrunID, miktar: 4, iskontoTip: '%', iskonto: 25 }], ...body } }, { jeton: desk.jeton });
    const { onayKodu } = await approve((await paket()).veri!.onayIstegi);
    expect(await paket({ onayKodu })).toMatchObject({ status: 200, toplamTutar: 3000 });
  });

  it('nobody approves more than they may give themselves', async () => {
    const satis = { icerikler: [yuzde(60)] };
    expect(await sell({ ...satis, onayKodu: await approved(satis) })).toMatchObject({ status: 403, message: 'iskontoSinir', veri: { yuzde: 50 } });
    const kasiyer = await buildOnaylayan(server, bayi, { yetkiler: ['satisEkle'] });
    expect(await approve('a'.repeat(64), { personelID: kasiyer.personelID })).toMatchObject({ status: 403, message: 'onayYetkisiYok' });
    const fiyatsiz = await buildOnaylayan(server, bayi, { yetkiler: ['satisIskonto'] });
    const fiyatli = { icerikler: [{ altUrunID, birimFiyat: 400 }] };
    const { onayKodu } = await approve((await sell(fiyatli)).veri!.onayIstegi, { personelID: fiyatsiz.personelID });
    expect(await sell({ ...fiyatli, onayKodu })).toMatchObject({ status: 403, message: 'yetkiYok' });
  });

  it('what the settings forbid to everybody is approved by nobody', async () => {
    const baska = await sell({ musteriID: 999_999 });
    expect([baska.status, baska.veri]).toEqual([404, undefined]);
    const yetkisiz = await buildPersonel(server, bayi, ['satisGoruntule']);
    const refused = await sell({}, yetkisiz);
    expect([refused.status, refused.veri]).toEqual([403, undefined]);
  });
});

describe('an approval', () => {
  const gecersiz = { status: 409, message: 'onayGecersiz' };

  it('is for exactly what was asked', async () => {
    const iki = (await buildAltUrun(server, bayi, { fiyat: 1000 })).id;
    const baskasi = (await buildMusteri(server, bayi)).id;
    const others: Satis[] = [
      { icerikler: [yuzde(31)] },
      { icerikler: [{ ...yuzde(30), adet: 2 }] },
      { icerikler: [{ ...yuzde(30), altUrunID: iki }] },
      { icerikler: [yuzde(30), yuzde(30)] },
      { iskontoTip: '%', iskonto: 1 },
      { musteriID: baskasi },
    ];
    const onayKodu = await approved();
    for (const other of others) expect(await sell({ ...other, onayKodu })).toMatchObject(gecersiz);
    // Notes and payments are no part of it.
    expect((await sell({ onayKodu, aciklama: 'Doğum günü', odemeler: [{ odemeSekliID: 1, tutar: 700 }] })).status).toBe(200);
  });

  it('counts once, also of two at the same time', async () => {
    const onayKodu = await approved();
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => sell({ onayKodu })))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  it('is for whoever asked, in their own salon, and not for long', async () => {
    const onayKodu = await approved();
    const other = await buildPersonel(server, bayi, ['satisEkle']);
    expect(await sell({ onayKodu }, other)).toMatchObject(gecersiz);
    const baska = await buildBayi(server);
    const urun = (await buildAltUrun(server, baska)).id;
    const { id } = await buildMusteri(server, baska);
    expect(await sell({ onayKodu, musteriID: id, icerikler: [{ altUrunID: urun }] }, baska)).toMatchObject(gecersiz);
    expect((await approve('a'.repeat(64), { kim: baska })).status).toBe(404);
    await server.rows(`update satis_onayi set gecerlilik = now() - interval '1 second' where isteyen_id = $1`, [desk.personelID]);
    expect(await sell({ onayKodu })).toMatchObject(gecersiz);
  });

  it('ends with the right of whoever gave it, and stays for a sale that failed otherwise', async () => {
    const onayKodu = await approved();
    expect((await sell({ onayKodu, tarih: '2027-01-01' })).status).toBe(422);
    await server.rows(`update personel set yetkiler = '{}' where id = $1`, [mudur.personelID]);
    expect((await sell({ onayKodu })).status).toBe(403);
    await server.rows(`update personel set yetkiler = '{satisIskonto}' where id = $1`, [mudur.personelID]);
    expect((await sell({ onayKodu })).status).toBe(200);
  });

  it('takes the right password: wrong ones are counted as those of signing in are, and lock', async () => {
    const istek = (await sell()).veri!.onayIstegi;
    for (let i = 0; i < 5; i += 1) expect(await approve(istek, { parola: 'yanlis' })).toMatchObject({ status: 422, alanlar: { parola: 'onayParolasiYanlis' } });
    expect(await approve(istek)).toMatchObject({ status: 429, message: 'girisKilitli' });
    // Another desk is not locked out by it.
    const other = await buildPersonel(server, bayi, ['satisEkle']);
    expect((await approve(istek, { kim: other })).status).toBe(200);
  });

  it('is asked of those who may, by name', async () => {
    const { liste } = await server.send(satisOnayiCalls.onaylayanlar, {}, { jeton: desk.jeton });
    expect(liste).toContainEqual({ personelID: mudur.personelID, adSoyad: 'Müdür Test', yuzde: 50, fiyatMi: true });
    expect(liste.map(({ personelID }) => personelID)).not.toContain(musteriID);
  });
});
