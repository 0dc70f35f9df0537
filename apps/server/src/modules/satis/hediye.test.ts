import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { satisOnayiCalls } from '@defter/contract/satis-onayi.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { buildPaketSatis } from '../../../test/build-paket.ts';
import { buildOnaylayan, PAROLA } from '../../../test/build-onaylayan.ts';
import { hesapOf, readHesap } from '../../../test/hesap.ts';
import { useServer } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const NAKIT = 1;
const HEDIYE = { iskontoTip: '%', iskonto: 100, hediyeNedeni: 'Doğum günü' } as const;
const server = useServer();
let bayi: TestBayi;
let lazer: number;
let krem: number;
let maske: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  [lazer, krem, maske] = await Promise.all([600, 250, 100].map(async (fiyat) => (await buildAltUrun(server, bayi, { fiyat })).id)) as [number, number, number];
});
const owner = () => ({ jeton: bayi.jeton });
const kalan = async (musteriID: number) => (await server.send(seansCalls.paketler, { params: { id: musteriID } }, owner())).liste.map((hak) => hak.kalan);

it('takes a session, sells and gives away in one sale, pays for what was sold, and gives the session back with it', async () => {
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 2 });
  const icerikler = [{ altUrunID: lazer, birimFiyat: null }, { altUrunID: krem, birimFiyat: 250 }, { altUrunID: maske, birimFiyat: 100, ...HEDIYE }];
  const satis = await server.send(seansDusCalls.create, { body: { musteriID, icerikler, odemeler: [{ odemeSekliID: NAKIT, tutar: 250 }] } }, owner());
  expect(satis).toMatchObject({ status: 200, toplamTutar: 250, kalan: 0 });
  expect(await kalan(musteriID)).toEqual([1]);
  const { satis: kagit } = await server.send(satisCalls.kagit, { params: { id: satis.id } }, owner());
  expect(kagit.icerikler.map(({ paketten, hediyeNedeni, birimFiyat, tutar }) => [paketten, hediyeNedeni, birimFiyat, tutar])).toEqual([
    [true, null, 0, 0],
    [false, null, 250, 250],
    [false, 'Doğum günü', 100, 0],
  ]);
  expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(1200_00 + 250_00, 250_00));
  await server.send(seansDusCalls.remove, { body: { satisGuid: satis.satisGuid } }, owner());
  expect(await kalan(musteriID)).toEqual([2]);
  expect((await readHesap(server, bayi.bayiID))).toMatchObject(hesapOf(1200_00, 0));
});

it('is free, kept by a change that does not speak of it, and sold by one that clears it', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi);
  const sell = (satir: object) => server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID: krem, ...satir }], odemeler: [] } as never }, owner());
  expect(await sell({ hediyeNedeni: 'Doğum günü' })).toMatchObject({ status: 422, message: 'hediyeBedelli', alanlar: { 'icerikler.0.hediyeNedeni': 'hediyeBedelli' } });
  expect(await sell({ ...HEDIYE, iskonto: 99 })).toMatchObject({ status: 422, message: 'hediyeBedelli' });
  expect((await sell({ ...HEDIYE, hediyeNedeni: 'a'.repeat(201) })).status).toBe(422);
  const { id } = await sell(HEDIYE);
  const satirOf = async () => (await server.send(satisCalls.get, { params: { id } }, owner())).satis.icerikler[0]!;
  const { id: satirID } = await satirOf();
  await server.send(satisCalls.update, { body: { id, icerikler: [{ id: satirID, adet: 2 }] } }, owner());
  expect(await satirOf()).toMatchObject({ adet: 2, tutar: 0, hediyeNedeni: 'Doğum günü' });
  expect(await server.send(satisCalls.update, { body: { id, icerikler: [{ id: satirID, iskonto: 0 }] } }, owner())).toMatchObject({ message: 'hediyeBedelli' });
  await server.send(satisCalls.update, { body: { id, icerikler: [{ id: satirID, iskonto: 0, hediyeNedeni: null }] } }, owner());
  expect(await satirOf()).toMatchObject({ tutar: 500, hediyeNedeni: null });
});

it('needs the right to discount by all of it, or the approval of somebody who has it', async () => {
  const { id: musteriID } = await buildMusteri(server, bayi);
  const masa = await buildPersonel(server, bayi, ['satisEkle', 'satisGoruntule', 'satisIskonto'], { iskontoYuzdesi: 99 });
  const mudur = await buildOnaylayan(server, bayi, { iskontoYuzdesi: 100, ad: 'Müdür' });
  const sell = (onayKodu: string | null = null) => server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID: krem, ...HEDIYE }], odemeler: [], onayKodu } }, { jeton: masa.jeton });
  const refused = await sell();
  expect(refused).toMatchObject({ status: 403, message: 'iskontoSinir', veri: { onayIstegi: expect.any(String) } });
  const onay = await server.send(satisOnayiCalls.onayla, { body: { istek: String(refused.veri!.onayIstegi), personelID: mudur.personelID, parola: PAROLA } }, { jeton: masa.jeton });
  expect(await sell(onay.onayKodu)).toMatchObject({ status: 200, toplamTutar: 0 });
});

it('is approved beside a session too, and a campaign takes nothing off the session', async () => {
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 2 });
  await server.send(kampanyaCalls.create, { body: { kampanyaAdi: 'Bahar', tumu: true, iskonto: 20, baslangicTarihi: '2026-11-01', bitisTarihi: '2026-11-30' } }, owner());
  const masa = await buildPersonel(server, bayi, ['satisEkle', 'satisGoruntule']);
  const mudur = await buildOnaylayan(server, bayi, { iskontoYuzdesi: 100 });
  const icerikler = [{ altUrunID: lazer, birimFiyat: null }, { altUrunID: krem, birimFiyat: 250 }, { altUrunID: maske, birimFiyat: 100, ...HEDIYE }];
  const sell = (onayKodu: string | null = null) => server.send(seansDusCalls.create, { body: { musteriID, icerikler, odemeler: [], kampanyali: true, onayKodu } }, { jeton: masa.jeton });
  const refused = await sell();
  expect(refused).toMatchObject({ status: 403, message: 'yetkiYok', veri: { onayIstegi: expect.any(String) } });
  expect(await kalan(musteriID)).toEqual([2]);
  const { onayKodu } = await server.send(satisOnayiCalls.onayla, { body: { istek: String(refused.veri!.onayIstegi), personelID: mudur.personelID, parola: PAROLA } }, { jeton: masa.jeton });
  const replies = await Promise.all([sell(onayKodu), sell(onayKodu)]);
  expect(statusesOf(replies)[0]).toBe(200);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.find(({ status }) => status === 200)).toMatchObject({ toplamTutar: 200 });
  expect(await kalan(musteriID)).toEqual([1]);
});

it('takes no session of another customer, and nothing where one line is refused', async () => {
  const { musteriID } = await buildPaketSatis(server, bayi, { altUrunID: lazer, miktar: 1 });
  const baskasi = (await buildMusteri(server, bayi)).id;
  const dus = (kim: number, icerikler: object[]) => server.send(seansDusCalls.create, { body: { musteriID: kim, icerikler, odemeler: [] } as never }, owner());
  expect(await dus(baskasi, [{ altUrunID: lazer }, { altUrunID: krem, birimFiyat: 250 }])).toMatchObject({ status: 409, message: 'seansKalmadi' });
  expect(await dus(musteriID, [{ altUrunID: lazer }, { altUrunID: maske, birimFiyat: 100, hediyeNedeni: 'Doğum günü' }])).toMatchObject({ message: 'hediyeBedelli' });
  expect(await dus(musteriID, [{ altUrunID: lazer, adet: 2 }, { altUrunID: krem, birimFiyat: 250 }])).toMatchObject({ status: 409, message: 'seansKalmadi' });
  expect(await kalan(musteriID)).toEqual([1]);
  expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(600_00, 0));
});
