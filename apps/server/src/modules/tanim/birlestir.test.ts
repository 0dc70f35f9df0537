import { tanimCalls, tanimTuruCalls, type TanimTuru } from '@defter/contract/tanim.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { buildTanim, mergeTanim } from '../../../test/build-tanim.ts';
import { useServer } from '../../../test/server.ts';
import { fingerprint } from '../../../test/fingerprint.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const { kategori, meslek, musteriGrubu, neredenDuydunuz, odemeSekli } = tanimTuruCalls;
const send = (call: Parameters<typeof server.send>[0], body: object, jeton = bayi.jeton) => server.send(call, { body }, { jeton });
const merge = (tur: TanimTuru, id: number, hedefID: number) => send(tanimCalls.birlestir, { tur, id, hedefID });
const undo = (id: number) => send(tanimCalls.geriAl, { id });
const usesOf = async (tur: TanimTuru, id: number) => (await server.send(tanimCalls.kullanim, { params: { tur, id } }, { jeton: bayi.jeton })).kullanim;

/** A customer who points to a source. */
async function buildGelen(neredenDuydunuzID: number): Promise<number> {
  const body = { musteri: { id: 0, ad: 'Ayşe', soyad: 'Kaya' }, digerBilgiler: { neredenDuydunuzID } };
  return (await server.send(musteriCalls.create, { body }, { jeton: bayi.jeton })).id;
}
const pay = (alanlar: object) => send(kasaCalls.create, { gelirMi: false, odemeSekliID: 1, tutar: 10, ...alanlar });

/** What the merging itself keeps, and what every call leaves behind. */
const ITS_OWN = ['tanim_birlestirme', 'kayit_gunlugu', 'tekrar_anahtari'];
async function rowsOfBayi(): Promise<Record<string, string>> {
  const tables = await fingerprint(server, bayi.bayiID);
  return Object.fromEntries(Object.entries(tables).filter(([tablo]) => !ITS_OWN.includes(tablo)));
}

describe('what is in use', () => {
  it('is not removed; the refusal says where and how often', async () => {
    await buildGelen(1);
    await buildGelen(1);
    const refused = await send(neredenDuydunuz.remove, { id: 1 });
    expect(refused).toMatchObject({ status: 409, success: false, message: 'kullanimdaSilinemez', kullanim: [{ nerede: 'musteri', adet: 2 }] });
    expect((await send(neredenDuydunuz.remove, { id: 2 })).status).toBe(200);
  });

  it('is counted in every place', async () => {
    const { id } = await buildTanim(server, bayi, 'kategori', { gelirMi: false });
    const alt = await buildTanim(server, bayi, 'altKategori', { kategoriID: id });
    await pay({ kategoriID: id, altKategoriID: alt.id });
    await pay({ kategoriID: id });
    expect(await usesOf('kategori', id)).toEqual([{ nerede: 'kasa', adet: 2 }, { nerede: 'altKategori', adet: 1 }]);
    expect(await usesOf('altKategori', alt.id)).toEqual([{ nerede: 'kasa', adet: 1 }]);
    expect(await send(kategori.remove, { id })).toMatchObject({ status: 409, kullanim: [{ nerede: 'kasa', adet: 2 }, { nerede: 'altKategori', adet: 1 }] });
  });

  it('can be put out of use instead: what points to it keeps it', async () => {
    const id = await buildGelen(1);
    await send(neredenDuydunuz.update, { id: 1, adi: 'Instagram', aktifMi: false });
    const { digerBilgiler } = await server.send(musteriCalls.digerBilgiler, { params: { id } }, { jeton: bayi.jeton });
    expect(digerBilgiler.neredenDuydunuzID).toBe(1);
  });

  it('is counted in the own bayi alone', async () => {
    await buildGelen(1);
    const other = await buildBayi(server);
    const { kullanim, toplam } = await server.send(tanimCalls.kullanim, { params: { tur: 'neredenDuydunuz', id: 1 } }, { jeton: other.jeton });
    expect({ kullanim, toplam }).toEqual({ kullanim: [], toplam: 0 });
    expect((await send(neredenDuydunuz.remove, { id: 1 }, other.jeton)).status).toBe(200);
  });
});

describe('merging', () => {
  it('moves all uses and takes the entry away', async () => {
    const ids = [await buildGelen(1), await buildGelen(1), await buildGelen(2)];
    expect(await merge('neredenDuydunuz', 1, 2)).toMatchObject({ status: 200, message: 'tanimBirlestirildi', id: 2, adet: 2 });
    for (const id of ids) {
      const { digerBilgiler } = await server.send(musteriCalls.digerBilgiler, { params: { id } }, { jeton: bayi.jeton });
      expect(digerBilgiler.neredenDuydunuzID).toBe(2);
    }
    expect(await merge('neredenDuydunuz', 1, 2)).toMatchObject({ status: 404 });
    expect(await usesOf('neredenDuydunuz', 2)).toEqual([{ nerede: 'musteri', adet: 3 }]);
  });

  it('of accounts moves what was paid with them; the sum of all accounts stays', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 80 });
    await buildSatis(server, bayi, { altUrunID, odemeler: [{ odemeSekliID: 3, tutar: 80 }] });
    const balances = async () => server.send(kasaCalls.hesapBakiyeleri, {}, { jeton: bayi.jeton });
    const { toplam } = await balances();
    expect(await merge('odemeSekli', 3, 2)).toMatchObject({ status: 200, adet: 2 });
    const after = await balances();
    expect(after.toplam).toBe(toplam);
    expect(after.liste.find(({ odemeSekliID }) => odemeSekliID === 2)).toMatchObject({ bakiye: 80 });
  });

  it.each([
    ['an entry with itself', 'meslek', 1, 1, { status: 422, alanlar: { hedefID: 'secimGecersiz' } }],
    ['with nothing', 'meslek', 1, 999_999, { status: 404 }],
    ['cash away', 'odemeSekli', 1, 2, { status: 409, message: 'sistemKaydi' }],
    ['a discount with money', 'odemeSekli', 12, 2, { status: 422, message: 'tanimBirlestirilemez' }],
    ['income with expense', 'kategori', 7, 2, { status: 422, message: 'tanimBirlestirilemez' }],
    ['subcategories of two categories', 'altKategori', 7, 22, { status: 422, message: 'tanimBirlestirilemez' }],
    ['a system unit away', 'birim', 1, 3, { status: 409, message: 'sistemKaydi' }],
    ['a list that comes with the program', 'uyruk', 1, 2, { status: 403 }],
  ] as const)('is refused for %s', async (_name, tur, id, hedefID, refusal) => {
    const before = await fingerprint(server, bayi.bayiID);
    expect(await merge(tur, id, hedefID)).toMatchObject({ success: false, ...refusal });
    expect(await fingerprint(server, bayi.bayiID)).toEqual(before);
  });

  it('is refused while both have a sub-entry of the same name below them', async () => {
    const bir = await buildTanim(server, bayi, 'kurum');
    const iki = await buildTanim(server, bayi, 'kurum');
    for (const { id } of [bir, iki]) await buildTanim(server, bayi, 'altKurum', { adi: 'Merkez', anlasmaliKurumID: id });
    expect(await merge('kurum', bir.id, iki.id)).toMatchObject({ status: 409, message: 'altKayitAyniAdli' });
  });
});

describe('undoing a merger', () => {
  it('restores everything exactly', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 6 }), async (kaynaklar, id, hedefID) => {
        for (const kaynak of kaynaklar) await buildGelen(kaynak);
        const before = await rowsOfBayi();
        const birlestirme = await mergeTanim(server, bayi, 'neredenDuydunuz', id, hedefID);
        expect(await rowsOfBayi()).not.toEqual(before);
        expect(await undo(birlestirme)).toMatchObject({ status: 200, message: 'tanimGeriGeldi', id });
        expect(await rowsOfBayi()).toEqual(before);
      }),
      { numRuns: 12 },
    );
  });

  it('restores payment methods with the till and the sales', async () => {
    await buildSatis(server, bayi, { odemeler: [{ odemeSekliID: 3, tutar: 40 }, { odemeSekliID: 2, tutar: 20 }] });
    await pay({ odemeSekliID: 3 });
    const before = await rowsOfBayi();
    const birlestirme = await mergeTanim(server, bayi, 'odemeSekli', 3, 2);
    expect(await undo(birlestirme)).toMatchObject({ status: 200, adet: 3 });
    expect(await rowsOfBayi()).toEqual(before);
  });

  it('leaves what came since and what was given another entry since', async () => {
    const eski = await buildGelen(1);
    const degisen = await buildGelen(1);
    const birlestirme = await mergeTanim(server, bayi, 'neredenDuydunuz', 1, 2);
    const yeni = await buildGelen(2);
    await send(musteriCalls.update, { musteri: { id: degisen, ad: 'Ayşe' }, digerBilgiler: { neredenDuydunuzID: 5 } });
    expect(await undo(birlestirme)).toMatchObject({ status: 200, adet: 1 });
    const sources = await Promise.all(
      [eski, degisen, yeni].map(async (id) => (await server.send(musteriCalls.digerBilgiler, { params: { id } }, { jeton: bayi.jeton })).digerBilgiler.neredenDuydunuzID),
    );
    expect(sources).toEqual([1, 5, 2]);
  });

  it('happens once, within 30 days, and not past a later merger', async () => {
    const ilk = await mergeTanim(server, bayi, 'meslek', 1, 2);
    const sonra = await mergeTanim(server, bayi, 'meslek', 2, 3);
    expect(await undo(ilk)).toMatchObject({ status: 409, message: 'tanimGeriAlinamaz' });
    expect((await undo(sonra)).status).toBe(200);
    expect((await undo(ilk)).status).toBe(200);
    expect(await undo(ilk)).toMatchObject({ status: 409, message: 'tanimGeriAlinamaz' });

    const eski = await mergeTanim(server, bayi, 'meslek', 4, 5);
    await server.rows(`update tanim_birlestirme set zaman = zaman - interval '31 days' where bayi_id = $1 and id = $2`, [bayi.bayiID, eski]);
    expect(await undo(eski)).toMatchObject({ status: 409, message: 'tanimGeriAlinamaz' });
    const { liste } = await server.send(tanimCalls.birlestirmeler, {}, { jeton: bayi.jeton });
    expect(liste.map(({ id }) => id)).not.toContain(eski);
  });

  it('is refused when the name was given anew', async () => {
    const birlestirme = await mergeTanim(server, bayi, 'meslek', 1, 2);
    await buildTanim(server, bayi, 'meslek', { adi: 'Öğrenci' });
    expect(await undo(birlestirme)).toMatchObject({ status: 409, message: 'tanimAdiMukerrer' });
  });
});

it('tells of the mergers by whom and of what, to those who may set up that kind', async () => {
  await buildMusteri(server, bayi);
  await send(musteriGrubu.create, { adi: 'Toptan' });
  const { liste: gruplar } = await server.send(musteriGrubu.list, { query: { ara: 'toptan' } }, { jeton: bayi.jeton });
  const id = await mergeTanim(server, bayi, 'musteriGrubu', gruplar[0]!.id, 1);
  const tell = async (jeton: string) => (await server.send(tanimCalls.birlestirmeler, {}, { jeton })).liste;
  expect(await tell(bayi.jeton)).toMatchObject([
    { id, tur: 'musteriGrubu', gidenAdi: 'Toptan', kalanAdi: 'Standart', adet: 0, personelAdi: 'Deniz Sahip', geriAlmaZamani: null },
  ]);
  const { jeton } = await buildPersonel(server, bayi, ['ayarBirim']);
  expect(await tell(jeton)).toEqual([]);
  expect(await send(tanimCalls.geriAl, { id }, jeton)).toMatchObject({ status: 403, message: 'yetkiYok' });
  expect((await send(odemeSekli.remove, { id: 9 }, jeton)).status).toBe(403);
  expect((await send(meslek.remove, { id: 9 }, jeton)).status).toBe(403);
});

describe('a group of customers that campaigns and automatic messages name', () => {
  const adlar = async () => (await server.send(kampanyaCalls.list, { query: {} }, { jeton: bayi.jeton })).liste.map(({ kampanyaAdi, musteriGruplari }) => [kampanyaAdi, musteriGruplari] as const);
  const kurallar = async () => (await server.send(otomatikSmsCalls.list, {}, { jeton: bayi.jeton })).liste;
  const buildKampanya = (kampanyaAdi: string, musteriGruplari: number[]) =>
    server.mustSend(kampanyaCalls.create, { body: { kampanyaAdi, tumu: true, iskonto: 20, musteriGruplari } as never }, { jeton: bayi.jeton });
  let giden: number;
  let kalan: number;
  beforeEach(async () => {
    [giden, kalan] = [(await buildTanim(server, bayi, 'musteriGrubu')).id, (await buildTanim(server, bayi, 'musteriGrubu')).id];
  });

  it('is replaced there where it is merged, and comes back with it', async () => {
    await buildKampanya('Bahar', [giden]);
    await buildKampanya('Yaz', [kalan, giden]);
    await server.mustSend(otomatikSmsCalls.save, { body: { model: [{ servisID: 4, mesaj: 'Merhaba', haricGruplar: [giden] }] } }, { jeton: bayi.jeton });
    const before = await rowsOfBayi();
    const birlestirme = await mergeTanim(server, bayi, 'musteriGrubu', giden, kalan);
    expect(Object.fromEntries(await adlar())).toEqual({ Bahar: [kalan], Yaz: [kalan] });
    const [kural] = await kurallar();
    expect(kural!.haricGruplar).toEqual([kalan]);
    expect((await server.send(otomatikSmsCalls.save, { body: { model: [{ id: kural!.id, mesaj: 'Selam' }] } as never }, { jeton: bayi.jeton })).status).toBe(200);
    await server.mustSend(otomatikSmsCalls.save, { body: { model: [{ id: kural!.id, mesaj: 'Merhaba' }] } as never }, { jeton: bayi.jeton });
    expect(await undo(birlestirme)).toMatchObject({ status: 200, adet: 3 });
    const { otomatik_sms: _kural, ...rest } = await rowsOfBayi();
    const { otomatik_sms: _once, ...once } = before;
    expect(rest).toEqual(once);
    expect((await kurallar())[0]!.haricGruplar).toEqual([giden]);
  });

  it('is not removed', async () => {
    await buildKampanya('Bahar', [giden]);
    expect(await send(musteriGrubu.remove, { id: giden })).toMatchObject({ status: 409, message: 'kullanimdaSilinemez', kullanim: [{ nerede: 'kampanya', adet: 1 }] });
  });

  it('that is not there is not named', async () => {
    await send(musteriGrubu.remove, { id: giden });
    const body = { kampanyaAdi: 'Bahar', tumu: true, iskonto: 20, musteriGruplari: [giden] } as never;
    expect(await server.send(kampanyaCalls.create, { body }, { jeton: bayi.jeton })).toMatchObject({ status: 422, alanlar: { musteriGruplari: 'secimGecersiz' } });
  });
});
