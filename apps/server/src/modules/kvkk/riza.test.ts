import { ayarCalls } from '@defter/contract/ayar.ts';
import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { ILETI_KANALLARI } from '@defter/rules/ileti.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { askOnayKodu, buildRiza, IMZA, loadSecimler, openSmsOnayi } from '../../../test/build-kvkk.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { useServer } from '../../../test/server.ts';
import { sorted, statusesOf } from '../../../test/sorted.ts';
import { cleanUp } from '../../platform/jobs/clean-up.ts';
import { kvkkDuties } from './duties.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let telefon: string;
beforeAll(async () => {
  bayi = await buildBayi(server, { firmaAdi: 'Nilüfer Güzellik' });
});
beforeEach(async () => {
  ({ id: musteriID, telefon } = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya' }));
});

const durum = (id = musteriID) => server.send(kvkkCalls.durum, { params: { id } }, { jeton: bayi.jeton });
const gonder = (body: object) => server.send(kvkkCalls.smsGonder, { body }, { jeton: bayi.jeton });
const dogrula = (body: object) => server.send(kvkkCalls.smsDogrula, { body }, { jeton: bayi.jeton });
const gecerliler = async () => (await durum()).rizalar.filter(({ bitisZamani }) => bitisZamani === null);
const lastSms = async (numara = telefon) =>
  (await server.house<{ mesaj: string }>('select mesaj from giden_mesaj where telefon = $1 order by id desc limit 1', [numara]))[0]?.mesaj;
/** Tries are counted by person and minute; a test that makes many is several people's. */
const forgetTries = () => server.house('delete from deneme');

describe('texts', () => {
  it('are there from the first day, with the name of the business, one in force of each kind', async () => {
    const { metinler } = await durum();
    expect(metinler.map(({ tur, surum }) => [tur, surum])).toEqual([
      ['aydinlatma', 1], ['hizmet', 1], ['saglik', 1], ['fotograf', 1], ['paylasim', 1], ['ticariIleti', 1],
    ]);
    expect(metinler[0]?.metin).toContain('Nilüfer Güzellik olarak');
    expect(metinler.every(({ metin }) => !metin.includes('{{'))).toBe(true);
  });

  it('are written anew by the business; who agreed to the older one agreed to that one', async () => {
    const own = await buildBayi(server);
    const riza = await buildRiza(server, own, { amaclar: ['fotograf'] });
    const { id } = await server.send(kvkkCalls.createMetin, { body: { tur: 'fotograf', metin: 'Yeni metin.' } }, { jeton: own.jeton });
    const { metinler, rizalar } = await server.send(kvkkCalls.durum, { params: { id: riza.musteriID } }, { jeton: own.jeton });
    expect(metinler.find(({ tur }) => tur === 'fotograf')).toMatchObject({ id, surum: 2, metin: 'Yeni metin.', yazan: 'Deniz Sahip' });
    expect(rizalar[0]).toMatchObject({ surum: 1, metin: expect.stringContaining('öncesi ve sonrası') });
    const { liste } = await server.send(kvkkCalls.metinler, {}, { jeton: own.jeton });
    expect(liste.filter(({ tur }) => tur === 'fotograf').map(({ surum }) => surum)).toEqual([2, 1]);
  });

  it('are all kept, of desks that write one at once and name no version', async () => {
    const own = await buildBayi(server);
    const replies = await Promise.all(Array.from({ length: 5 }, (_, i) => server.send(kvkkCalls.createMetin, { body: { tur: 'fotograf', metin: `Metin ${i}` } }, { jeton: own.jeton })));
    expect(statusesOf(replies)).toEqual([200, 200, 200, 200, 200]);
  });

  it('cannot be changed, not even by a request that tries', async () => {
    const attempt = server.platform.database.write(bayi, (tx) => tx.updateTable('kvkk_metni').set({ metin: 'başka' }).execute());
    await expect(attempt).rejects.toThrow(/permission denied/);
  });
});

describe('consent by a code', () => {
  it('is given by whoever reads the code out at the desk, once', async () => {
    const kod = await askOnayKodu(server, bayi, musteriID, ['hizmet', 'fotograf']);
    expect(await lastSms()).toContain('Ayşe Kaya');
    expect(await gecerliler()).toEqual([]);
    expect(await dogrula({ musteriID, onayKodu: kod })).toMatchObject({ status: 200, onaylandiMi: true, message: 'kodDogrulandi' });
    expect(sorted((await gecerliler()).map(({ amac, kanal, alan }) => [amac, kanal, alan]))).toEqual([
      ['fotograf', 'smsKod', 'Deniz Sahip'], ['hizmet', 'smsKod', 'Deniz Sahip'],
    ]);
    expect(await dogrula({ musteriID, onayKodu: kod })).toMatchObject({ status: 422, message: 'kodGecersiz' });
  });

  it('is what a client of the specification does: by the phone, then by the code alone', async () => {
    await openSmsOnayi(server, bayi);
    expect(await gonder({ telefon, baslik: 'KVKK', mesaj: 'metin', adSoyad: 'Ayşe Kaya' })).toMatchObject({ status: 200, success: true });
    const onayKodu = /\d{6}/.exec((await lastSms())!)![0];
    await forgetTries();
    // The code alone is that of whoever has asked for it.
    const { jeton } = await buildPersonel(server, bayi, ['musteriDuzenle']);
    expect(await server.send(kvkkCalls.smsDogrula, { body: { onayKodu } }, { jeton })).toMatchObject({ status: 422, message: 'kodGecersiz' });
    expect((await dogrula({ onayKodu })).status).toBe(200);
    expect((await gecerliler()).map(({ amac }) => amac)).toEqual(['hizmet']);
  });

  const wrongFor = (kod: string) => (kod === '000000' ? '111111' : '000000');

  it('to advertising is the consent of the number that the code went to', async () => {
    const ikinci = buildTelefon();
    await server.mustSend(musteriCalls.update, { body: { musteri: { id: musteriID }, musteriTelefon: [{ telefon }, { telefon: ikinci }] } }, bayi);
    const kod = await askOnayKodu(server, bayi, musteriID, ['ticariIleti']);
    expect((await dogrula({ musteriID, onayKodu: kod })).status).toBe(200);
    const { liste } = await server.mustSend(iletiIzniCalls.list, { params: { id: musteriID } }, bayi);
    expect(liste.map((izin) => [izin.telefon, izin.kanal, izin.izin])).toEqual([[telefon, 'sms', 'onay']]);
  });

  it('takes no wrong code and no old one', async () => {
    const kod = await askOnayKodu(server, bayi, musteriID);
    expect(await dogrula({ musteriID, onayKodu: wrongFor(kod) })).toMatchObject({ status: 422, message: 'kodGecersiz', alanlar: { onayKodu: 'kodGecersiz' } });
    await server.house("update kvkk_onay_kodu set gecerlilik = now() - interval '1 second' where musteri_id = $1", [musteriID]);
    expect(await dogrula({ musteriID, onayKodu: kod })).toMatchObject({ status: 422, message: 'kodSuresiDoldu' });
    expect(await gecerliler()).toEqual([]);
  });

  it('is good for five tries, whoever makes them and however they arrive', async () => {
    const first = await askOnayKodu(server, bayi, musteriID);
    for (let i = 0; i < 4; i += 1) expect(await dogrula({ musteriID, onayKodu: wrongFor(first) })).toMatchObject({ message: 'kodGecersiz' });
    expect((await dogrula({ musteriID, onayKodu: first })).status).toBe(200);

    const other = await buildMusteri(server, bayi);
    const kod = await askOnayKodu(server, bayi, other.id);
    await forgetTries();
    const replies = await Promise.all(Array.from({ length: 9 }, () => dogrula({ musteriID: other.id, onayKodu: wrongFor(kod) })));
    expect(replies.filter(({ message }) => message === 'kodGecersiz')).toHaveLength(4);
    expect(replies.filter(({ message }) => message === 'kodDenemeBitti')).toHaveLength(5);
    const { jeton } = await buildPersonel(server, bayi, ['musteriDuzenle']);
    const late = await server.send(kvkkCalls.smsDogrula, { body: { musteriID: other.id, onayKodu: kod } }, { jeton });
    expect(late).toMatchObject({ status: 422, message: 'kodDenemeBitti' });
  });

  it('is sent again after a while, five times a day', async () => {
    await askOnayKodu(server, bayi, musteriID);
    expect(await gonder({ musteriID })).toMatchObject({ status: 429, message: 'kodBekle' });
    await server.house(`insert into kvkk_onay_kodu (bayi_id, musteri_id, personel_id, telefon, kod_ozeti, aydinlatma_id, rizalar, gecerlilik, olusturma)
      select bayi_id, musteri_id, personel_id, telefon, kod_ozeti, aydinlatma_id, rizalar, gecerlilik, olusturma
      from kvkk_onay_kodu, generate_series(1, 4) where musteri_id = $1`, [musteriID]);
    expect(await gonder({ musteriID })).toMatchObject({ status: 429, message: 'kodSinir' });
  });

  it('goes five times a day to a number, whichever business asks', async () => {
    for (let i = 0; i < 5; i += 1) {
      const own = await buildBayi(server);
      const kisi = await buildMusteri(server, own, { telefon });
      await askOnayKodu(server, own, kisi.id);
    }
    await openSmsOnayi(server, bayi);
    expect(await gonder({ musteriID })).toMatchObject({ status: 429, message: 'kodSinir' });
  });

  it.each([['personel', 60], ['bayi', 200]])('is sent so often a day in the name of one %s, and what was refused is not counted', async (kim, sinir) => {
    const own = await buildBayi(server);
    const [bir, iki] = [await buildMusteri(server, own), await buildMusteri(server, own)];
    await askOnayKodu(server, own, bir.id);
    const ask = () => server.send(kvkkCalls.smsGonder, { body: { musteriID: iki.id } }, { jeton: own.jeton });
    const anahtar = `kvkk-kod ${kim} ${own.bayiID}%`;
    const sayi = async () => (await server.house<{ sayi: number }>('select sayi from deneme where anahtar like $1', [anahtar]))[0]!.sayi;
    expect(await sayi()).toBe(1);
    await server.house('update deneme set sayi = $2 where anahtar like $1', [anahtar, sinir]);
    expect(await ask()).toMatchObject({ status: 429, message: 'kodSinirIsletme' });
    expect(await sayi()).toBe(sinir);
    expect(await lastSms(iki.telefon)).toBeUndefined();
    await server.house("update deneme set pencere_sonu = now() - interval '1 second' where anahtar like $1", [anahtar]);
    expect((await ask()).status).toBe(200);
  });

  it.each([
    ['Merhaba {isim}, {firma} onay kodu {kod}', /^Merhaba Ayşe Kaya, Nilüfer Güzellik onay kodu \d{6}$/],
    ['Onay için [isim]', /^Onay için Ayşe Kaya \d{6}$/],
  ])('says what the business wrote: %s', async (kvkksmsMetni, mesaj) => {
    await server.send(ayarCalls.save, { body: { kvkksmsMetni } }, { jeton: bayi.jeton });
    await askOnayKodu(server, bayi, musteriID);
    expect(await lastSms()).toMatch(mesaj);
    await server.send(ayarCalls.save, { body: { kvkksmsMetni: null } }, { jeton: bayi.jeton });
  });

  it('is off until the business turns it on, and says where', async () => {
    const own = await buildBayi(server);
    const kisi = await buildMusteri(server, own);
    const reply = await server.send(kvkkCalls.smsGonder, { body: { musteriID: kisi.id } }, { jeton: own.jeton });
    expect(reply).toMatchObject({ success: false, message: 'youCanTurnOffKvkkApprovalFromCustomerSettings' });
    expect(await lastSms(kisi.telefon)).toBeUndefined();
  });

  it('goes only to a mobile of the customer', async () => {
    await openSmsOnayi(server, bayi);
    expect(await gonder({ musteriID, telefon: buildTelefon() })).toMatchObject({ status: 404 });
    const sabit = await buildMusteri(server, bayi, { telefon: '+902122345678' });
    expect(await gonder({ musteriID: sabit.id })).toMatchObject({ status: 422, message: 'telefonGecersiz' });
  });
});

describe('consent of somebody who is being entered', () => {
  const enter = (musteriTelefon: string, alanlar: object = {}) =>
    server.send(musteriCalls.create, { body: { musteri: { ad: 'Elif', soyad: 'Demir', ...alanlar }, musteriTelefon: [{ telefon: musteriTelefon }] } }, { jeton: bayi.jeton });
  const rizalarOf = async (id: number) => (await durum(id)).rizalar.map(({ amac, kanal, telefon: numara }) => [amac, kanal, numara]);
  let numara: string;
  let onayKodu: string;
  beforeEach(async () => {
    await openSmsOnayi(server, bayi);
    await forgetTries();
    numara = buildTelefon();
    await gonder({ telefon: numara, adSoyad: 'Elif Demir' });
    onayKodu = /\d{6}/.exec((await lastSms(numara))!)![0];
  });

  it('is theirs once they are saved with the number, and the record log tells it', async () => {
    expect(await lastSms(numara)).toContain('Elif Demir');
    expect(await dogrula({ telefon: numara, onayKodu })).toMatchObject({ status: 200, onaylandiMi: true, id: null });
    const { id, ...reply } = await enter(numara);
    expect(reply).toMatchObject({ status: 200 });
    expect(await rizalarOf(id)).toEqual([['hizmet', 'smsKod', numara]]);
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { kayitID: id, menu: 'musteri' } }, { jeton: bayi.jeton });
    expect(liste[0]!.degisim.map(({ alan }) => alan)).toEqual(expect.arrayContaining(['verilenRizalar', 'kanal']));
  });

  it('is theirs when the code is said after they were saved', async () => {
    const { id } = await enter(numara);
    expect(await rizalarOf(id)).toEqual([]);
    expect(await dogrula({ onayKodu })).toMatchObject({ status: 200, id });
    expect(await rizalarOf(id)).toHaveLength(1);
  });

  it('is theirs when the code is said while they are being saved', async () => {
    // The save has done all but write its line of the record log.
    const [musteri, soz] = await sendWhileHeld(server, (client) => client.query('lock table kayit_gunlugu in share mode'), () => enter(numara), () => dogrula({ telefon: numara, onayKodu }));
    expect(soz).toMatchObject({ status: 200, id: musteri.id });
    expect(await rizalarOf(musteri.id)).toEqual([['hizmet', 'smsKod', numara]]);
  });

  it('comes to a customer who gets the number by a change', async () => {
    expect((await dogrula({ telefon: numara, onayKodu })).status).toBe(200);
    await server.send(musteriCalls.update, { body: { musteri: { id: musteriID }, musteriTelefon: [{ telefon }, { telefon: numara }] } }, { jeton: bayi.jeton });
    expect(await rizalarOf(musteriID)).toEqual([['hizmet', 'smsKod', numara]]);
  });

  it('is nobody\'s without the code, with another number, in another business or a day later', async () => {
    expect(await rizalarOf((await enter(numara)).id)).toEqual([]);
    const ikinci = buildTelefon();
    await forgetTries();
    await gonder({ telefon: ikinci });
    expect(await lastSms(ikinci)).toContain('Sayın müşterimiz');
    expect((await dogrula({ telefon: ikinci, onayKodu: /\d{6}/.exec((await lastSms(ikinci))!)![0] })).status).toBe(200);
    expect(await rizalarOf((await enter(buildTelefon())).id)).toEqual([]);
    const komsu = await buildBayi(server);
    const kisi = await buildMusteri(server, komsu, { telefon: ikinci });
    expect((await server.send(kvkkCalls.durum, { params: { id: kisi.id } }, { jeton: komsu.jeton })).rizalar).toEqual([]);
    await server.house("update kvkk_onay_kodu set kullanildi = now() - interval '25 hours' where telefon = $1", [ikinci]);
    expect(await rizalarOf((await enter(ikinci)).id)).toEqual([]);
  });

  it('undoes no refusal that came after the code was said', async () => {
    const ikinci = buildTelefon();
    await gonder({ telefon: ikinci, ...(await loadSecimler(server, bayi, musteriID, ['ticariIleti'])) });
    expect((await dogrula({ telefon: ikinci, onayKodu: /\d{6}/.exec((await lastSms(ikinci))!)![0] })).status).toBe(200);
    await server.mustSend(iletiIzniCalls.retler, { body: { icerik: `${ikinci};RET` } }, bayi);
    const { id } = await enter(ikinci);
    const { liste } = await server.send(iletiIzniCalls.list, { params: { id } }, bayi);
    expect(liste.filter(({ kanal, sonMu }) => kanal === 'sms' && sonMu)).toMatchObject([{ izin: 'ret', kaynak: 'iys' }]);
  });

  it('is asked for again after a while', async () => {
    expect(await gonder({ telefon: numara })).toMatchObject({ status: 429, message: 'kodBekle' });
  });

  it('leaves no number behind when nobody is saved', async () => {
    const left = async () => server.house('select id from kvkk_onay_kodu where telefon = $1', [numara]);
    // It is theirs for a day after it was said, and the codes of a day are counted.
    await server.house("update kvkk_onay_kodu set olusturma = now() - interval '25 hours' where telefon = $1", [numara]);
    await cleanUp(server.platform.database, [kvkkDuties]);
    expect(await left()).toHaveLength(1);
    await server.house("update kvkk_onay_kodu set olusturma = now() - interval '3 days' where telefon = $1", [numara]);
    await cleanUp(server.platform.database, [kvkkDuties]);
    expect(await left()).toEqual([]);
  });
});

describe('consent by signature', () => {
  it('keeps the drawing, what was agreed to and who took it', async () => {
    const { id } = await buildRiza(server, bayi, { musteriID, amaclar: ['saglik', 'ticariIleti'] });
    expect(sorted((await gecerliler()).map(({ amac, kanal, imzaVarMi }) => [amac, kanal, imzaVarMi]))).toEqual([
      ['saglik', 'imza', true], ['ticariIleti', 'imza', true],
    ]);
    const { dosya } = await server.send(kvkkCalls.imza, { params: { id } }, { jeton: bayi.jeton });
    expect(dosya?.toString()).toContain('M10,20L14,24');
  });

  it.each(['', '10,20', '<svg/>', '10,20 14,24"/><script>', '9999,1 1,1 1,1 1,1 1,1 1,1 1,1 1,1 1,1 1,1 1,1 1,1'])(
    'refuses "%s" as a signature',
    async (imza) => {
      const secimler = await loadSecimler(server, bayi, musteriID, ['hizmet']);
      const reply = await server.send(kvkkCalls.imzala, { body: { musteriID, imza, ...secimler } }, { jeton: bayi.jeton });
      expect(reply).toMatchObject({ status: 422, alanlar: { imza: 'imzaGerekli' } });
    },
  );

  it('is refused for a text that was renewed meanwhile, or that is of another purpose', async () => {
    const own = await buildBayi(server);
    const kisi = await buildMusteri(server, own);
    const secimler = await loadSecimler(server, own, kisi.id, ['hizmet']);
    const imzala = (body: object) => server.send(kvkkCalls.imzala, { body: { musteriID: kisi.id, imza: IMZA, ...body } }, { jeton: own.jeton });
    const yanlis = { ...secimler, rizalar: [{ amac: 'saglik', metinID: secimler.rizalar[0]!.metinID }] };
    expect(await imzala(yanlis)).toMatchObject({ status: 404 });
    await server.send(kvkkCalls.createMetin, { body: { tur: 'hizmet', metin: 'Yeni.' } }, { jeton: own.jeton });
    expect(await imzala(secimler)).toMatchObject({ status: 409, message: 'kvkkMetniDegisti' });
  });

  it('takes the place of the consent before', async () => {
    const first = await buildRiza(server, bayi, { musteriID });
    const baska = await buildRiza(server, bayi, { musteriID, amaclar: ['fotograf'] });
    const second = await buildRiza(server, bayi, { musteriID });
    expect(sorted((await gecerliler()).map(({ id }) => id))).toEqual(sorted([baska.id, second.id]));
    expect((await durum()).rizalar.find(({ id }) => id === first.id)).toMatchObject({ bitisTuru: 'yenilendi' });
  });
});

it('is taken back with time and reason, and that it was given stays', async () => {
  const { id } = await buildRiza(server, bayi, { musteriID, amaclar: ['fotograf', 'hizmet'] });
  const geriAl = () => server.send(kvkkCalls.geriAl, { body: { id, neden: 'Vazgeçti' } }, { jeton: bayi.jeton });
  expect(await geriAl()).toMatchObject({ status: 200, id: musteriID });
  expect((await gecerliler()).map(({ amac }) => amac)).toEqual(['hizmet']);
  expect((await durum()).rizalar.find((riza) => riza.id === id)).toMatchObject({ bitisTuru: 'geriAlindi', bitisNedeni: 'Vazgeçti', bitisZamani: expect.any(String) });
  expect(await geriAl()).toMatchObject({ status: 409, message: 'kayitDegismis' });
});

it('to advertising is taken back for every channel, and by no other consent', async () => {
  const { id } = await buildRiza(server, bayi, { musteriID, amaclar: ['ticariIleti', 'hizmet'] });
  const hizmet = (await gecerliler()).find(({ amac }) => amac === 'hizmet')!;
  const izinler = async () =>
    Object.fromEntries((await server.mustSend(iletiIzniCalls.list, { params: { id: musteriID } }, bayi)).liste.filter(({ sonMu }) => sonMu).map(({ kanal, izin }) => [kanal, izin]));
  const geriAl = (riza: number) => server.mustSend(kvkkCalls.geriAl, { body: { id: riza, neden: 'Vazgeçti' } }, bayi);
  await geriAl(hizmet.id);
  expect(await izinler()).toEqual({ sms: 'onay' });
  await geriAl(id);
  expect(await izinler()).toEqual(Object.fromEntries(ILETI_KANALLARI.map((kanal) => [kanal, 'ret'])));
});
