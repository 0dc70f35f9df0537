import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { satisOnayiCalls } from '@defter/contract/satis-onayi.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../../test/build.ts';
import { otherKod, readKod } from '../../../../test/auth.ts';
import { buildOnaylayan, PAROLA } from '../../../../test/build-onaylayan.ts';
import { useServer } from '../../../../test/server.ts';
import { sorted, statusesOf } from '../../../../test/sorted.ts';
import { cleanUp } from '../../../platform/jobs/clean-up.ts';
import { satisDuties } from '../duties.ts';

const server = useServer();
let bayi: TestBayi;
/** At the desk: sells, may discount ten percent and change no price. */
let desk: TestBayi;
let mudur: TestBayi & { cepTelefonu: string };
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
    await cleanUp(server.platform.database, [satisDuties]);
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => sell({ onayKodu })))).map(({ status }) => status);
    expect(sorted(statuses)).toEqual([200, 409, 409, 409, 409]);
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
    const [onay] = await server.rows<{ saniye: number }>('select extract(epoch from gecerlilik - now())::float8 as saniye from satis_onayi where isteyen_id = $1', [desk.personelID]);
    expect(onay!.saniye).toBeLessThanOrEqual(300);
    await server.rows(`update satis_onayi set gecerlilik = now() - interval '1 second' where isteyen_id = $1`, [desk.personelID]);
    expect(await sell({ onayKodu })).toMatchObject(gecersiz);
  });

  it('ends with the right of whoever gave it, and stays for a sale that failed otherwise', async () => {
    const onayKodu = await approved();
    expect((await sell({ onayKodu, tarih: '2027-01-01' })).status).toBe(422);
    await server.rows(`update personel set yetkiler = '{}' where id = $1`, [mudur.personelID]);
    expect((await sell({ onayKodu })).status).toBe(403);
    await server.rows(`update personel set yetkiler = '{satisIskonto}', calisiyor_mu = false where id = $1`, [mudur.personelID]);
    expect(await sell({ onayKodu })).toMatchObject(gecersiz);
    await server.rows('update personel set calisiyor_mu = true where id = $1', [mudur.personelID]);
    expect((await sell({ onayKodu })).status).toBe(200);
  });

  it('takes nothing from what the desk may give itself', async () => {
    const sef = await buildOnaylayan(server, bayi, { iskontoYuzdesi: 5 });
    const satis = { icerikler: [{ altUrunID, birimFiyat: 900, iskontoTip: '%', iskonto: 10 }] };
    const { onayKodu } = await approve((await sell(satis)).veri!.onayIstegi, { personelID: sef.personelID });
    expect(await sell({ ...satis, onayKodu })).toMatchObject({ status: 200, toplamTutar: 810 });
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
    const other = await buildPersonel(server, bayi, ['satisEkle']);
    const { liste } = await server.send(satisOnayiCalls.onaylayanlar, {}, { jeton: desk.jeton });
    expect(liste).toContainEqual({ personelID: mudur.personelID, adSoyad: 'Müdür Test', yuzde: 50, fiyatMi: true });
    expect(liste.map(({ personelID }) => personelID)).not.toContain(other.personelID);
  });

  it('is asked of those who work here and sign in, for what each may approve', async () => {
    const fiyatci = await buildOnaylayan(server, bayi, { yetkiler: ['satisFiyatDegistir'], ad: 'Fiyatçı' });
    const [ayrilan, girmeyen] = [await buildOnaylayan(server, bayi), await buildOnaylayan(server, bayi)];
    await server.rows('update personel set calisiyor_mu = false where id = $1', [ayrilan.personelID]);
    await server.rows('update personel set web_kullanicisi = false where id = $1', [girmeyen.personelID]);
    const { liste } = await server.send(satisOnayiCalls.onaylayanlar, {}, { jeton: desk.jeton });
    expect(liste.filter(({ personelID }) => personelID >= fiyatci.personelID)).toMatchObject([{ personelID: fiyatci.personelID, yuzde: 0, fiyatMi: true }]);
    const istek = 'a'.repeat(64);
    expect((await approve(istek, { personelID: fiyatci.personelID })).status).toBe(200);
    expect((await approve(istek, { personelID: ayrilan.personelID })).status).toBe(404);
  });
});

describe('by a code, from elsewhere', () => {
  /** What the text says of the sale of `sell()`. */
  const soylenen = () => ({ musteriID, toplamTutar: 700, iskontoToplam: 300 });
  const ask = async (satis: Satis = {}) => String((await sell(satis)).veri!.onayIstegi);
  const send = (istek: string, body: object = {}, kim = desk) => server.send(satisOnayiCalls.kod, { body: { istek, personelID: mudur.personelID, ...soylenen(), ...body } }, { jeton: kim.jeton });
  const give = (istek: string, smsKodu: string, body: object = {}, kim = desk) =>
    server.send(satisOnayiCalls.onayla, { body: { istek, personelID: mudur.personelID, smsKodu, ...soylenen(), ...body } as never }, { jeton: kim.jeton });
  const kod = () => readKod(server, mudur.cepTelefonu);
  /** Lets half a minute pass, which lies between two codes to one number. */
  const wait = () => server.house(`update dogrulama_kodu set olusturma = olusturma - interval '1 minute' where telefon = $1`, [mudur.cepTelefonu]);

  it('a sale is approved by who it was told to, and both records say by whom', async () => {
    const istek = await ask();
    expect(await send(istek)).toMatchObject({ status: 200, gecerlilikSaniye: 300 });
    const [sms] = await server.house<{ mesaj: string }>('select mesaj from giden_mesaj where telefon = $1 order by id desc limit 1', [mudur.cepTelefonu]);
    for (const word of ['Test', '700,00 ₺', '300,00 ₺', '5 dakika']) expect(sms!.mesaj).toContain(word);
    const { onayKodu, onaylayanAdi } = await give(istek, await kod());
    expect(onaylayanAdi).toBe('Müdür Test');
    const sold = await sell({ onayKodu });
    expect(sold).toMatchObject({ status: 200, toplamTutar: 700 });
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'satis', kayitID: sold.id } }, { jeton: bayi.jeton });
    expect(liste[0]).toMatchObject({ personelID: desk.personelID, degisim: expect.arrayContaining([expect.objectContaining({ alan: 'onaylayanID', sonra: 'Müdür Test' })]) });
    expect(await server.rows(`select 1 from kayit_gunlugu where bayi_id = ${bayi.bayiID} and nesne = 'satisOnayi'`)).toHaveLength(1);
  });

  it('a code is used once, also by two at the same time, and for five minutes', async () => {
    const istek = await ask();
    await send(istek);
    const smsKodu = await kod();
    expect(statusesOf(await Promise.all([give(istek, smsKodu), give(istek, smsKodu)]))).toEqual([200, 422]);
    await wait();
    await send(istek);
    const yeni = await kod();
    await server.house(`update dogrulama_kodu set gecerlilik = now() - interval '1 second' where telefon = $1`, [mudur.cepTelefonu]);
    expect(await give(istek, yeni)).toMatchObject({ status: 422, message: 'kodSuresiDoldu' });
  });

  it('a code approves the sale that its text tells of, and no other', async () => {
    const istek = await ask();
    await send(istek);
    const smsKodu = await kod();
    const baska = await ask({ icerikler: [yuzde(50)] });
    expect((await give(baska, smsKodu)).status).toBe(422);
    for (const body of [{ toplamTutar: 900 }, { iskontoToplam: 100 }, { musteriID: null }, { personelID: (await buildOnaylayan(server, bayi)).personelID }]) {
      expect((await give(istek, smsKodu, body)).status).toBe(422);
    }
    expect((await give(istek, smsKodu, {}, await buildPersonel(server, bayi, ['satisEkle']))).status).toBe(422);
    expect((await give(istek, smsKodu)).status).toBe(200);
  });

  it('who was told of less than is sold has approved nothing', async () => {
    const istek = await ask();
    const az = { toplamTutar: 950, iskontoToplam: 50 };
    await send(istek, az);
    const { onayKodu } = await give(istek, await kod(), az);
    expect(await sell({ onayKodu })).toMatchObject({ status: 409, message: 'onayGecersiz' });
    expect(await server.rows('select 1 from satis where bayi_id = $1', [bayi.bayiID])).toEqual([]);
  });

  it('wrong codes are counted: after five no right one helps', async () => {
    const istek = await ask();
    await send(istek);
    const smsKodu = await kod();
    for (let i = 0; i < 5; i += 1) expect(await give(istek, otherKod(smsKodu))).toMatchObject({ status: 422, message: 'kodGecersiz' });
    expect(await give(istek, smsKodu)).toMatchObject({ status: 422, message: 'kodSuresiDoldu' });
    expect(await send(istek)).toMatchObject({ message: 'kodBekle' });
  });

  it('none is sent to who may approve nothing, has no mobile, or works elsewhere', async () => {
    const istek = await ask();
    const kasiyer = await buildOnaylayan(server, bayi, { yetkiler: ['satisEkle'] });
    expect(await send(istek, { personelID: kasiyer.personelID })).toMatchObject({ status: 403, message: 'onayYetkisiYok' });
    const telefonsuz = await buildPersonel(server, bayi, ['satisIskonto']);
    expect(await send(istek, { personelID: telefonsuz.personelID })).toMatchObject({ status: 422, message: 'onayTelefonuYok' });
    const other = await buildBayi(server);
    expect((await send(istek, {}, other)).status).toBe(404);
    expect((await send(istek, { musteriID: (await buildMusteri(server, other)).id })).status).toBe(404);
    expect((await give(istek, '')).status).toBe(422);
  });
});
