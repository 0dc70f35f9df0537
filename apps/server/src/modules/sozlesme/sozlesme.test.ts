import { ayarCalls } from '@defter/contract/ayar.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildPersonel, buildSatis, buildTelefon, type TestBayi, type TestSatis } from '../../../test/build.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let telefon: string;
let satis: TestSatis;
beforeEach(async () => {
  bayi = await buildBayi(server, { firmaAdi: 'Lotus' });
  telefon = buildTelefon();
  const body = {
    musteri: { ad: 'Ayşe', soyad: 'Yılmaz', tcKimlikNo: '10000000146', email: 'ayse@ornek.test' },
    musteriTelefon: [{ telefon, varsayilanMi: true }],
    adresler: [{ baslik: 'Ev', adres: 'Moda Cd. 5', ilID: 34 }],
  };
  musteriID = (await server.send(musteriCalls.create, { body }, { jeton: bayi.jeton })).id;
  const altUrunID = (await buildAltUrun(server, bayi, { adi: 'Lazer', fiyat: 1000 })).id;
  satis = await buildSatis(server, bayi, { musteriID, altUrunID, odemeler: [{ odemeSekliID: 1, tutar: 400 }] });
  await server.send(ayarCalls.saveSozlesme, { body: { hizmetSatisSozlesmesi: 'Taraflar: {firma}, {isim}' } }, { jeton: bayi.jeton });
});

const ofSatis = (id = satis.id, { jeton } = bayi) => server.send(sozlesmeCalls.ofSatis, { params: { id } }, { jeton });
const ver = (body: object = {}, { jeton } = bayi) => server.send(sozlesmeCalls.ver, { body: { id: satis.id, ...body } }, { jeton });
const isVerildi = async () => (await server.send(satisCalls.get, { params: { id: satis.id } }, { jeton: bayi.jeton })).satis.sozlesmeVerildi;

describe('the agreement', () => {
  it('of a sale has the text of the settings and all that its places need', async () => {
    const musteri = { id: musteriID, adSoyad: 'Ayşe Yılmaz', telefon, ePosta: 'ayse@ornek.test', tcKimlikNo: '10000000146', adres: 'Moda Cd. 5 İstanbul' };
    expect((await ofSatis()).sozlesme).toMatchObject({
      metin: 'Taraflar: {firma}, {isim}',
      musteri,
      satis: { id: satis.id, satisNo: expect.any(Number), tarih: BUGUN, hizmetler: 'Lazer', toplamTutar: 1000, alinan: 400, kalan: 600, sozlesmeVerildi: false },
      firma: { adi: 'Lotus' },
    });
  });

  it('of a customer has no sale', async () => {
    const { sozlesme } = await server.send(sozlesmeCalls.ofMusteri, { params: { id: musteriID } }, { jeton: bayi.jeton });
    expect(sozlesme).toMatchObject({ musteri: { adSoyad: 'Ayşe Yılmaz' }, satis: null });
  });

  it('hides contact data from who may not see it', async () => {
    const kisi = await buildPersonel(server, bayi, ['satisYazdir', 'satisGecmis']);
    const text = JSON.stringify(await ofSatis(satis.id, kisi));
    for (const sir of [telefon, 'ayse@ornek.test', 'Moda Cd. 5', '10000000146']) expect(text).not.toContain(sir);
    expect(text).toContain('Ayşe Yılmaz');
  });

  it('is not there for another bayi, nor for who may not print, nor of a past sale for who sees none', async () => {
    const other = await buildBayi(server);
    expect((await ofSatis(satis.id, other)).status).toBe(404);
    expect((await ver({}, other)).status).toBe(404);
    expect((await ofSatis(satis.id, await buildPersonel(server, bayi, ['satisGoruntule']))).status).toBe(403);
    const dunku = await buildSatis(server, bayi, { musteriID, tarih: '2026-11-20' });
    expect((await ofSatis(dunku.id, await buildPersonel(server, bayi, ['satisYazdir']))).status).toBe(404);
  });
});

describe('handing it over', () => {
  it('is kept with the sale, told in the record log, and can be taken back', async () => {
    expect((await ver()).status).toBe(200);
    expect(await isVerildi()).toBe(true);
    const [kayit] = await server.rows<{ degisim: string }>("select degisim::text from kayit_gunlugu where bayi_id = $1 and menu = 'satis' order by id desc limit 1", [bayi.bayiID]);
    expect(JSON.parse(kayit!.degisim)).toMatchObject({ alanlar: { sozlesmeVerildi: ['false', 'true'] } });
    await ver({ sozlesmeVerildi: false });
    expect(await isVerildi()).toBe(false);
  });

  it('stands in nobody’s way who has the sale open', async () => {
    await ver();
    const { musteri, ...rest } = (await server.send(satisCalls.get, { params: { id: satis.id } }, { jeton: bayi.jeton })).satis;
    expect((await server.send(satisCalls.update, { body: { ...rest, surum: satis.surum, musteriID: musteri!.id } }, { jeton: bayi.jeton })).status).toBe(200);
    expect(await isVerildi()).toBe(true);
  });

  it('is said by the save of a sale as well, of every kind (spec 1§3)', async () => {
    const { jeton } = bayi;
    const altUrunID = (await buildAltUrun(server, bayi, { fiyat: 100 })).id;
    const save = async (calls: { create: AnyCall; update: AnyCall; get: AnyCall }, liste: object) => {
      const { id } = (await server.mustSend(calls.create, { body: { musteriID, odemeler: [], sozlesmeVerildi: 'true', ...liste } as never }, { jeton })) as unknown as { id: number };
      const read = async () => ((await server.mustSend(calls.get, { params: { id } as never }, { jeton })) as unknown as { satis: { sozlesmeVerildi: boolean } }).satis.sozlesmeVerildi;
      const change = async (body: object) => {
        await server.mustSend(calls.update, { body: { id, ...body } as never }, { jeton });
        return read();
      };
      return [await read(), await change({ aciklama: 'x' }), await change({ sozlesmeVerildi: false }), await change({ sozlesmeVerildi: true }), await change({ sozlesmeVerildi: '' })];
    };
    const said = [true, true, false, true, false];
    expect(await save(satisCalls, { icerikler: [{ altUrunID }] })).toEqual(said);
    expect(await save(paketSatisCalls, { eklenenler: [{ altUrunID, miktar: 4 }] })).toEqual(said);
    expect(await save(seansDusCalls, { icerikler: [{ altUrunID, adet: 1, birimFiyat: 0 }] })).toEqual(said);
  });

  it('twice at once is once, and of a cancelled sale none', async () => {
    expect((await Promise.all([ver(), ver()])).map(({ status }) => status)).toEqual([200, 200]);
    await server.send(satisCalls.remove, { body: { satisGuid: satis.satisGuid } }, { jeton: bayi.jeton });
    expect(await ver({ sozlesmeVerildi: false })).toMatchObject({ status: 409, message: 'satisIptal' });
  });
});
