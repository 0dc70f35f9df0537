import { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';
import { readEkran } from '../../../test/standing/inputs/giris-cikis.ts';
import { ourAddressOf } from '../../platform/http/client.ts';
import { dilimOf, readKod, writeKod } from './kod.ts';

const server = useServer();
const DUN = '2026-11-24';
const SABAH = 1;
let bayi: TestBayi;
let kisi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
  kisi = await buildPersonel(server, bayi);
});

const plan = (tarih: string, id = SABAH) =>
  server.send(vardiyaCalls.saveKayitlar, { body: { vardiyaRandevular: [{ personelID: kisi.personelID, tarih, vardiyaSablon: { id } }] } }, { jeton: bayi.jeton });
const record = (islemTipi: 'G' | 'C' | 'M' | 'D', saat: string, tarih = DUN) =>
  server.send(girisCikisCalls.create, { body: { personelID: kisi.personelID, tarih, saat, islemTipi } }, { jeton: bayi.jeton });
const days = async (baslangic = DUN, bitis = BUGUN) =>
  (await server.send(girisCikisCalls.list, { query: { personelID: kisi.personelID, baslangic, bitis } }, { jeton: bayi.jeton })).liste;

it('is of today without a day', async () => {
  const { id } = await server.mustSend(girisCikisCalls.create, { body: { personelID: bayi.personelID, tarih: null, saat: '09:05' } }, { jeton: bayi.jeton });
  const { kayitlar } = await server.mustSend(girisCikisCalls.list, { query: { baslangic: BUGUN, bitis: BUGUN } }, { jeton: bayi.jeton });
  expect(kayitlar).toMatchObject([{ id, tarih: BUGUN, saat: '09:05' }]);
});

describe('days against the shift', () => {
  it('tells how late, how early, and how long', async () => {
    await plan(DUN);
    await record('G', '09:12');
    await record('C', '16:40');
    expect(await days()).toMatchObject([
      {
        tarih: DUN,
        personelAdi: expect.stringContaining('Uzman'),
        vardiyalar: [{ sablonAdi: 'Sabah', baslangic: `${DUN} 09:00`, bitis: `${DUN} 17:00` }],
        giris: `${DUN} 09:12`,
        cikis: `${DUN} 16:40`,
        gecKalma: 12,
        erkenCikma: 20,
        calisma: 448,
        eksik: null,
        kayitlar: [{ saat: '09:12', islemTipi: 'G', qrMi: false }, { saat: '16:40', islemTipi: 'C' }],
      },
    ]);
  });

  it('holds the records themselves beside the days, the latest first', async () => {
    await record('G', '09:12');
    await record('C', '16:40');
    const { kayitlar } = await server.send(girisCikisCalls.list, { query: { personelID: kisi.personelID, baslangic: DUN, bitis: BUGUN } }, { jeton: bayi.jeton });
    expect(kayitlar).toMatchObject([
      { personelID: kisi.personelID, tarih: DUN, saat: '16:40', islemTipi: 'C' },
      { personelID: kisi.personelID, tarih: DUN, saat: '09:12', islemTipi: 'G' },
    ]);
  });

  it('tells who has not come, and who has not gone', async () => {
    await plan(DUN);
    await plan(BUGUN);
    await record('G', '09:00');
    expect((await days()).map(({ tarih, eksik }) => [tarih, eksik])).toEqual([[BUGUN, 'gecikti'], [DUN, 'cikis']]);
  });

  it('expects nobody on leave', async () => {
    await plan(DUN);
    const izin = { personelID: kisi.personelID, cikisTarihi: DUN, gelisTarihi: DUN, gelisSaati: '13:00' };
    await server.send(izinCalls.create, { body: izin }, { jeton: bayi.jeton });
    await record('G', '13:10');
    await record('C', '17:00');
    expect(await days()).toMatchObject([{ izinliMi: true, gecKalma: 10, eksik: null }]);
  });

  it('counts the morning after a night to the night', async () => {
    const { id } = await server.send(vardiyaCalls.createSablon, { body: { sablonAdi: 'Gece', baslangicSaati: '22:00', bitisSaati: '06:00' } }, { jeton: bayi.jeton });
    await plan(DUN, id);
    await record('G', '21:55');
    await record('C', '06:05', BUGUN);
    expect(await days()).toMatchObject([{ tarih: DUN, giris: `${DUN} 21:55`, cikis: `${BUGUN} 06:05`, gecKalma: 0, erkenCikma: 0, eksik: null }]);
    expect(await days(BUGUN, BUGUN)).toEqual([]);
  });

  it('shows those who came without a shift, and nothing of days to come', async () => {
    await plan(YARIN);
    await record('G', '10:00');
    expect(await days(DUN, YARIN)).toMatchObject([{ tarih: DUN, vardiyalar: [], gecKalma: 0 }]);
  });

  it('judges each of several shifts, and does not call one missing that still runs', async () => {
    const { id } = await server.send(vardiyaCalls.createSablon, { body: { sablonAdi: 'İkinci', baslangicSaati: '18:00', bitisSaati: '20:00' } }, { jeton: bayi.jeton });
    const body = { vardiyaRandevular: [SABAH, id].map((sablonID) => ({ personelID: kisi.personelID, tarih: DUN, vardiyaSablon: { id: sablonID } })) };
    await server.send(vardiyaCalls.saveKayitlar, { body }, { jeton: bayi.jeton });
    await record('G', '09:00');
    await record('C', '17:00');
    expect(await days(DUN, DUN)).toMatchObject([{ vardiyalar: [{ sablonAdi: 'Sabah' }, { sablonAdi: 'İkinci' }], erkenCikma: 0, eksik: 'vardiya' }]);
    await record('G', '18:10');
    await record('C', '20:00');
    expect(await days(DUN, DUN)).toMatchObject([{ gecKalma: 10, erkenCikma: 0, eksik: null }]);
    await plan(BUGUN);
    expect(await days(BUGUN, BUGUN)).toMatchObject([{ eksik: 'gecikti', gecKalma: 60 }]);
  });

  it('has at most 31 days', async () => {
    const query = { baslangic: '2026-10-01', bitis: BUGUN };
    expect(await server.send(girisCikisCalls.list, { query }, { jeton: bayi.jeton })).toMatchObject({ status: 422, alanlar: { bitis: 'tarihAraligi31' } });
  });
});

describe('by hand', () => {
  it('nothing of the future is recorded', async () => {
    expect(await record('G', '10:01', BUGUN)).toMatchObject({ status: 422, alanlar: { saat: 'saatIleri' } });
    expect((await record('G', '10:00', BUGUN)).status).toBe(200);
  });

  it('a correction says what it was before, and ends the word of the code', async () => {
    await server.send(girisCikisCalls.okut, { body: { kod: await readEkran({ server, bayi }), islemTipi: 'G' } }, { jeton: kisi.jeton });
    const [gun] = await days();
    const [kayit] = gun!.kayitlar;
    expect(kayit).toMatchObject({ qrMi: true, saat: '10:00' });
    await server.send(girisCikisCalls.update, { body: { ...kayit!, saat: '09:00' } }, { jeton: bayi.jeton });
    expect((await days())[0]!.kayitlar).toMatchObject([{ qrMi: false, saat: '09:00' }]);
    const [log] = await server.rows<{ zaman: [string, string] }>(
      'select degisim->$$alanlar$$->$$zaman$$ as zaman from kayit_gunlugu where bayi_id = $1 order by id desc limit 1',
      [bayi.bayiID],
    );
    expect(log!.zaman.map((zaman) => zaman.slice(11))).toEqual(['10:00', '09:00']);
    await server.send(girisCikisCalls.remove, { body: { id: kayit!.id } }, { jeton: bayi.jeton });
    expect(await days()).toEqual([]);
    expect((await server.send(girisCikisCalls.geriAl, { body: { id: kayit!.id } }, { jeton: bayi.jeton })).status).toBe(200);
    expect((await days())[0]!.kayitlar).toMatchObject([{ saat: '09:00' }]);
    expect(await server.send(girisCikisCalls.geriAl, { body: { id: kayit!.id } }, { jeton: bayi.jeton })).toMatchObject({ status: 404 });
  });
});

describe('the code at the door', () => {
  const okut = (kod: string, jeton = kisi.jeton, islemTipi: 'G' | 'C' = 'G') => server.send(girisCikisCalls.okut, { body: { kod, islemTipi } }, { jeton });

  it('is a picture', async () => {
    const { dosya } = await server.send(girisCikisCalls.qr, {}, { jeton: bayi.jeton });
    expect(dosya!.toString()).toMatch(/^<svg/);
  });

  it('lets whoever is signed in come, at the time of the server', async () => {
    expect(await okut(await readEkran({ server, bayi }))).toMatchObject({ status: 200, saat: '10:00' });
    const { son, vardiyalar } = await server.send(girisCikisCalls.durum, {}, { jeton: kisi.jeton });
    expect({ son, vardiyalar }).toEqual({ son: { saat: '10:00', islemTipi: 'G' }, vardiyalar: [] });
  });

  it('serves a person once, and each of several', async () => {
    const kod = await readEkran({ server, bayi });
    const both = await Promise.all([okut(kod), okut(kod)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]!.id).toBe(both[1]!.id);
    const durumOf = (jeton: string) => server.send(girisCikisCalls.durum, { query: { kod } }, { jeton });
    expect(await durumOf(kisi.jeton)).toMatchObject({ kodGecerliMi: true, kodKullanildiMi: true });
    expect(await durumOf(bayi.jeton)).toMatchObject({ kodGecerliMi: true, kodKullanildiMi: false });
    expect((await days())[0]!.kayitlar).toHaveLength(1);
    expect(await okut(kod, kisi.jeton, 'C')).toMatchObject({ status: 409, message: 'qrKullanildi' });
    await server.send(girisCikisCalls.remove, { body: { id: both[0]!.id } }, { jeton: bayi.jeton });
    expect(await okut(kod)).toMatchObject({ status: 409, message: 'qrKullanildi' });
    expect((await okut(kod, (await buildPersonel(server, bayi)).jeton)).status).toBe(200);
  });

  it('of another business, or made up, is none', async () => {
    const [dilim, mac] = (await readEkran({ server, bayi })).split('-');
    const baska = await buildBayi(server);
    const forged = [await readEkran({ server, bayi: baska }), `${dilim}-${'A'.repeat(22)}`, `${dilim}-`, `-${mac}`, 'x', `${(Number.parseInt(dilim!, 36) - 1).toString(36)}-${mac}`];
    for (const kod of forged) expect(await okut(kod)).toMatchObject({ status: 422, message: 'qrGecersiz' });
    expect(await days()).toEqual([]);
  });

  it('is told apart from one that is good before anything is pressed', async () => {
    const good = async (kod: string) => (await server.send(girisCikisCalls.durum, { query: { kod } }, { jeton: kisi.jeton })).kodGecerliMi;
    expect(await good(await readEkran({ server, bayi }))).toBe(true);
    expect(await good(await readEkran({ server, bayi: await buildBayi(server) }))).toBe(false);
    expect(await good('kod')).toBe(false);
    expect(await good('')).toBe(false);
  });

  it('leads to where the panel was found, unless the house says where it is; a made-up host is not followed', async () => {
    const ask = async (host: string) =>
      server.send(girisCikisCalls.adres, {}, { jeton: bayi.jeton, headers: { host } });
    expect(await ask('192.168.1.20:4000')).toMatchObject({ adres: 'http://192.168.1.20:4000', yerelMi: false });
    expect(await ask('localhost:4000')).toMatchObject({ adres: 'http://localhost:4000', yerelMi: true });
    expect(await ask('127.0.0.1')).toMatchObject({ yerelMi: true });
    for (const host of ['kotu.test/x?@y', 'salon:99999', '1.2.3.999']) expect((await ask(host)).adres).toBe(server.platform.config.publicUrl);
    const client = { ip: '', cihaz: '', ourAddress: 'http://kotu.test' };
    expect(ourAddressOf({ publicUrl: 'https://salon.test', isPublicUrlSet: true }, client)).toBe('https://salon.test');
  });

  it('is worth nothing after a minute and a half', () => {
    const now = new Date('2026-11-25T07:00:10Z');
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    const kod = writeKod('anahtar', dilimOf(now));
    expect(readKod('anahtar', kod, later(75))).toBe(dilimOf(now));
    expect(() => readKod('anahtar', kod, later(85))).toThrow('qrGecersiz');
    expect(() => readKod('anahtar', kod, later(-15))).toThrow('qrGecersiz');
  });
});
