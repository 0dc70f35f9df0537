import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { istisnaCalls } from '@defter/contract/istisna.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../../test/build.ts';
import { sendWhileHeld } from '../../../../test/hold.ts';
import { BUGUN, useServer, YARIN } from '../../../../test/server.ts';
import { statusesOf } from '../../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let elif: { personelID: number; sutunID: number };
let ece: { personelID: number; sutunID: number };
let boya: number;
let kesim: number;
let fon: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  [elif, ece] = [await colleague(), await colleague()];
  [boya, kesim, fon] = [(await buildAltUrun(server, bayi, { adi: 'Boya', fiyat: 900 })).id, (await buildAltUrun(server, bayi, { adi: 'Kesim', fiyat: 300 })).id, (await buildAltUrun(server, bayi, { adi: 'Fön', fiyat: 150 })).id];
});

async function colleague() {
  const { personelID } = await buildPersonel(server, bayi);
  return { personelID, sutunID: (await buildSutun(server, bayi, { personelID })).id };
}
const line = (randevuSutunBaslikID: number, saat: string, altUrunID: number) => {
  const [baslangicSaat, bitisSaat] = saat.split('-') as [string, string];
  return { randevuSutunBaslikID, baslangicSaat, bitisSaat, randevuHizmet: [{ altUrunID }] };
};
/** Three services with two people, one after the other. */
const lines = () => [line(elif.sutunID, '10:00-11:30', boya), line(ece.sutunID, '11:30-12:00', kesim), line(elif.sutunID, '12:00-12:30', fon)];
const visit = (randevular = lines(), body: object = {}, kisi = bayi) =>
  server.send(ziyaretCalls.create, { body: { musteriID, randevuTarihi: YARIN, randevular, ...body } }, { jeton: kisi.jeton });
const list = async (query: object = {}) => (await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN, ...query } }, { jeton: bayi.jeton })).liste;
const change = async (id: number, changes: object) => server.send(randevuCalls.update, { body: { id, ...changes } }, { jeton: bayi.jeton });
const statesOf = async () => (await list()).map(({ randevuDurumu }) => randevuDurumu).join('');

describe('a visit of several services', () => {
  it('is booked at once, each with its own column, people and time', async () => {
    const { id, idler, status } = await visit(lines(), { randevuNotu: 'Boyaya alerjisi var' });
    expect(status).toBe(200);
    const liste = await list();
    expect(liste.map((biri) => biri.id)).toEqual(idler);
    expect(liste.map(({ baslangicSaat, uygulayanPersonelID, hizmetler }) => [baslangicSaat, uygulayanPersonelID, hizmetler])).toEqual([
      ['10:00', elif.personelID, 'Boya'],
      ['11:30', ece.personelID, 'Kesim'],
      ['12:00', elif.personelID, 'Fön'],
    ]);
    for (const { ziyaretID, randevuNotu } of liste) expect([ziyaretID, randevuNotu]).toEqual([id, 'Boyaya alerjisi var']);
    const { liste: gunluk } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'randevu', kayitID: id } }, { jeton: bayi.jeton });
    expect(gunluk[0]!.degisim.find(({ alan }) => alan === 'ziyaret')?.sonra).toBe('10:00–11:30, 11:30–12:00, 12:00–12:30');
  });

  it('adds up time and price, without what was called off', async () => {
    const { id, idler } = await visit();
    const read = () => server.send(ziyaretCalls.get, { params: { id } }, { jeton: bayi.jeton });
    expect(await read()).toMatchObject({ toplamDakika: 150, toplamFiyat: 1350, liste: idler.map((randevuID) => ({ id: randevuID })) });
    await change(idler[1]!, { randevuDurumu: 'I' });
    expect(await read()).toMatchObject({ toplamDakika: 120, toplamFiyat: 1050 });
  });

  it('is not booked at all where one line cannot be, which is named', async () => {
    await visit([line(ece.sutunID, '11:30-12:00', kesim)]);
    const before = await list();
    expect(await visit()).toMatchObject({ status: 409, message: 'ayniSaatteRandevu', alanlar: { 'randevular[1].baslangicSaat': 'ayniSaatteRandevu' } });
    expect(await visit([...lines().slice(0, 1), line(elif.sutunID, '11:00-12:00', fon)])).toMatchObject({ alanlar: { 'randevular[1].baslangicSaat': 'ayniSaatteRandevu' } });
    expect(await visit([...lines().slice(0, 1), line(elif.sutunID, '13:00-12:00', fon)])).toMatchObject({ alanlar: { 'randevular[1].bitisSaat': 'bitisOnce' } });
    expect(await visit([...lines().slice(0, 1), line(999_999, '13:00-14:00', fon)])).toMatchObject({ status: 404 });
    await server.send(altUrunCalls.saveYapanlar, { body: { altUrunID: fon, personelIDler: [ece.personelID] } }, { jeton: bayi.jeton });
    expect(await visit()).toMatchObject({ alanlar: { 'randevular[1].baslangicSaat': 'ayniSaatteRandevu' } });
    expect(await visit(lines().toSpliced(1, 1))).toMatchObject({ status: 422, alanlar: { 'randevular[1].uygulayanPersonelID': 'personelYapmiyor' } });
    expect(await visit([])).toMatchObject({ status: 422 });
    expect(await list()).toEqual(before);
  });

  it('may have a customer in two places at once, which is a warning for everybody else', async () => {
    expect((await visit([line(elif.sutunID, '10:00-11:00', boya), line(ece.sutunID, '10:30-11:00', kesim)])).musteriCakisiyor).toBe(false);
    expect((await change((await list())[1]!.id, { bitisSaat: '11:15' })).musteriCakisiyor).toBe(false);
    const { sutunID } = await colleague();
    expect((await visit([line(sutunID, '10:00-10:30', fon)])).musteriCakisiyor).toBe(true);
    const { id } = (await list()).find(({ randevuSutunBaslikID }) => randevuSutunBaslikID === sutunID)!;
    expect((await change(id, { bitisSaat: '10:45' })).musteriCakisiyor).toBe(true);
  });

  it('has each moved and called off alone', async () => {
    const { idler } = await visit();
    await change(idler[2]!, { baslangicSaat: '15:00', bitisSaat: '15:30' });
    await change(idler[0]!, { randevuDurumu: 'I' });
    await server.send(randevuCalls.remove, { body: { id: idler[1]!, silmeNedeni: 'Yetişemedi' } }, { jeton: bayi.jeton });
    expect((await list()).map(({ baslangicSaat, randevuDurumu }) => [baslangicSaat, randevuDurumu])).toEqual([['10:00', 'I'], ['15:00', 'B']]);
  });

  it('arrives as one, is over as one, and is put right as one', async () => {
    const { idler } = await visit();
    await change(idler[2]!, { randevuDurumu: 'I' });
    await change(idler[0]!, { randevuDurumu: 'G' });
    expect(await statesOf()).toBe('GGI');
    expect(new Set((await list()).slice(0, 2).map(({ gelisZamani }) => gelisZamani)).size).toBe(1);
    await change(idler[1]!, { randevuDurumu: 'B' });
    expect(await statesOf()).toBe('BBI');
    expect((await list())[0]!.gelisZamani).toBeNull();
    await change(idler[1]!, { randevuDurumu: 'G' });
    await server.send(randevuCalls.kapat, { body: { id: idler[0]! } }, { jeton: bayi.jeton });
    expect(await statesOf()).toBe('KKI');
  });

  it('waits on for what was moved to another day', async () => {
    const { idler } = await visit();
    await change(idler[1]!, { randevuTarihi: '2026-12-03' });
    await change(idler[0]!, { randevuDurumu: 'G' });
    expect(await statesOf()).toBe('GG');
    expect((await list({ baslangicTarihi: '2026-12-03', bitisTarihi: '2026-12-03' }))[0]!.randevuDurumu).toBe('B');
  });

  it('is sold as one, each service by whoever performs it', async () => {
    const { idler } = await visit();
    await change(idler[2]!, { randevuDurumu: 'I' });
    const sell = (randevuID: number) => server.send(randevuCalls.satis, { body: { randevuID } }, { jeton: bayi.jeton });
    const sales = await Promise.all([sell(idler[1]!), sell(idler[0]!)]);
    expect(new Set(sales.map(({ id }) => id)).size).toBe(1);
    const { satis } = await server.send(satisCalls.get, { params: { id: sales[0].id } }, { jeton: bayi.jeton });
    expect(satis).toMatchObject({
      toplamTutar: 1200,
      icerikler: [
        { altUrunID: boya, uygulayanPersonelID: elif.personelID },
        { altUrunID: kesim, uygulayanPersonelID: ece.personelID },
      ],
    });
    expect((await list()).map(({ satisID, randevuDurumu }) => [satisID, randevuDurumu])).toEqual([[satis.id, 'G'], [satis.id, 'G'], [null, 'I']]);
    await server.send(satisCalls.update, { body: { id: satis.id, surum: satis.surum, islemde: false } as never }, { jeton: bayi.jeton });
    expect(await statesOf()).toBe('KKI');
    await server.send(satisCalls.remove, { body: { satisGuid: satis.satisGuid } }, { jeton: bayi.jeton });
    expect((await list()).map(({ satisID }) => satisID)).toEqual([null, null, null]);
  });

  it('is sold with the services that another desk was just saving', async () => {
    const { idler } = await visit();
    const [reply] = await sendWhileHeld(
      server,
      async (client) => {
        await client.query('select from randevu where id = $1 for no key update', [idler[1]]);
        await client.query('update randevu_hizmet set alt_urun_id = $2 where randevu_id = $1', [idler[1], fon]);
      },
      () => server.send(randevuCalls.satis, { body: { randevuID: idler[0]! } }, { jeton: bayi.jeton }),
    );
    const { satis } = await server.send(satisCalls.get, { params: { id: reply.id } }, { jeton: bayi.jeton });
    expect(satis).toMatchObject({ toplamTutar: 1200, icerikler: [{ altUrunID: boya }, { altUrunID: fon }, { altUrunID: fon }] });
  });

  it('counts each of its appointments for the plan', async () => {
    const HAK = 100;
    const own = await buildBayi(server, { paketID: 2 });
    const { id: kisi } = await buildMusteri(server, own);
    const { liste } = await server.send(randevuCalls.basliklar, {}, { jeton: own.jeton });
    const sutun = liste[0]!.id;
    await server.rows('reset role');
    await server.rows(
      `insert into randevu (bayi_id, musteri_id, randevu_basligi_id, baslangic, bitis, kayit_zamani)
       select $1, $2, $3, d, d + interval '30 minutes', $4::timestamptz from generate_series('2026-12-10 08:00'::timestamp, '2026-12-31', '90 minutes') d limit $5`,
      [own.bayiID, kisi, sutun, `${BUGUN}T08:00:00Z`, HAK - 1],
    );
    await server.rows('set role defter_bakim');
    const bos = (saat: string) => ({ ...line(sutun, saat, 0), randevuHizmet: [] });
    expect(await visit([bos('10:00-11:00'), bos('11:00-12:00')], { musteriID: kisi }, own)).toMatchObject({ message: 'randevuHakkiBitti' });
    expect((await visit([bos('10:00-11:00')], { musteriID: kisi }, own)).status).toBe(200);
  });

  it('takes its places whole or not at all, when several are booked at the same moment in another order', async () => {
    for (let saat = 8; saat < 18; saat += 1) {
      const at = (dakika: string) => `${String(saat).padStart(2, '0')}:${dakika}`;
      const forth = [line(elif.sutunID, `${at('00')}-${at('30')}`, boya), line(ece.sutunID, `${at('00')}-${at('30')}`, kesim)];
      const answers = await Promise.all([visit(forth), visit(forth.toReversed()), visit(forth)]);
      expect(statusesOf(answers)).toEqual([200, 409, 409]);
    }
    const liste = await list();
    expect(liste).toHaveLength(20);
    const byVisit = Map.groupBy(liste, ({ ziyaretID }) => ziyaretID);
    expect([...byVisit.values()].map((satirlar) => satirlar.length)).toEqual(Array.from({ length: 10 }, () => 2));
  });
});

describe('a visit that gets further services', () => {
  const extend = (id: number, randevular: object[], body: object = {}, kisi = bayi) => server.send(ziyaretCalls.extend, { body: { id, randevular, ...body } as never }, { jeton: kisi.jeton });
  const book = (body: object = {}) => buildRandevu(server, bayi, { musteriID, randevuSutunBaslikID: elif.sutunID, altUrunIDler: [boya], ...body });

  it('is made of a single appointment, which keeps what was not said', async () => {
    const { id } = await book({ randevuNotu: 'Kahve sever' });
    const reply = await extend(id, [line(ece.sutunID, '10:30-11:00', kesim), line(elif.sutunID, '11:00-11:30', fon)]);
    expect(reply).toMatchObject({ status: 200, id, ziyaretID: id, surum: 2 });
    const liste = await list();
    expect(liste.map((biri) => [biri.id, biri.ziyaretID, biri.baslangicSaat, biri.hizmetler, biri.randevuNotu])).toEqual([
      [id, id, '10:00', 'Boya', 'Kahve sever'],
      [reply.idler[0], id, '10:30', 'Kesim', null],
      [reply.idler[1], id, '11:00', 'Fön', null],
    ]);
    expect(await extend(id, [line(ece.sutunID, '12:00-12:30', fon)], { randevuNotu: null })).toMatchObject({ status: 200, ziyaretID: id, surum: 3 });
    expect((await list())[0]).toMatchObject({ id, hizmetler: 'Boya', randevuNotu: null, uygulayanPersonelID: elif.personelID });
    for (const [kayitID, islemler] of [[id, ['guncelleme', 'guncelleme', 'ekleme']], [reply.idler[0]!, ['ekleme']], [reply.idler[1]!, ['ekleme']]] as const) {
      const { liste: gunluk } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'randevu', kayitID } }, { jeton: bayi.jeton });
      expect(gunluk.map(({ islem }) => islem)).toEqual(islemler);
    }
  });

  it('has the new lines on the day to which it is moved, in the state of who has come, and with a second colleague', async () => {
    const { id } = await visit();
    await change(id, { randevuDurumu: 'O' });
    const randevuTarihi = '2026-12-03';
    const { idler } = await extend(id, [{ ...line(elif.sutunID, '15:00-15:30', fon), yerler: [ece.sutunID] }], { randevuTarihi, randevuNotu: 'Taşındı' });
    const gun = await list({ baslangicTarihi: randevuTarihi, bitisTarihi: randevuTarihi });
    expect(gun.map((biri) => [biri.id, biri.randevuDurumu, biri.sutunlar])).toEqual([[id, 'O', [elif.sutunID]], [idler[0], 'O', [elif.sutunID, ece.sutunID]]]);
    await change(id, { randevuDurumu: 'G' });
    expect((await list({ baslangicTarihi: randevuTarihi, bitisTarihi: randevuTarihi })).map(({ randevuDurumu }) => randevuDurumu)).toEqual(['G', 'G']);
  });

  it('is left as it was where one line or the change itself cannot be', async () => {
    const { id } = await book();
    await visit([line(ece.sutunID, '11:30-12:00', kesim)]);
    await server.send(istisnaCalls.create, { body: { tur: 'ara', randevuSutunBaslikID: elif.sutunID, baslangicTarihi: YARIN, bitisTarihi: YARIN, baslangicSaat: '16:00', bitisSaat: '17:00', aciklama: 'Eğitim' } }, { jeton: bayi.jeton });
    const before = await list();
    const fine = line(elif.sutunID, '12:00-12:30', fon);
    expect(await extend(id, [fine, line(ece.sutunID, '11:45-12:15', kesim)], { randevuNotu: 'Yeni' })).toMatchObject({ status: 409, alanlar: { 'randevular[1].baslangicSaat': 'ayniSaatteRandevu' } });
    expect(await extend(id, [line(elif.sutunID, '10:15-10:45', fon)])).toMatchObject({ alanlar: { 'randevular[0].baslangicSaat': 'ayniSaatteRandevu' } });
    expect(await extend(id, [fine], { baslangicSaat: '16:00', bitisSaat: '16:30' })).toMatchObject({ message: 'sutunKapali', alanlar: { baslangicSaat: 'sutunKapali' } });
    expect(await extend(id, [fine], { surum: 7 })).toMatchObject({ status: 409, message: 'kayitDegismis' });
    expect(await extend(id, [])).toMatchObject({ status: 422 });
    expect(await extend(id, Array.from({ length: 10 }, () => fine))).toMatchObject({ status: 422, message: 'ziyaretUzun' });
    expect(await extend(999_999, [fine])).toMatchObject({ status: 404 });
    expect(await list()).toEqual(before);
  });

  it('needs the right to book beside the one to change, and the appointment in sight', async () => {
    const { id } = await book();
    const fine = [line(elif.sutunID, '12:00-12:30', fon)];
    expect(await extend(id, fine, {}, await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor', 'randevuDuzenle']))).toMatchObject({ status: 403, message: 'yetkiYok' });
    expect(await extend(id, fine, {}, await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuEkle', 'randevuDuzenle']))).toMatchObject({ status: 404 });
    await server.send(randevuCalls.kapat, { body: { id } }, { jeton: bayi.jeton });
    await change(id, { randevuDurumu: 'G' });
    await server.send(randevuCalls.kapat, { body: { id } }, { jeton: bayi.jeton });
    expect(await extend(id, fine)).toMatchObject({ message: 'randevuKapali' });
  });

  it('grows once where two desks extend it at the same moment', async () => {
    const { id } = await book();
    const answers = await Promise.all([extend(id, [line(ece.sutunID, '10:30-11:00', kesim)], { surum: 1 }), extend(id, [line(elif.sutunID, '10:30-11:00', fon)], { surum: 1 })]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await list()).toHaveLength(2);
  });
});
