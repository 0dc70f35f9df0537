import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { buildPaketSatis } from '../../../test/build-paket.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let anaUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  ({ id: anaUrunID } = await buildAnaUrun(server, bayi));
});

const estimate = async (altUrunID: number, jeton = bayi.jeton) => {
  const { tahmin } = await server.send(altUrunCalls.fiyatTahmini, { query: { altUrunID } }, { jeton });
  return { tahmin: tahmin! };
};
const setMaas = (personelID: number, maas: number, katsayi = 1) =>
  server.rows('update personel set maas = $1, katsayi = $2 where id = $3 and bayi_id = $4', [maas, katsayi, personelID, bayi.bayiID]);

describe('an estimate', () => {
  it('is none with nothing to estimate from', async () => {
    const { id } = await buildAltUrun(server, bayi, { anaUrunID });
    expect(await server.send(altUrunCalls.fiyatTahmini, { query: { altUrunID: id } }, { jeton: bayi.jeton })).toMatchObject({ status: 200, tahmin: null });
  });

  it('adds up material, prescription and the wages of those who perform it', async () => {
    const { id } = await buildAltUrun(server, bayi, { anaUrunID, fiyat: 0, maliyet: 50, urunSure: 90 });
    const { id: urunGrubu } = await buildAnaUrun(server, bayi, { satisTipi: 0 });
    const { id: krem } = await buildAltUrun(server, bayi, { anaUrunID: urunGrubu, maliyet: 300 });
    await server.send(altUrunCalls.saveSarf, { body: { altUrunID: id, icerikler: [{ sarfUrunID: krem, miktar: 0.1 }] } }, { jeton: bayi.jeton });
    const { personelID: yapan } = await buildPersonel(server, bayi);
    const { personelID: baskasi } = await buildPersonel(server, bayi);
    await setMaas(yapan, 27_000, 1.5);
    await setMaas(baskasi, 90_000);
    await server.send(altUrunCalls.saveYapanlar, { body: { altUrunID: id, personelIDler: [yapan], sutunIDler: [] } }, { jeton: bayi.jeton });

    const { tahmin } = await estimate(id);
    // 27.000 × 1,5 for 13.500 minutes is 3 lira a minute.
    expect(tahmin.parcalar).toMatchObject({ maliyet: 50, sarf: 30, iscilik: 270, toplamMaliyet: 350 });
    expect(tahmin).toMatchObject({ basabas: 420, fiyat: 420, dayanak: { sureDakika: 90, personelSayisi: 1, kdv: 20, olaganKat: null, satisSayisi: 0 } });
  });

  it('takes the usual multiple of the other services and the average of the sales', async () => {
    for (const fiyat of [240, 360, 480]) await buildAltUrun(server, bayi, { anaUrunID, fiyat, maliyet: 100 });
    const { id } = await buildAltUrun(server, bayi, { anaUrunID, fiyat: 500, maliyet: 100 });
    for (let i = 0; i < 10; i += 1) await buildSatis(server, bayi, { altUrunID: id });
    const { tahmin } = await estimate(id);
    expect(tahmin.dayanak).toMatchObject({ olaganKat: 3, satisSayisi: 10 });
    expect(tahmin.parcalar).toMatchObject({ maliyettenFiyat: 360, satislardanFiyat: 500, satisAgirligi: 50, bugunkuFiyat: 500 });
    expect(tahmin.fiyat).toBe(430);
  });

  it('counts no sessions that were taken from a package, which cost nothing by then', async () => {
    const { id } = await buildAltUrun(server, bayi, { anaUrunID, fiyat: 500, maliyet: 100 });
    const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: id, miktar: 2 });
    await server.mustSend(seansDusCalls.create, { body: { musteriID, icerikler: [{ altUrunID: id, adet: 2 }] } }, bayi);
    for (let i = 0; i < 4; i += 1) await buildSatis(server, bayi, { altUrunID: id });
    const { tahmin } = await estimate(id);
    expect(tahmin.dayanak.satisSayisi).toBe(5);
    expect(tahmin.parcalar.satislardanFiyat).toBe(500);
  });

  it('has no wages in it for who may not read them, also where the staff are seen', async () => {
    for (const fiyat of [240, 360, 480]) await buildAltUrun(server, bayi, { anaUrunID, fiyat, maliyet: 100, urunSure: 60 });
    const { id } = await buildAltUrun(server, bayi, { anaUrunID, fiyat: 0, maliyet: 50, urunSure: 60 });
    const read = async (...yetkiler: Yetki[]) => (await estimate(id, (await buildPersonel(server, bayi, yetkiler)).jeton)).tahmin;
    const wageless = await read('urunGoruntule');
    await setMaas(bayi.personelID, 40_000);
    for (const yetkiler of [[], ['personelGoruntule']] as Yetki[][]) {
      const seen = await read('urunGoruntule', ...yetkiler);
      expect(seen.parcalar).toMatchObject({ iscilik: null, toplamMaliyet: 50 });
      expect(seen, 'no other number tells of the wage either').toEqual(wageless);
    }
    expect((await read('urunGoruntule', 'personelGoruntule', 'personelDuzenle')).parcalar.iscilik).toBeGreaterThan(0);
    expect((await estimate(id)).tahmin.parcalar.iscilik).toBeGreaterThan(0);
  });
});
