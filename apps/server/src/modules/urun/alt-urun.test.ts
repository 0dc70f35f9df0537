import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, buildSutun, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const write = <C extends AnyCall>(call: C, body: object, jeton = bayi.jeton) => server.send(call, { body }, { jeton });
const read = <C extends AnyCall>(call: C, id: number, jeton = bayi.jeton) => server.send(call, { params: { id } }, { jeton });
const buildUrun = async (overrides: { adi?: string; maliyet?: number } = {}) =>
  buildAltUrun(server, bayi, { anaUrunID: (await buildAnaUrun(server, bayi, { satisTipi: 0 })).id, ...overrides });

const ADET = 1;
const KUTU = 3;

describe('units of a product', () => {
  it('are added, changed and taken away, each once', async () => {
    const { id: altUrunID } = await buildUrun();
    const { id } = await write(altUrunCalls.createBirim, { altUrunID, birimID: KUTU, miktar: 12 });
    expect(await write(altUrunCalls.createBirim, { altUrunID, birimID: KUTU, miktar: 6 })).toMatchObject({ status: 409, message: 'urunBirimiVar' });
    await write(altUrunCalls.updateBirim, { id, altUrunID, birimID: KUTU, miktar: 0.002, aktifMi: false });
    expect((await read(altUrunCalls.birimler, altUrunID)).liste).toMatchObject([{ id, birimID: KUTU, miktar: 0.002, aktifMi: false }]);
    expect((await write(altUrunCalls.removeBirim, { id })).status).toBe(200);
    expect((await read(altUrunCalls.birimler, altUrunID)).liste).toEqual([]);
  });

  it('are more than nothing, and go with their product', async () => {
    const { id: altUrunID } = await buildUrun();
    expect(await write(altUrunCalls.createBirim, { altUrunID, birimID: KUTU, miktar: 0 })).toMatchObject({ status: 422, alanlar: { miktar: 'sayiGecersiz' } });
    await write(altUrunCalls.createBirim, { altUrunID, birimID: KUTU, miktar: 12 });
    expect((await write(urunCalls.removeAltUrun, { id: altUrunID })).status).toBe(200);
  });
});

describe('the prescription of a service', () => {
  it('says what is used up and what that costs, in the unit that is counted in', async () => {
    const { id } = await buildAltUrun(server, bayi);
    const krem = await buildUrun({ adi: 'Krem', maliyet: 500 });
    const maske = await buildUrun({ adi: 'Maske', maliyet: 30 });
    await write(altUrunCalls.createBirim, { altUrunID: krem.id, birimID: ADET, miktar: 0.02 });
    const icerikler = [
      { sarfUrunID: maske.id, miktar: 1, birimID: null },
      { sarfUrunID: krem.id, miktar: 1.5, birimID: ADET },
    ];
    await write(altUrunCalls.saveSarf, { altUrunID: id, icerikler });
    expect((await read(altUrunCalls.sarf, id)).liste).toMatchObject([
      { adi: 'Maske', miktar: 1, maliyet: 30 },
      { adi: 'Krem', miktar: 1.5, birimAdi: 'Adet', maliyet: 15 },
    ]);
    await write(altUrunCalls.saveSarf, { altUrunID: id, icerikler: [] });
    expect((await read(altUrunCalls.sarf, id)).liste).toEqual([]);
  });

  it('has nothing in it twice, nor the service itself, nor a unit that the product has not', async () => {
    const { id } = await buildAltUrun(server, bayi);
    const { id: sarfUrunID } = await buildUrun();
    const save = (icerikler: object[]) => write(altUrunCalls.saveSarf, { altUrunID: id, icerikler });
    await save([{ sarfUrunID, miktar: 2 }]);
    expect(await save([{ sarfUrunID, miktar: 1 }, { sarfUrunID, miktar: 3 }])).toMatchObject({ status: 409, message: 'receteTekrar' });
    expect(await save([{ sarfUrunID: id, miktar: 1 }])).toMatchObject({ status: 422, message: 'receteKendisi' });
    expect((await save([{ sarfUrunID, miktar: 1, birimID: KUTU }])).status).toBe(404);
    expect((await read(altUrunCalls.sarf, id)).liste).toMatchObject([{ sarfUrunID, miktar: 2 }]);
  });

  it('keeps what it needs from being deleted', async () => {
    const { id } = await buildAltUrun(server, bayi);
    const { id: sarfUrunID } = await buildUrun();
    const birim = await write(altUrunCalls.createBirim, { altUrunID: sarfUrunID, birimID: KUTU, miktar: 6 });
    await write(altUrunCalls.saveSarf, { altUrunID: id, icerikler: [{ sarfUrunID, miktar: 1, birimID: KUTU }] });
    expect(await write(urunCalls.removeAltUrun, { id: sarfUrunID })).toMatchObject({ status: 409, message: 'kullanimdaSilinemez' });
    expect(await write(altUrunCalls.removeBirim, { id: birim.id })).toMatchObject({ status: 409, message: 'kullanimdaSilinemez' });
  });

  it('that automatic messages are about is not deleted: they would go to nobody any more', async () => {
    const { id } = await buildAltUrun(server, bayi);
    const save = (kural: object) => server.mustSend(otomatikSmsCalls.save, { body: { model: [{ servisID: 4, mesaj: 'Merhaba', ...kural }] } as never }, { jeton: bayi.jeton });
    const { idler: [kuralID] } = await save({ hizmetler: [id] });
    expect(await write(urunCalls.removeAltUrun, { id })).toMatchObject({ status: 409, message: 'kullanimdaSilinemez' });
    await save({ id: kuralID, hizmetler: [] });
    expect((await write(urunCalls.removeAltUrun, { id })).status).toBe(200);
  });
});

describe('who performs a service', () => {
  it('is everybody until some are named', async () => {
    const { id } = await buildAltUrun(server, bayi);
    expect(await read(altUrunCalls.yapanlar, id)).toMatchObject({ personelIDler: [], sutunIDler: [] });
    const { personelID } = await buildPersonel(server, bayi);
    const { id: sutunID } = await buildSutun(server, bayi);
    await write(altUrunCalls.saveYapanlar, { altUrunID: id, personelIDler: [personelID, personelID], sutunIDler: [sutunID] });
    expect(await read(altUrunCalls.yapanlar, id)).toMatchObject({ personelIDler: [personelID], sutunIDler: [sutunID] });
    await write(altUrunCalls.saveYapanlar, { altUrunID: id, personelIDler: [], sutunIDler: [] });
    expect(await read(altUrunCalls.yapanlar, id)).toMatchObject({ personelIDler: [], sutunIDler: [] });
  });

  it('cannot be somebody of another bayi', async () => {
    const { id } = await buildAltUrun(server, bayi);
    const { personelID } = await buildBayi(server);
    expect((await write(altUrunCalls.saveYapanlar, { altUrunID: id, personelIDler: [personelID], sutunIDler: [] })).status).toBe(404);
  });
});

describe('movements', () => {
  it('are the sales that stand, newest first, with what was paid after discounts', async () => {
    const { id } = await buildAltUrun(server, bayi, { fiyat: 200 });
    const iskonto = { altUrunID: id, adet: 2, iskontoTip: '%', iskonto: 10 };
    const eski = await buildSatis(server, bayi, { icerikler: [iskonto], tarih: '2026-11-20' });
    const yeni = await buildSatis(server, bayi, { altUrunID: id });
    const iptal = await buildSatis(server, bayi, { altUrunID: id });
    await write(satisCalls.remove, { satisGuid: iptal.satisGuid });
    const { liste, toplamKayit } = await read(altUrunCalls.hareketler, id);
    expect(toplamKayit).toBe(2);
    expect(liste).toMatchObject([
      { satisID: yeni.id, adet: 1, birimFiyat: 200, tutar: 200, kdv: 20 },
      { satisID: eski.id, adet: 2, birimFiyat: 200, tutar: 360, tarih: '2026-11-20' },
    ]);
    const aralik = { params: { id }, query: { baslangicTarihi: '2026-11-25', bitisTarihi: '2026-11-25' } };
    expect((await server.send(altUrunCalls.hareketler, aralik, { jeton: bayi.jeton })).liste).toMatchObject([{ satisID: yeni.id }]);
  });

  it('are found by the customer and name none to who may not see customers', async () => {
    const { id } = await buildAltUrun(server, bayi);
    const { id: musteriID } = await buildMusteri(server, bayi, { ad: 'Gülşah', soyad: 'Çınar' });
    await buildSatis(server, bayi, { altUrunID: id, musteriID });
    await buildSatis(server, bayi, { altUrunID: id });
    const search = async (jeton: string) =>
      (await server.send(altUrunCalls.hareketler, { params: { id }, query: { ara: 'gulsah cinar' } }, { jeton })).liste;
    expect(await search(bayi.jeton)).toMatchObject([{ musteriID, musteriAdi: 'Gülşah Çınar' }]);
    const { jeton } = await buildPersonel(server, bayi, ['urunHareket']);
    expect(await search(jeton)).toEqual([]);
    const { liste } = await read(altUrunCalls.hareketler, id, jeton);
    expect(liste.map(({ musteriID: kim, musteriAdi }) => [kim, musteriAdi])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
