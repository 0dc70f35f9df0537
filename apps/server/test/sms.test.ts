import { musteriCalls } from '@defter/contract/musteri.ts';
import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import { WP_GONDERILEMEZ, wpCalls } from '@defter/contract/wp.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { startIletimerkeziSimulator } from '@defter/simulators/iletimerkezi.ts';
import { noFaults, type Simulator } from '@defter/simulators/simulator.ts';
import { type SmsSimulator, startSmsSimulator } from '@defter/simulators/sms.ts';
import { SABLONLAR, startWhatsappSimulator, type WhatsappSimulator } from '@defter/simulators/whatsapp.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, buildTelefon, type TestBayi } from './build.ts';
import { buildPaketSatis } from './build-paket.ts';
import { sendWhileHeld } from './hold.ts';
import { BUGUN, useOwnServer, YARIN } from './server.ts';
import { mesajLines } from '../src/platform/outside/mesaj/deliver.ts';
import { createKapi } from '../src/modules/sms/kapi.ts';

const server = useOwnServer();
let netgsm: SmsSimulator;
let iletimerkezi: Simulator;
let whatsapp: WhatsappSimulator;
beforeAll(async () => {
  [netgsm, iletimerkezi, whatsapp] = await Promise.all([startSmsSimulator(), startIletimerkeziSimulator(), startWhatsappSimulator()]);
  Object.assign(server.platform.config, { saglayicilar: { netgsm: netgsm.url, iletimerkezi: iletimerkezi.url, whatsapp: whatsapp.url } });
});
afterAll(() => Promise.all([netgsm.close(), iletimerkezi.close(), whatsapp.close()]));
let bayi: TestBayi;
beforeEach(async () => {
  for (const { faults } of [netgsm, iletimerkezi, whatsapp]) Object.assign(faults, noFaults());
  bayi = await buildBayi(server);
});

const agree = (telefon: string, izin = 'onay', kanal = 'sms') =>
  server.rows(`insert into ileti_izni (bayi_id, telefon, kanal, izin, kaynak) values ($1, $2, $3, $4, 'masa')`, [bayi.bayiID, telefon, kanal, izin]);
const send = (body: object) => server.send(smsCalls.gonder, { body: { mesaj: 'Merhaba [ad], [sube]', tur: 'bilgi', ...body } as never }, bayi);
async function deliver(): Promise<void> {
  const lines = mesajLines({ database: server.platform.database, url: netgsm.url, log: { warn: () => undefined }, kapi: createKapi(server.platform) });
  for (const line of lines) for (const key of await line.find()) await line.work(key, () => false);
}
/** A number beside the one that a customer is written to at. */
const addTelefon = (musteriID: number) => server.rows('insert into musteri_telefon (bayi_id, musteri_id, telefon) values ($1, $2, $3)', [bayi.bayiID, musteriID, buildTelefon()]);
const kisi = ({ id, telefon }: { id: number; telefon: string }) => ({ musteriID: id, adSoyad: null, cepTelefonu: telefon });

describe('a message to many', () => {
  it('reaches each number once, by name, and names the customers without one', async () => {
    const ayse = await buildMusteri(server, bayi, { ad: 'Ayşe' });
    const sabit = await buildMusteri(server, bayi, { telefon: '+902125550101' });
    const gonderilecekler = [kisi(ayse), { adSoyad: 'Bir daha', cepTelefonu: ayse.telefon.replace('+90', '0') }, kisi(sabit), { adSoyad: 'Fatma Kara', cepTelefonu: '0555 999 88 77' }, { adSoyad: 'Yanlış', cepTelefonu: '12' }];
    expect(await send({ gonderilecekler })).toMatchObject({ status: 200, message: 'smsSiraya', kuyruga: 2, mukerrer: 1, numaraYok: 2 });
    await deliver();
    const told = netgsm.mesajlar.slice(0, 2).map(({ telefon, mesaj }) => [telefon, mesaj]);
    expect(told).toEqual(expect.arrayContaining([[ayse.telefon, expect.stringMatching(/^Merhaba Ayşe, Salon/)], ['+905559998877', expect.stringMatching(/^Merhaba Fatma, Salon/)]]));
    const { liste } = await server.send(smsCalls.gonderilenler, {}, bayi);
    expect(liste).toMatchObject([{ toplam: 2, giden: 2, bekleyen: 0, tutulan: 0, kredi: 2, personelAdi: 'Deniz Sahip' }]);
    const rapor = (await server.send(smsCalls.rapor, { params: { id: liste[0]!.id } }, bayi)) as unknown as { liste: object[] };
    expect(rapor.liste).toMatchObject([
      { adSoyad: 'Ayşe Test', musteriID: ayse.id, durum: 'gonderildi', saglayici: 'netgsm', kredi: 1 },
      { adSoyad: 'Fatma Kara', musteriID: null, durum: 'gonderildi' },
    ]);
  });

  it('tells the cost of all of them before, the longer ones too', async () => {
    // 160 plain letters are one part; a Turkish letter leaves room for 155.
    const mesaj = `Merhaba [ad], ${'x'.repeat(142)}`;
    const gonderilecekler = ['Ali', 'Şule', 'Muzaffereddin'].map((adSoyad, i) => ({ adSoyad, cepTelefonu: `0555 999 77 0${i}` }));
    const ask = (body: object) => server.send(smsCalls.alicilar, { body: { gonderilecekler, tur: 'bilgi', ...body } as never }, bayi);
    expect([(await ask({ mesaj })).kredi, (await ask({})).kredi, (await ask({ mesaj, kanal: 'whatsapp' })).kredi]).toEqual([5, null, null]);
    expect(await send({ gonderilecekler, mesaj })).toMatchObject({ kuyruga: 3 });
    await deliver();
    expect((await server.send(smsCalls.gonderilenler, {}, bayi)).liste).toMatchObject([{ giden: 3, kredi: 5 }]);
  });

  it('is filtered only by facts of customers that the sender may know, in whatever way it is sent', async () => {
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    const suzgecler = [{ borclu: true }, { paketi: true }, { ozelDurumIDler: [1] }, { gelenGun: 1, gelmeyenGun: 1 }, { gelenGun: 1 }, { altUrunID }];
    // The calendar with initials only does not show who comes.
    const bakan = await buildPersonel(server, bayi, ['smsGonder', 'randevuGoruntule']);
    const bilen = await buildPersonel(server, bayi, ['smsGonder', 'musteriGoruntule', 'musteriCari', 'paketGoruntule', 'randevuGoruntule', 'randevuMusteriGor']);
    const ask = (kisi: typeof bakan, suzgec: object) => server.send(smsCalls.alicilar, { body: { suzgec, tur: 'bilgi' } as never }, kisi);
    for (const suzgec of suzgecler) {
      expect(await ask(bilen, suzgec)).toMatchObject({ status: 200, toplam: 0 });
      expect(await ask(bakan, suzgec)).toMatchObject({ status: 403, message: 'yetkiYok' });
      expect(await server.send(smsCalls.gonder, { body: { mesaj: 'Merhaba', tur: 'bilgi', suzgec } as never }, bakan)).toMatchObject({ status: 403 });
    }
    expect(await ask(bakan, { cinsiyet: 1 })).toMatchObject({ status: 200 });
  });

  it('that is commercial shows its recipients before, and holds the others back with their reason', async () => {
    const [onayli, sorulmamis, reddeden] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
    await agree(onayli.telefon);
    await agree(sorulmamis.telefon, 'onay', 'whatsapp');
    await agree(reddeden.telefon);
    await server.rows('update ileti_izni set son = false where bayi_id = $1 and telefon = $2', [bayi.bayiID, reddeden.telefon]);
    await agree(reddeden.telefon, 'ret');
    const gonderilecekler = [onayli, sorulmamis, reddeden].map(kisi);
    expect(await server.send(smsCalls.alicilar, { body: { gonderilecekler } }, bayi)).toMatchObject({
      toplam: 3, sayilar: { gidecek: 1, izinYok: 1, ret: 1, azOnce: 0, numaraYok: 0, mukerrer: 0 }, ornekler: [{ durum: 'gidecek' }, { durum: 'izinYok' }, { durum: 'ret' }],
    });
    await send({ gonderilecekler, tur: 'ticari', mesaj: 'İndirim' });
    await deliver();
    const { liste } = await server.send(smsCalls.mesajlar, {}, bayi);
    expect(liste.map(({ durum, hata }) => [durum, hata])).toEqual([['tutuldu', 'ret'], ['tutuldu', 'izinYok'], ['gonderildi', null]]);
    const sayilar = async () => (await server.send(smsCalls.alicilar, { body: { gonderilecekler } }, bayi)).sayilar;
    expect(await sayilar()).toMatchObject({ gidecek: 0, azOnce: 1 });
    await server.house(`update giden_mesaj set gonderim = gonderim - interval '25 hours' where bayi_id = $1`, [bayi.bayiID]);
    expect(await sayilar()).toMatchObject({ gidecek: 1, azOnce: 0 });
  });

  it('is found by the digits of a number only with the right to see numbers', async () => {
    const ayse = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya' });
    await send({ mesaj: 'Yarın kapalıyız', gonderilecekler: [kisi(ayse)] });
    const { jeton } = await buildPersonel(server, bayi, ['smsRapor']);
    const found = async (ara: string, of = bayi.jeton) => (await server.send(smsCalls.mesajlar, { query: { ara } }, { jeton: of })).toplamKayit;
    expect([await found(ayse.telefon.slice(-7)), await found(ayse.telefon.slice(-7), jeton), await found('kaya ayse', jeton)]).toEqual([1, 0, 1]);
  });

  it('can be planned, and cancelled until it leaves', async () => {
    const { id } = await send({ gonderilecekler: [kisi(await buildMusteri(server, bayi))], tarih: YARIN, saat: '12:00' });
    expect((await server.send(smsCalls.gonderilenler, {}, bayi)).liste).toMatchObject([{ zaman: `${YARIN}T12:00:00+03:00` }]);
    // It is sent by the clock of the database, which is past tomorrow already.
    await server.house("update giden_mesaj set gonderim_zamani = now() + interval '1 day' where bayi_id = $1", [bayi.bayiID]);
    await deliver();
    expect((await server.send(smsCalls.gonderilenler, {}, bayi)).liste).toMatchObject([{ bekleyen: 1, giden: 0 }]);
    expect(await server.send(smsCalls.iptal, { body: { id } }, bayi)).toMatchObject({ status: 200, iptalEdilen: 1 });
    expect(await server.send(smsCalls.iptal, { body: { id } }, bayi)).toMatchObject({ status: 409, message: 'smsHepsiGitti' });
    expect((await server.send(smsCalls.gonderilenler, {}, bayi)).liste).toMatchObject([{ iptalMi: true, bekleyen: 0 }]);
  });

  it('leaves at once where it is of today and no time is said', async () => {
    await send({ gonderilecekler: [kisi(await buildMusteri(server, bayi))], tarih: BUGUN });
    await deliver();
    expect((await server.send(smsCalls.gonderilenler, {}, bayi)).liste).toMatchObject([{ giden: 1, planliMi: false }]);
  });

  it('is planned from this minute on, for a year', async () => {
    const gonderilecekler = [kisi(await buildMusteri(server, bayi))];
    for (const zaman of [{ tarih: BUGUN, saat: '10:00' }, { tarih: addDays(BUGUN, 365), saat: '10:00' }]) expect((await send({ gonderilecekler, ...zaman })).status).toBe(200);
    for (const zaman of [{ tarih: BUGUN, saat: '09:59' }, { tarih: addDays(BUGUN, 366), saat: '10:00' }]) expect(await send({ gonderilecekler, ...zaman })).toMatchObject({ status: 422, message: 'smsZamaniGecti' });
  });

  it.each<[string, object, string]>([
    ['reaches nobody', { gonderilecekler: [] }, 'smsAliciYok'],
    ['has a place that nothing fills', { mesaj: 'Randevunuz [tarih]' }, 'smsYeriBilinmiyor'],
    ['has a place with a Turkish name that nothing fills', { mesaj: 'Sayın [müşteri]' }, 'smsYeriBilinmiyor'],
    ['is too long', { mesaj: 'ş'.repeat(899) }, 'smsUzun'],
  ])('is refused when it %s', async (_, body, message) => {
    const alici = kisi(await buildMusteri(server, bayi));
    expect(await send({ gonderilecekler: [alici], ...body })).toMatchObject({ status: 422, message });
    expect(await server.rows('select 1 from sms_gonderim where bayi_id = $1', [bayi.bayiID])).toEqual([]);
  });

  it('is refused when it is too long for one of many names', async () => {
    const [ayse, abdurrahman] = [await buildMusteri(server, bayi, { ad: 'Ayşe' }), await buildMusteri(server, bayi, { ad: 'Abdurrahmangazi' })];
    const mesaj = `[ad] ${'ş'.repeat(6 * 149 - 6)}`;
    expect(await send({ gonderilecekler: [kisi(ayse), kisi(abdurrahman)], mesaj })).toMatchObject({ status: 422, message: 'smsUzun' });
    expect(await send({ gonderilecekler: [kisi(ayse)], mesaj })).toMatchObject({ status: 200 });
  });

  it('is sent with the marks of a keyboard, at their cost', async () => {
    const gonderilecekler = [kisi(await buildMusteri(server, bayi, { ad: 'Ayşe' }))];
    expect(await send({ gonderilecekler, mesaj: `[ad]’nin saati – ${'a'.repeat(60)}…` })).toMatchObject({ status: 200 });
    await deliver();
    expect(netgsm.mesajlar[0]!.mesaj).toBe(`Ayşe'nin saati - ${'a'.repeat(60)}...`);
    expect((await server.send(smsCalls.gonderilenler, {}, bayi)).liste).toMatchObject([{ kredi: 1 }]);
  });

  it('takes the brackets of a name for no place', async () => {
    const gonderilecekler = [kisi(await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya [VIP]' }))];
    expect(await send({ gonderilecekler, mesaj: 'Sayın [İsim], bekleriz' })).toMatchObject({ status: 200 });
    expect(await server.house('select mesaj from giden_mesaj where bayi_id = $1', [bayi.bayiID])).toEqual([{ mesaj: 'Sayın Ayşe Kaya [VIP], bekleriz' }]);
  });

  it.each<[string, object]>([
    ['text', { suzgec: 'x' }],
    ['a text of JSON', { suzgec: '{"gelmeyenGun":60}' }],
    ['days before none', { suzgec: { gelmeyenGun: -5 } }],
  ])('is refused whose filter is %s, rather than sent to everybody', async (_, body) => {
    await buildMusteri(server, bayi);
    expect(await send(body)).toMatchObject({ status: 422, message: 'alanlarHatali' });
    expect(await server.house('select id from giden_mesaj where bayi_id = $1', [bayi.bayiID])).toEqual([]);
  });

  it('is refused where the credit is not enough for it', async () => {
    await server.rows('update sms_hesabi set kalan = 1 where bayi_id = $1', [bayi.bayiID]);
    const gonderilecekler = [kisi(await buildMusteri(server, bayi)), kisi(await buildMusteri(server, bayi))];
    expect(await send({ gonderilecekler })).toMatchObject({ status: 409, message: 'kontorYetersiz', veri: { gereken: 2, kalan: 1 } });
    expect((await send({ gonderilecekler: gonderilecekler.slice(1) })).status).toBe(200);
    // Who may get none takes no credit.
    const { telefon } = await buildMusteri(server, bayi);
    await agree(telefon);
    expect((await send({ tur: 'ticari', mesaj: 'Fiyat', gonderilecekler: [...gonderilecekler, { cepTelefonu: telefon }] })).status).toBe(200);
  });

  it('writes to a customer at their own number, and to nobody of another business', async () => {
    const baska = await buildBayi(server);
    const { id } = await buildMusteri(server, baska);
    expect(await send({ gonderilecekler: [{ musteriID: id, cepTelefonu: '05551234567' }] })).toMatchObject({ status: 422, message: 'smsAliciYok' });
    const ayse = await buildMusteri(server, bayi);
    await addTelefon(ayse.id);
    await send({ gonderilecekler: [{ musteriID: ayse.id, cepTelefonu: '0(5••) ••• •• 38' }] });
    expect((await server.send(smsCalls.mesajlar, {}, bayi)).liste).toMatchObject([{ telefon: ayse.telefon }]);
  });
});

describe('a filter', () => {
  const choose = async (suzgec: object) => (await server.send(smsCalls.alicilar, { body: { tur: 'bilgi', suzgec: suzgec as never } }, bayi)).ornekler.map(({ musteriID }) => musteriID);

  it('finds nobody who is passive, and nobody at two numbers', async () => {
    const [aktif, pasif] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
    await server.rows('update musteri set cinsiyet = 1, aktif_mi = id <> $2 where bayi_id = $1', [bayi.bayiID, pasif.id]);
    await addTelefon(aktif.id);
    expect(await choose({ cinsiyet: 1 })).toEqual([aktif.id]);
  });

  it('finds whom it describes', async () => {
    const [gelen, gelmeyen] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    const { id: randevuID } = await buildRandevu(server, bayi, { musteriID: gelen.id, altUrunIDler: [altUrunID] });
    await server.rows(`update randevu set durum = 'K', baslangic = baslangic - interval '5 days', bitis = bitis - interval '5 days' where id = $1 and bayi_id = $2`, [randevuID, bayi.bayiID]);
    await server.rows(`update musteri set dogum_tarihi = '1990-11-27', cinsiyet = 1 where bayi_id = $1 and id = $2`, [bayi.bayiID, gelmeyen.id]);
    await buildSatis(server, bayi, { musteriID: gelen.id });
    await buildSatis(server, bayi, { musteriID: gelmeyen.id, odemeler: [{ odemeSekliID: 1, tutar: 100 }] });
    expect(await choose({ borclu: false })).toEqual([gelen.id, gelmeyen.id]);
    expect(await choose({ gelenGun: 30 })).toEqual([gelen.id]);
    expect(await choose({ gelmeyenGun: 30 })).toEqual([gelmeyen.id]);
    // The visit was four days ago.
    expect([await choose({ gelenGun: 4 }), await choose({ gelenGun: 3 }), await choose({ gelmeyenGun: 4 })]).toEqual([[gelen.id], [], [gelmeyen.id]]);
    expect(await choose({ altUrunID })).toEqual([gelen.id]);
    expect(await choose({ borclu: true })).toEqual([gelen.id]);
    expect(await choose({ paketi: true })).toEqual([]);
    expect([await choose({ dogumGunu: 1 }), await choose({ dogumGunu: 2 })]).toEqual([[], [gelmeyen.id]]);
    expect(await choose({ dogumAyi: 11, cinsiyet: 1 })).toEqual([gelmeyen.id]);
    expect(await choose({ dogumAyi: 12 })).toEqual([]);
    expect(await choose({ grupIDler: [1] })).toEqual([gelen.id, gelmeyen.id]);
    expect(await choose({ grupIDler: [2] })).toEqual([]);
    // A visit that was deleted was none.
    await server.rows('update randevu set silindi = now() where id = $1', [randevuID]);
    expect([await choose({ gelenGun: 30 }), await choose({ altUrunID })]).toEqual([[], []]);
  });

  it('finds customers with sessions left, and those with a special state', async () => {
    const [paketli, bitmis, isaretli] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    for (const { id: musteriID } of [paketli, bitmis]) await buildPaketSatis(server, bayi, { musteriID, altUrunID, miktar: 1 });
    await server.mustSend(seansDusCalls.create, { body: { musteriID: bitmis.id, icerikler: [{ altUrunID }], odemeler: [] } }, bayi);
    const [{ id: ozelDurumID }] = (await server.rows<{ id: number }>('select min(id)::int as id from ozel_durum where bayi_id = $1', [bayi.bayiID])) as [{ id: number }];
    await server.mustSend(musteriCalls.update, { body: { musteri: { id: isaretli.id }, digerBilgiler: { ozelDurumID } } as never }, bayi);
    expect(await choose({ paketi: true })).toEqual([paketli.id]);
    expect(await choose({ ozelDurumIDler: [ozelDurumID] })).toEqual([isaretli.id]);
    const withHak = async (changes: string) => {
      await server.rows(`update paket_hak set ${changes} where bayi_id = $1 and musteri_id = $2`, [bayi.bayiID, paketli.id]);
      return choose({ paketi: true });
    };
    expect([await withHak(`bitis = '${BUGUN}'`), await withHak(`bitis = '2026-11-24'`)]).toEqual([[paketli.id], []]);
    expect([await withHak('bitis = null, iptal_zamani = now()'), await withHak('iptal_zamani = null, iade_zamani = now()')]).toEqual([[], []]);
  });

  it('hides numbers from people without the right to see them', async () => {
    await buildMusteri(server, bayi);
    const kor = await buildPersonel(server, bayi, ['smsGonder']);
    expect((await server.send(smsCalls.alicilar, { body: { tur: 'bilgi', suzgec: { borclu: false } as never } }, kor)).ornekler).toMatchObject([{ telefon: expect.stringContaining('•') }]);
  });
});

describe('the account', () => {
  const save = (body: object) => server.send(smsCalls.updateAyar, { body: { id: 1, ...body } as never }, bayi);
  const own = { smsFirmaID: 2, kullaniciAdi: '8501112233', sifre: 'gizli-parola', kanalKodu: 'GUZELLIK' };

  it('is the house’s at first, and its password is never told', async () => {
    expect((await server.send(smsCalls.ayar, {}, bayi)).liste).toMatchObject([{ smsFirmaID: 1, smsFirmasi: 'Defter', sifreVarMi: false, kapaliGunler: [7] }]);
    await save(own);
    expect((await server.send(smsCalls.ayar, {}, bayi)).liste).toMatchObject([{ smsFirmaID: 2, sifre: null, sifreVarMi: true }]);
    expect(await save({ kanalKodu: 'SALON' })).toMatchObject({ status: 200 });
    expect((await server.send(smsCalls.ayar, {}, bayi)).liste).toMatchObject([{ sifreVarMi: true, kanalKodu: 'SALON' }]);
    expect(await save({ kullaniciAdi: '8509998877' })).toMatchObject({ status: 422, alanlar: { sifre: 'zorunluAlan' } });
    expect(JSON.stringify(await server.rows('select * from kayit_gunlugu where bayi_id = $1', [bayi.bayiID]))).not.toContain('gizli-parola');
    expect(server.logged()).not.toContain('gizli-parola');
  });

  it.each<[string, object, string]>([
    ['night', { ticariBaslangic: '07:00' }, 'ticariBaslangic'],
    ['late', { ticariBitis: '23:00' }, 'ticariBitis'],
    ['backwards', { ticariBaslangic: '12:00', ticariBitis: '11:00' }, 'ticariBitis'],
  ])('sends nothing commercial at hours that are %s', async (_, body, alan) => {
    expect(await save(body)).toMatchObject({ status: 422, alanlar: { [alan]: 'ticariSaatYasak' } });
  });

  it('keeps the rules of the salon, where a client that knows none of them saves the account without an id', async () => {
    const rules = { turkceKarakter: false, ticariBaslangic: '10:00', ticariBitis: '19:00', kapaliGunler: [6, 7], araSaat: 48, uyariSiniri: 5 };
    await save(rules);
    expect(await server.send(smsCalls.createAyar, { body: { id: 0, ...own } as never }, bayi)).toMatchObject({ status: 200 });
    expect((await server.send(smsCalls.ayar, {}, bayi)).liste).toMatchObject([{ smsFirmaID: 2, kullaniciAdi: '8501112233', ...rules }]);
  });

  it('is not saved over the save of another person meanwhile', async () => {
    const { surum } = (await server.send(smsCalls.ayar, {}, bayi)).liste[0]!;
    expect((await save({ surum, araSaat: 12 })).status).toBe(200);
    expect(await save({ surum, araSaat: 48 })).toMatchObject({ status: 409, message: 'kayitDegismis' });
  });

  it.each<[string, () => Simulator, object, string]>([
    ['NetGSM', () => netgsm, own, '30'],
    ['İleti Merkezi', () => iletimerkezi, { ...own, smsFirmaID: 3 }, '401'],
  ])('at %s is tried by a text to the own phone, and tells the error', async (_, simulator, body, kod) => {
    await save(body);
    const dene = () => server.send(smsCalls.deneme, { body: { mesaj: 'Deneme mesajı' } }, bayi);
    expect(await dene()).toMatchObject({ gittiMi: true, hata: null });
    expect(await server.send(smsCalls.baslikBilgileri, {}, bayi)).toMatchObject({ kalanKontor: expect.any(Number), basliklar: expect.arrayContaining([expect.any(String)]), hata: null });
    simulator().faults.yanlisAnahtar = true;
    expect(await dene()).toMatchObject({ status: 200, gittiMi: false, hata: kod });
    expect(await server.send(smsCalls.baslikBilgileri, {}, bayi)).toMatchObject({ kalanKontor: null, hata: kod });
  });
});

it('documents are read by their bytes, and nobody reads them by an address', async () => {
  const evrak = (name: string, data: string) => ({ model: [{ tip: 'vergiLevhasi' as const, baslik: 'GUZELLIK', dosya: new File([data], name) }] });
  expect(await server.send(smsCalls.evraklar, { body: evrak('levha.pdf', '%PDF-1.7 …') }, bayi)).toMatchObject({ status: 200, message: 'evrakAlindi' });
  expect((await server.send(smsCalls.evraklar, { body: evrak('levha.pdf', '<script>') }, bayi)).status).toBe(422);
  expect((await server.send(smsCalls.durum, {}, bayi)).liste).toMatchObject([{ tip: 'vergiLevhasi', dosyaAdi: 'levha.pdf', durum: 'bekliyor' }]);
  // The specification names no kinds.
  for (const tip of ['3', '']) expect(await server.send(smsCalls.evraklar, { body: { model: [{ ...evrak('imza.pdf', '%PDF-1.7 …').model[0], tip }] } as never }, bayi)).toMatchObject({ status: 200 });
  expect((await server.send(smsCalls.durum, {}, bayi)).liste.map(({ tip }) => tip).toSorted()).toEqual(['diger', 'diger', 'vergiLevhasi']);
});

describe('WhatsApp', () => {
  const hesap = { id: 0, kullaniciAdi: '1001', parola: 'jeton', entegrasyonID: '2002', uygulamaSirri: 'sır' };
  const sablon = (body: object) => server.send(wpCalls.sablonGonder, { body: { templateID: 'randevu_hatirlatma', tur: 'bilgi', parametreler: ['yarın 14:00'], telefonlar: [{ telefon: '05551112233', adSoyad: 'Ayşe' }], ...body } as never }, bayi);

  const ONAYLI = SABLONLAR[0]!;
  /** The business has further templates until the test ends. */
  const addSablonlar = (...yeni: typeof SABLONLAR) => {
    const { length } = SABLONLAR;
    SABLONLAR.push(...yeni);
    onTestFinished(() => {
      SABLONLAR.length = length;
    });
  };

  it('is connected once, and tells its secrets to nobody', async () => {
    expect(await server.send(wpCalls.ayar, {}, bayi)).toMatchObject({ ayar: null });
    await server.send(wpCalls.saveAyar, { body: hesap }, bayi);
    await server.send(wpCalls.saveAyar, { body: { id: 1, ayarMi: true, randevuTemplateID: 'randevu_hatirlatma' } as never }, bayi);
    const { ayar } = await server.send(wpCalls.ayar, {}, bayi);
    expect(ayar).toMatchObject({ kullaniciAdi: '1001', parola: null, parolaVarMi: true, sirVarMi: true, randevuTemplateID: 'randevu_hatirlatma' });
    expect(JSON.stringify(ayar)).not.toMatch(/jeton|sır/);
  });

  it('tells the address and the word of its platform only to people who may set it up', async () => {
    await server.mustSend(wpCalls.saveAyar, { body: hesap }, bayi);
    const [kuran, gonderen] = [await buildPersonel(server, bayi, ['whatsappAyarlari']), await buildPersonel(server, bayi, ['smsGonder'])];
    expect((await server.send(wpCalls.ayar, {}, kuran)).ayar).toMatchObject({ bildirimAdresi: expect.stringMatching(/^http/), dogrulamaSozu: expect.stringMatching(/./) });
    expect((await server.send(wpCalls.ayar, {}, gonderen)).ayar).toMatchObject({ ayarMi: true, bildirimAdresi: null, dogrulamaSozu: null });
  });

  it('keeps the changes of two people who change the account at once', async () => {
    await server.mustSend(wpCalls.saveAyar, { body: hesap }, bayi);
    const save = (body: object) => () => server.send(wpCalls.saveAyar, { body: { id: 1, ...body } as never }, bayi);
    await sendWhileHeld(server, (client) => client.query('select from wp_ayari where bayi_id = $1 for update', [bayi.bayiID]), save({ randevuTemplateID: 'randevu_hatirlatma' }), save({ entegrasyonID: '3003' }));
    expect((await server.send(wpCalls.ayar, {}, bayi)).ayar).toMatchObject({ randevuTemplateID: 'randevu_hatirlatma', entegrasyonID: '3003' });
  });

  it('sends a template with the name first, in its language, with its document', async () => {
    await server.send(wpCalls.saveAyar, { body: hesap }, bayi);
    expect((await server.send(wpCalls.sablonlar, {}, bayi)).liste).toMatchObject([{ adi: 'randevu_hatirlatma', parametreSayisi: 2 }, { retVarMi: true }, { belgeMi: true }, { durum: 'PENDING' }]);
    // As it is pasted from a table.
    expect(await sablon({ parametreler: ['yarın\t14:00'] })).toMatchObject({ status: 200, kuyruga: 1 });
    expect(await sablon({ templateID: 'fiyat_listesi', parametreler: [], file: new File(['%PDF'], 'fiyat.pdf') })).toMatchObject({ status: 200 });
    await deliver();
    expect(whatsapp.mesajlar).toMatchObject([{ sablon: 'fiyat_listesi', belge: expect.any(String) }, { telefon: '+905551112233', sablon: 'randevu_hatirlatma', dil: 'tr', parametreler: ['Ayşe', 'yarın 14:00'] }]);
  });

  it('sends a template that is named by its number, and lists its text with the places as the platform fills them', async () => {
    await server.send(wpCalls.saveAyar, { body: hesap }, bayi);
    addSablonlar({ ...ONAYLI, id: '99', name: 'iki_kez', components: [{ type: 'BODY', text: '{{2}} için {{1}}, tekrar: {{1}}' }] });
    const telefon = buildTelefon();
    expect(await sablon({ templateID: '99', telefonlar: [{ telefon, adSoyad: 'Ayşe' }] })).toMatchObject({ status: 200 });
    await deliver();
    expect(whatsapp.mesajlar.find((mesaj) => mesaj.telefon === telefon)).toMatchObject({ sablon: 'iki_kez', parametreler: ['Ayşe', 'yarın 14:00'] });
    expect((await server.send(smsCalls.mesajlar, {}, bayi)).liste).toMatchObject([{ mesaj: 'yarın 14:00 için Ayşe, tekrar: Ayşe', durum: 'gonderildi' }]);
  });

  it('fills the places of a template by their names, where it has names', async () => {
    await server.send(wpCalls.saveAyar, { body: hesap }, bayi);
    addSablonlar({ ...ONAYLI, id: '97', name: 'adli', components: [{ type: 'BODY', text: 'Sayın {{isim}}, {{tarih}}; sayın {{isim}}' }] });
    expect((await server.send(wpCalls.sablonlar, {}, bayi)).liste.at(-1)).toMatchObject({ adi: 'adli', durum: 'APPROVED', parametreSayisi: 2, yerAdlari: ['isim', 'tarih'] });
    const telefon = buildTelefon();
    expect(await sablon({ templateID: 'adli', telefonlar: [{ telefon, adSoyad: 'Ayşe' }] })).toMatchObject({ status: 200 });
    await deliver();
    expect(whatsapp.mesajlar.find((mesaj) => mesaj.telefon === telefon)).toMatchObject({ sablon: 'adli', parametreler: ['Ayşe', 'yarın 14:00'] });
    expect((await server.send(smsCalls.mesajlar, {}, bayi)).liste).toMatchObject([{ mesaj: 'Sayın Ayşe, yarın 14:00; sayın Ayşe', durum: 'gonderildi' }]);
  });

  it.each<[string, object]>([
    ['a place in its title', { type: 'HEADER', format: 'TEXT', text: 'Merhaba {{1}}' }],
    ['a picture', { type: 'HEADER', format: 'IMAGE' }],
    ['a code to copy', { type: 'BUTTONS', buttons: [{ type: 'COPY_CODE' }] }],
    ['several cards', { type: 'CAROUSEL' }],
    ['a place in the address of a button', { type: 'BUTTONS', buttons: [{ type: 'URL', url: 'https://salon.example/{{1}}' }] }],
  ])('offers no template with %s, which the platform would not take from here', async (_, part) => {
    await server.send(wpCalls.saveAyar, { body: hesap }, bayi);
    addSablonlar({ ...ONAYLI, id: '96', name: 'fazlasi_var', components: [...ONAYLI.components, part as never] });
    expect((await server.send(wpCalls.sablonlar, {}, bayi)).liste.at(-1)).toMatchObject({ adi: 'fazlasi_var', durum: WP_GONDERILEMEZ });
    expect(await sablon({ templateID: 'fazlasi_var' })).toMatchObject({ status: 422, message: 'wpSablonYok' });
  });

  it('takes no word that begins like a refusal for the line that says how to refuse', async () => {
    await server.send(wpCalls.saveAyar, { body: hesap }, bayi);
    addSablonlar({ ...ONAYLI, id: '98', name: 'retinol', category: 'MARKETING', components: [{ type: 'BODY', text: 'Sayın {{1}}, retinol bakımında {{2}}' }] });
    expect(await sablon({ templateID: 'retinol', tur: 'ticari' })).toMatchObject({ status: 422, message: 'wpRetYok' });
  });

  it('knows every template of a business that has hundreds', async () => {
    await server.send(wpCalls.saveAyar, { body: hesap }, bayi);
    addSablonlar(...Array.from({ length: 230 }, (_, i) => ({ ...ONAYLI, id: `1${i}`, name: `sablon_${i}` })));
    expect((await server.send(wpCalls.sablonlar, {}, bayi)).liste).toHaveLength(234);
    expect(await sablon({ templateID: 'sablon_229' })).toMatchObject({ status: 200 });
  });

  it('addresses a number without a name, whose place the platform would not take empty', async () => {
    await server.send(wpCalls.saveAyar, { body: hesap }, bayi);
    const telefon = buildTelefon();
    await sablon({ telefonlar: [{ telefon }] });
    await deliver();
    expect(whatsapp.mesajlar.find((mesaj) => mesaj.telefon === telefon)).toMatchObject({ parametreler: ['müşterimiz', 'yarın 14:00'] });
    expect((await server.send(smsCalls.mesajlar, {}, bayi)).liste).toMatchObject([{ telefon, durum: 'gonderildi' }]);
  });

  it('sends a template to whom a filter describes', async () => {
    await server.send(wpCalls.saveAyar, { body: hesap }, bayi);
    const [borclu, borcsuz] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
    await buildSatis(server, bayi, { musteriID: borclu.id });
    expect(await sablon({ telefonlar: [], suzgec: { borclu: true } })).toMatchObject({ status: 200, kuyruga: 1 });
    await deliver();
    // Messages of other tests that are still queued are sent with it.
    const alanlar = whatsapp.mesajlar.map(({ telefon }) => telefon).filter((telefon) => telefon === borclu.telefon || telefon === borcsuz.telefon);
    expect(alanlar).toEqual([borclu.telefon]);
  });

  it.each<[string, object, string]>([
    ['is not approved', { templateID: 'yeni_sablon' }, 'wpSablonYok'],
    ['is none', { templateID: 'yok' }, 'wpSablonYok'],
    ['is of another language', { languageID: 1 }, 'wpSablonYok'],
    ['advertises by its kind', { templateID: 'bahar_kampanyasi', parametreler: [] }, 'wpTicari'],
    ['does not say how to refuse', { tur: 'ticari' }, 'wpRetYok'],
    ['needs a document', { templateID: 'fiyat_listesi', parametreler: [] }, 'wpBelgeGerekli'],
  ])('refuses a template that %s', async (_, body, message) => {
    await server.send(wpCalls.saveAyar, { body: hesap }, bayi);
    expect(await sablon(body)).toMatchObject({ status: 422, message });
  });

  it('says that it is not connected, or does not answer', async () => {
    expect(await sablon({})).toMatchObject({ status: 409, message: 'wpAyariYok' });
    await server.send(wpCalls.saveAyar, { body: hesap }, bayi);
    whatsapp.faults.yanlisAnahtar = true;
    expect(await sablon({})).toMatchObject({ status: 409, message: 'wpUlasilamiyor', veri: { kod: '190' } });
    expect(await server.send(wpCalls.sablonlar, {}, bayi)).toMatchObject({ liste: [], hata: '190' });
  });
});

it('credits show their purchases and their uses', async () => {
  await send({ gonderilecekler: [kisi(await buildMusteri(server, bayi))] });
  await deliver();
  expect(await server.send(smsCalls.kontor, {}, bayi)).toMatchObject({ kalan: 1999, evMi: true, hareketler: [{ adet: 2000, tur: 'hediye' }], kullanim: [{ islem: 0, toplu: 1 }] });
  const isWarned = async (fazla: number) => {
    await server.rows('update sms_hesabi h set kalan = a.uyari_siniri + $2 from sms_ayari a where a.bayi_id = h.bayi_id and h.bayi_id = $1', [bayi.bayiID, fazla]);
    return (await server.send(smsCalls.durum, {}, bayi)).uyariMi;
  };
  expect([await isWarned(1), await isWarned(0)]).toEqual([false, true]);
});

it('a text counts in the month and on the day on which it was sent, in the list, in the file and in the uses of the credits', async () => {
  await send({ gonderilecekler: [kisi(await buildMusteri(server, bayi))], mesaj: 'ş'.repeat(200) });
  await deliver();
  // It was sent ten seconds before the month ended. The sender's claim lasts some seconds, and ends in the next month.
  const ay = await server.house<{ son: string }>(`
    update giden_mesaj set gonderim = s.ilk - interval '10 seconds', gonderim_zamani = s.ilk + (gonderim_zamani - gonderim) - interval '10 seconds'
    from (select date_trunc('month', now() at time zone 'Europe/Istanbul') at time zone 'Europe/Istanbul' as ilk) s where bayi_id = $1
    returning ((gonderim at time zone 'Europe/Istanbul')::date)::text as son`, [bayi.bayiID]);
  const { son } = ay[0]!;
  const krediler = async (query: object) => (await server.send(smsCalls.mesajlar, { query: query as never }, bayi)).liste.map(({ kredi }) => kredi);
  expect(await krediler({ baslangicTarihi: son, bitisTarihi: son })).toEqual([2]);
  expect(await krediler({ baslangicTarihi: addDays(son, 1), bitisTarihi: addDays(son, 1) })).toEqual([]);
  expect((await server.send(smsCalls.kontor, {}, bayi)).kullanim).toEqual([{ ay: son.slice(0, 7), islem: 0, toplu: 2 }]);
  const { liste } = await server.send(smsCalls.mesajlar, {}, bayi);
  expect(liste).toMatchObject([{ zaman: liste[0]!.gonderimZamani }]);
});

it('the first of the months that credits were used in is told whole', async () => {
  await send({ gonderilecekler: [kisi(await buildMusteri(server, bayi)), kisi(await buildMusteri(server, bayi))] });
  await deliver();
  // Of two texts one was sent on the first day of the oldest month, the other on its last.
  const [{ ay }] = (await server.house<{ ay: string }>(`
    with ilk as (select (date_trunc('month', now() at time zone 'Europe/Istanbul') - interval '11 months') as gun)
    update giden_mesaj g set gonderim = (case when g.id = (select min(id) from giden_mesaj where bayi_id = $1) then ilk.gun else ilk.gun + interval '1 month' - interval '1 second' end) at time zone 'Europe/Istanbul'
    from ilk where g.bayi_id = $1 returning to_char(ilk.gun, 'YYYY-MM') as ay`, [bayi.bayiID])) as [{ ay: string }];
  expect((await server.send(smsCalls.kontor, {}, bayi)).kullanim).toEqual([{ ay, islem: 0, toplu: 2 }]);
  await server.house(`update giden_mesaj set gonderim = gonderim - interval '1 month' where bayi_id = $1`, [bayi.bayiID]);
  expect((await server.send(smsCalls.kontor, {}, bayi)).kullanim).toEqual([]);
});
