import { musteriCalls } from '@defter/contract/musteri.ts';
import { musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, type TestBayi } from '../../../../test/build.ts';
import { BUGUN, useServer } from '../../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
/** Sells, and changes no price. */
let desk: TestBayi;
let musteriID: number;
let altUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  desk = await buildPersonel(server, bayi, ['satisEkle', 'satisGoruntule', 'satisDuzenle', 'musteriGoruntule']);
  musteriID = (await buildMusteri(server, bayi)).id;
  altUrunID = (await buildAltUrun(server, bayi, { fiyat: 100 })).id;
  await server.rows('update alt_urun set ilk_fiyat2 = 90 where id = $1', [altUrunID]);
});

const agree = (fiyat: number, rest: object = {}, { jeton } = bayi) => server.send(musteriFiyatiCalls.create, { body: { musteriID, altUrunID, fiyat, ...rest } }, { jeton });
const list = (id = musteriID) => server.send(musteriFiyatiCalls.list, { params: { id } }, { jeton: bayi.jeton });
const sell = (satir: object = {}, rest: object = {}) => server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID, ...satir }], odemeler: [], ...rest } }, { jeton: desk.jeton });
const lineOf = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton })).satis.icerikler[0]!;
const inGrup = async () => {
  const { id } = await server.send(tanimTuruCalls.musteriGrubu.create!, { body: { adi: 'Toptan', ikinciFiyat: true } }, { jeton: bayi.jeton });
  await server.send(musteriCalls.update, { body: { musteri: { id: musteriID, grupID: id } } as never }, { jeton: bayi.jeton });
};

describe('the price of a line', () => {
  it('is what was agreed with the customer, and the line says so; for others it is the list', async () => {
    await agree(70);
    const { id, toplamTutar } = await sell();
    expect(toplamTutar).toBe(70);
    expect(await lineOf(id)).toMatchObject({ birimFiyat: 70, fiyatNedeni: 'ozel' });
    const other = await sell({}, { musteriID: (await buildMusteri(server, bayi)).id });
    expect(await lineOf(other.id)).toMatchObject({ birimFiyat: 100, fiyatNedeni: null });
  });

  it('is the second one where the group has it, unless another was agreed', async () => {
    await inGrup();
    expect(await list()).toMatchObject({ ikinciMi: true, liste: [] });
    expect(await lineOf((await sell()).id)).toMatchObject({ birimFiyat: 90, fiyatNedeni: 'ikinci' });
    await agree(70);
    expect(await lineOf((await sell()).id)).toMatchObject({ birimFiyat: 70, fiyatNedeni: 'ozel' });
  });

  it('needs no right, nor does that of the list; any other does', async () => {
    await agree(70);
    expect(await sell({ birimFiyat: 70 })).toMatchObject({ status: 200, toplamTutar: 70 });
    const liste = await sell({ birimFiyat: 100 });
    expect(await lineOf(liste.id)).toMatchObject({ birimFiyat: 100, fiyatNedeni: null });
    expect(await sell({ birimFiyat: 69 })).toMatchObject({ status: 403, alanlar: { 'icerikler.0.birimFiyat': 'yetkiYok' } });
  });

  it('ends with its last day', async () => {
    await agree(70, { bitis: BUGUN });
    expect((await sell()).toplamTutar).toBe(70);
    await server.rows(`update musteri_fiyat set bitis = '2026-11-24' where musteri_id = $1`, [musteriID]);
    expect((await sell()).toplamTutar).toBe(100);
    expect((await list()).liste).toMatchObject([{ gecerliMi: false, bitis: '2026-11-24', fiyat: 70, listeFiyati: 100 }]);
  });

  it('stays with the line when the sale is changed after it', async () => {
    await agree(70);
    const { id } = await sell({}, { islemde: true });
    await server.rows('update musteri_fiyat set fiyat = 50 where musteri_id = $1', [musteriID]);
    expect(await server.send(satisCalls.update, { body: { id, islemde: false } }, { jeton: desk.jeton })).toMatchObject({ status: 200, toplamTutar: 70 });
    expect(await lineOf(id)).toMatchObject({ birimFiyat: 70, fiyatNedeni: 'ozel' });
  });

  it('is that of the customer in the sale of an appointment', async () => {
    await agree(70);
    const randevu = await buildRandevu(server, bayi, { musteriID, altUrunIDler: [altUrunID] });
    const { id } = await server.send(randevuCalls.satis, { body: { randevuID: randevu.id } }, { jeton: bayi.jeton });
    expect(await lineOf(id)).toMatchObject({ birimFiyat: 70, fiyatNedeni: 'ozel' });
  });
});

describe('an agreed price', () => {
  it('is one for each product, of customers and products of the salon', async () => {
    expect((await agree(70)).status).toBe(200);
    expect(await agree(60)).toMatchObject({ status: 409, message: 'ozelFiyatVar' });
    const baska = await buildBayi(server);
    expect((await agree(60, {}, baska)).status).toBe(404);
    expect((await agree(-1)).status).toBe(422);
    expect((await list(999_999)).status).toBe(404);
  });

  it('has a right for each act', async () => {
    const { id } = await agree(70);
    const acts = {
      musteriOzelFiyatEkle: (jeton: string) => agree(60, { altUrunID: 1 }, { ...bayi, jeton }),
      musteriOzelFiyatDuzenle: (jeton: string) => server.send(musteriFiyatiCalls.update, { body: { id, fiyat: 65 } }, { jeton }),
      musteriOzelFiyatSil: (jeton: string) => server.send(musteriFiyatiCalls.remove, { body: { id } }, { jeton }),
    } as const;
    for (const [hak, act] of Object.entries(acts)) {
      expect((await act(desk.jeton)).status).toBe(403);
      const { jeton } = await buildPersonel(server, bayi, [hak as keyof typeof acts]);
      expect((await act(jeton)).status).toBe(hak === 'musteriOzelFiyatEkle' ? 404 : 200);
    }
    expect((await list()).liste).toEqual([]);
  });
});
