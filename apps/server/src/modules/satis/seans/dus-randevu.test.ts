import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, type TestBayi } from '../../../../test/build.ts';
import { buildPaketProgram, buildPaketSatis } from '../../../../test/build-paket.ts';
import { hesapOf, readHesap } from '../../../../test/hesap.ts';
import { BUGUN, useServer, YARIN } from '../../../../test/server.ts';

const NAKIT = 1;
const server = useServer();
let bayi: TestBayi;
let lazer: number;
let krem: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  [lazer, krem] = [(await buildAltUrun(server, bayi, { fiyat: 600 })).id, (await buildAltUrun(server, bayi, { fiyat: 250 })).id];
});

const owner = () => ({ jeton: bayi.jeton });
let saat = 9;
/** Each an hour after the one before. */
const book = (musteriID: number, altUrunIDler: number[] = [lazer]) => {
  saat = (saat + 1) % 10;
  return buildRandevu(server, bayi, { musteriID, altUrunIDler, uygulayanPersonelID: bayi.personelID, baslangicSaat: `1${saat}:00`, bitisSaat: `1${saat}:30` });
};
const dus = (body: { randevuID: number; icerikler?: object[]; odemeler?: object[]; bahsisler?: object[]; kampanyali?: boolean }) => server.send(seansDusCalls.randevuDus, { body: body as never }, owner());
const paketler = async (musteriID: number) => (await server.send(seansCalls.paketler, { params: { id: musteriID } }, owner())).liste;
const randevuOf = async (id: number) => (await server.rows<{ durum: string; satisID: number | null }>('select durum, satis_id::int as "satisID" from randevu where id = $1', [id]))[0];

it('takes what ends first with one press, closes the appointment, and is taken back as one', async () => {
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 8 });
  const { id: randevuID } = await book(musteriID);
  const { satirlar } = await server.send(seansDusCalls.randevu, { params: { id: randevuID } }, owner());
  expect(satirlar).toMatchObject([{ altUrunID: lazer, fiyat: 600, uygulayanPersonelID: bayi.personelID, haklar: [{ seans: 8, kullanilan: 0, kalan: 8 }] }]);
  const dusum = await dus({ randevuID });
  expect(dusum).toMatchObject({ status: 200, message: 'seansDusuldu', toplamTutar: 0, kalan: 0 });
  expect(await randevuOf(randevuID)).toEqual({ durum: 'K', satisID: dusum.id });
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 7, kullanilan: 1 }]);
  const { satis } = await server.send(seansDusCalls.get, { params: { id: dusum.id } }, owner());
  expect(satis).toMatchObject({ randevuID, icerikler: [{ uygulayanPersonelID: bayi.personelID }] });
  expect(await dus({ randevuID })).toMatchObject({ status: 409, message: 'randevudaSatisVar' });

  await server.send(seansDusCalls.remove, { body: { satisGuid: dusum.satisGuid } }, owner());
  expect(await randevuOf(randevuID)).toEqual({ durum: 'G', satisID: null });
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 8 }]);
  expect((await dus({ randevuID })).status).toBe(200);
});

it('sells beside it what is in no package, at its price, paid or owed', async () => {
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 2 });
  const bir = await dus({ randevuID: (await book(musteriID, [lazer, krem])).id });
  expect(bir).toMatchObject({ status: 200, toplamTutar: 250, kalan: 250 });
  const { id: randevuID } = await book(musteriID, [krem, lazer]);
  const [hak] = await paketler(musteriID);
  const icerikler = [{ altUrunID: krem }, { altUrunID: lazer, paketHakID: hak!.id }];
  expect(await dus({ randevuID, icerikler, odemeler: [{ odemeSekliID: NAKIT, tutar: 250 }] })).toMatchObject({ status: 200, toplamTutar: 250, kalan: 0 });
  expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(1700_00, 250_00));
});

it('takes a tip for whoever did it beside the session, which is no part of what is owed', async () => {
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 2 });
  const bahsisler = [{ personelID: bayi.personelID, odemeSekliID: NAKIT, tutar: 50 }];
  const dusum = await dus({ randevuID: (await book(musteriID)).id, bahsisler });
  expect(dusum).toMatchObject({ status: 200, toplamTutar: 0, kalan: 0 });
  const { satis } = await server.send(seansDusCalls.get, { params: { id: dusum.id } }, owner());
  expect(satis.bahsisler).toMatchObject([{ personelID: bayi.personelID, tutar: 50 }]);
});

it('sells beside it at what the customer pays: agreed price, campaign and discount of the group, as it was told before', async () => {
  const send: typeof server.send = (call, input) => server.mustSend(call, input, owner());
  await send(tanimTuruCalls.musteriGrubu.create!, { body: { adi: 'Sadık', iskonto: 10 } });
  const grupID = (await send(tanimTuruCalls.musteriGrubu.list, {})).liste.find(({ adi }) => adi === 'Sadık')!.id;
  const { id: musteriID } = await send(musteriCalls.create, { body: { musteri: { ad: 'Ayşe', grupID } } });
  await send(musteriFiyatiCalls.create, { body: { musteriID, altUrunID: krem, fiyat: 200 } });
  await send(kampanyaCalls.create, { body: { kampanyaAdi: 'Bahar', tumu: true, iskonto: 20, baslangicTarihi: '2026-11-01', bitisTarihi: '2026-11-30' } });
  await buildPaketSatis(server, bayi, { musteriID, altUrunID: lazer, miktar: 8 });
  const { id: randevuID } = await book(musteriID, [lazer, krem]);
  expect((await send(seansDusCalls.randevu, { params: { id: randevuID } })).satirlar.map(({ fiyat }) => fiyat)).toEqual([600, 200]);
  const { odenecek } = await send(seansDusCalls.randevuHesabi, { body: { randevuID, satilanlar: [krem] } });
  expect(odenecek).toBe(144);
  expect(await dus({ randevuID, kampanyali: true, odemeler: [{ odemeSekliID: NAKIT, tutar: odenecek }] })).toMatchObject({ status: 200, toplamTutar: 144, kalan: 0 });
  expect(await dus({ randevuID: (await book(musteriID, [lazer, krem])).id })).toMatchObject({ status: 200, toplamTutar: 180 });
  expect((await server.send(seansDusCalls.randevuHesabi, { body: { randevuID, satilanlar: [krem] } }, { jeton: (await buildBayi(server)).jeton })).status).toBe(404);
});

it('sells what costs nothing beside it, which is no session, now and after a change', async () => {
  const hediye = (await buildAltUrun(server, bayi, { fiyat: 0 })).id;
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 2 });
  const { id } = await dus({ randevuID: (await book(musteriID, [lazer, hediye])).id });
  const pakettenler = async () => (await server.send(seansDusCalls.get, { params: { id } }, owner())).satis.icerikler.map(({ paketten }) => paketten);
  expect(await pakettenler()).toEqual([true, false]);
  const { satis } = await server.send(seansDusCalls.get, { params: { id } }, owner());
  const icerikler = satis.icerikler.map((satir) => ({ id: satir.id, birimFiyat: satir.birimFiyat }));
  expect((await server.send(seansDusCalls.update, { body: { id, aciklama: 'Geç geldi', icerikler } }, owner())).status).toBe(200);
  expect(await pakettenler()).toEqual([true, false]);
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 1 }]);
});

it('takes two of one service from two packages, and refuses what is in none', async () => {
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 1 });
  await buildPaketSatis(server, bayi, { musteriID, altUrunID: lazer, miktar: 1 });
  expect((await dus({ randevuID: (await book(musteriID, [lazer, lazer])).id })).toplamTutar).toBe(0);
  expect((await paketler(musteriID)).map(({ durum }) => durum)).toEqual(['bitti', 'bitti']);
  const { id: randevuID } = await book(musteriID);
  expect(await dus({ randevuID })).toMatchObject({ status: 409, message: 'seansKalmadi' });
  expect(await randevuOf(randevuID)).toEqual({ durum: 'B', satisID: null });
});

it('takes what belongs to whoever has the code, from whoever says it', async () => {
  const program = await buildPaketProgram(server, bayi, { kullanim: 'kod', icerikler: [{ altUrunID: lazer, miktar: 1 }] });
  const { haklar: [hak] } = await buildPaketSatis(server, bayi, { programID: program.id });
  const { id: musteriID } = await buildMusteri(server, bayi);
  const { id: randevuID } = await book(musteriID);
  const { satirlar } = await server.send(seansDusCalls.randevu, { params: { id: randevuID } }, owner());
  expect(satirlar).toMatchObject([{ kodMu: true, haklar: [] }]);
  expect(await dus({ randevuID, icerikler: [{ altUrunID: lazer, paketKodu: 'YANLIS' }] })).toMatchObject({ status: 422, alanlar: { 'icerikler.0.paketKodu': 'kodGecersiz' } });
  expect((await dus({ randevuID, icerikler: [{ altUrunID: lazer, paketKodu: hak!.kod }] })).status).toBe(200);
  // Nobody has a code by now.
  expect((await server.send(seansDusCalls.randevu, { params: { id: randevuID } }, owner())).satirlar).toMatchObject([{ kodMu: false }]);
});

it('offers what ends first before the others, from the day on which it is open again', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi);
  const [sonra, once] = [await buildPaketSatis(server, bayi, { musteriID, altUrunID: lazer }), await buildPaketSatis(server, bayi, { musteriID, altUrunID: lazer })];
  await server.rows(`update paket_hak set bitis = '2027-02-01' where id = $1`, [sonra.haklar[0]!.id]);
  await server.rows(`update paket_hak set bitis = '2027-01-01', donuk_baslangic = '2026-11-20', donuk_bitis = $2 where id = $1`, [once.haklar[0]!.id, BUGUN]);
  const { satirlar } = await server.send(seansDusCalls.randevu, { params: { id: (await book(musteriID)).id } }, owner());
  expect(satirlar[0]!.haklar.map(({ id }) => id)).toEqual([once.haklar[0]!.id, sonra.haklar[0]!.id]);
});

it('is one of fifty presses', async () => {
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 8 });
  const { id: randevuID } = await book(musteriID);
  const replies = await Promise.all(Array.from({ length: 50 }, () => dus({ randevuID })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 7 }]);
});

it('is not for a closed appointment, one of another bayi, or one that the person does not see', async () => {
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer });
  const { id: randevuID } = await book(musteriID);
  const baska = await buildBayi(server);
  const gormeyen = await buildPersonel(server, bayi, ['randevuSatis', 'randevuGoruntule']);
  for (const { jeton } of [baska, gormeyen]) {
    expect((await server.send(seansDusCalls.randevuDus, { body: { randevuID } }, { jeton })).status).toBe(404);
    expect((await server.send(seansDusCalls.randevu, { params: { id: randevuID } }, { jeton })).status).toBe(404);
  }
  await server.send(randevuCalls.update, { body: { id: randevuID, randevuDurumu: 'G' } }, owner());
  await server.send(randevuCalls.kapat, { body: { id: randevuID } }, owner());
  expect(await dus({ randevuID })).toMatchObject({ status: 409, message: 'randevuKapali' });
});

it('is in sight in the calendar for those who see packages, until it is closed', async () => {
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 3 });
  const { id: randevuID } = await book(musteriID);
  await book((await buildMusteri(server, bayi)).id);
  const list = async (jeton: string) => (await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } }, { jeton })).liste.map(({ id, seansBilgisi }) => [id === randevuID, seansBilgisi]);
  expect(await list(bayi.jeton)).toEqual(expect.arrayContaining([[true, { kullanilan: 0, seans: 3, kalan: 3, bitis: null }], [false, null]]));
  const { jeton } = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuMusteriGor']);
  expect(new Set((await list(jeton)).map(([, seans]) => seans))).toEqual(new Set([null]));
  await dus({ randevuID });
  expect(await list(bayi.jeton)).toEqual(expect.arrayContaining([[true, null]]));
});
