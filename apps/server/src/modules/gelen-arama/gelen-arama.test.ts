import { excelCalls } from '@defter/contract/excel.ts';
import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { buildPaketProgram, buildPaketSatis } from '../../../test/build-paket.ts';
import { readListe } from '../../../test/read-liste.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
const DUN = '2026-11-24';
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const save = (body: object, kim = bayi) => server.send(gelenAramaCalls.create, { body }, { jeton: kim.jeton });
const list = async (query: object = {}, kim = bayi) => (await server.send(gelenAramaCalls.list, { query }, { jeton: kim.jeton })).liste;
const get = async (id: number, kim = bayi) => server.send(gelenAramaCalls.get, { params: { id } }, { jeton: kim.jeton });
const kim = (telefonNo: string, by = bayi) => server.send(gelenAramaCalls.kim, { body: { telefonNo } }, { jeton: by.jeton });

describe('a call', () => {
  it('is of now and of the customer whose number it is, unless more is said', async () => {
    const { id: musteriID, telefon } = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya' });
    const { id } = await save({ telefonNo: telefon, sonucID: 2, aciklama: 'Fiyat sordu' });
    const { arama, arayan } = await get(id);
    expect(arama).toMatchObject({ bayiID: bayi.bayiID, tarih: BUGUN, saat: '10:00', aramaYonu: true, musteriID, musteriAdi: 'Ayşe Kaya', sonucAdi: 'Bilgi verildi', personelAdi: 'Deniz Sahip', cagriDurumu: null });
    expect(arayan).toMatchObject({ id: musteriID, adSoyad: 'Ayşe Kaya' });
  });

  it('is of nobody who is forgotten', async () => {
    const { id: musteriID, telefon } = await buildMusteri(server, bayi);
    const { id: oncekiAramaID } = await save({ musteriID, telefonNo: telefon });
    await server.send(kvkkCalls.anonimlestir, { body: { id: musteriID } }, bayi);
    expect(await save({ musteriID, aciklama: 'Ece Hanım aradı' })).toMatchObject({ status: 409, message: 'musteriAnonim' });
    expect(await save({ oncekiAramaID, aciklama: 'Ece Hanım arandı' })).toMatchObject({ status: 409, message: 'musteriAnonim' });
    const change = (id: number) => server.send(gelenAramaCalls.update, { body: { id, musteriID, aciklama: 'Ece Hanım' } }, bayi);
    expect(await change((await save({ telefonNo: buildTelefon() })).id)).toMatchObject({ status: 409, message: 'musteriAnonim' });
    expect((await server.send(gelenAramaCalls.update, { body: { id: oncekiAramaID, musteriID, sonucID: 2 } }, bayi)).status).toBe(200);
  });

  it('becomes that of the customer who has the number later', async () => {
    const telefon = buildTelefon();
    const { id } = await save({ telefonNo: telefon });
    expect((await get(id)).arama.musteriAdi).toBeNull();
    await buildMusteri(server, bayi, { ad: 'Zeynep', soyad: 'Ak', telefon });
    expect((await list({ adSoyad: 'zeynep' }))[0]).toMatchObject({ id, musteriAdi: 'Zeynep Ak' });
  });

  it('is refused without anybody who calls, with a broken number and with choices that are not there', async () => {
    expect(await save({ aciklama: 'kim?' })).toMatchObject({ status: 422, alanlar: { telefonNo: 'arayanGerekli' } });
    expect(await save({ telefonNo: '12' })).toMatchObject({ status: 422, alanlar: { telefonNo: 'telefonGecersiz' } });
    expect((await save({ telefonNo: buildTelefon(), sonucID: 999_999 })).status).toBe(404);
    // A day has 24:00 as its end only.
    expect(await save({ telefonNo: buildTelefon(), saat: '24:00' })).toMatchObject({ status: 422, alanlar: { saat: 'saatGecersiz' } });
    expect(await save({ telefonNo: buildTelefon(), sonrakiAramaTarihi: YARIN, sonrakiAramaSaati: '24:00' })).toMatchObject({ status: 422, alanlar: { sonrakiAramaSaati: 'saatGecersiz' } });
    expect(await save({ telefonNo: buildTelefon(), tarih: YARIN })).toMatchObject({ status: 422, alanlar: { tarih: 'tarihIleri' } });
    const { id } = await save({ telefonNo: buildTelefon() });
    expect(await server.send(gelenAramaCalls.update, { body: { id, tarih: '2199-12-31' } }, bayi)).toMatchObject({ status: 422, alanlar: { tarih: 'tarihIleri' } });
    const other = await buildBayi(server);
    const { id: theirs } = await buildMusteri(server, other);
    expect((await save({ musteriID: theirs })).status).toBe(404);
    expect((await save({ arayanKisi: 'Gizli numara' })).status).toBe(200);
  });

  it('is changed in what is sent, told in the log and removed', async () => {
    const { id } = await save({ telefonNo: buildTelefon(), aciklama: 'ilk', sonucID: 1 });
    expect((await server.send(gelenAramaCalls.update, { body: { id, aciklama: '', sonrakiAramaTarihi: YARIN } }, bayi)).status).toBe(200);
    expect((await get(id)).arama).toMatchObject({ aciklama: null, sonucID: 1, sonrakiAramaTarihi: YARIN });
    const { arama } = await get(id);
    expect(await server.send(gelenAramaCalls.update, { body: { id, surum: arama.surum - 1, sonucID: 2 } }, bayi)).toMatchObject({ status: 409, message: 'kayitDegismis' });
    await server.send(gelenAramaCalls.remove, { body: { id } }, bayi);
    expect((await get(id)).status).toBe(404);
  });

  it('settles the one that it follows, and has its number where none is sent', async () => {
    const telefonNo = buildTelefon();
    const { id: once } = await save({ telefonNo, sonrakiAramaTarihi: BUGUN, sonrakiAramaSaati: '15:00' });
    expect(await server.send(gelenAramaCalls.bekleyenler, {}, bayi)).toMatchObject({ cevapsiz: 0, aranacak: 1 });
    const { id } = await save({ aramaYonu: false, oncekiAramaID: once, sonucID: 4 });
    expect((await get(id)).arama).toMatchObject({ telefonNo, aramaYonu: false });
    expect((await get(once)).arama).toMatchObject({ sonrakiAramaTarihi: null, sonrakiAramaSaati: null });
    expect(await server.send(gelenAramaCalls.bekleyenler, {}, bayi)).toMatchObject({ aranacak: 0 });
  });

  it('is nothing to do any more once somebody says so, and only then is that told', async () => {
    const { id } = await save({ telefonNo: buildTelefon(), sonrakiAramaTarihi: DUN });
    const finish = () => server.send(gelenAramaCalls.tamamla, { body: { id } }, bayi);
    expect(await finish()).toMatchObject({ status: 200, message: 'aramaTamamlandi' });
    const before = await server.rows('select count(*) from kayit_gunlugu where bayi_id = $1', [bayi.bayiID]);
    expect((await finish()).status).toBe(200);
    expect(await server.rows('select count(*) from kayit_gunlugu where bayi_id = $1', [bayi.bayiID])).toEqual(before);
  });
});

describe('the list', () => {
  it('has today without days, and every filter of the specification', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya' });
    const uzman = await buildPersonel(server, bayi, ['gelenArama']);
    const telefonNo = '+905325556677';
    const bir = (await save({ telefonNo, aciklama: 'Lazer SORDU', sonucID: 1, durumID: 2, gorusmeKonuID: 3, hizmetID: 1, gorusmeSekliID: 2, neredenDuydunuzID: 1 })).id;
    const iki = (await save({ musteriID, aramaYonu: false, sonucID: 2, tarih: DUN }, uzman)).id;
    const ids = async (query: object, by = bayi) => (await list(query, by)).map(({ id }) => id);
    expect(await ids({})).toEqual([bir]);
    expect(await ids({ bitis: DUN })).toEqual([iki]);
    const hepsi = { baslangic: DUN, bitis: BUGUN };
    expect(await ids(hepsi)).toEqual([bir, iki]);
    expect(await ids({ ...hepsi, sirala: 'zaman' })).toEqual([iki, bir]);
    for (const query of [
      { aciklama: 'sordu' }, { aramaYonu: true }, { telefonNo: '532 555' }, { durumlar: '2,4' }, { gorusmeKonulari: [3] }, { gorusmeSekilleri: '2' }, { hizmetler: [1, 9] },
      { neredenDuydunuzlar: '1' }, { sonuclar: '1' }, { personeller: String(bayi.personelID) }, { ara: '0532 555' }, { bayiID: bayi.bayiID, sonuclar: '1,3' },
    ]) expect(await ids({ ...hepsi, ...query }), JSON.stringify(query)).toEqual([bir]);
    expect(await ids({ ...hepsi, adSoyad: 'AYSE' })).toEqual([iki]);
    expect(await ids({ musteriID })).toEqual([iki]);
    // As most clients write a list into an address.
    const sayi = async (liste: string) => {
      const answer = await server.app.inject({ method: 'GET', url: `/api/gelenarama?baslangic=${DUN}&${liste}`, headers: { authorization: `Bearer ${bayi.jeton}` } });
      return answer.json<{ toplamKayit: number }>().toplamKayit;
    };
    expect([await sayi('sonuclar[]=3'), await sayi('sonuclar[]=1'), await sayi('sonuclar[]=1&sonuclar[]=2'), await sayi('sonuclar=1&sonuclar=2')]).toEqual([0, 1, 2, 2]);
    // Records in place of their ids, and 0 or nothing for none.
    expect([await sayi('sonuclar[0][id]=1&sonuclar[0][adi]=x'), await sayi('sonuclar[0]=1&sonuclar[1]='), await sayi('sonuclar=0&durumlar[0]=0')]).toEqual([1, 1, 2]);
    // Who sees no numbers finds nobody by them, digit by digit.
    expect(await ids({ ...hepsi, telefonNo: '532555' }, uzman)).toEqual([]);
    expect(await ids({ ...hepsi, ara: '0532 555' }, uzman)).toEqual([]);
    expect((await list(hepsi, uzman))[0]!.telefonNo).toMatch(/•/);
    const refused = async (query: object) => (await server.send(gelenAramaCalls.list, { query }, bayi)).status;
    expect(await refused({ baslangic: BUGUN, bitis: DUN })).toBe(422);
    expect(await refused({ sonuclar: 'x' })).toBe(422);
    expect(await refused({ sonuclar: '1,,2' })).toBe(422);
    expect(await refused({ bayiID: bayi.bayiID + 1 })).toBe(404);
  });

  it('has those who are to be called by their day', async () => {
    const [bir, iki] = [await save({ telefonNo: buildTelefon(), sonrakiAramaTarihi: YARIN }), await save({ telefonNo: buildTelefon(), sonrakiAramaTarihi: BUGUN, tarih: DUN })];
    const ids = async (query: object) => (await list({ gorunum: 'aranacak', ...query })).map(({ id }) => id);
    expect(await ids({})).toEqual([iki.id, bir.id]);
    expect(await ids({ bitis: BUGUN })).toEqual([iki.id]);
  });

  it('is taken out as it is shown', async () => {
    const telefonNo = buildTelefon();
    await save({ telefonNo, sonucID: 2, aciklama: '=1+1' });
    await save({ arayanKisi: 'Biri', sonucID: 1 });
    const read = async (query: object, jeton = bayi.jeton) =>
      (await readListe((await server.send(excelCalls.export, { query: { tip: 'aramalar', ...query } }, { jeton })).dosya!)).satirlar;
    const [head, ...rows] = await read({ sonuclar: '2,3' });
    expect(head?.slice(0, 3)).toEqual(['Tarih', 'Saat', 'Yön']);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual(expect.arrayContaining([telefonNo, 'Gelen', '10:00', 'Bilgi verildi', '=1+1']));
    const uzman = await buildPersonel(server, bayi, ['gelenArama', 'excelAktar']);
    expect(JSON.stringify(await read({}, uzman.jeton))).not.toContain(telefonNo);
    const stranger = await buildPersonel(server, bayi, ['excelAktar']);
    expect((await server.send(excelCalls.export, { query: { tip: 'aramalar' } }, { jeton: stranger.jeton })).status).toBe(403);
  });
});

describe('who a number is', () => {
  it('is told with debt, visits and what was said, each by its right', async () => {
    const { id: musteriID, telefon } = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya' });
    await buildSatis(server, bayi, { musteriID });
    const { id: randevuID } = await buildRandevu(server, bayi, { musteriID });
    await save({ telefonNo: telefon, sonucID: 2, aciklama: 'Yarın arayacak' });
    const all = await kim(telefon);
    expect(all.arayan).toMatchObject({ id: musteriID, adSoyad: 'Ayşe Kaya', bakiye: 100, gelmemeSayisi: 0, kalanSeans: 0, siradakiRandevular: [{ id: randevuID }] });
    expect(all.sonAramalar).toMatchObject([{ sonucAdi: 'Bilgi verildi', aciklama: 'Yarın arayacak' }]);
    // The calendar by initials alone is no way to learn when somebody comes.
    const uzman = await buildPersonel(server, bayi, ['gelenArama', 'randevuGoruntule', 'randevuTumunuGor']);
    expect((await kim(telefon, uzman)).arayan).toMatchObject({ adSoyad: 'Ayşe Kaya', bakiye: null, gelmemeSayisi: null, kalanSeans: null, sonZiyaretler: [], siradakiRandevular: [] });
    expect((await kim(buildTelefon())).arayan).toBeNull();
    await server.send(randevuCalls.remove, { body: { id: randevuID, silmeNedeni: 'Vazgeçti' } }, bayi);
    expect((await kim(telefon)).arayan?.siradakiRandevular).toEqual([]);
  });

  it('is told with the sessions that the card has, also those that somebody of the family shares', async () => {
    const [sahip, cocuk] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
    const { id: programID } = await buildPaketProgram(server, bayi, { kullanim: 'aile', icerikler: [{ altUrunID: (await buildAltUrun(server, bayi)).id, miktar: 6 }] });
    const { haklar } = await buildPaketSatis(server, bayi, { musteriID: sahip.id, programID });
    await server.mustSend(seansIslemiCalls.paylas, { body: { paketHakID: haklar[0]!.id, musteriID: cocuk.id } }, bayi);
    for (const { id, telefon } of [sahip, cocuk]) {
      const { liste } = await server.mustSend(seansCalls.paketler, { params: { id } }, bayi);
      expect(liste.map(({ kalan }) => kalan)).toEqual([6]);
      expect((await kim(telefon)).arayan?.kalanSeans).toBe(6);
    }
  });

  it('is a guess of those who see no numbers, and there are so many in a day', async () => {
    const uzman = await buildPersonel(server, bayi, ['gelenArama']);
    await server.house("insert into deneme (anahtar, sayi, pencere_sonu) values ($1, 200, now() + interval '1 day')", [`tahmin ${bayi.bayiID}.${uzman.personelID}`]);
    expect(await kim('+905325556677', uzman)).toMatchObject({ status: 429 });
    expect(await save({ telefonNo: '+905325556677' }, uzman)).toMatchObject({ status: 429 });
    expect((await kim('+905325556677')).status).toBe(200);
  });
});

describe('a customer from a call', () => {
  const add = (body: object, by = bayi) => server.send(gelenAramaCalls.musteriKayit, { body }, { jeton: by.jeton });

  it('has its number, which whoever adds them need not see, and all its calls', async () => {
    const telefonNo = buildTelefon();
    const [bir, iki] = [await save({ telefonNo, neredenDuydunuzID: 2 }), await save({ telefonNo })];
    const desk = await buildPersonel(server, bayi, ['gelenArama', 'musteriEkle']);
    const { id, telefon, adSoyad } = await add({ gelenAramaID: bir.id, ad: 'Nehir', soyad: 'Aydoğan' }, desk);
    expect(adSoyad).toBe('Nehir Aydoğan');
    expect(telefon).toMatch(/•/);
    expect(await server.rows('select distinct musteri_id::int as id from gelen_arama where id = any($1)', [[bir.id, iki.id]])).toEqual([{ id }]);
    const { musteri } = await server.send(musteriCalls.get, { params: { id } }, bayi);
    expect(musteri.telefonlar[0]?.telefon).toBe(telefonNo);
    expect(await add({ gelenAramaID: iki.id, ad: 'Başka' })).toMatchObject({ status: 409, message: 'telefonBaskaMusteride' });
  });

  it('has the number by the name that it has in a call', async () => {
    const telefonNo = buildTelefon();
    const { id } = await add({ ad: 'Nehir', telefonNo });
    expect((await server.send(musteriCalls.get, { params: { id } }, bayi)).musteri.telefonlar[0]?.telefon).toBe(telefonNo);
  });

  it('needs a number, a name and the right to add customers', async () => {
    const { id } = await save({ arayanKisi: 'Gizli numara' });
    expect(await add({ gelenAramaID: id, ad: 'Nehir' })).toMatchObject({ status: 422, alanlar: { telefon: 'zorunluAlan' } });
    expect(await add({ gelenAramaID: id, telefon: buildTelefon() })).toMatchObject({ status: 422, alanlar: { ad: 'zorunluAlan' } });
    expect((await add({ gelenAramaID: 999_999, ad: 'Nehir' })).status).toBe(404);
    const desk = await buildPersonel(server, bayi, ['gelenArama']);
    expect((await add({ gelenAramaID: id, ad: 'Nehir', telefon: buildTelefon() }, desk)).status).toBe(403);
  });
});

describe('what is kept of a person', () => {
  it('is in their copy, and is gone with them', async () => {
    const { id, telefon } = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya' });
    const { id: aramaID } = await save({ telefonNo: telefon, arayanKisi: 'Annesi', aciklama: 'Boşandığını söyledi' });
    await server.rows('update gelen_arama set musteri_id = null where id = $1', [aramaID]);
    const veriler = await server.send(kvkkCalls.veriler, { params: { id } }, bayi);
    expect(JSON.stringify(veriler)).toContain('Boşandığını söyledi');
    await server.send(kvkkCalls.anonimlestir, { body: { id } }, bayi);
    const [row] = await server.rows<Record<string, unknown>>('select * from gelen_arama where id = $1', [aramaID]);
    expect(row).toMatchObject({ telefon_no: null, arayan_kisi: null, aciklama: null });
    expect(Number(row!.musteri_id)).toBe(id);
  });

  it('loses a number that is erased', async () => {
    const { id, telefon } = await buildMusteri(server, bayi);
    const { id: aramaID } = await save({ telefonNo: telefon });
    const { telefonlar } = (await server.send(musteriCalls.get, { params: { id } }, bayi)).musteri;
    expect((await server.send(kvkkCalls.telefonSil, { params: { id: telefonlar[0]!.id } }, bayi)).status).toBe(200);
    expect((await get(aramaID)).arama).toMatchObject({ telefonNo: null, musteriID: id });
  });
});
