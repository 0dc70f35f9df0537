import { ilCalls } from '@defter/contract/il.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const list = (query: object, jeton = bayi.jeton) => server.send(musteriCalls.list, { query }, { jeton });
const get = (id: number, jeton = bayi.jeton) => server.send(musteriCalls.get, { params: { id } }, { jeton });
const save = (musteri: object, rest: object = {}) =>
  server.send(musteriCalls.create, { body: { musteri: { id: 0, ...musteri }, ...rest } }, { jeton: bayi.jeton });
const update = (musteri: object, rest: object = {}) =>
  server.send(musteriCalls.update, { body: { musteri, ...rest } }, { jeton: bayi.jeton });

describe('the list', () => {
  it('finds a name that was copied with signs that nobody sees', async () => {
    const own = await buildBayi(server);
    await buildMusteri(server, own, { ad: 'Şu\u00ADle\u200B', soyad: '\u202ADemir\u202C' });
    const { liste } = await server.send(musteriCalls.list, { query: { ara: 'şule demir' } }, { jeton: own.jeton });
    expect(liste[0]?.adSoyad).toBe('Şule Demir');
  });

  it.each(['IŞIK', 'ışık', 'isik', 'Işık', 'işik', 'işık aslı'])('finds Aslı Işık by "%s"', async (ara) => {
    const own = await buildBayi(server);
    await buildMusteri(server, own, { ad: 'Aslı', soyad: 'Işık' });
    await buildMusteri(server, own, { ad: 'Can', soyad: 'Kaya' });
    const { liste, toplamKayit } = await list({ ara }, own.jeton);
    expect(toplamKayit).toBe(1);
    expect(liste[0]?.adSoyad).toBe('Aslı Işık');
  });

  it('finds by phone however it is typed, and by file number', async () => {
    const own = await buildBayi(server);
    await buildMusteri(server, own, { telefon: '+905321234567', dosyaNo: '2024-17' });
    await buildMusteri(server, own);
    for (const ara of ['0532 123', '532123', '+90 532 123 45 67', '(0532) 123-45-67', '2024-17']) {
      expect((await list({ ara }, own.jeton)).toplamKayit, ara).toBe(1);
    }
  });

  it('finds by a phone abroad, with its country and as one dials it there, and by one that is pasted', async () => {
    const own = await buildBayi(server);
    await buildMusteri(server, own, { telefon: '+4915123456789' });
    await buildMusteri(server, own, { telefon: '+905321234567' });
    for (const ara of ['+49 151 23456789', '004915123456789', '+49 151', '0151 2345', '0532.123.45.67', '0532/123', '\u202a+90 532 123 45 67\u202c']) {
      expect((await list({ ara }, own.jeton)).toplamKayit, ara).toBe(1);
    }
  });

  it('takes % and _ as the characters they are', async () => {
    expect((await list({ ara: '%' })).toplamKayit).toBe(0);
    expect((await list({ ara: '_' })).toplamKayit).toBe(0);
  });

  it('sorts as a Turkish dictionary does and pages without overlap', async () => {
    const own = await buildBayi(server);
    for (const ad of ['Çağla', 'Can', 'İpek', 'Ilgın', 'Şule', 'Su']) await buildMusteri(server, own, { ad });
    const pages = [1, 2, 3].map((sayfa) => list({ sayfa, sayfaBoyutu: 2 }, own.jeton));
    const adlar = (await Promise.all(pages)).flatMap(({ liste }) => liste.map(({ ad }) => ad));
    expect(adlar).toEqual(['Can', 'Çağla', 'Ilgın', 'İpek', 'Su', 'Şule']);
    const tersten = await list({ sirala: '-ad' }, own.jeton);
    expect(tersten.liste.map(({ ad }) => ad)).toEqual(adlar.toReversed());
  });

  it('begins with whoever fits the search best where that is asked for, and with the names without a search', async () => {
    const own = await buildBayi(server);
    for (const [ad, soyad] of [['Dalia', 'Su'], ['Can', 'Aliyev'], ['Zeki', 'Ali'], ['Ali', 'Zor'], ['Aliye', 'Ak']] as const) await buildMusteri(server, own, { ad, soyad });
    const namesOf = async (query: object) => (await list({ sirala: 'uygunluk', ...query }, own.jeton)).liste.map(({ adSoyad }) => adSoyad);
    expect(await namesOf({ ara: 'ALİ' })).toEqual(['Ali Zor', 'Aliye Ak', 'Can Aliyev', 'Zeki Ali', 'Dalia Su']);
    expect(await namesOf({ ara: 'ALİ', sayfaBoyutu: 1, sayfa: 3 })).toEqual(['Can Aliyev']);
    expect(await namesOf({})).toEqual(['Ali Zor', 'Aliye Ak', 'Can Aliyev', 'Dalia Su', 'Zeki Ali']);
  });

  it('refuses a column that the list does not name', async () => {
    const reply = await list({ sirala: 'id; drop table musteri' });
    expect(reply).toMatchObject({ status: 422, alanlar: { sirala: 'secimGecersiz' } });
  });

  it('hides phone and e-mail from those who may not see contact data', async () => {
    await save({ ad: 'Saklı', email: 'sakli@ornek.com' }, { musteriTelefon: [{ telefon: '+905321234512' }] });
    const { jeton } = await buildPersonel(server, bayi, ['musteriGoruntule']);
    expect((await list({ ara: 'saklı' }, jeton)).liste[0]).toMatchObject({ telefon: '0(5••) ••• •• 12', email: 's•••@•••' });
    expect((await list({ ara: '532 123 45' }, jeton)).toplamKayit).toBe(0);
  });
});

describe('saving', () => {
  it('keeps person, phones, addresses and what else is known in one go', async () => {
    const telefon = buildTelefon();
    const { id } = await save(
      { ad: ' Ayşe ', soyad: 'Kaya', dogumTarihi: '1990-02-30', tcKimlikNo: '10000000146' },
      {
        musteriTelefon: [{ telefon: buildTelefon() }, { telefon, varsayilanMi: true }],
        adresler: [{ baslik: 'Ev', adres: 'Lale Sokak 3', ilID: 34 }],
        digerBilgiler: { babaAdi: 'Ali' },
      },
    );
    const { musteri } = await get(id);
    expect(musteri).toMatchObject({ ad: 'Ayşe', soyad: 'Kaya', tcKimlikNo: '10000000146', bakiye: 0 });
    // spec 1§5: an invalid date is saved as none
    expect(musteri.dogumTarihi).toBeNull();
    expect(musteri.telefonlar).toHaveLength(2);
    expect(musteri.telefonlar[0]).toMatchObject({ telefon, varsayilanMi: true });
    const jeton = bayi.jeton;
    expect((await server.send(musteriCalls.adresler, { params: { id } }, { jeton })).liste).toHaveLength(1);
    const { digerBilgiler } = await server.send(musteriCalls.digerBilgiler, { params: { id } }, { jeton });
    expect(digerBilgiler.babaAdi).toBe('Ali');
  });

  it('names the field and the reason of everything that is wrong', async () => {
    const reply = await save({ ad: '', tcKimlikNo: '12345678901', email: 'yok' }, { musteriTelefon: [{ telefon: '123' }] });
    expect(reply).toMatchObject({
      status: 422,
      message: 'alanlarHatali',
      alanlar: {
        'musteri.ad': 'zorunluAlan',
        'musteri.tcKimlikNo': 'tcKimlikNoGecersiz',
        'musteri.email': 'ePostaGecersiz',
        'musteriTelefon.0.telefon': 'telefonGecersiz',
      },
    });
  });

  it('names the customer who has the phone already, and saves nothing', async () => {
    const { id, telefon } = await buildMusteri(server, bayi, { ad: 'Selin', soyad: 'Demir' });
    const before = (await list({ durum: 'tumu' })).toplamKayit;
    const reply = await save({ ad: 'Başka' }, { musteriTelefon: [{ telefon }] });
    expect(reply).toMatchObject({ status: 409, message: 'telefonBaskaMusteride', veri: { musteri: 'Selin Demir', musteriID: id } });
    expect((await list({ durum: 'tumu' })).toplamKayit).toBe(before);
  });

  it('names them also where the phone is saved for both at the same moment', async () => {
    const telefon = buildTelefon();
    const saveOne = () => save({ ad: 'Selin', soyad: 'Demir' }, { musteriTelefon: [{ telefon }] });
    const replies = await sendWhileHeld(server, (client) => client.query('lock table musteri_telefon in share mode'), saveOne, saveOne);
    const [refused] = replies.filter(({ status }) => status !== 200);
    expect(statusesOf(replies)).toEqual([200, 409]);
    expect(refused).toMatchObject({ alanlar: { 'musteriTelefon.0.telefon': 'telefonBaskaMusteride' }, veri: { musteri: 'Selin Demir' } });
  });

  it('says of a phone that another desk gives to somebody meanwhile that it is taken, without a name that is not known', async () => {
    const { id } = await buildMusteri(server, bayi);
    const telefon = buildTelefon();
    const give = (client: pg.Client) => client.query('insert into musteri_telefon (bayi_id, musteri_id, telefon) values ($1, $2, $3)', [bayi.bayiID, id, telefon]);
    const [reply] = await sendWhileHeld(server, give, () => save({ ad: 'Başka' }, { musteriTelefon: [{ telefon }] }));
    expect(reply).toMatchObject({ status: 409, message: 'telefonKayitli' });
  });

  it('refuses a file number that another customer has', async () => {
    await save({ ad: 'Bir', dosyaNo: 'D-1' });
    expect(await save({ ad: 'İki', dosyaNo: 'D-1' })).toMatchObject({ status: 409, message: 'dosyaNoKullanimda' });
  });

  it('tells the second of two people who change the same customer', async () => {
    const { id } = await buildMusteri(server, bayi);
    const { musteri } = await get(id);
    expect((await update({ id, surum: musteri.surum, ad: 'İlk' })).status).toBe(200);
    expect(await update({ id, surum: musteri.surum, ad: 'Son' })).toMatchObject({ status: 409, message: 'kayitDegismis' });
    expect((await get(id)).musteri.ad).toBe('İlk');
  });

  it('changes a customer by PUT alone, which asks for another right, and makes none by it', async () => {
    const { id } = await buildMusteri(server, bayi, { ad: 'Eski' });
    const { jeton } = await buildPersonel(server, bayi, ['musteriEkle', 'musteriDuzenle']);
    const body = { musteri: { id, ad: 'Yeni' } };
    expect(await server.send(musteriCalls.create, { body }, { jeton })).toMatchObject({ status: 400, message: 'istekGecersiz' });
    expect((await get(id)).musteri.ad).toBe('Eski');
    expect((await update({ id: 0, ad: 'Kimse' })).status).toBe(404);
  });

  it('refuses a district of another province', async () => {
    const { id } = await buildMusteri(server, bayi);
    const ilceOf = async (il: number) => (await server.send(ilCalls.ilceler, { params: { id: il } }, { jeton: bayi.jeton })).liste[0]!.id;
    const [ankara, istanbul] = [await ilceOf(6), await ilceOf(34)];
    expect(await update({ id, ad: 'Ayşe', ilID: 34, ilceID: ankara })).toMatchObject({ status: 422, message: 'ilceIlineAitDegil' });
    const adresler = [{ baslik: 'Ev', adres: 'Lale Sokak 3', ilID: 34, ilceID: ankara }];
    expect(await update({ id, ad: 'Ayşe' }, { adresler })).toMatchObject({ status: 422, message: 'ilceIlineAitDegil' });
    expect((await update({ id, ad: 'Ayşe', ilID: 34, ilceID: istanbul })).status).toBe(200);
  });

  it('finds a changed customer by the new name only', async () => {
    const { id } = await save({ ad: 'Eskiad' });
    await update({ id, ad: 'Yeniad' });
    expect((await list({ ara: 'eskiad' })).toplamKayit).toBe(0);
    expect((await list({ ara: 'yeniad' })).toplamKayit).toBe(1);
  });
});

describe('phones', () => {
  it('gives the default to another phone when it is removed', async () => {
    const { id } = await save({ ad: 'Tel' }, { musteriTelefon: [{ telefon: buildTelefon() }, { telefon: buildTelefon() }] });
    const { musteri } = await get(id);
    const [first, second] = musteri.telefonlar;
    expect(first?.varsayilanMi).toBe(true);
    await server.send(musteriCalls.removeTelefon, { body: { id: first!.id } }, { jeton: bayi.jeton });
    expect((await get(id)).musteri.telefonlar).toEqual([{ ...second, varsayilanMi: true }]);
  });

  it('gives it to one that is there where two are removed at once', async () => {
    const { id } = await save({ ad: 'Üç' }, { musteriTelefon: Array.from({ length: 3 }, () => ({ telefon: buildTelefon() })) });
    const [first, second, third] = (await get(id)).musteri.telefonlar;
    const remove = (telefon: { id: number } | undefined) => () => server.send(musteriCalls.removeTelefon, { body: { id: telefon!.id } }, { jeton: bayi.jeton });
    const hold = (client: pg.Client) => client.query('select from musteri where id = $1 for update', [id]);
    const [bir, iki] = await sendWhileHeld(server, hold, remove(second), remove(first));
    expect([bir.status, iki.status]).toEqual([200, 200]);
    expect((await get(id)).musteri.telefonlar).toEqual([{ ...third, varsayilanMi: true }]);
  });
});

describe('contact data that came hidden', () => {
  const gizli = {
    musteri: { ad: 'Saklı', email: '', tcKimlikNo: '10000000146', pasaportNo: 'U98765432' },
    adresler: [{ baslik: 'Ev', adres: 'Lale Sokak 3' }],
  };
  const build = async () => {
    gizli.musteri.email = `sakli${buildTelefon().slice(4)}@ornek.com`;
    const numaralar = [buildTelefon(), buildTelefon()];
    const { id } = await save(gizli.musteri, { adresler: gizli.adresler, musteriTelefon: numaralar.map((telefon) => ({ telefon })) });
    return { id, numaralar };
  };
  const read = async (id: number, jeton = bayi.jeton) => {
    const { musteri } = await get(id, jeton);
    const { liste: adresler } = await server.send(musteriCalls.adresler, { params: { id } }, { jeton });
    return { musteri, adresler };
  };

  it('is as it was when the form is saved by who could not read it, and everything else is saved', async () => {
    const { id, numaralar } = await build();
    const before = await read(id);
    const { jeton } = await buildPersonel(server, bayi, ['musteriGoruntule', 'musteriDuzenle']);
    const { musteri, adresler } = await read(id, jeton);
    const [first, second] = musteri.telefonlar;
    const body = {
      musteri: { ...musteri, soyad: 'Yeni' },
      adresler: [{ ...adresler[0], baslik: 'İş' }],
      musteriTelefon: [{ ...first, varsayilanMi: false, aciklama: 'eski' }, { ...second, varsayilanMi: true }],
    };
    expect((await server.send(musteriCalls.update, { body }, { jeton })).status).toBe(200);
    const after = await read(id);
    expect(after.musteri).toMatchObject({ ...gizli.musteri, soyad: 'Yeni' });
    expect(after.adresler).toEqual([{ ...before.adresler[0], baslik: 'İş' }]);
    expect(after.musteri.telefonlar.map(({ telefon }) => telefon)).toEqual(numaralar.toReversed());
    expect(after.musteri.telefonlar[1]).toMatchObject({ aciklama: 'eski', varsayilanMi: false });
  });

  it('is replaced by what is written anew, and emptied when it is emptied', async () => {
    const { id } = await build();
    const { jeton } = await buildPersonel(server, bayi, ['musteriGoruntule', 'musteriDuzenle']);
    const { musteri } = await read(id, jeton);
    const telefon = buildTelefon();
    const body = { musteri: { ...musteri, email: null, pasaportNo: 'P1234567' }, musteriTelefon: [{ ...musteri.telefonlar[0], telefon }] };
    await server.send(musteriCalls.update, { body }, { jeton });
    const after = (await get(id)).musteri;
    expect(after).toMatchObject({ email: null, tcKimlikNo: '10000000146', pasaportNo: 'P1234567' });
    expect(after.telefonlar.map((satir) => satir.telefon)).toContain(telefon);
  });

  it('is nothing that a new record could be saved with', async () => {
    const { id } = await build();
    const yeni = { telefon: '0(5••) ••• •• 12' };
    expect(await save({ ad: 'Yeni', email: 's•••@•••' })).toMatchObject({ status: 422, alanlar: { 'musteri.email': 'gizliKaydedilemez' } });
    expect(await update({ id, ad: 'Yeni' }, { musteriTelefon: [yeni] })).toMatchObject({
      status: 422,
      alanlar: { 'musteriTelefon.0.telefon': 'gizliKaydedilemez' },
    });
  });

  it('is shown one kind at a time to those who may, and the log says what was shown', async () => {
    const { id, numaralar } = await build();
    const { jeton, personelID } = await buildPersonel(server, bayi, ['musteriGoruntule', 'musteriIletisimGoster']);
    const show = (alan: string) => server.send(musteriCalls.iletisimGoster, { body: { id, alan } }, { jeton });
    expect((await show('telefon')).degerler.map(({ deger }) => deger)).toEqual(numaralar);
    expect((await show('kimlik')).degerler).toEqual([
      { id: null, ad: 'pasaportNo', deger: 'U98765432' },
      { id: null, ad: 'tcKimlikNo', deger: '10000000146' },
    ]);
    const kayitlar = await server.rows('select kayit_id, degisim->$$alanlar$$ as alanlar from kayit_gunlugu where personel_id = $1 and islem = $2 order by id', [personelID, 'gosterme']);
    expect(kayitlar).toEqual([
      { kayit_id: String(id), alanlar: { alan: [null, 'telefon'] } },
      { kayit_id: String(id), alanlar: { alan: [null, 'kimlik'] } },
    ]);
    expect(JSON.stringify(kayitlar)).not.toContain(numaralar[0]);
  });
});

describe('deactivating', () => {
  it('hides the customer from the list and brings it back', async () => {
    const { id } = await save({ ad: 'Pasif' });
    await server.send(musteriCalls.remove, { body: { id } }, { jeton: bayi.jeton });
    expect((await list({ ara: 'Pasif', durum: 'aktif' })).toplamKayit).toBe(0);
    expect((await list({ ara: 'Pasif', durum: 'pasif' })).toplamKayit).toBe(1);
    await server.send(musteriCalls.aktifEt, { body: { id } }, { jeton: bayi.jeton });
    expect((await list({ ara: 'Pasif' })).toplamKayit).toBe(1);
  });
});

it('proposes the next plain file number', async () => {
  const own = await buildBayi(server);
  const son = async () => (await server.send(musteriCalls.sonDosyaNo, {}, { jeton: own.jeton })).specialData;
  expect(await son()).toBe('1');
  await buildMusteri(server, own, { dosyaNo: '41' });
  await buildMusteri(server, own, { dosyaNo: 'X-900' });
  expect(await son()).toBe('42');
});

it('makes a customer from an appointment with name and phone', async () => {
  const telefon = buildTelefon();
  const { id } = await server.send(musteriCalls.createFromRandevu, { body: { ad: 'Hızlı', telefon } }, { jeton: bayi.jeton });
  expect((await get(id)).musteri.telefonlar[0]).toMatchObject({ telefon, varsayilanMi: true });
});

it('puts into the line of time what the person may see elsewhere', async () => {
  const { id } = await buildMusteri(server, bayi);
  await buildRandevu(server, bayi, { musteriID: id });
  await buildSatis(server, bayi, { musteriID: id, odemeler: [{ odemeSekliID: 1, tutar: 50 }] });
  const turler = async (jeton: string) => {
    const { liste, toplamKayit } = await server.send(musteriCalls.zamanCizgisi, { params: { id } }, { jeton });
    expect(toplamKayit).toBe(liste.length);
    return liste.map(({ tur }) => tur).sort();
  };
  const withYetkiler = async (...yetkiler: Yetki[]) =>
    turler((await buildPersonel(server, bayi, ['musteriGoruntule', ...yetkiler])).jeton);
  expect(await turler(bayi.jeton)).toEqual(['randevu', 'satis']);
  expect(await withYetkiler()).toEqual([]);
  expect(await withYetkiler('satisGoruntule')).toEqual(['satis']);
  expect(await withYetkiler('musteriSatis')).toEqual(['satis']);
  expect(await withYetkiler('randevuGoruntule', 'randevuMusteriGor', 'randevuTumunuGor')).toEqual(['randevu']);
  expect(await withYetkiler('randevuGoruntule', 'randevuTumunuGor')).toEqual([]);
  expect(await withYetkiler('randevuGoruntule', 'randevuMusteriGor')).toEqual([]);
});

it('tells a visit in one line: the appointment, what was sold, what was paid and what is left', async () => {
  const { id: altUrunID, adi } = await buildAltUrun(server, bayi, { fiyat: 100 });
  const randevu = await buildRandevu(server, bayi, { altUrunIDler: [altUrunID] });
  const { id: satisID } = await server.send(randevuCalls.satis, { body: { randevuID: randevu.id } }, { jeton: bayi.jeton });
  const model = [{ tahsilatSatisID: satisID, musteriID: randevu.musteriID, odemeSekliID: 1, tutar: 40 }];
  await server.send(satisCalls.tahsilat, { body: { model } }, { jeton: bayi.jeton });
  const cizgi = async (jeton = bayi.jeton) => (await server.send(musteriCalls.zamanCizgisi, { params: { id: randevu.musteriID } }, { jeton })).liste;
  const odemeler = [{ sekil: 'Nakit', tutar: 40, tarih: BUGUN }];
  expect(await cizgi()).toEqual([{ tur: 'randevu', id: randevu.id, satisID, zaman: `${YARIN}T10:00:00`, baslik: adi, durum: 'G', tutar: 100, kalan: 60, odemeler }]);
  const { jeton } = await buildPersonel(server, bayi, ['musteriGoruntule', 'randevuGoruntule', 'randevuMusteriGor', 'randevuTumunuGor']);
  expect(await cizgi(jeton)).toMatchObject([{ id: randevu.id, satisID: null, tutar: null, kalan: null, odemeler: [] }]);
});

it('lists the appointments of a customer that the person sees', async () => {
  const { id: altUrunID, adi } = await buildAltUrun(server, bayi);
  const randevu = await buildRandevu(server, bayi, { altUrunIDler: [altUrunID], randevuNotu: 'Havlu getirecek' });
  const randevular = (jeton = bayi.jeton) => server.send(musteriCalls.randevular, { query: { musteriID: randevu.musteriID } }, { jeton });
  expect(await randevular()).toMatchObject({
    toplamKayit: 1,
    liste: [{ id: randevu.id, randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30', hizmetler: adi, randevuNotu: 'Havlu getirecek', satisID: null }],
    ozet: { gelmedi: 0, iptal: 0 },
  });
  const gelmedigi = await buildRandevu(server, bayi, { musteriID: randevu.musteriID, randevuTarihi: BUGUN });
  await server.send(randevuCalls.update, { body: { id: gelmedigi.id, randevuDurumu: 'X' } }, { jeton: bayi.jeton });
  const iptal = await buildRandevu(server, bayi, { musteriID: randevu.musteriID, randevuTarihi: BUGUN });
  await server.send(randevuCalls.update, { body: { id: iptal.id, randevuDurumu: 'I' } }, { jeton: bayi.jeton });
  const { ozet } = await randevular();
  expect({ ...ozet, sonraki: ozet.sonraki?.slice(0, 10) }).toEqual({ gelmedi: 1, iptal: 1, sonraki: YARIN });
  expect((await randevular((await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuMusteriGor'])).jeton)).liste).toEqual([]);
  expect((await randevular((await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor'])).jeton)).status).toBe(403);
  expect((await randevular((await buildBayi(server)).jeton)).status).toBe(404);
});

it('tells when somebody comes to who may know whose visit it is', async () => {
  const { musteriID: id } = await buildRandevu(server, bayi);
  const read = async (...yetkiler: Yetki[]) => {
    const { jeton } = await buildPersonel(server, bayi, ['musteriGoruntule', ...yetkiler]);
    const { liste } = await server.mustSend(musteriCalls.list, {}, { jeton });
    const { musteri } = await server.mustSend(musteriCalls.get, { params: { id } }, { jeton });
    return [liste.find((one) => one.id === id)!.siradakiRandevu, musteri.siradakiRandevu, musteri.gelmemeSayisi];
  };
  const zaman = `${YARIN}T10:00:00`;
  expect(await read('randevuGoruntule', 'randevuMusteriGor')).toEqual([zaman, zaman, 0]);
  expect(await read('randevuGoruntule')).toEqual([null, null, null]);
  expect(await read('randevuMusteriGor')).toEqual([null, null, null]);
});

it('shows what is owed, and who owes, to who may see accounts', async () => {
  const own = await buildBayi(server);
  const { musteriID } = await buildSatis(server, own);
  const { id: borcsuz } = await buildMusteri(server, own);
  const idler = async (borcluMu: boolean) => (await list({ borcluMu }, own.jeton)).liste.map(({ id }) => id);
  expect([await idler(true), await idler(false)]).toEqual([[musteriID], [borcsuz]]);
  const { jeton } = await buildPersonel(server, own, ['musteriGoruntule']);
  expect(new Set((await list({}, jeton)).liste.map(({ bakiye }) => bakiye))).toEqual(new Set([null]));
  expect((await server.send(musteriCalls.get, { params: { id: musteriID } }, { jeton })).musteri.bakiye).toBeNull();
  expect((await list({ borcluMu: true }, jeton)).status).toBe(403);
});

it('takes nobody who is not born yet', async () => {
  const create = (dogumTarihi: string) => server.send(musteriCalls.create, { body: { musteri: { ad: 'Yarın', dogumTarihi } } }, { jeton: bayi.jeton });
  expect(await create(YARIN)).toMatchObject({ status: 422, alanlar: { 'musteri.dogumTarihi': 'dogumTarihiGelecekte' } });
  expect((await create(BUGUN)).status).toBe(200);
});

describe('an e-mail', () => {
  it('of another customer is refused, by name to who may see contact data', async () => {
    const email = `elif${buildTelefon().slice(4)}@ornek.test`;
    const { id } = await save({ ad: 'Elif', soyad: 'Kaya', email });
    expect(await save({ ad: 'Ece', email: email.toUpperCase() })).toMatchObject({ status: 409, message: 'ePostaBaskaMusteride', alanlar: { 'musteri.email': 'ePostaBaskaMusteride' }, veri: { musteri: 'Elif Kaya', musteriID: id } });
    expect((await update({ id, ad: 'Elif Su', email })).status).toBe(200);
    const { id: diger } = await save({ ad: 'Ece' });
    expect(await update({ id: diger, ad: 'Ece', email })).toMatchObject({ status: 409 });
    const { jeton } = await buildPersonel(server, bayi, ['musteriEkle', 'musteriGoruntule']);
    const gizli = await server.send(musteriCalls.create, { body: { musteri: { id: 0, ad: 'Ece', email } } }, { jeton });
    expect(gizli).toMatchObject({ status: 409, message: 'ePostaKayitli' });
    expect(JSON.stringify(gizli)).not.toContain('Elif');
    const own = await buildBayi(server);
    expect((await server.send(musteriCalls.create, { body: { musteri: { id: 0, ad: 'Ece', email } } }, { jeton: own.jeton })).status).toBe(200);
  });

  it('is given to one of two who are entered at once, and stays with two who shared it before', async () => {
    const email = `es${buildTelefon().slice(4)}@ornek.test`;
    const replies = await Promise.all([save({ ad: 'Bir', email }), save({ ad: 'İki', email })]);
    expect(statusesOf(replies)).toEqual([200, 409]);
    const { id } = await save({ ad: 'Üç' });
    await server.rows('update musteri set email = $1 where id = $2', [email, id]);
    expect((await update({ id, ad: 'Üçüncü', email })).status).toBe(200);
  });
});

describe('aktifMi and kayitTarihi of a save', () => {
  it('are kept as they are sent, and a change of the first is the act that it is', async () => {
    const { id } = await save({ ad: 'Eski', aktifMi: false, kayitTarihi: '2019-03-04' });
    const { musteri } = await get(id);
    expect(musteri).toMatchObject({ aktifMi: false, kayitTarihi: expect.stringContaining('2019-03-0') });
    expect((await update({ ...musteri, soyad: 'Kayıt' })).status).toBe(200);
    expect((await get(id)).musteri).toMatchObject({ aktifMi: false, kayitTarihi: musteri.kayitTarihi, soyad: 'Kayıt' });
    // What is no date is empty (spec 1§5), and every customer was entered on some day.
    expect((await update({ id, kayitTarihi: 'Invalid date' })).status).toBe(200);
    expect((await get(id)).musteri).toMatchObject({ kayitTarihi: musteri.kayitTarihi });
    expect((await save({ ad: 'Yeni', kayitTarihi: 'Invalid date' })).status).toBe(200);
    const { jeton } = await buildPersonel(server, bayi, ['musteriDuzenle', 'musteriGoruntule']);
    const set = (aktifMi: boolean) => server.send(musteriCalls.update, { body: { musteri: { id, aktifMi } as never } }, { jeton });
    expect((await set(true)).status).toBe(200);
    expect(await set(false)).toMatchObject({ status: 403, alanlar: { 'musteri.aktifMi': 'yetkiYok' } });
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'musteri', kayitID: id } }, { jeton: bayi.jeton });
    expect(liste.filter(({ nesne }) => nesne === 'durum')).toMatchObject([{ islem: 'guncelleme', degisim: [{ alan: 'aktifMi', once: 'false', sonra: 'true' }] }]);
  });
});

it('tells in the list when somebody came last and comes next, and nothing of what did not happen', async () => {
  const bayi = await buildBayi(server);
  const { id: musteriID } = await buildMusteri(server, bayi);
  for (const [randevuTarihi, randevuDurumu] of [['2026-11-02', 'G'], ['2026-11-09', 'X'], ['2026-11-30', 'I'], ['2026-12-07', 'B'], ['2026-12-14', 'O']]) {
    const { id } = await buildRandevu(server, bayi, { musteriID, randevuTarihi });
    if (randevuDurumu !== 'B') await server.mustSend(randevuCalls.update, { body: { id, randevuDurumu } }, { jeton: bayi.jeton });
  }
  const { liste } = await server.send(musteriCalls.list, { query: { alanlar: 'id,sonZiyaret,siradakiRandevu' } }, { jeton: bayi.jeton });
  expect(liste.find(({ id }) => id === musteriID)).toEqual({ id: musteriID, sonZiyaret: '2026-11-02T10:00:00', siradakiRandevu: '2026-12-07T10:00:00' });
});

it('tells of two who save one card at once what each of them has found', async () => {
  const { id } = await buildMusteri(server, bayi, { soyad: 'Kaya' });
  const name = (soyad: string) => () => update({ id, soyad });
  await sendWhileHeld(server, (client) => client.query('select from musteri where id = $1 for update', [id]), name('Demir'), name('Çelik'));
  const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'musteri', kayitID: id } }, { jeton: bayi.jeton });
  expect(liste.slice(0, 2).map(({ degisim }) => degisim.map(({ once, sonra }) => [once, sonra]))).toEqual([[['Demir', 'Çelik']], [['Kaya', 'Demir']]]);
});
