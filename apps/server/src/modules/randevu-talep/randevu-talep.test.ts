import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildRiza } from '../../../test/build-kvkk.ts';
import { buildTalep } from '../../../test/build-talep.ts';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';
import { sorted, statusesOf } from '../../../test/sorted.ts';
import { cleanUp } from '../../platform/jobs/clean-up.ts';
import { randevuTalepDuties } from './duties.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const list = async (query: object = {}, kisi = bayi) => server.send(randevuTalepCalls.list, { query }, { jeton: kisi.jeton });
const create = (body: object) => server.send(randevuTalepCalls.create, { body: { randevuTarihi: YARIN, baslangicSaat: '10:00', ...body } }, { jeton: bayi.jeton });
const approve = (id: number, body: object = {}, kisi = bayi) => server.send(randevuTalepCalls.onayla, { body: { id, ...body } }, { jeton: kisi.jeton });
const reject = (id: number) => server.send(randevuTalepCalls.reddet, { body: { id, redNedeni: 'Yer yok' } }, { jeton: bayi.jeton });
const suggest = (id: number, body: object) => server.send(randevuTalepCalls.degistir, { body: { id, randevuTarihi: YARIN, ...body } }, { jeton: bayi.jeton });
const bookings = async () => (await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } }, { jeton: bayi.jeton })).liste;

describe('a request', () => {
  it('is kept without taking any time, and lasts as long as its services', async () => {
    const sutun = await buildSutun(server, bayi);
    const { id: musteriID } = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya' });
    const hizmetler = [await buildAltUrun(server, bayi, { adi: 'Cilt bakımı', urunSure: 45 }), await buildAltUrun(server, bayi, { adi: 'Masaj', urunSure: 30 })];
    const altUrunIDler = hizmetler.map(({ id }) => id);
    expect((await create({ musteriID, randevuSutunBaslikID: sutun.id, altUrunIDler, talepNotu: 'Pencere kenarı' })).status).toBe(200);
    expect(await bookings()).toEqual([]);
    expect(await list({ durum: 'yeni' })).toMatchObject({
      yeniSayisi: 1,
      liste: [{ durum: 'yeni', kaynak: 'masa', adi: 'Ayşe', soyadi: 'Kaya', sutunAdi: sutun.adi, randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '11:15', hizmetler: 'Cilt bakımı, Masaj', altUrunIDler, talepNotu: 'Pencere kenarı' }],
    });
    await buildRandevu(server, bayi, { randevuSutunBaslikID: sutun.id });
    // It ends with the day, however long it would take.
    await create({ musteriID, altUrunIDler, baslangicSaat: '23:30' });
    expect((await list({ durum: 'yeni' })).liste.map(({ bitisSaat }) => bitisSaat)).toContain('24:00');
  });

  it.each([
    ['nobody', {}, 'musteriID', 'musteriSecin'],
    ['somebody without a phone', { adi: 'Ayşe' }, 'telefon', 'zorunluAlan'],
    ['yesterday', { adi: 'Ayşe', telefon: '+905550000000', randevuTarihi: '2026-11-24' }, 'randevuTarihi', 'gecmiseRandevu'],
    ['an end before its beginning', { adi: 'Ayşe', telefon: '+905550000000', bitisSaat: '09:00' }, 'bitisSaat', 'bitisOnce'],
  ])('is refused of %s', async (_, body, alan, hata) => {
    expect(await create(body)).toMatchObject({ status: 422, alanlar: { [alan]: hata } });
    expect((await list()).liste).toEqual([]);
  });

  it('is of the customer who has the phone already', async () => {
    const { id, telefon } = await buildMusteri(server, bayi, { ad: 'Selin' });
    await create({ adi: 'S.', telefon });
    await create({ adi: 'İpek', soyadi: 'Çınar', telefon: buildTelefon() });
    expect((await list({ ara: 'selin' })).liste).toMatchObject([{ musteriID: id, adi: 'Selin', telefon }]);
    expect((await list({ ara: 'ipek cin' })).liste).toMatchObject([{ musteriID: null, adi: 'İpek' }]);
  });

  it('is of nobody who is forgotten', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    await server.send(kvkkCalls.anonimlestir, { body: { id: musteriID } }, bayi);
    expect(await create({ musteriID, talepNotu: 'Ece Hanım' })).toMatchObject({ status: 409, message: 'musteriAnonim' });
  });

  it('is seen by whoever may, as far as they may', async () => {
    const kisi = await buildPersonel(server, bayi, ['randevuTalep', 'randevuTumunuGor']);
    const own = await buildPersonel(server, bayi, ['randevuTalep', 'randevuMusteriGor']);
    const sutun = await buildSutun(server, bayi, { personelID: own.personelID });
    const { liste: sutunlar } = await server.send(randevuCalls.basliklar, {}, { jeton: bayi.jeton });
    const onunki = sutunlar.find(({ personelID }) => personelID === bayi.personelID)!;
    await buildTalep(server, bayi, { adi: 'Ayşe', soyadi: 'Kaya', telefon: buildTelefon(), randevuSutunBaslikID: onunki.id });
    await buildTalep(server, bayi, { adi: 'Ece', telefon: buildTelefon(), randevuSutunBaslikID: sutun.id });
    await create({ adi: 'Can', telefon: buildTelefon(), baslangicSaat: '12:00' });
    expect((await list({}, kisi)).liste.map(({ adi, telefon }) => [adi, telefon])).toEqual([['A.', null], ['E.', null], ['C.', null]]);
    expect((await list({}, own)).liste.map(({ adi }) => adi)).toEqual(['Ece', 'Can']);
    expect(await approve((await list()).liste[0]!.id, {}, own)).toMatchObject({ status: 404 });
  });
});

describe('approving', () => {
  it('books the appointment, gives somebody new a card, and is told in the log', async () => {
    const telefon = buildTelefon();
    const { id: altUrunID } = await buildAltUrun(server, bayi, { adi: 'Masaj' });
    const { id, randevuSutunBaslikID } = await buildTalep(server, bayi, { adi: 'Ece', soyadi: 'Su', telefon, altUrunIDler: [altUrunID], talepNotu: 'Acil' });
    const { status, randevuID } = await approve(id);
    expect(status).toBe(200);
    expect(await bookings()).toMatchObject([{ id: randevuID, adi: 'Ece', soyadi: 'Su', telefon, randevuSutunBaslikID, baslangicSaat: '10:00', bitisSaat: '10:30', hizmetler: 'Masaj', randevuNotu: 'Acil', randevuDurumu: 'B' }]);
    expect(await list({ durum: 'onaylandi' })).toMatchObject({ yeniSayisi: 0, liste: [{ id, randevuID, adi: 'Ece', telefon, sonuclandiran: 'Deniz Sahip' }] });
    const { liste } = await server.send(kayitGunluguCalls.list, { query: { baslangic: '2000-01-01' } }, { jeton: bayi.jeton });
    expect(liste[0]).toMatchObject({ nesne: 'randevuTalep', islem: 'guncelleme', kayitID: id });
    expect(await approve(id)).toMatchObject({ status: 409, message: 'talepSonuclandi' });
    expect((await server.send(musteriCalls.list, {}, { jeton: bayi.jeton })).toplamKayit).toBe(1);
  });

  it('goes to the card that was made with the number meanwhile', async () => {
    const telefon = buildTelefon();
    const { id } = await buildTalep(server, bayi, { adi: 'Ece', telefon });
    const { id: musteriID } = await buildMusteri(server, bayi, { telefon });
    expect((await approve(id)).status).toBe(200);
    expect(await bookings()).toMatchObject([{ musteriID }]);
  });

  it('of the second for one time says that it is taken and which times are free (R2)', async () => {
    const ilk = await buildTalep(server, bayi);
    const ikinci = await buildTalep(server, bayi, { randevuSutunBaslikID: ilk.randevuSutunBaslikID });
    expect((await approve(ilk.id)).status).toBe(200);
    expect(await approve(ikinci.id)).toMatchObject({ status: 409, message: 'talepSaatiDolu', alanlar: { baslangicSaat: 'talepSaatiDolu' }, veri: { saatler: '09:15, 09:30, 10:30' } });
    expect(await list({ durum: 'yeni' })).toMatchObject({ liste: [{ id: ikinci.id }] });
    expect((await approve(ikinci.id, { baslangicSaat: '10:30' })).status).toBe(200);
    expect((await bookings()).map(({ baslangicSaat, bitisSaat }) => `${baslangicSaat} ${bitisSaat}`)).toEqual(['10:00 10:30', '10:30 11:00']);
  });

  it('by two desks at once gives the time to one of them, round for round', async () => {
    const masa = await buildPersonel(server, bayi, ['randevuTalep', 'randevuTumunuGor', 'randevuMusteriGor']);
    for (let round = 0; round < 8; round += 1) {
      const ilk = await buildTalep(server, bayi);
      const ikinci = await buildTalep(server, bayi, { randevuSutunBaslikID: ilk.randevuSutunBaslikID });
      const replies = await Promise.all([approve(ilk.id), approve(ikinci.id, {}, masa)]);
      expect(sorted(replies.map(({ status, message }) => [status, message]))).toEqual([[200, 'talepOnaylandi'], [409, 'talepSaatiDolu']]);
    }
    // The same request is one appointment, however many approve it.
    const { id } = await buildTalep(server, bayi, { baslangicSaat: '17:00', bitisSaat: '17:30' });
    const replies = await Promise.all([approve(id), approve(id, {}, masa), approve(id)]);
    expect(statusesOf(replies)).toEqual([200, 409, 409]);
  });

  it('of one who does not mind with whom takes whoever is free, and two at once get different columns', async () => {
    const { liste } = await server.send(randevuCalls.basliklar, {}, { jeton: bayi.jeton });
    for (const { personelID } of [await buildPersonel(server, bayi), await buildPersonel(server, bayi)]) await buildSutun(server, bayi, { personelID });
    const altUrunIDler = [(await buildAltUrun(server, bayi, { urunSure: 30 })).id];
    const talepler = await Promise.all(Array.from({ length: 4 + liste.length }, () => create({ adi: 'Ece', telefon: buildTelefon(), baslangicSaat: '10:05', altUrunIDler })));
    const replies = await Promise.all(talepler.map(({ id }) => approve(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2 + liste.length);
    expect(replies.filter(({ message }) => message === 'talepSaatiDolu' || message === 'talepGunuDolu')).toHaveLength(2);
    expect(new Set((await bookings()).map(({ randevuSutunBaslikID }) => randevuSutunBaslikID)).size).toBe(2 + liste.length);
  });

  it('passes on what else speaks against it', async () => {
    const { id } = await buildTalep(server, bayi, { baslangicSaat: '23:00', bitisSaat: '23:30' });
    expect(await approve(id)).toMatchObject({ status: 422, message: 'calismaSaatiDisinda' });
    expect(await bookings()).toEqual([]);
  });
});

describe('rejecting and offering', () => {
  it('rejects with a reason, and takes it back when the customer calls again', async () => {
    const { id } = await buildTalep(server, bayi);
    expect((await reject(id)).status).toBe(200);
    expect(await list({ durum: 'reddedildi' })).toMatchObject({ yeniSayisi: 0, liste: [{ id, redNedeni: 'Yer yok' }] });
    expect(await reject(id)).toMatchObject({ status: 409, message: 'talepSonuclandi' });
    expect((await approve(id)).status).toBe(200);
    // It is an appointment now, and no other time is offered for it.
    expect(await suggest(id, { baslangicSaat: '15:00' })).toMatchObject({ status: 409, message: 'talepSonuclandi' });
  });

  it('offers a time that is free, which is what is approved then', async () => {
    const { id, randevuSutunBaslikID } = await buildTalep(server, bayi);
    await buildRandevu(server, bayi, { randevuSutunBaslikID, baslangicSaat: '14:00', bitisSaat: '15:00' });
    expect(await suggest(id, { baslangicSaat: '14:30' })).toMatchObject({ status: 409, message: 'talepSaatiDolu' });
    expect((await suggest(id, { baslangicSaat: '15:00' })).status).toBe(200);
    expect(await list()).toMatchObject({ yeniSayisi: 0, liste: [{ durum: 'onerildi', baslangicSaat: '10:00', oneriTarihi: YARIN, oneriBaslangicSaat: '15:00', oneriBitisSaat: '15:30' }] });
    expect(await bookings()).toHaveLength(1);
    expect((await approve(id)).status).toBe(200);
    expect((await bookings()).map(({ baslangicSaat }) => baslangicSaat)).toEqual(['14:00', '15:00']);
    expect(await server.send(randevuTalepCalls.oneriGeriAl, { body: { id } }, bayi)).toMatchObject({ status: 409, message: 'talepSonuclandi' });
  });

  it('offers another colleague in their own column, and leaves no card behind', async () => {
    const { personelID } = await buildPersonel(server, bayi);
    const sutun = await buildSutun(server, bayi, { personelID });
    const { id } = await buildTalep(server, bayi, { adi: 'Ece', telefon: buildTelefon() });
    expect((await suggest(id, { uygulayanPersonelID: personelID })).status).toBe(200);
    expect((await list()).liste).toMatchObject([{ oneriSutunAdi: sutun.adi, oneriBaslangicSaat: '10:00', adi: 'Ece', musteriID: null }]);
    expect((await server.send(musteriCalls.list, {}, { jeton: bayi.jeton })).toplamKayit).toBe(0);
  });
});

describe('what is kept of a person', () => {
  /** A request for the number of a customer by a colleague who may not know whose it is. */
  async function buildIsimsiz(telefon: string): Promise<number> {
    const masa = await buildPersonel(server, bayi, ['randevuTalep', 'randevuTumunuGor']);
    const { id } = await buildTalep(server, masa, { adi: 'Nurgül', soyadi: 'Tek', telefon, randevuSutunBaslikID: (await buildSutun(server, bayi)).id, talepNotu: 'Kızı getirir' });
    return id;
  }
  const kisiOf = async (id: number) => (await server.rows('select musteri_id::int as "musteriID", ad, soyad, telefon, talep_notu as "talepNotu" from randevu_talebi where id = $1', [id]))[0];

  const gunlukOf = async (id: number) => (await server.rows<{ degisim: object | null }>(`select degisim from kayit_gunlugu where bayi_id = $1 and nesne = 'randevuTalep' and kayit_id = $2 order by id`, [bayi.bayiID, id])).map(({ degisim }) => degisim !== null);

  it('is gone with them, also of a request that is theirs by the number alone', async () => {
    const { id: musteriID, telefon } = await buildMusteri(server, bayi);
    const [onunki, baskasi] = [await buildIsimsiz(telefon), await buildIsimsiz(buildTelefon())];
    await server.mustSend(kvkkCalls.anonimlestir, { body: { id: musteriID } }, { jeton: bayi.jeton });
    expect(await kisiOf(onunki)).toEqual({ musteriID, ad: null, soyad: null, telefon: null, talepNotu: null });
    expect(await kisiOf(baskasi)).toMatchObject({ musteriID: null, ad: 'Nurgül', talepNotu: 'Kızı getirir' });
    // Nobody waits for an answer to it any more.
    expect((await list({ durum: 'yeni' })).liste.map(({ id }) => id)).toEqual(expect.not.arrayContaining([onunki]));
    expect((await list({ durum: 'yeni' })).liste.map(({ id }) => id)).toContain(baskasi);
    expect([await gunlukOf(onunki), await gunlukOf(baskasi)]).toEqual([[false], [true]]);
  });

  it('stays where the number is somebody else’s by now', async () => {
    const { telefon } = await buildMusteri(server, bayi);
    const talep = await buildIsimsiz(telefon);
    const { id: rizaID, musteriID: id } = await buildRiza(server, bayi);
    // It is the number by which they have once agreed.
    await server.rows('update kvkk_riza set telefon = $2 where id = $1', [rizaID, telefon]);
    await server.mustSend(kvkkCalls.anonimlestir, { body: { id } }, { jeton: bayi.jeton });
    expect(await kisiOf(talep)).toMatchObject({ musteriID: null, ad: 'Nurgül', telefon });
  });

  it('loses a number that is erased', async () => {
    const { id: musteriID, telefon } = await buildMusteri(server, bayi);
    const talep = await buildIsimsiz(telefon);
    const { liste } = await server.mustSend(musteriCalls.telefonlar, { params: { id: musteriID } }, { jeton: bayi.jeton });
    await server.mustSend(kvkkCalls.telefonSil, { params: { id: liste[0]!.id } }, { jeton: bayi.jeton });
    expect(await kisiOf(talep)).toEqual({ musteriID, ad: null, soyad: null, telefon: null, talepNotu: 'Kızı getirir' });
    expect(await gunlukOf(talep)).toEqual([false]);
  });

  it('is kept for two years of somebody who never got a card', async () => {
    const [eski, yeni, kartli] = [await buildIsimsiz(buildTelefon()), await buildIsimsiz(buildTelefon()), (await buildTalep(server, bayi)).id];
    await server.rows(`update randevu_talebi set kayit_zamani = now() - interval '25 months' where id = any($1)`, [[eski, kartli]]);
    await cleanUp(server.platform.database, [randevuTalepDuties]);
    expect([await kisiOf(eski), await kisiOf(yeni), await kisiOf(kartli)]).toEqual([undefined, expect.anything(), expect.anything()]);
  });
});
