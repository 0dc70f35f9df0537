import { ayarCalls } from '@defter/contract/ayar.ts';
import { beklemeCalls } from '@defter/contract/bekleme.ts';
import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { istisnaCalls } from '@defter/contract/istisna.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSutun, type TestBayi } from '../../../test/build.ts';
import { buildRiza } from '../../../test/build-kvkk.ts';
import { buildPaketSatis } from '../../../test/build-paket.ts';
import { tellYanit } from '../../../test/build-yanit.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';
import { sorted } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
let sutunID: number;
let personelID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  ({ personelID } = await buildPersonel(server, bayi));
  sutunID = (await buildSutun(server, bayi, { personelID })).id;
});

const yer = (changes: object = {}) => ({ randevuSutunBaslikID: sutunID, randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '11:00', ...changes });
const kisi = async (ad: string) => (await buildMusteri(server, bayi, { ad })).id;
const wait = async (ad: string, changes: object = {}) => {
  const musteriID = await kisi(ad);
  const { id } = await server.send(beklemeCalls.create, { body: { musteriID, ilkGun: BUGUN, sonGun: '2026-12-10', ...changes } }, { jeton: bayi.jeton });
  return { musteriID, beklemeID: id };
};
const list = async () => (await server.send(beklemeCalls.list, {}, { jeton: bayi.jeton })).liste;
const adaylar = (changes: object = {}) => server.send(beklemeCalls.adaylar, { query: yer(changes) }, { jeton: bayi.jeton });
const adlar = async (changes: object = {}) => (await adaylar(changes)).liste.map(({ adi }) => adi);
const offer = (musteriID: number, changes: object = {}, by = bayi) => server.send(beklemeCalls.teklifEt, { body: { ...yer(), musteriID, ...changes } }, { jeton: by.jeton });
const book = (musteriID: number, changes: object = {}) => server.send(randevuCalls.create, { body: { ...yer(), musteriID, ...changes } }, { jeton: bayi.jeton });
/** Visits of the past, straight into the table: the desk cannot book so many days back at once. */
const visit = async (musteriID: number, gunler: readonly string[], { durum = 'K', altUrunID }: { durum?: string; altUrunID?: number } = {}) => {
  for (const gun of gunler) {
    const [row] = await server.rows<{ id: number }>(
      `insert into randevu (bayi_id, musteri_id, randevu_basligi_id, uygulayan_personel_id, baslangic, bitis, durum)
       values ($1, $2, $3, $4, $5::timestamp, $5::timestamp + interval '30 minutes', $6) returning id::int`,
      [bayi.bayiID, musteriID, sutunID, personelID, `${gun} 10:00`, durum],
    );
    if (altUrunID) await server.rows('insert into randevu_hizmet (bayi_id, randevu_id, alt_urun_id) values ($1, $2, $3)', [bayi.bayiID, row!.id, altUrunID]);
  }
};

describe('the waiting list', () => {
  it('has whose last day comes first on top, then who waits longest, and loses who gives up', async () => {
    await wait('Uzun');
    await wait('Yakın', { sonGun: YARIN, gunParcasi: 'aksam' });
    const { beklemeID } = await wait('Sonra');
    expect((await list()).map(({ adi, gunParcasi }) => [adi, gunParcasi])).toEqual([['Yakın', 'aksam'], ['Uzun', null], ['Sonra', null]]);
    const remove = () => server.send(beklemeCalls.remove, { body: { id: beklemeID } }, { jeton: bayi.jeton });
    expect((await remove()).status).toBe(200);
    expect((await list()).map(({ adi }) => adi)).toEqual(['Yakın', 'Uzun']);
    expect((await remove()).status).toBe(404);
  });

  it('refuses days that are over, or end before they begin', async () => {
    const musteriID = await kisi('Ece');
    const create = (body: object) => server.send(beklemeCalls.create, { body: { musteriID, ilkGun: YARIN, sonGun: YARIN, ...body } }, { jeton: bayi.jeton });
    expect(await create({ sonGun: BUGUN })).toMatchObject({ status: 422, alanlar: { sonGun: 'bitisOnce' } });
    expect(await create({ ilkGun: '2026-11-20', sonGun: '2026-11-24' })).toMatchObject({ status: 422, alanlar: { sonGun: 'gecmiseRandevu' } });
  });
});

it('takes nobody who is forgotten', async () => {
  const musteriID = await kisi('Giden');
  expect((await server.send(kvkkCalls.anonimlestir, { body: { id: musteriID } }, bayi)).status).toBe(200);
  const body = { musteriID, ilkGun: BUGUN, sonGun: YARIN, beklemeNotu: 'Ece Hanım ister' };
  expect(await server.send(beklemeCalls.create, { body }, bayi)).toMatchObject({ status: 409, message: 'musteriAnonim' });
});

it('waits no more for who is forgotten, and asks them no more', async () => {
  const { musteriID, beklemeID } = await wait('Giden');
  expect((await offer(musteriID, { beklemeID })).status).toBe(200);
  expect((await server.send(kvkkCalls.anonimlestir, { body: { id: musteriID } }, bayi)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await adaylar()).teklif).toBeNull();
  // The time that was kept for them is free.
  expect((await book(await kisi('Sonraki'))).status).toBe(200);
});

describe('whom to ask about a free time', () => {
  it('are those who wait for such a time: its day, part of the day, colleague and length', async () => {
    const { id: uzun } = await buildAltUrun(server, bayi, { urunSure: 90 });
    await wait('Her zaman');
    await wait('Sabah', { gunParcasi: 'sabah' });
    await wait('Kişiyi', { uygulayanPersonelID: personelID });
    await wait('Akşam', { gunParcasi: 'aksam' });
    await wait('Başka gün', { ilkGun: '2026-12-01' });
    await wait('Başkasını', { uygulayanPersonelID: (await buildPersonel(server, bayi)).personelID });
    await wait('Uzun iş', { altUrunIDler: [uzun] });
    expect((await adlar()).toSorted()).toEqual(['Her zaman', 'Kişiyi', 'Sabah']);
    expect(await adlar({ bitisSaat: '11:30' })).toContain('Uzun iş');
    expect((await adaylar()).liste[0]).toMatchObject({ adi: 'Kişiyi', nedenler: [{ neden: 'bekliyor' }, { neden: 'kisiyiIstedi' }] });
  });

  it('are not those any more who have been given a time within their days, by whatever way', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi, { urunSure: 30 });
    const { musteriID } = await wait('Verildi', { sonGun: YARIN });
    await wait('Bekler');
    const { musteriID: baska } = await wait('Başka iş', { altUrunIDler: [altUrunID] });
    await book(musteriID, { baslangicSaat: '15:00', bitisSaat: '16:00' });
    await book(baska, { baslangicSaat: '16:00', bitisSaat: '17:00' });
    expect((await adlar()).at(-1)).toBe('Verildi');
    expect((await adaylar()).liste.at(-1)!.nedenler).toContainEqual({ neden: 'randevuluBekler', puan: -100, sayi: 0 });
    expect((await list()).map(({ adi, randevuTarihi }) => [adi, randevuTarihi])).toEqual([['Verildi', YARIN], ['Bekler', null], ['Başka iş', null]]);
  });

  it('are then those who stay away longer than usual, with a service that fits and nothing to come', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi, { adi: 'Masaj', urunSure: 45 });
    const gunler = ['2026-07-01', '2026-07-31', '2026-08-30'];
    await visit(await kisi('Geciken'), gunler, { altUrunID });
    await visit(await kisi('Hizmetsiz'), gunler);
    await visit(await kisi('Yeni gelen'), ['2026-10-20', '2026-11-20'], { altUrunID });
    const gelecek = await kisi('Gelecek');
    await visit(gelecek, gunler, { altUrunID });
    await book(gelecek, { randevuTarihi: '2026-12-02' });
    await wait('Bekleyen');
    expect(await adlar()).toEqual(['Bekleyen', 'Geciken']);
    expect((await adaylar()).liste[1]).toMatchObject({ hizmetler: 'Masaj', altUrunIDler: [altUrunID], nedenler: [{ neden: 'gecikti', sayi: 87 }, { neden: 'kisiyle', sayi: 3 }, { neden: 'duzenli', sayi: 3 }] });
    // Somebody who is not on the list is written to only when they agreed to it.
    await server.send(ayarCalls.save, { body: { kvkkKullanilsin: true } }, { jeton: bayi.jeton });
    expect(await adlar()).toEqual(['Bekleyen']);
  });
});

describe('who has refused messages', () => {
  it('is not asked about a time for which they did not wait, until they agree again', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi, { urunSure: 45 });
    await server.send(ayarCalls.save, { body: { kvkkKullanilsin: true } }, { jeton: bayi.jeton });
    const kisiler = [await buildMusteri(server, bayi, { ad: 'Onaylı' }), await buildMusteri(server, bayi, { ad: 'Reddeden' })] as const;
    for (const { id: musteriID } of kisiler) {
      await visit(musteriID, ['2026-07-01', '2026-07-31', '2026-08-30'], { altUrunID });
      await buildRiza(server, bayi, { musteriID, amaclar: ['ticariIleti'] });
    }
    const reddeden = kisiler[1];
    expect((await adlar()).toSorted()).toEqual(['Onaylı', 'Reddeden']);
    // It is the answer to a text, which leaves the consent of the data law as it is.
    await tellYanit(server, bayi, { telefon: reddeden.telefon, mesaj: 'RET' });
    expect(await adlar()).toEqual(['Onaylı']);
    const { id: beklemeID } = await server.send(beklemeCalls.create, { body: { musteriID: reddeden.id, ilkGun: BUGUN, sonGun: '2026-12-10' } }, { jeton: bayi.jeton });
    expect((await adlar()).toSorted()).toEqual(['Onaylı', 'Reddeden']);
    await server.send(beklemeCalls.remove, { body: { id: beklemeID } }, { jeton: bayi.jeton });
    // Texts are what they want again; the other channels stay refused.
    await server.mustSend(iletiIzniCalls.save, { body: { musteriID: reddeden.id, kanal: 'sms', izin: 'onay' } }, { jeton: bayi.jeton });
    expect((await adlar()).toSorted()).toEqual(['Onaylı', 'Reddeden']);
  });
});

describe('somebody with sessions of a package', () => {
  it('is named once they let them pass, with the service of the package, unless they come', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi, { adi: 'Lazer', urunSure: 30 });
    const buy = async (ad: string, gunOnce: number) => {
      const satis = await buildPaketSatis(server, bayi, { musteriID: await kisi(ad), altUrunID, miktar: 6 });
      await server.rows(`update satis set tarih = $2::date - $3::int where id = $1`, [satis.id, BUGUN, gunOnce]);
      return satis.musteriID;
    };
    await buy('Geciken', 40);
    await buy('Yeni alan', 5);
    await book(await buy('Gelecek', 40), { randevuTarihi: '2026-12-02' });
    expect((await adaylar()).liste).toMatchObject([{ adi: 'Geciken', altUrunIDler: [altUrunID], hizmetler: 'Lazer', nedenler: [{ neden: 'seansGecikti', sayi: 6 }] }]);
    expect(await adlar({ bitisSaat: '10:15' })).toEqual([]);
  });

  it('is not named for a day on which their package is frozen', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi, { urunSure: 30 });
    const satis = await buildPaketSatis(server, bayi, { musteriID: await kisi('Hamile'), altUrunID, miktar: 6 });
    await server.rows(`update satis set tarih = $2::date - 40 where id = $1`, [satis.id, BUGUN]);
    expect(await adlar()).toEqual(['Hamile']);
    const { randevuTarihi } = yer({});
    await server.mustSend(seansIslemiCalls.dondur, { body: { paketHakID: satis.haklar[0]!.id, bitis: addDays(randevuTarihi, 1), neden: 'Hamilelik' } }, { jeton: bayi.jeton });
    expect(await adlar()).toEqual([]);
    expect(await adlar({ randevuTarihi: addDays(randevuTarihi, 1) })).toEqual(['Hamile']);
  });
});

describe('a time that was given up', () => {
  const bosalanlar = async () => (await server.send(beklemeCalls.bosalanlar, {}, { jeton: bayi.jeton })).liste;
  const change = (call: typeof randevuCalls.update | typeof randevuCalls.remove | typeof randevuCalls.restore, body: object) => server.send(call, { body }, { jeton: bayi.jeton });

  it('is told while it is free, however it was left, with how many wait for it', async () => {
    await wait('Sabah', { gunParcasi: 'sabah' });
    await wait('Akşam', { gunParcasi: 'aksam' });
    const yerler: object[] = [
      { randevuDurumu: 'I' },
      { randevuTarihi: '2026-12-01' },
      { randevuDurumu: 'E' },
    ];
    for (const [i, body] of yerler.entries()) {
      const saat = { randevuTarihi: `2026-11-${27 + i}`, baslangicSaat: '10:00', bitisSaat: '10:45' };
      const { id } = await book(await kisi('Ayşe'), saat);
      expect((await change(randevuCalls.update, { id, ...body })).status).toBe(200);
    }
    const { id } = await book(await kisi('Ayşe'));
    await change(randevuCalls.remove, { id, silmeNedeni: 'Gelemiyor' });
    expect(await bosalanlar()).toMatchObject([
      { randevuSutunBaslikID: sutunID, randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '11:00', bekleyenSayisi: 1 },
      { randevuTarihi: '2026-11-27', bitisSaat: '10:45', bekleyenSayisi: 1 },
      { randevuTarihi: '2026-11-28' },
      { randevuTarihi: '2026-11-29' },
    ]);
    await change(randevuCalls.restore, { id });
    await book(await kisi('Can'), { randevuTarihi: '2026-11-27', baslangicSaat: '10:30', bitisSaat: '11:30' });
    expect((await bosalanlar()).map(({ randevuTarihi }) => randevuTarihi)).toEqual(['2026-11-28', '2026-11-29']);
  });

  it('is not told when the salon is closed then, when it is over, or of another salon', async () => {
    const { id } = await book(await kisi('Ayşe'));
    await change(randevuCalls.update, { id, randevuDurumu: 'I' });
    const other = await buildBayi(server);
    expect((await server.send(beklemeCalls.bosalanlar, {}, { jeton: other.jeton })).liste).toEqual([]);
    expect(await bosalanlar()).toHaveLength(1);
    await server.send(istisnaCalls.create, { body: { tur: 'kapali', baslangicTarihi: YARIN, aciklama: 'Tadilat' } }, { jeton: bayi.jeton });
    expect(await bosalanlar()).toEqual([]);
    const { id: sonraki } = await book(await kisi('Ece'), { randevuTarihi: '2026-12-03' });
    await change(randevuCalls.update, { id: sonraki, randevuDurumu: 'I' });
    expect(await bosalanlar()).toHaveLength(1);
    await server.rows(`update bosalan_yer set zaman = now() - interval '25 hours' where bayi_id = $1`, [bayi.bayiID]);
    expect(await bosalanlar()).toEqual([]);
  });
});

describe('an offer', () => {
  it('keeps the time for one, against bookings and other offers, until it is answered', async () => {
    const { musteriID, beklemeID } = await wait('Ece');
    const { id: altUrunID } = await buildAltUrun(server, bayi, { urunSure: 30 });
    const { id, status, bitisSaat } = await offer(musteriID, { beklemeID, altUrunIDler: [altUrunID] });
    expect([status, bitisSaat]).toEqual([200, '10:30']);
    const baska = await kisi('Can');
    expect(await book(baska)).toMatchObject({ message: 'saatTutuluyor' });
    expect(await offer(baska)).toMatchObject({ status: 409, message: 'saatTutuluyor' });
    expect(await adaylar()).toMatchObject({ teklif: { id, adi: 'Ece', baslangicSaat: '10:00', bitisSaat: '10:30' }, liste: [{ adi: 'Ece', sorulduMu: true }] });
    const accept = () => server.send(beklemeCalls.kabul, { body: { id } }, { jeton: bayi.jeton });
    const { randevuID } = await accept();
    const { liste } = await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } }, { jeton: bayi.jeton });
    expect(liste).toMatchObject([{ id: randevuID, adi: 'Ece', baslangicSaat: '10:00', bitisSaat: '10:30' }]);
    expect(await list()).toEqual([]);
    expect(await accept()).toMatchObject({ status: 409, message: 'teklifSonuclandi' });
  });

  it('keeps the time against whoever had given it up, too', async () => {
    const change = (call: typeof randevuCalls.update | typeof randevuCalls.remove | typeof randevuCalls.restore, body: object) => server.send(call, { body }, { jeton: bayi.jeton });
    const { id: iptal } = await book(await kisi('Ayşe'));
    await change(randevuCalls.update, { id: iptal, randevuDurumu: 'I' });
    const { id: silinen } = await book(await kisi('Can'));
    await change(randevuCalls.remove, { id: silinen, silmeNedeni: 'Vazgeçti' });
    const { musteriID } = await wait('Ece');
    const { id } = await offer(musteriID);
    expect(await change(randevuCalls.update, { id: iptal, randevuDurumu: 'B' })).toMatchObject({ status: 409, message: 'saatTutuluyor' });
    expect(await change(randevuCalls.restore, { id: silinen })).toMatchObject({ status: 409, message: 'randevuYeriAlindi' });
    expect(await server.send(beklemeCalls.kabul, { body: { id } }, { jeton: bayi.jeton })).toMatchObject({ status: 200 });
  });

  it('is for the entry of its customer, while that waits', async () => {
    const { musteriID, beklemeID } = await wait('Ece');
    const { beklemeID: baskasinin } = await wait('Can');
    expect(await offer(musteriID, { beklemeID: baskasinin })).toMatchObject({ status: 404 });
    await server.send(beklemeCalls.remove, { body: { id: beklemeID } }, bayi);
    expect(await offer(musteriID, { beklemeID })).toMatchObject({ status: 404 });
    expect(await offer(musteriID)).toMatchObject({ status: 200 });
  });

  it('is let go when the customer says no, who goes on waiting and comes last for it', async () => {
    const { musteriID, beklemeID } = await wait('Ece', { sonGun: YARIN });
    await wait('Can');
    const { id } = await offer(musteriID, { beklemeID });
    expect((await server.send(beklemeCalls.ret, { body: { id } }, { jeton: bayi.jeton })).status).toBe(200);
    expect(await adlar()).toEqual(['Can', 'Ece']);
    expect((await list()).map(({ adi }) => adi)).toEqual(['Ece', 'Can']);
    expect((await book(await kisi('Deniz'))).status).toBe(200);
  });

  it('of one time by two desks at once is one offer, round for round', async () => {
    const masa = await buildPersonel(server, bayi, ['randevuTalep', 'randevuMusteriGor']);
    for (const baslangicSaat of ['12:00', '13:00', '14:00', '15:00', '16:00']) {
      const [a, b] = [await kisi('A'), await kisi('B')];
      const saat = { baslangicSaat, bitisSaat: `${baslangicSaat.slice(0, 2)}:30` };
      const replies = await Promise.all([offer(a, saat), offer(b, saat, masa)]);
      expect(sorted(replies.map(({ status, message }) => [status, message]))).toEqual([[200, 'yerTutuldu'], [409, 'saatTutuluyor']]);
    }
  });

  it('ends by itself, and is booked all the same while nobody else took the time', async () => {
    const { id } = await offer(await kisi('Ece'));
    await server.rows('reset role');
    await server.rows(`update randevu_tutma set gecerlilik = now() - interval '1 second' where bayi_id = $1`, [bayi.bayiID]);
    await server.rows(`update bos_yer_teklifi set gecerlilik = now() - interval '1 second' where bayi_id = $1`, [bayi.bayiID]);
    await server.rows('set role defter_bakim');
    expect((await adaylar()).teklif).toBeNull();
    const baska = await offer(await kisi('Can'));
    expect(baska.status).toBe(200);
    expect(await server.send(beklemeCalls.kabul, { body: { id } }, { jeton: bayi.jeton })).toMatchObject({ message: 'saatTutuluyor' });
    await server.send(beklemeCalls.ret, { body: { id: baska.id } }, { jeton: bayi.jeton });
    expect((await server.send(beklemeCalls.kabul, { body: { id } }, { jeton: bayi.jeton })).status).toBe(200);
  });
});
