import { ayarCalls } from '@defter/contract/ayar.ts';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import type pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildRandevu, buildTelefon, type TestBayi } from '../../../../test/build.ts';
import { buildOnlineIstek, buildSayfa, readSmsKodu, type TestSayfa } from '../../../../test/build-sayfa.ts';
import { sendWhileHeld } from '../../../../test/hold.ts';
import { nextIp } from '../../../../test/next-ip.ts';
import { BUGUN, useServer, YARIN } from '../../../../test/server.ts';
import { statusesOf } from '../../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
let sayfa: TestSayfa;
let ip: string;
beforeEach(async () => {
  bayi = await buildBayi(server);
  sayfa = await buildSayfa(server, bayi);
  ip = nextIp();
});

const set = (body: object) => server.send(onlineRandevuCalls.saveAyarlar, { body }, { jeton: bayi.jeton });
const params = () => ({ kod: sayfa.kod });
const istek = () => ({ altUrunIDler: [sayfa.altUrunID], personelID: sayfa.personelID });
const saatler = async (body: object = {}) => (await server.send(sayfaCalls.saatler, { params: params(), body: { ...istek(), ilkGun: YARIN, ...body } })).gunler;
const hold = (body: object = {}, from = ip) => server.send(sayfaCalls.tut, { params: params(), body: { ...istek(), tarih: YARIN, saat: '10:00', ...body } }, { ip: from });
const book = (input: object) => server.send(sayfaCalls.book, input);
const takvim = async (gun = YARIN) => (await server.send(randevuCalls.list, { query: { baslangicTarihi: gun, bitisTarihi: gun } }, { jeton: bayi.jeton })).liste;

describe('the page', () => {
  it('shows what the salon offers and nothing else of it', async () => {
    await buildAltUrun(server, bayi, { urunSure: 20 });
    const page = await server.send(sayfaCalls.get, { params: params() });
    expect(page).toMatchObject({ hizmetler: [{ id: sayfa.altUrunID, sure: 30, fiyat: 250, personelIDler: [sayfa.personelID] }], personeller: [{ id: sayfa.personelID }], iptalSaati: 24, bugun: BUGUN });
    expect(page.aydinlatma.metin).not.toBe('');
    await set({ fiyatGoster: false, sayfaHizmetleri: [] });
    const all = await server.send(sayfaCalls.get, { params: params() });
    expect(all.hizmetler).toHaveLength(2);
    expect(all.hizmetler[0]!.fiyat).toBeNull();
  });

  it('is not there for who closes it, who never had one and who asks at random, all alike', async () => {
    await set({ sayfaAcik: false });
    const answers = await Promise.all(
      [sayfa.kod, 'hic-olmayan', 'x'.repeat(40)].map(async (kod) => {
        const { status, message } = await server.send(sayfaCalls.get, { params: { kod } });
        return { status, message };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"status":404,"message":"bulunamadi"}']));
    expect((await hold()).status).toBe(404);
    expect((await server.send(sayfaCalls.sendKod, { params: params(), body: { cepTelefonu: buildTelefon() } })).status).toBe(404);
  });

  it('is not there after the plan has ended', async () => {
    const statusUntil = async (gun: string) => {
      await server.house('update bayi set paket_bitis = $2 where id = $1', [bayi.bayiID, gun]);
      return (await server.send(sayfaCalls.get, { params: params() })).status;
    };
    expect([await statusUntil(BUGUN), await statusUntil('2026-11-24')]).toEqual([200, 404]);
  });

  it('cannot be searched: who asks often is told to wait', async () => {
    const asked = await Promise.all(Array.from({ length: 70 }, (_, i) => server.send(sayfaCalls.get, { params: { kod: `salon-x${i}` } }, { ip })));
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('the settings', () => {
  it('propose an address by the name, and keep the one that is saved', async () => {
    const yeni = await buildBayi(server, { firmaAdi: 'Işıl Güzellik' });
    const read = async () => (await server.send(onlineRandevuCalls.ayarlar, {}, { jeton: yeni.jeton })).ayarlar;
    expect(await read()).toMatchObject({ sayfaAcik: false, sayfaKodu: 'isil-guzellik', enErkenSaat: 2 });
    await server.send(onlineRandevuCalls.saveAyarlar, { body: { sayfaKodu: 'Isil-Nail', iptalSaati: 5 } }, { jeton: yeni.jeton });
    await server.send(onlineRandevuCalls.saveAyarlar, { body: { karsilama: 'Hoş geldiniz' } }, { jeton: yeni.jeton });
    expect(await read()).toMatchObject({ sayfaKodu: 'isil-nail', iptalSaati: 5, karsilama: 'Hoş geldiniz' });
  });

  it('propose no address that another salon has, nor give it as a code for the door', async () => {
    const [ilk, ikinci] = [await buildBayi(server, { firmaAdi: 'Ay Güzellik' }), await buildBayi(server, { firmaAdi: 'Ay Güzellik' })];
    const read = (kim: TestBayi) => server.send(onlineRandevuCalls.ayarlar, {}, { jeton: kim.jeton });
    const qrOf = async (kim: TestBayi) => String((await server.send(onlineRandevuCalls.qr, {}, { jeton: kim.jeton })).dosya);
    await server.send(onlineRandevuCalls.saveAyarlar, { body: { sayfaAcik: true } }, { jeton: ilk.jeton });
    expect((await read(ilk)).ayarlar.sayfaKodu).toBe('ay-guzellik');
    expect((await read(ikinci)).ayarlar.sayfaKodu).toBe(`ay-guzellik-${ikinci.bayiID}`);
    expect(await qrOf(ikinci)).not.toBe(await qrOf(ilk));
    expect((await server.send(onlineRandevuCalls.saveAyarlar, { body: { sayfaAcik: true } }, { jeton: ikinci.jeton })).status).toBe(200);
    expect((await read(ikinci)).adres).toMatch(new RegExp(`/r/ay-guzellik-${ikinci.bayiID}$`));
  });

  it('refuse an address that another salon has, and one that is none', async () => {
    const yeni = await buildBayi(server);
    const save = (sayfaKodu: string) => server.send(onlineRandevuCalls.saveAyarlar, { body: { sayfaKodu } }, { jeton: yeni.jeton });
    expect(await save(sayfa.kod)).toMatchObject({ status: 409, alanlar: { sayfaKodu: 'sayfaKoduAlinmis' } });
    expect(await save('a b')).toMatchObject({ status: 422, alanlar: { sayfaKodu: 'sayfaKoduGecersiz' } });
  });

  it('keep every address that the page has had, and give it to nobody else', async () => {
    const yeni = await buildBayi(server);
    const save = (sayfaKodu: string, kim = bayi) => server.send(onlineRandevuCalls.saveAyarlar, { body: { sayfaKodu } }, { jeton: kim.jeton });
    const ad = `yeni-adres-${bayi.bayiID}`;
    expect((await save(ad)).status).toBe(200);
    for (const kod of [ad, sayfa.kod]) expect(await server.send(sayfaCalls.get, { params: { kod } })).toMatchObject({ status: 200 });
    expect(await save(sayfa.kod, yeni)).toMatchObject({ status: 409, alanlar: { sayfaKodu: 'sayfaKoduAlinmis' } });
    expect((await save(sayfa.kod)).status).toBe(200);
    expect(await server.send(sayfaCalls.get, { params: { kod: ad } })).toMatchObject({ status: 200 });
    expect(await save(ad, yeni)).toMatchObject({ status: 409 });
  });

  it('give the address as a code for the door', async () => {
    const { dosya } = await server.send(onlineRandevuCalls.qr, {}, { jeton: bayi.jeton });
    expect(String(dosya)).toMatch(/^<svg/);
  });
});

describe('free times', () => {
  it('leave out what is taken, what is too near and what is too far', async () => {
    await buildRandevu(server, bayi, { randevuSutunBaslikID: sayfa.sutunID, baslangicSaat: '10:00', bitisSaat: '11:00' });
    const [gun] = await saatler();
    expect(gun!.saatler).toContain('09:30');
    expect(gun!.saatler).not.toContain('09:45');
    expect(gun!.saatler).not.toContain('10:30');
    // It is 10:00 now.
    await set({ enErkenSaat: 3, enGecGun: 2 });
    const days = await saatler({ ilkGun: BUGUN });
    expect(days.map(({ tarih }) => tarih)).toEqual([BUGUN, YARIN, '2026-11-27']);
    expect(days[0]!.saatler[0]).toBe('13:00');
  });

  it('are of the chosen colleagues only, and end when a day has enough', async () => {
    await set({ gundeEnCok: 1 });
    expect((await saatler({ personelID: null }))[0]!.saatler.length).toBeGreaterThan(0);
    expect((await book(await buildOnlineIstek(server, sayfa))).status).toBe(200);
    expect((await saatler({ personelID: null }))[0]!.saatler).toEqual([]);
    expect((await saatler({ personelID: null }))[1]!.saatler.length).toBeGreaterThan(0);
    expect((await saatler({ personelID: bayi.personelID }))[1]!.saatler).toEqual([]);
  });

  it('are told of no service that the page does not offer', async () => {
    const { id } = await buildAltUrun(server, bayi, { urunSure: 20 });
    expect((await server.send(sayfaCalls.saatler, { params: params(), body: { altUrunIDler: [id], ilkGun: YARIN } })).status).toBe(404);
  });
});

describe('a time that is held', () => {
  it('is free to nobody else, at the page and at the desk, until it is let go', async () => {
    const { status, tutma, saniye } = await hold();
    expect({ status, saniye }).toEqual({ status: 200, saniye: 300 });
    expect((await saatler())[0]!.saatler).not.toContain('10:00');
    expect((await saatler({ tutma }))[0]!.saatler).toContain('10:00');
    expect(await hold({}, nextIp())).toMatchObject({ status: 409, message: 'saatDolu' });
    const desk = { randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30', musteriID: (await buildMusteri(server, bayi)).id, randevuSutunBaslikID: sayfa.sutunID };
    const atDesk = () => server.send(randevuCalls.create, { body: desk }, { jeton: bayi.jeton });
    expect(await atDesk()).toMatchObject({ status: 409, alanlar: { baslangicSaat: 'saatTutuluyor' } });
    // Another one instead of it.
    expect((await hold({ tutma, saat: '11:00' })).status).toBe(200);
    expect((await saatler())[0]!.saatler).toContain('10:00');
    expect((await atDesk()).status).toBe(200);
  });

  it('keeps the time around it too: that before its first service and that after its last', async () => {
    const { id: ikinciID } = await buildAltUrun(server, bayi, { urunSure: 30 });
    await set({ sayfaHizmetleri: [] });
    await server.rows('update alt_urun set tampon_once = 15 where id = $1', [sayfa.altUrunID]);
    await server.rows('update alt_urun set tampon_sonra = 30 where id = $1', [ikinciID]);
    expect(await hold({ altUrunIDler: [sayfa.altUrunID, ikinciID] })).toMatchObject({ status: 200, bitisSaat: '11:00' });
    const bos = (await saatler())[0]!.saatler;
    expect(bos.filter((saat) => saat >= '09:00' && saat <= '12:00')).toEqual(['09:00', '09:15', '11:45', '12:00']);
  });

  it('is free again when the minutes are over', async () => {
    await hold();
    await server.rows(`update randevu_tutma set gecerlilik = now() - interval '1 second' where bayi_id = $1`, [bayi.bayiID]);
    expect((await saatler())[0]!.saatler).toContain('10:00');
    expect((await hold({}, nextIp())).status).toBe(200);
  });

  it('is one for each of those who want the same at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => hold({}, nextIp())));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
  });

  it('is not there for one visitor many times', async () => {
    const all = ['09:00', '11:00', '12:00', '13:00', '14:00', '15:00'];
    const answers = [];
    for (const saat of all) answers.push((await hold({ saat })).message);
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'saatTutuldu'), 'tutmaSiniri']);
  });
});

describe('codes', () => {
  const ask = (kod: string) => server.send(sayfaCalls.sendKod, { params: { kod }, body: { cepTelefonu: buildTelefon() } });

  it('have a sum of the day for each salon, so that a page under attack closes no other', async () => {
    const other = await buildSayfa(server, await buildBayi(server));
    await server.house(`insert into deneme values ('kod sayfa ' || $1, 300, now() + interval '1 day', null)`, [bayi.bayiID]);
    expect(await ask(sayfa.kod)).toMatchObject({ status: 429, message: 'kodSinir' });
    expect((await ask(other.kod)).status).toBe(200);
  });
});

describe('booking', () => {
  it('makes an appointment and a customer, told in the record log as the customer did it', async () => {
    const input = await buildOnlineIstek(server, sayfa);
    const { tutma } = await hold();
    const { status, baglanti, bitisSaat } = await book({ ...input, body: { ...input.body, tutma, not: 'Kapıda bekleyeceğim' } });
    expect({ status, bitisSaat }).toEqual({ status: 200, bitisSaat: '10:30' });
    expect(baglanti).toMatch(/^[\w-]{43}$/);
    expect(await takvim()).toMatchObject([{ adi: 'Zeynep', soyadi: 'Ak', baslangicSaat: '10:00', randevuDurumu: 'B', randevuNotu: 'Kapıda bekleyeceğim', islemiYapanPersonelID: null, uygulayanPersonelID: sayfa.personelID }]);
    const { liste } = await server.send(kayitGunluguCalls.list, { query: { baslangic: '2020-01-01' } }, { jeton: bayi.jeton });
    expect(liste.filter(({ personelID }) => personelID === null).map(({ menu, islem }) => `${menu} ${islem}`)).toEqual(['randevu ekleme', 'musteri ekleme']);
    const kept = await server.rows<{ jeton: string }>(`select encode(jeton_ozeti, 'hex') as jeton from musteri_baglantisi where bayi_id = $1`, [bayi.bayiID]);
    expect(kept).toHaveLength(1);
    expect(kept[0]!.jeton).not.toContain(Buffer.from(baglanti).toString('hex'));
    expect(await server.rows('select from randevu_tutma where bayi_id = $1', [bayi.bayiID])).toEqual([]);
  });

  it('is told by one text, whose link shows what was booked', async () => {
    const { params: adres, body } = await buildOnlineIstek(server, sayfa);
    await book({ params: adres, body });
    const texts = await server.house<{ telefon: string; mesaj: string }>('select telefon, mesaj from giden_mesaj where bayi_id = $1', [bayi.bayiID]);
    expect(texts).toMatchObject([{ telefon: body.cepTelefonu, mesaj: expect.stringMatching(/^Sayın Zeynep Ak, 26\.11\.2026 günü saat 10:00 randevunuz alındı\. /) }]);
    const [, kod = '', baglanti = ''] = /\/r\/([^#]+)#([\w-]{43}) /.exec(texts[0]!.mesaj)!;
    expect((await server.send(sayfaCalls.randevularim, { params: { kod }, body: { baglanti } })).liste).toMatchObject([{ tarih: YARIN, baslangicSaat: '10:00' }]);
  });

  it('goes to the card of who is known, and changes nothing on it', async () => {
    const { id, telefon } = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya' });
    expect((await book(await buildOnlineIstek(server, sayfa, { cepTelefonu: telefon }))).status).toBe(200);
    expect(await takvim()).toMatchObject([{ musteriID: id, adi: 'Ayşe', soyadi: 'Kaya' }]);
  });

  it('needs the code of the number, which is used up by it', async () => {
    const input = await buildOnlineIstek(server, sayfa);
    expect(await book({ ...input, body: { ...input.body, smsKodu: input.body.smsKodu === '111111' ? '222222' : '111111' } })).toMatchObject({ status: 422, message: 'kodGecersiz' });
    expect((await book(input)).status).toBe(200);
    expect((await book({ ...input, body: { ...input.body, saat: '12:00' } })).status).toBe(422);
    expect(await takvim()).toHaveLength(1);
  });

  it('is told again to who has lost the answer, and made once', async () => {
    const { params: adres, body } = await buildOnlineIstek(server, sayfa);
    const input = { params: adres, body: { ...body, anahtar: 'k'.repeat(43) } };
    const first = await book(input);
    const again = await book(input);
    expect(again).toMatchObject({ status: 200, talepMi: false, bitisSaat: first.bitisSaat, personelAdi: first.personelAdi });
    expect(again.baglanti).not.toBe(first.baglanti);
    for (const { baglanti } of [first, again]) expect((await server.send(sayfaCalls.randevularim, { params: adres, body: { baglanti } })).liste).toHaveLength(1);
    expect(await takvim()).toHaveLength(1);
    // Without the key, with another one, with another code and for another number it is nobody's.
    for (const other of [{ anahtar: null }, { anahtar: 'l'.repeat(43) }, { smsKodu: body.smsKodu === '111111' ? '222222' : '111111' }, { cepTelefonu: buildTelefon() }]) {
      expect((await book({ params: adres, body: { ...input.body, ...other } })).status).toBe(422);
    }
    await server.rows(`update musteri_baglantisi set olusturma = olusturma - interval '16 minutes' where bayi_id = $1`, [bayi.bayiID]);
    expect(await book(input)).toMatchObject({ status: 422, message: 'kodGecersiz' });
  });

  it('is one, whether the presses come together or with a new code', async () => {
    const { params: adres, body } = await buildOnlineIstek(server, sayfa);
    const input = { params: adres, body: { ...body, anahtar: 'k'.repeat(43) } };
    const answers = await Promise.all(Array.from({ length: 4 }, () => book(input)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await server.house(`update dogrulama_kodu set olusturma = now() - interval '1 hour' where telefon = $1`, [body.cepTelefonu]);
    await server.send(sayfaCalls.sendKod, { params: adres, body: { cepTelefonu: body.cepTelefonu } });
    const smsKodu = await readSmsKodu(server, body.cepTelefonu);
    expect((await book({ params: adres, body: { ...input.body, smsKodu } })).status).toBe(200);
    expect(await takvim()).toHaveLength(1);
    expect(await server.rows('select from randevu_talebi where bayi_id = $1', [bayi.bayiID])).toEqual([]);
  });

  it('gives one time to one of two, and the other chooses again with the same code', async () => {
    const [a, b] = [await buildOnlineIstek(server, sayfa), await buildOnlineIstek(server, sayfa)];
    const answers = await Promise.all([book(a), book(b)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const loser = answers[0].status === 409 ? a : b;
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ message: 'saatDolu', alanlar: { saat: 'saatDolu' } });
    expect((await book({ ...loser, body: { ...loser.body, saat: '10:30' } })).status).toBe(200);
    expect(await takvim()).toHaveLength(2);
  });

  it('does not take what another visitor holds', async () => {
    await hold({}, nextIp());
    expect(await book(await buildOnlineIstek(server, sayfa))).toMatchObject({ status: 409, message: 'saatDolu' });
  });

  it('makes one customer of two who book with one new number at once', async () => {
    const input = await buildOnlineIstek(server, sayfa);
    await server.house('update dogrulama_kodu set olusturma = now() - interval \'1 hour\' where telefon = $1', [input.body.cepTelefonu]);
    await server.send(sayfaCalls.sendKod, { params: input.params, body: { cepTelefonu: input.body.cepTelefonu } });
    const second = { ...input, body: { ...input.body, saat: '11:00', smsKodu: await readSmsKodu(server, input.body.cepTelefonu) } };
    await Promise.all([book(input), book(second)]);
    expect(await server.rows('select from musteri_telefon where bayi_id = $1 and telefon = $2', [bayi.bayiID, input.body.cepTelefonu])).toHaveLength(1);
  });

  it('goes to the card that the desk makes at the same moment', async () => {
    const input = await buildOnlineIstek(server, sayfa);
    const { id: musteriID } = await buildMusteri(server, bayi);
    // The desk has written the number and not yet ended.
    const write = (client: pg.Client) =>
      client.query('insert into musteri_telefon (bayi_id, musteri_id, telefon) values ($1, $2, $3)', [bayi.bayiID, musteriID, input.body.cepTelefonu]);
    const [alinan] = await sendWhileHeld(server, write, () => book(input));
    expect(alinan.status).toBe(200);
    expect(await takvim()).toMatchObject([{ musteriID }]);
  });

  it('keeps what was agreed to, each by itself, and agrees to nothing by itself', async () => {
    const rizalar = () => server.rows<{ amac: string; kanal: string }>('select amac, kanal from kvkk_riza where bayi_id = $1 order by amac', [bayi.bayiID]);
    await book(await buildOnlineIstek(server, sayfa));
    expect(await rizalar()).toEqual([]);
    const { iletiRizasi } = await server.send(sayfaCalls.get, { params: params() });
    const input = await buildOnlineIstek(server, sayfa, { saat: '12:00' });
    await book({ ...input, body: { ...input.body, iletiRizasiID: iletiRizasi.id } });
    expect(await rizalar()).toEqual([{ amac: 'ticariIleti', kanal: 'smsKod' }]);
    const old = await buildOnlineIstek(server, sayfa, { saat: '13:00' });
    expect(await book({ ...old, body: { ...old.body, aydinlatmaID: iletiRizasi.id } })).toMatchObject({ status: 404 });
  });

  it('keeps to the limits of the page and of the plan, whatever is sent', async () => {
    const send = async (body: object) => {
      const input = await buildOnlineIstek(server, sayfa);
      return (await book({ ...input, body: { ...input.body, ...body } })).message;
    };
    expect(await send({ tarih: '2026-11-24' })).toBe('saatDolu');
    expect(await send({ tarih: '2027-11-24' })).toBe('saatDolu');
    expect(await send({ saat: '03:00' })).toBe('saatDolu');
    expect(await send({ saat: '10:07' })).toBe('saatDolu');
    expect(await send({ personelID: bayi.personelID })).toBe('saatDolu');
    expect(await send({ altUrunIDler: [999_999] })).toBe('bulunamadi');
    expect(await takvim()).toEqual([]);
    await server.house(`update bayi set paket_id = (select id from paket where randevu_sinir is not null order by randevu_sinir limit 1) where id = $1`, [bayi.bayiID]);
    const [{ sinir }] = (await server.house<{ sinir: number }>('select randevu_sinir as sinir from paket p join bayi b on b.paket_id = p.id where b.id = $1', [bayi.bayiID])) as [{ sinir: number }];
    const musteri = await buildMusteri(server, bayi);
    await server.rows(
      `insert into randevu (bayi_id, musteri_id, randevu_basligi_id, baslangic, bitis, kayit_zamani) select $1, $2, $3, '2026-12-01 10:00', '2026-12-01 11:00', $5 from generate_series(1, $4)`,
      [bayi.bayiID, musteri.id, sayfa.sutunID, sinir, '2026-11-25T07:00:00Z'],
    );
    expect(await send({})).toBe('randevuHakkiBitti');
  });

  it('lets one number hold five appointments to come, those that are asked for or offered too', async () => {
    const cepTelefonu = buildTelefon();
    await buildMusteri(server, bayi, { telefon: cepTelefonu });
    for (const saat of ['10:00', '11:00', '12:00', '13:00', '14:00']) {
      if (saat === '13:00') await set({ talepMi: true });
      await server.house(`update dogrulama_kodu set olusturma = now() - interval '2 days' where telefon = $1`, [cepTelefonu]);
      expect((await book(await buildOnlineIstek(server, sayfa, { cepTelefonu, saat }))).status).toBe(200);
    }
    const { liste } = await server.send(randevuTalepCalls.list, {}, { jeton: bayi.jeton });
    await server.mustSend(randevuTalepCalls.degistir, { body: { id: liste[0]!.id, randevuTarihi: YARIN, baslangicSaat: '16:00' } }, { jeton: bayi.jeton });
    await server.house(`update dogrulama_kodu set olusturma = now() - interval '2 days' where telefon = $1`, [cepTelefonu]);
    expect((await book(await buildOnlineIstek(server, sayfa, { cepTelefonu, saat: '15:00' }))).message).toBe('acikRandevuSiniri');
  });

  it('asks the desk instead, where the salon wants it so', async () => {
    await set({ talepMi: true });
    const input = await buildOnlineIstek(server, sayfa);
    expect(await book({ ...input, body: { ...input.body, not: 'Sessiz bir oda' } })).toMatchObject({ status: 200, talepMi: true, bitisSaat: '10:30' });
    expect(await takvim()).toEqual([]);
    const { liste } = await server.send(randevuTalepCalls.list, { query: {} }, { jeton: bayi.jeton });
    expect(liste).toMatchObject([{ durum: 'yeni', kaynak: 'sayfa', adi: 'Zeynep', baslangicSaat: '10:00', bitisSaat: '10:30', altUrunIDler: [sayfa.altUrunID], uygulayanPersonelID: sayfa.personelID, talepNotu: 'Sessiz bir oda' }]);
    expect((await server.send(randevuTalepCalls.onayla, { body: { id: liste[0]!.id } }, { jeton: bayi.jeton })).status).toBe(200);
    expect(await takvim()).toMatchObject([{ adi: 'Zeynep', baslangicSaat: '10:00', uygulayanPersonelID: sayfa.personelID }]);
  });

  it('sends who often did not come to the phone, from the number of the settings on', async () => {
    const { id: musteriID, telefon } = await buildMusteri(server, bayi);
    const { id } = await buildRandevu(server, bayi, { musteriID });
    await server.send(randevuCalls.update, { body: { id, randevuDurumu: 'X' } }, { jeton: bayi.jeton });
    await server.send(ayarCalls.save, { body: { gelmemeSiniri: 1 } }, { jeton: bayi.jeton });
    expect(await book(await buildOnlineIstek(server, sayfa, { cepTelefonu: telefon }))).toMatchObject({ status: 409, message: 'salonuArayin' });
  });

  it('sends who is passive to the phone, and tells nothing of the card', async () => {
    const { id, telefon } = await buildMusteri(server, bayi);
    await server.send(musteriCalls.remove, { body: { id } }, { jeton: bayi.jeton });
    expect(await book(await buildOnlineIstek(server, sayfa, { cepTelefonu: telefon }))).toMatchObject({ status: 409, message: 'salonuArayin' });
  });
});

describe('hostile input', () => {
  it.each([
    [{ altUrunIDler: Array.from({ length: 11 }, () => 1) }, 422],
    [{ altUrunIDler: [] }, 422],
    [{ ilkGun: '2026-13-40' }, 422],
    [{ ilkGun: "2026-11-25'; drop table randevu; --" }, 422],
    [{ tutma: 'x'.repeat(44) }, 422],
    [{ personelID: -1 }, 422],
    [{ personelID: 1e12 }, 200],
  ])('%j is answered with %i', async (body, status) => {
    expect((await server.send(sayfaCalls.saatler, { params: params(), body: { ...istek(), ilkGun: YARIN, ...body } })).status).toBe(status);
  });

  it('is not read when it is huge', async () => {
    const answer = await server.app.inject({ method: 'POST', url: `/api/r/${sayfa.kod}/randevu`, headers: { 'content-type': 'application/json' }, payload: JSON.stringify({ not: 'x'.repeat(40_000) }) });
    expect(answer.statusCode).toBe(413);
  });
});
