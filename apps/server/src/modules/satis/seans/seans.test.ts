import { ayarCalls } from '@defter/contract/ayar.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import type pg from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../../test/build.ts';
import { buildPaketProgram, buildPaketSatis } from '../../../../test/build-paket.ts';
import { hesapOf, readHesap } from '../../../../test/hesap.ts';
import { sendWhileHeld } from '../../../../test/hold.ts';
import { useServer } from '../../../../test/server.ts';

const NAKIT = 1;
const server = useServer();
let bayi: TestBayi;
let lazer: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  lazer = (await buildAltUrun(server, bayi, { fiyat: 600 })).id;
});

const owner = () => ({ jeton: bayi.jeton });
const paketler = async (musteriID: number) => (await server.send(seansCalls.paketler, { params: { id: musteriID } }, owner())).liste;
const dus = (musteriID: number, satir: object = {}, rest: object = {}) =>
  server.send(seansDusCalls.create, { body: { musteriID, icerikler: [{ altUrunID: lazer, adet: 1, ...satir }], odemeler: [], ...rest } }, owner());
const geriAl = (satisGuid: string) => server.send(seansDusCalls.remove, { body: { satisGuid } }, owner());
/** What is left is always the sum of the movements, in sessions and in money. */
async function expectLedger(): Promise<void> {
  const rows = await server.rows<{ kalan: number; deger: number; adet: number; tutar: number }>(
    'select h.kalan, h.deger::float, sum(m.adet)::int as adet, sum(m.tutar)::float as tutar from paket_hak h join seans_hareket m on m.bayi_id = h.bayi_id and m.hak_id = h.id where h.bayi_id = $1 group by h.bayi_id, h.id',
    [bayi.bayiID],
  );
  for (const { kalan, deger, adet, tutar } of rows) expect([kalan, deger, kalan === 0 ? 0 : deger]).toEqual([adet, tutar, deger]);
}

it('sells a program at its price to the kuruş, and gives its sessions until their end', async () => {
  const krem = (await buildAltUrun(server, bayi, { fiyat: 250 })).id;
  const { id: programID } = await buildPaketProgram(server, bayi, { fiyat: 1000, gecerlilikAy: 6, icerikler: [{ altUrunID: lazer, miktar: 7 }, { altUrunID: krem, miktar: 3 }] });
  const satan = await buildPersonel(server, bayi, ['satisEkle', 'satisGoruntule']);
  const { id: musteriID } = await buildMusteri(server, bayi);
  const satis = await server.send(paketSatisCalls.create, { body: { musteriID, menuID: programID, odemeler: [{ odemeSekliID: NAKIT, tutar: 400 }] } }, { jeton: satan.jeton });
  expect(satis).toMatchObject({ status: 200, toplamTutar: 1000, kalan: 600 });
  expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(1000_00, 400_00));
  const { satis: okunan } = await server.send(paketSatisCalls.get, { params: { id: satis.id } }, owner());
  expect(okunan).toMatchObject({ durum: 'P', menuID: programID, icerikler: [], eklenenler: [{ altUrunID: lazer, miktar: 7, kalan: 7, tutar: 848.48 }, { altUrunID: krem, miktar: 3, tutar: 151.52 }] });
  const [hak] = await paketler(musteriID);
  expect(hak).toMatchObject({ seans: 7, kullanilan: 0, kalan: 7, tutar: 848.48, bitis: expect.stringMatching(/^20\d\d-/), durum: 'acik', satisBorcu: 600 });
  await expectLedger();
});

it('takes sessions, each with its value, and puts them back', async () => {
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 3 });
  const ilk = await dus(musteriID, { adet: 2 });
  expect(ilk).toMatchObject({ status: 200, toplamTutar: 0, message: 'seansDusuldu' });
  expect(await paketler(musteriID)).toMatchObject([{ kullanilan: 2, kalan: 1, kalanDeger: 600 }]);
  const { satis } = await server.send(seansDusCalls.get, { params: { id: ilk.id } }, owner());
  expect(satis).toMatchObject({ durum: 'S', icerikler: [{ adet: 2, satisAdet: 2, tutar: 0 }], seanslar: [{ adet: 2, kalan: 1, seans: 3 }] });
  expect(await dus(musteriID, { adet: 2 })).toMatchObject({ status: 409, message: 'seansKalmadi' });
  expect((await dus(musteriID)).status).toBe(200);
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 0, durum: 'bitti', kalanDeger: 0 }]);
  await expectLedger();

  expect(await geriAl(ilk.satisGuid)).toMatchObject({ status: 200, message: 'seansGeriAlindi' });
  expect((await geriAl(ilk.satisGuid)).status).toBe(409);
  const [hak] = await paketler(musteriID);
  expect(hak).toMatchObject({ kalan: 2, kalanDeger: 1200 });
  const { liste } = await server.send(seansCalls.hareketler, { params: { id: hak!.id } }, owner());
  expect(liste.map(({ tur, adet, geriAlmaMi, geriAlindiMi }) => [tur, adet, geriAlmaMi, geriAlindiMi])).toEqual([
    ['kullanim', 2, true, false],
    ['kullanim', -1, false, false],
    ['kullanim', -2, false, true],
    ['alim', 3, false, false],
  ]);
  await expectLedger();
});

it('sells beside the sessions what has a price, and is paid', async () => {
  const krem = (await buildAltUrun(server, bayi, { fiyat: 250 })).id;
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 3 });
  const icerikler = [{ altUrunID: lazer, adet: 1, birimFiyat: 0 }, { altUrunID: krem, adet: 1, birimFiyat: 250 }];
  const dusum = await server.send(seansDusCalls.create, { body: { musteriID, icerikler, odemeler: [{ odemeSekliID: NAKIT, tutar: 250 }] } }, owner());
  expect(dusum).toMatchObject({ status: 200, toplamTutar: 250, kalan: 0 });
  const { liste } = await server.send(seansCalls.hizmetler, { params: { id: musteriID } }, owner());
  expect(liste.map(({ altUrunID, paketten, tutar }) => [altUrunID, paketten, tutar])).toEqual(expect.arrayContaining([[lazer, true, 0], [krem, false, 250]]));
  expect((await geriAl(dusum.satisGuid)).status).toBe(200);
  expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(1800_00, 0));
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 3 }]);
});

it('takes from what ends first, from one that is named, and from none that has ended', async () => {
  const kisa = await buildPaketProgram(server, bayi, { gecerlilikAy: 1, icerikler: [{ altUrunID: lazer, miktar: 2 }] });
  const { musteriID, haklar: [uzun] } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 2 });
  const { haklar: [yakin] } = await buildPaketSatis(server, bayi, { musteriID, programID: kisa.id });
  const kalanOf = async (id: number) => (await paketler(musteriID)).find((hak) => hak.id === id)!.kalan;
  await dus(musteriID);
  expect([await kalanOf(yakin!.id), await kalanOf(uzun!.id)]).toEqual([1, 2]);
  await dus(musteriID, { paketHakID: uzun!.id });
  expect([await kalanOf(yakin!.id), await kalanOf(uzun!.id)]).toEqual([1, 1]);
  await server.rows('update paket_hak set bitis = $1 where bayi_id = $2', ['2020-01-01', bayi.bayiID]);
  expect(await dus(musteriID)).toMatchObject({ status: 409, message: 'seansSuresiGecti' });
  const { id: baskasi } = await buildMusteri(server, bayi);
  expect((await dus(baskasi, { paketHakID: uzun!.id })).status).toBe(422);
  expect(await dus(baskasi)).toMatchObject({ message: 'seansKalmadi' });
  await expectLedger();
});

it('keeps lines that stay, puts back those that go, and takes anew for those that change', async () => {
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 8 });
  const icerikler = [{ altUrunID: lazer, adet: 1 }, { altUrunID: lazer, adet: 2 }];
  const { id } = await server.send(seansDusCalls.create, { body: { musteriID, icerikler, odemeler: [] } }, owner());
  const oku = async () => (await server.send(seansDusCalls.get, { params: { id } }, owner())).satis;
  const [bir, iki] = (await oku()).icerikler;
  await server.send(seansDusCalls.update, { body: { id, aciklama: 'Bacak' } }, owner());
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 5 }]);
  await server.send(seansDusCalls.update, { body: { id, icerikler: [{ id: bir!.id }, { id: iki!.id, adet: 4 }] } }, owner());
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 3 }]);
  expect((await oku()).aciklama).toBe('Bacak');
  await server.mustSend(seansDusCalls.update, { body: { id, icerikler: [{ id: bir!.id }, { id: iki!.id, adet: 2 }] } }, owner());
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 5 }]);
  expect((await server.send(seansDusCalls.removeIcerik, { body: { id: iki!.id } }, owner())).status).toBe(200);
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 7 }]);
  expect((await server.send(seansDusCalls.removeIcerik, { body: { id: bir!.id } }, owner())).message).toBe('icerikGerekli');
  await expectLedger();
});

it('changes a package while nothing of it is used, and cancels it then only', async () => {
  const { id, satisGuid, musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 4 });
  const oku = async () => (await server.send(paketSatisCalls.get, { params: { id } }, owner())).satis;
  const { eklenenler: [satir] } = await oku();
  await server.send(paketSatisCalls.update, { body: { id, eklenenler: [{ id: satir!.id, miktar: 6 }] } }, owner());
  expect(await paketler(musteriID)).toMatchObject([{ seans: 6, kalan: 6, tutar: 3600 }]);
  const dusum = await dus(musteriID);
  // What does not touch the sessions may change at any time, and what was read is sent back as it was.
  const { eklenenler } = await oku();
  expect((await server.send(paketSatisCalls.update, { body: { id, aciklama: 'Yaz', eklenenler: eklenenler as never } }, owner())).status).toBe(200);
  expect(await server.send(paketSatisCalls.update, { body: { id, eklenenler: [{ id: satir!.id, miktar: 8 }] } }, owner())).toMatchObject({ status: 409, message: 'paketKullanilmis' });
  expect(await server.send(paketSatisCalls.remove, { body: { satisGuid } }, owner())).toMatchObject({ status: 409, message: 'paketKullanilmis' });
  expect((await server.send(satisCalls.remove, { body: { satisGuid } }, owner())).status).toBe(404);
  await geriAl(dusum.satisGuid);
  expect((await server.send(paketSatisCalls.remove, { body: { satisGuid } }, owner())).status).toBe(200);
  expect(await paketler(musteriID)).toEqual([]);
  expect(await dus(musteriID)).toMatchObject({ message: 'seansKalmadi' });
  await expectLedger();
});

it('goes with its sale to another customer, and a deduction to the sessions of another', async () => {
  const { id, musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 4 });
  const { id: yeniID } = await buildMusteri(server, bayi);
  await server.mustSend(paketSatisCalls.update, { body: { id, musteriID: yeniID } }, owner());
  expect(await paketler(musteriID)).toEqual([]);
  expect(await paketler(yeniID)).toMatchObject([{ seans: 4, kalan: 4, kalanDeger: 2400 }]);
  await buildPaketSatis(server, bayi, { musteriID, altUrunID: lazer, miktar: 2 });
  const dusum = await dus(yeniID);
  await server.mustSend(seansDusCalls.update, { body: { id: dusum.id, musteriID } }, owner());
  expect(await paketler(yeniID)).toMatchObject([{ kalan: 4 }]);
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 1 }]);
  await expectLedger();
});

it('gives sessions of services that a client of the specification sells without rows, and takes single lines out', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi);
  const krem = (await buildAltUrun(server, bayi, { fiyat: 250 })).id;
  const { id } = await server.send(paketSatisCalls.create, { body: { musteriID, icerikler: [{ altUrunID: lazer, adet: 5 }, { altUrunID: krem }], odemeler: [] } }, owner());
  const { satis } = await server.send(paketSatisCalls.get, { params: { id } }, owner());
  expect(satis.eklenenler.map(({ altUrunID, miktar }) => [altUrunID, miktar])).toEqual([[lazer, 5], [krem, 1]]);
  await server.send(paketSatisCalls.removeUrun, { body: { id: satis.eklenenler[1]!.id } }, owner());
  expect(await paketler(musteriID)).toMatchObject([{ altUrunID: lazer, kalan: 5 }]);
  expect((await server.send(paketSatisCalls.removeUrun, { body: { id: satis.eklenenler[0]!.id } }, owner())).message).toBe('icerikGerekli');
});

it('keeps a line that another desk adds while one is taken out, with its sessions', async () => {
  const [krem, maske] = [(await buildAltUrun(server, bayi, { fiyat: 250 })).id, (await buildAltUrun(server, bayi, { fiyat: 90 })).id];
  const { id: musteriID } = await buildMusteri(server, bayi);
  const eklenenler = [{ altUrunID: lazer, miktar: 8 }, { altUrunID: krem, miktar: 3 }];
  const paket = await server.send(paketSatisCalls.create, { body: { musteriID, eklenenler, odemeler: [] } }, owner());
  const dusum = await server.send(seansDusCalls.create, { body: { musteriID, icerikler: [{ altUrunID: lazer, adet: 1 }, { altUrunID: krem, adet: 1 }], odemeler: [] } }, owner());
  const oku = async () => (await server.send(seansDusCalls.get, { params: { id: dusum.id } }, owner())).satis;
  // Whoever adds holds the sale and waits for its sessions.
  const holdSeanslar = (client: pg.Client) => client.query('select from paket_hak where bayi_id = $1 for update', [bayi.bayiID]);
  const [lazerSatiri, kremSatiri] = (await oku()).icerikler;
  const dusumler = await sendWhileHeld(
    server,
    holdSeanslar,
    () => server.send(seansDusCalls.update, { body: { id: dusum.id, icerikler: [{ id: lazerSatiri!.id }, { id: kremSatiri!.id }, { altUrunID: lazer, adet: 2 }] } }, owner()),
    () => server.send(seansDusCalls.removeIcerik, { body: { id: kremSatiri!.id } }, owner()),
  );
  expect(dusumler.map(({ status }) => status)).toEqual([200, 200]);
  expect((await oku()).icerikler).toMatchObject([{ altUrunID: lazer, adet: 1 }, { altUrunID: lazer, adet: 2 }]);
  expect(await paketler(musteriID)).toMatchObject([{ altUrunID: lazer, kalan: 5 }, { altUrunID: krem, kalan: 3 }]);
  await geriAl(dusum.satisGuid);

  const [birinci, ikinci] = (await server.send(paketSatisCalls.get, { params: { id: paket.id } }, owner())).satis.eklenenler;
  const paketlerin = await sendWhileHeld(
    server,
    holdSeanslar,
    () => server.send(paketSatisCalls.update, { body: { id: paket.id, eklenenler: [{ id: birinci!.id }, { id: ikinci!.id }, { altUrunID: maske, miktar: 2 }] } }, owner()),
    () => server.send(paketSatisCalls.removeUrun, { body: { id: ikinci!.id } }, owner()),
  );
  expect(paketlerin.map(({ status }) => status)).toEqual([200, 200]);
  expect((await paketler(musteriID)).map(({ altUrunID, kalan }) => [altUrunID, kalan])).toEqual([[lazer, 8], [maske, 2]]);
  await expectLedger();
});

it('gives the last session to one of fifty', async () => {
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 1 });
  const replies = await Promise.all(Array.from({ length: 50 }, () => dus(musteriID)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ message }) => message === 'seansKalmadi')).toHaveLength(49);
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 0 }]);
  await expectLedger();
});

it('is for whoever has the code, and for the family whom it is shared with', async () => {
  const program = await buildPaketProgram(server, bayi, { kullanim: 'kod', icerikler: [{ altUrunID: lazer, miktar: 3 }] });
  const { haklar: [hak] } = await buildPaketSatis(server, bayi, { programID: program.id });
  const { id: baskasi } = await buildMusteri(server, bayi);
  expect(await dus(baskasi)).toMatchObject({ message: 'seansKalmadi' });
  expect((await dus(baskasi, { paketKodu: hak!.kod!.toLowerCase() })).status).toBe(200);
  // A code is of one package: mistyped it takes nothing, and never what the customer has bought.
  const { haklar: [kendinin] } = await buildPaketSatis(server, bayi, { musteriID: baskasi, altUrunID: lazer, miktar: 1 });
  expect(await dus(baskasi, { paketKodu: 'YANLIS' })).toMatchObject({ status: 422, message: 'kodGecersiz', alanlar: { 'icerikler.0.paketKodu': 'kodGecersiz' } });
  expect((await dus(baskasi, { paketKodu: hak!.kod })).status).toBe(200);
  expect((await paketler(baskasi)).map(({ id, kalan }) => [id, kalan])).toEqual([[kendinin!.id, 1]]);
  expect((await dus(baskasi)).status).toBe(200);
  const aile = await buildPaketProgram(server, bayi, { kullanim: 'aile', icerikler: [{ altUrunID: lazer, miktar: 3 }] });
  const { haklar: [ailenin] } = await buildPaketSatis(server, bayi, { programID: aile.id });
  expect(await dus(baskasi)).toMatchObject({ message: 'seansKalmadi' });
  expect((await dus(baskasi, { paketHakID: ailenin!.id })).status).toBe(422);
  await server.send(seansIslemiCalls.paylas, { body: { paketHakID: ailenin!.id, musteriID: baskasi } }, owner());
  expect((await dus(baskasi)).status).toBe(200);
  await expectLedger();
});

it('is paid with points by whoever may', async () => {
  const { id: puanSekli } = (await server.rows<{ id: number }>('select id from odeme_sekli where bayi_id = $1 and puan_odemesi_mi', [bayi.bayiID]))[0]!;
  const satan = await buildPersonel(server, bayi, ['satisEkle']);
  const { id: musteriID } = await buildMusteri(server, bayi);
  const body = { musteriID, eklenenler: [{ altUrunID: lazer, miktar: 2 }], odemeler: [{ odemeSekliID: puanSekli, tutar: 10 }] };
  expect(await server.send(paketSatisCalls.create, { body }, { jeton: satan.jeton })).toMatchObject({ status: 403, alanlar: { odemeler: 'yetkiYok' } });
  // Nor later, by whatever call a package is paid.
  await server.send(ayarCalls.save, { body: { satistaPuanKullanilsin: true } }, owner());
  const { id } = await buildPaketSatis(server, bayi, { musteriID, altUrunID: lazer, miktar: 2 });
  const tahsilat = (jeton: string) => server.send(satisCalls.tahsilat, { body: { model: [{ musteriID, odemeSekliID: puanSekli, tutar: 10, tahsilatSatisID: id }] } }, { jeton });
  expect(await tahsilat((await buildPersonel(server, bayi, ['musteriTahsilat'])).jeton)).toMatchObject({ status: 403, alanlar: { 'model.0.odemeSekliID': 'yetkiYok' } });
  expect(await tahsilat(bayi.jeton)).toMatchObject({ message: 'puanYetersiz' });
});
