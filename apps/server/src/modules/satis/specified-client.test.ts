import type { AnyCall } from '@defter/contract/call.ts';
import { menuCalls } from '@defter/contract/paket-program.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildMusteri, buildRandevu, type TestBayi } from '../../../test/build.ts';
import { buildPaketProgram } from '../../../test/build-paket.ts';
import { buildStok } from '../../../test/build-stok.ts';
import { useServer } from '../../../test/server.ts';

/* What a client sends that knows only the specification (spec 1§3, 2§3). */

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});
const send = async (call: AnyCall, body: object) => (await server.mustSend(call, { body }, bayi)) as unknown as { id: number; toplamTutar: number };

it('counts a line by either name of its amount', async () => {
  const musteriID = (await buildMusteri(server, bayi)).id;
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  expect(await send(satisCalls.create, { musteriID, icerikler: [{ altUrunID, satisAdet: 3 }] })).toMatchObject({ toplamTutar: 300 });
  expect(await send(satisCalls.create, { musteriID, icerikler: [{ altUrunID, adet: 2, satisAdet: 3 }] })).toMatchObject({ toplamTutar: 200 });
  expect(await send(paketSatisCalls.create, { musteriID, eklenenler: [{ altUrunID, adet: 4 }] })).toMatchObject({ toplamTutar: 400 });
});

it('hears the second name of a customer and of an amount, where a sale is sent back with that alone changed', async () => {
  const [eski, yeni] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  const { id } = await send(satisCalls.create, { musteriID: eski.id, icerikler: [{ altUrunID, adet: 2 }] });
  const read = async () => (await server.mustSend(satisCalls.get, { params: { id } }, bayi)).satis;
  const change = async (changes: (satis: Awaited<ReturnType<typeof read>>) => object) => {
    const satis = await read();
    await send(satisCalls.update, { ...satis, ...changes(satis) });
    const { musteriID, icerikler, toplamTutar } = await read();
    return [musteriID, icerikler[0]!.adet, toplamTutar];
  };
  expect(await change(({ musteri }) => ({ musteri: { ...musteri, id: yeni.id } }))).toEqual([yeni.id, 2, 200]);
  expect(await change(({ icerikler: [satir] }) => ({ icerikler: [{ ...satir, satisAdet: 3 }] }))).toEqual([yeni.id, 3, 300]);
  // Where both are changed the first name counts, and one that was not read is none.
  expect(await change(({ musteri, icerikler: [satir] }) => ({ musteriID: eski.id, musteri, icerikler: [{ ...satir, adet: 4, satisAdet: 5 }] }))).toEqual([eski.id, 4, 400]);
  expect(await change(() => ({ musteriID: '' }))).toEqual([eski.id, 4, 400]);
  expect(await change(({ icerikler: [satir] }) => ({ musteri: { id: 0 }, icerikler: [{ ...satir, satisAdet: null }] }))).toEqual([eski.id, 4, 400]);
});

it('hears them of a package and of a deduction of its sessions too', async () => {
  const [eski, yeni] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  const paketID = (await send(paketSatisCalls.create, { musteriID: eski.id, icerikler: [{ altUrunID, adet: 4 }] })).id;
  const readPaket = async () => (await server.mustSend(paketSatisCalls.get, { params: { id: paketID } }, bayi)).satis;
  const { musteri, ...paket } = await readPaket();
  await send(paketSatisCalls.update, { ...paket, musteri: { ...musteri, id: yeni.id } });
  expect((await readPaket()).musteriID).toBe(yeni.id);

  const { id } = await send(seansDusCalls.create, { musteriID: yeni.id, icerikler: [{ altUrunID, adet: 1 }], odemeler: [] });
  const { satis } = await server.mustSend(seansDusCalls.get, { params: { id } }, bayi);
  await send(seansDusCalls.update, { ...satis, icerikler: satis.icerikler.map((satir) => ({ ...satir, satisAdet: 2 })) });
  expect((await server.mustSend(seansDusCalls.get, { params: { id } }, bayi)).satis.seanslar).toMatchObject([{ adet: 2, kalan: 2 }]);
});

it('says that an existing sale keeps its appointment', async () => {
  const musteriID = (await buildMusteri(server, bayi)).id;
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  const [bir, iki] = [await buildRandevu(server, bayi, { musteriID, baslangicSaat: '10:00', bitisSaat: '10:30' }), await buildRandevu(server, bayi, { musteriID, baslangicSaat: '12:00', bitisSaat: '12:30' })];
  const { id } = await send(satisCalls.create, { musteriID, randevuID: bir.id, icerikler: [{ altUrunID }] });
  const { satis } = await server.mustSend(satisCalls.get, { params: { id } }, bayi);
  const change = (changes: object) => server.send(satisCalls.update, { body: { ...satis, surum: null, ...changes } } as never, bayi);
  for (const changes of [{ randevuID: iki.id }, { randevu: { id: iki.id } }, { randevuID: '', randevu: { id: iki.id } }]) expect(await change(changes)).toMatchObject({ status: 422, alanlar: { randevuID: 'secimGecersiz' } });
  for (const changes of [{}, { randevuID: '' }, { randevuID: '', randevu: '' }, { randevu: { id: 0 } }]) expect(await change(changes)).toMatchObject({ status: 200 });
  const { satis: sonra } = await server.mustSend(satisCalls.get, { params: { id } }, bayi);
  expect(sonra.randevuID).toBe(bir.id);
});

it('sells the rows of a program once, in whichever list they come', async () => {
  const musteriID = (await buildMusteri(server, bayi)).id;
  const [lazer, maske, krem] = [await buildAltUrun(server, bayi, { fiyat: 100 }), await buildAltUrun(server, bayi, { fiyat: 60 }), await buildAltUrun(server, bayi, { fiyat: 50 })];
  const { id: menuID } = await buildPaketProgram(server, bayi, { icerikler: [{ altUrunID: lazer.id, miktar: 8, birimFiyat: 100 }, { altUrunID: maske.id, miktar: 2, birimFiyat: 60 }] });
  const { liste: rows } = await server.mustSend(menuCalls.icerikler, { params: { id: menuID } }, bayi);
  const lines = rows.map(({ altUrunID, miktar, birimFiyat }) => ({ altUrunID, adet: miktar, birimFiyat }));
  const sold = async (body: object) => {
    const { id, toplamTutar } = await send(paketSatisCalls.create, { musteriID, menuID, odemeler: [], ...body });
    const { satis } = await server.mustSend(paketSatisCalls.get, { params: { id } }, bayi);
    return { toplamTutar, seanslar: satis.eklenenler.map(({ altUrunID, miktar }) => [altUrunID, miktar]), yaninda: satis.icerikler.map(({ altUrunID }) => altUrunID) };
  };
  const seanslar = [[lazer.id, 8], [maske.id, 2]];
  expect(await sold({ icerikler: lines })).toEqual({ toplamTutar: 920, seanslar, yaninda: [] });
  expect(await sold({ icerikler: [{ altUrunID: krem.id }, ...lines] })).toEqual({ toplamTutar: 970, seanslar, yaninda: [krem.id] });
  // One service of the program alone is sold beside it.
  expect(await sold({ icerikler: [{ altUrunID: maske.id }] })).toEqual({ toplamTutar: 980, seanslar, yaninda: [maske.id] });
  expect(await sold({ eklenenler: rows.map((row) => ({ ...row, id: 0 })), icerikler: [{ altUrunID: maske.id }] })).toEqual({ toplamTutar: 980, seanslar, yaninda: [maske.id] });
});

it('refuses a part of a session, in whichever list it comes', async () => {
  const musteriID = (await buildMusteri(server, bayi)).id;
  const { id: altUrunID } = await buildAltUrun(server, bayi);
  const { id: krem } = await buildAltUrun(server, bayi, { anaUrunID: (await buildAnaUrun(server, bayi, { satisTipi: 0 })).id });
  const save = (call: AnyCall, body: object) => server.send(call, { body: { musteriID, odemeler: [], ...body } } as never, { jeton: bayi.jeton });
  const refused = { status: 422, alanlar: { icerikler: 'sayiGecersiz' } };
  expect(await save(paketSatisCalls.create, { icerikler: [{ altUrunID, adet: 1.5 }] })).toMatchObject(refused);
  const { id } = await send(paketSatisCalls.create, { musteriID, icerikler: [{ altUrunID, adet: 2 }, { altUrunID: krem, adet: 0.5 }] });
  const { satis } = await server.mustSend(paketSatisCalls.get, { params: { id } }, bayi);
  const satirID = satis.eklenenler[0]!.id;
  expect(await save(paketSatisCalls.update, { id, icerikler: [{ id: satirID, altUrunID, adet: 2.5 }] })).toMatchObject(refused);
  const { id: menuID } = await buildPaketProgram(server, bayi, { icerikler: [{ altUrunID, miktar: 2 }] });
  expect(await save(paketSatisCalls.create, { menuID, icerikler: [{ altUrunID, adet: 2.5 }] })).toMatchObject(refused);
});

it('takes 0 for one payment, for the house’s account of texts, and the id of a product in its stock', async () => {
  const { id } = await send(tanimTuruCalls.odemeSekli.create!, { id: 0, adi: 'Çekle', taksitSayisi: 0 });
  const { liste } = await server.mustSend(tanimTuruCalls.odemeSekli.list, {}, bayi);
  expect(liste.find((sekil) => sekil.id === id)).toMatchObject({ taksitSayisi: 1 });
  await send(smsCalls.createAyar, { id: 0, smsFirmaID: 0 });
  expect((await server.mustSend(smsCalls.ayar, {}, bayi)).liste).toMatchObject([{ smsFirmaID: 1 }]);
  const { id: altUrunID } = await buildStok(server, bayi, { miktar: 5 });
  await send(stokCalls.saveMiktarlar, { model: [{ id: altUrunID, miktar: 7 }] });
  expect((await server.mustSend(stokCalls.list, {}, bayi)).liste).toMatchObject([{ altUrunID, miktar: 7 }]);
});

it.each(['/api/kasa', '/api/satis'])('asks %s for one day by the name that its rows have', async (path) => {
  const musteriID = (await buildMusteri(server, bayi)).id;
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  for (const tarih of ['2026-11-20', '2026-11-21', '2026-11-22']) await send(satisCalls.create, { musteriID, tarih, icerikler: [{ altUrunID }], odemeler: [{ odemeSekliID: 1, tutar: 100, tarih }] });
  const ask = async (query: string) => ((await server.app.inject({ method: 'GET', url: `${path}?${query}`, headers: { authorization: `Bearer ${bayi.jeton}` } })).json() as { toplamKayit: number }).toplamKayit;
  expect([await ask('tarih=2026-11-21'), await ask('baslangic=2026-11-21'), await ask('bitis=2026-11-20'), await ask('')]).toEqual([1, 2, 1, 3]);
});

it('names the scheme of its token in any case', async () => {
  const statusOf = async (authorization: string) => (await server.app.inject({ method: 'GET', url: '/api/satis', headers: { authorization } })).statusCode;
  expect(await statusOf(`bearer ${bayi.jeton}`)).toBe(200);
  expect(await statusOf(bayi.jeton)).toBe(401);
});
