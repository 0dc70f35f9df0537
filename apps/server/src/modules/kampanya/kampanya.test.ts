import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, type TestBayi } from '../../../test/build.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

/** The clock of the tests stands on Wednesday, 25 November 2026. */
const CARSAMBA = 3;
const donem = { baslangicTarihi: '2026-11-01', bitisTarihi: '2026-11-25' };
const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const create = (body: object = {}) => server.send(kampanyaCalls.create, { body: { kampanyaAdi: 'Bahar', tumu: true, iskonto: 20, ...donem, ...body } as never }, { jeton: bayi.jeton });
const list = async (query: object = {}) => (await server.send(kampanyaCalls.list, { query }, { jeton: bayi.jeton })).liste;
const uygula = (body: object) => server.send(kampanyaCalls.uygula, { body: body as never }, { jeton: bayi.jeton });
const ozet = () => server.send(kampanyaCalls.ozet, {}, { jeton: bayi.jeton });

describe('a campaign', () => {
  it('is entered by PUT and changed by POST, with what the specification alone knows', async () => {
    const { id } = await server.send(kampanyaCalls.create, { body: { kampanyaAdi: 'Yaz', baslangicTarihi: '', bitisTarihi: '', resim: '', aciklama: '', tumu: true } }, { jeton: bayi.jeton });
    expect(await list()).toMatchObject([{ id, kampanyaAdi: 'Yaz', baslangicTarihi: '2026-11-25', bitisTarihi: '2026-11-25', durum: 'Devam Ediyor', aktifMi: true, icerikler: [] }]);
    expect((await server.send(kampanyaCalls.update, { body: { id, kampanyaAdi: 'Güz', bitisTarihi: '2026-11-24', baslangicTarihi: '2026-11-01' } }, { jeton: bayi.jeton })).status).toBe(200);
    expect(await list()).toMatchObject([{ kampanyaAdi: 'Güz', durum: 'Süresi Doldu', tumu: true }]);
    expect(await create({ id })).toMatchObject({ status: 400 });
    await server.send(kampanyaCalls.remove, { body: { id } }, { jeton: bayi.jeton });
    expect(await list()).toEqual([]);
  });

  it('begins today where no day is said', async () => {
    await create({ baslangicTarihi: null, bitisTarihi: '2026-12-31' });
    expect(await list()).toMatchObject([{ baslangicTarihi: BUGUN, bitisTarihi: '2026-12-31' }]);
  });

  it('names products and groups, each once, and keeps them when they are not sent', async () => {
    const { id: altUrunID, adi } = await buildAltUrun(server, bayi);
    const { id } = await create({ tumu: false, icerikler: [{ altUrunID }] });
    await server.send(kampanyaCalls.update, { body: { id, aciklama: 'x' } }, { jeton: bayi.jeton });
    expect((await list())[0]!.icerikler).toMatchObject([{ altUrunID, anaUrunID: null, adi }]);
    expect(await create({ icerikler: [{ altUrunID }, { altUrunID }] })).toMatchObject({ status: 422, alanlar: { icerikler: 'satirTekrari' } });
    expect(await create({ icerikler: [{ id: 0 }] })).toMatchObject({ status: 422, alanlar: { icerikler: 'kampanyaTekUrun' } });
    // A client that knows the contents of programs sends both (spec 2§3.3, 2§3.4): the product is what it means.
    const { id: grubu } = await buildAnaUrun(server, bayi);
    const { id: grupluID } = await buildAltUrun(server, bayi, { anaUrunID: grubu });
    const { id: ikili } = await create({ tumu: false, icerikler: [{ id: '', altUrunID: grupluID, anaUrunID: grubu }] });
    expect((await list()).find((one) => one.id === ikili)!.icerikler).toMatchObject([{ altUrunID: grupluID, anaUrunID: null }]);
    await server.send(kampanyaCalls.remove, { body: { id: ikili } }, { jeton: bayi.jeton });
    // A row that is named by its id alone stays as it is.
    const [satir] = (await list())[0]!.icerikler;
    const { id: anaUrunID } = await buildAnaUrun(server, bayi);
    const save = (icerikler: object[]) => server.send(kampanyaCalls.update, { body: { id, icerikler } as never }, { jeton: bayi.jeton });
    expect(await save([{ id: satir!.id }, { anaUrunID }])).toMatchObject({ status: 200 });
    expect((await list())[0]!.icerikler).toMatchObject([satir!, { altUrunID: null, anaUrunID }]);
    expect(await save([{ id: satir!.id + 100 }])).toMatchObject({ status: 404 });
    const other = await buildBayi(server);
    expect(await create({ icerikler: [{ altUrunID: (await buildAltUrun(server, other)).id }] })).toMatchObject({ status: 404 });
    expect(await server.send(kampanyaCalls.update, { body: { id, aciklama: 'y' } }, { jeton: other.jeton })).toMatchObject({ status: 404 });
  });

  it('takes of each of its contents what that has of its own, as the contents of programs have it (spec 2§3.3, 2§3.4)', async () => {
    const [bir, iki] = [await buildAltUrun(server, bayi, { fiyat: 100 }), await buildAltUrun(server, bayi, { fiyat: 100 })];
    const satis = { icerikler: [{ altUrunID: bir.id }, { altUrunID: iki.id }] };
    const icerik = (altUrunID: number, iskonto: number | string) => ({ id: '', anaUrunID: '', altUrunID, tutar: '', birimFiyat: 100, miktar: 1, kdv: '', iskonto });
    const { id } = await server.mustSend(kampanyaCalls.create, { body: { kampanyaAdi: 'Yaz', tumu: false, icerikler: [icerik(bir.id, 30), icerik(iki.id, 5)] } as never }, { jeton: bayi.jeton });
    expect((await list())[0]!.icerikler).toMatchObject([{ altUrunID: bir.id, iskonto: 30 }, { altUrunID: iki.id, iskonto: 5 }]);
    expect(await uygula(satis)).toMatchObject({ kampanyaID: id, iskontoIcerikleri: [{ iskonto: 30 }, { iskonto: 5 }], toplam: 35 });
    expect(await ozet()).toMatchObject({ varMi: true, iskonto: 30, kampanyaID: id });
    const save = (body: object) => server.send(kampanyaCalls.update, { body: { id, ...body } as never }, { jeton: bayi.jeton });
    const [ilk, son] = (await list())[0]!.icerikler;
    // Left out it stays, empty it is that of the campaign.
    expect(await save({ iskonto: 10, icerikler: [{ id: ilk!.id, altUrunID: bir.id }, { id: son!.id, iskonto: '' }] })).toMatchObject({ status: 200 });
    expect((await list())[0]!.icerikler).toMatchObject([{ id: ilk!.id, iskonto: 30 }, { id: son!.id, iskonto: null }]);
    expect((await uygula(satis)).toplam).toBe(40);
    expect(await save({ tur: 'tutar', iskonto: 7, icerikler: [{ id: ilk!.id, iskonto: 12.5 }, { id: son!.id, iskonto: 0 }] })).toMatchObject({ status: 200 });
    expect(await uygula(satis)).toMatchObject({ iskontoIcerikleri: [{ iskonto: 12.5 }, { iskonto: 7 }] });
    expect(await save({ icerikler: [{ id: ilk!.id, iskonto: 101 }] })).toMatchObject({ status: 422, alanlar: { 'icerikler.0.iskonto': 'iskonto100' } });
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'satis', nesne: 'kampanya', kayitID: id } }, { jeton: bayi.jeton });
    expect(liste[0]!.degisim).toContainEqual(expect.objectContaining({ alan: 'icerikIskontosu', etiket: bir.adi, once: '30', sonra: '12.5' }));
    expect(liste[1]!.degisim).toContainEqual(expect.objectContaining({ alan: 'icerikIskontosu', etiket: iki.adi, once: '5', sonra: null }));
  });

  it('refuses what cannot be', async () => {
    expect(await create({ bitisTarihi: '2026-10-31' })).toMatchObject({ status: 422, alanlar: { bitisTarihi: 'bitisOnce' } });
    expect(await create({ iskonto: 101 })).toMatchObject({ status: 422, alanlar: { iskonto: 'iskonto100' } });
    expect(await create({ tur: 'adet', al: 3, ode: 3 })).toMatchObject({ status: 422, alanlar: { ode: 'sayiGecersiz' } });
    expect(await create({ baslangicSaati: '12:00', bitisSaati: '11:00' })).toMatchObject({ status: 422, alanlar: { bitisSaati: 'saatGecersiz' } });
    expect(await create({ gunler: [8] })).toMatchObject({ status: 422 });
    const { jeton } = await buildPersonel(server, bayi, ['satisEkle']);
    expect(await server.send(kampanyaCalls.list, {}, { jeton })).toMatchObject({ status: 403 });
  });

  it('is found by its name and by the days on which it counts', async () => {
    await create({ kampanyaAdi: 'Işıltı' });
    await create({ kampanyaAdi: 'Eski', baslangicTarihi: '2025-01-01', bitisTarihi: '2025-02-01' });
    expect((await list({ kampanyaAdi: 'isil' })).map(({ kampanyaAdi }) => kampanyaAdi)).toEqual(['Işıltı']);
    expect(await list({ kampanyaAdi: 'isil', ara: 'eski' })).toEqual([]);
    expect((await list({ kampanyaAdi: 'isil', ara: 'ilti' })).map(({ kampanyaAdi }) => kampanyaAdi)).toEqual(['Işıltı']);
    expect((await list({ baslangicTarihi: '2026-11-01' })).map(({ kampanyaAdi }) => kampanyaAdi)).toEqual(['Işıltı']);
    expect((await list({ bitisTarihi: '2025-06-01' })).map(({ kampanyaAdi }) => kampanyaAdi)).toEqual(['Eski']);
  });
});

describe('what the campaigns take off', () => {
  it('is worked out by the server, for the day, the customer and the products', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
    const { id: baskaID } = await buildAltUrun(server, bayi, { fiyat: 50 });
    const satis = { musteriID, icerikler: [{ altUrunID, adet: 2 }, { altUrunID: baskaID }] };
    expect(await uygula(satis)).toMatchObject({ kampanyaID: null, iskontoIcerikleri: [null, null], toplam: 0, kalanZaman: null });
    const { id } = await create({ tumu: false, icerikler: [{ altUrunID }], gunler: [CARSAMBA] });
    expect(await uygula(satis)).toMatchObject({ kampanyaID: id, iskontoIcerikleri: [{ altUrunID, iskonto: 40, kampanyaID: id, kampanyaAdi: 'Bahar' }, null], toplam: 40 });
    await create({ kampanyaAdi: 'Yarın', iskonto: 90, gunler: [4] });
    expect((await uygula(satis)).toplam).toBe(40);
    await create({ kampanyaAdi: 'İlk', tur: 'tutar', iskonto: 60, ilkZiyaret: true });
    expect((await uygula(satis)).toplam).toBe(170);
    await buildSatis(server, bayi, { musteriID });
    expect((await uygula(satis)).toplam).toBe(40);
    await server.send(kampanyaCalls.aktif, { body: { id, aktifMi: false } }, { jeton: bayi.jeton });
    expect((await uygula(satis)).toplam).toBe(0);
  });

  it('is that of a first visit after a sale that was cancelled, and an appointment that was deleted', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
    await create({ ilkZiyaret: true });
    const toplam = async () => (await uygula({ musteriID, icerikler: [{ altUrunID }] })).toplam;
    const { satisGuid } = await buildSatis(server, bayi, { musteriID });
    expect(await toplam()).toBe(0);
    await server.mustSend(satisCalls.remove, { body: { satisGuid } }, { jeton: bayi.jeton });
    expect(await toplam()).toBe(20);
    const { id } = await buildRandevu(server, bayi, { musteriID, randevuTarihi: '2026-11-20' });
    await server.rows(`update randevu set durum = 'K' where id = $1`, [id]);
    expect(await toplam()).toBe(0);
    await server.rows('update randevu set silindi = now() where id = $1', [id]);
    expect(await toplam()).toBe(20);
    // The visit that is being paid for is the first one itself.
    const { id: bugunku } = await buildRandevu(server, bayi, { musteriID, randevuTarihi: BUGUN });
    await server.rows(`update randevu set durum = 'G' where id = $1`, [bugunku]);
    expect(await toplam()).toBe(20);
  });

  it('is asked with a campaign as it was read, whose groups are no lines (spec 2§7.13)', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
    const { id: anaUrunID } = await buildAnaUrun(server, bayi);
    await create({ tumu: false, iskonto: 20, icerikler: [{ anaUrunID }, { altUrunID }] });
    const [kampanya] = await list();
    expect(await uygula(kampanya!)).toMatchObject({ status: 200, kampanyaID: kampanya!.id, iskontoIcerikleri: [null, { altUrunID, iskonto: 20 }], toplam: 20 });
    expect(await uygula({ ...kampanya!, icerikler: [{ id: 0, altUrunID: 0, anaUrunID }] })).toMatchObject({ status: 200, kampanyaID: null, iskontoIcerikleri: [null], toplam: 0 });
  });

  it('of the first visit is given once, however many desks sell at the same moment', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
    await create({ kampanyaAdi: 'İlk', iskonto: 30, ilkZiyaret: true });
    const satislar = await Promise.all(Array.from({ length: 12 }, () => server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID }], kampanyali: true } }, { jeton: bayi.jeton })));
    expect(satislar.map(({ toplamTutar }) => toplamTutar).toSorted((a, b) => a - b)).toEqual([70, ...Array<number>(11).fill(100)]);
  });

  it('of the first visit is given once where two sales at the door get the same customer at the same moment', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
    await create({ kampanyaAdi: 'İlk', iskonto: 30, ilkZiyaret: true });
    const sell = async () => (await server.mustSend(satisCalls.create, { body: { kapidan: true, icerikler: [{ altUrunID }], odemeler: [{ odemeSekliID: 1, tutar: 100 }] } }, bayi)).id;
    const [bir, iki] = [await sell(), await sell()];
    const give = (id: number) => server.send(satisCalls.update, { body: { id, musteriID, icerikler: [{ altUrunID, adet: 2 }], kampanyali: true } }, bayi);
    const satislar = await sendWhileHeld(server, (client) => client.query('select from musteri where id = $1 for update', [musteriID]), () => give(bir), () => give(iki));
    // Both come in together once the row is free: which of them is first is nobody's promise.
    expect(satislar.map(({ toplamTutar }) => toplamTutar).toSorted((a, b) => a - b)).toEqual([140, 200]);
  });

  it('is asked of one campaign alone, and of no other business', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
    const { id } = await create({ iskonto: 10 });
    await create({ iskonto: 30 });
    expect((await uygula({ icerikler: [{ altUrunID }] })).toplam).toBe(30);
    expect((await uygula({ id, icerikler: [{ altUrunID }] })).toplam).toBe(10);
    const other = await buildBayi(server);
    expect(await server.send(kampanyaCalls.uygula, { body: { id, icerikler: [{ altUrunID: (await buildAltUrun(server, other)).id }] } }, { jeton: other.jeton })).toMatchObject({ toplam: 0 });
  });

  it('is told on the first screen with the time that is left', async () => {
    expect(await ozet()).toMatchObject({ varMi: false, iskonto: 0, kalanZaman: '00:00:00' });
    // It takes nothing off.
    await create({ kampanyaAdi: 'Boş', iskonto: 0 });
    expect(await ozet()).toMatchObject({ varMi: false });
    await create({ kampanyaAdi: 'Uzun', bitisTarihi: '2026-12-25', iskonto: 5 });
    const { id } = await create({ kampanyaAdi: 'Son gün', iskonto: 20 });
    expect(await ozet()).toMatchObject({ varMi: true, iskonto: 20, kampanyaID: id, kampanyaAdi: 'Son gün', kalanZaman: expect.stringMatching(/^\d\d:\d\d:\d\d$/) });
  });

  it('is told with the time to the end of the weekdays on which it counts', async () => {
    const left = async (rest: object) => {
      const { id } = await create({ bitisTarihi: '2026-12-25', ...rest });
      const { kampanyaID, kalanZaman } = await ozet();
      await server.mustSend(kampanyaCalls.remove, { body: { id } }, { jeton: bayi.jeton });
      expect(kampanyaID).toBe(id);
      return Number(kalanZaman.split(':')[0]);
    };
    const gunSonu = await left({ bitisTarihi: BUGUN });
    expect(gunSonu).toBeLessThan(24);
    // Today is a Wednesday: on the next one it counts again.
    expect(await left({ gunler: [3] })).toBe(gunSonu);
    expect(await left({ gunler: [3, 4] })).toBe(gunSonu + 24);
    expect(await left({ gunler: [1, 2, 3, 4, 5, 6, 7] })).toBe(gunSonu + 30 * 24);
    expect(await left({})).toBe(gunSonu + 30 * 24);
  });
});
