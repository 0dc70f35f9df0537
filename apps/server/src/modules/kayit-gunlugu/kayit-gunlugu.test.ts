import { authCalls } from '@defter/contract/auth.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { KAYIT_ISLEMLERI, KAYIT_MENULERI, type KayitIslemi, type KayitMenusu } from '@defter/contract/call.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';
import { hashPassword } from '../../platform/auth/password.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const list = (query: object = {}, jeton = bayi.jeton) => server.send(kayitGunluguCalls.list, { query: { baslangic: '2000-01-01', ...query } }, { jeton });
const gecmis = (menu: KayitMenusu, kayitID: number, jeton = bayi.jeton) =>
  server.send(kayitGunluguCalls.gecmis, { query: { menu, kayitID } }, { jeton });
const menuID = (menu: KayitMenusu) => KAYIT_MENULERI.indexOf(menu) + 1;
const islemID = (islem: KayitIslemi) => KAYIT_ISLEMLERI.indexOf(islem) + 1;

/** A change of a field that is plain text, of which everybody reads the whole. */
const METIN = { etiket: null, tur: 'metin', sozler: null, tek: false, yetki: null };

describe('an entry', () => {
  it('says who, from where, on what, and what changed from what to what', async () => {
    const { id } = await buildMusteri(server, bayi, { ad: 'Selin', soyad: 'Demir' });
    const { musteri } = await server.send(musteriCalls.get, { params: { id } }, { jeton: bayi.jeton });
    const body = { musteri: { ...musteri, soyad: 'Kaya', dogumTarihi: '1990-05-01', email: 'selin@ornek.com' } };
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' };
    await server.send(musteriCalls.update, { body }, { jeton: bayi.jeton, headers, ip: '203.0.113.7' });
    const { liste } = await gecmis('musteri', id);
    expect(liste[0]).toMatchObject({
      personelID: bayi.personelID,
      menu: 'musteri',
      islem: 'guncelleme',
      kayitID: id,
      kayitAdi: 'Selin Kaya',
      ip: '203.0.113.7',
      cihaz: 'Chrome · Windows',
    });
    expect(liste[0]?.degisim).toEqual([
      { ...METIN, alan: 'soyad', once: 'Demir', sonra: 'Kaya' },
      { ...METIN, alan: 'email', tur: 'ePosta', yetki: 'musteriIletisim', once: null, sonra: 'selin@ornek.com' },
      { ...METIN, alan: 'dogumTarihi', tur: 'tarih', once: null, sonra: '1990-05-01' },
    ]);
  });

  it('hides contact data from who may not see it, and keeps identity numbers from everybody', async () => {
    const { id } = await buildMusteri(server, bayi, { ad: 'Selin' });
    const { musteri } = await server.send(musteriCalls.get, { params: { id } }, { jeton: bayi.jeton });
    await server.send(musteriCalls.update, { body: { musteri: { ...musteri, email: 'selin@ornek.com', tcKimlikNo: '10000000146' } } }, { jeton: bayi.jeton });
    const { jeton } = await buildPersonel(server, bayi, ['kayitGunlugu']);
    const sonraOf = async (kim: string) => Object.fromEntries((await gecmis('musteri', id, kim)).liste[0]!.degisim.map(({ alan, sonra }) => [alan, sonra]));
    expect(await sonraOf(bayi.jeton)).toEqual({ email: 'selin@ornek.com', tcKimlikNo: '•••••••••46' });
    expect(await sonraOf(jeton)).toEqual({ email: 's•••@•••', tcKimlikNo: '•••••••••46' });
    expect(JSON.stringify(await server.rows('select * from kayit_gunlugu where bayi_id = $1', [bayi.bayiID]))).not.toContain('10000000146');
  });

  it('keeps wages, bonus rates and costs back from who may not see them in the record', async () => {
    await server.mustSend(personelCalls.update, { body: { id: bayi.personelID, maas: 42_000, hizmetPrim: 10 } }, { jeton: bayi.jeton });
    const { id } = await buildAltUrun(server, bayi);
    await server.mustSend(urunCalls.updateAltUrun, { body: { id, maliyet: 75 } }, { jeton: bayi.jeton });
    const toldTo = async (kim: string) => {
      const [personel, urun] = [await gecmis('personel', bayi.personelID, kim), await gecmis('urun', id, kim)];
      return Object.fromEntries([...personel.liste[0]!.degisim, ...urun.liste[0]!.degisim].map(({ alan, sonra }) => [alan, sonra]));
    };
    expect(await toldTo(bayi.jeton)).toEqual({ maas: '42000', hizmetPrim: '10', maliyet: '75' });
    const { jeton } = await buildPersonel(server, bayi, ['kayitGunlugu']);
    expect(await toldTo(jeton)).toEqual({ maas: null, hizmetPrim: null, maliyet: null });
  });

  it('names what an id stands for', async () => {
    const { id } = await buildMusteri(server, bayi, { ad: 'Selin' });
    const { musteri } = await server.send(musteriCalls.get, { params: { id } }, { jeton: bayi.jeton });
    await server.send(musteriCalls.update, { body: { musteri: { ...musteri, ilID: 34 } } }, { jeton: bayi.jeton });
    expect((await gecmis('musteri', id)).liste[0]?.degisim).toEqual([{ ...METIN, alan: 'ilID', tur: 'kayit', once: null, sonra: 'İstanbul' }]);
  });
});

describe('what is saved as it was', () => {
  const count = async () => (await list()).toplamKayit;

  it('leaves nothing of settings, of a till movement, of a customer set active', async () => {
    const { id } = await buildMusteri(server, bayi);
    const body = { id: 0, gelirMi: true, tutar: 50, odemeSekliID: 1, aciklama: 'Bozuk para' };
    const kasa = await server.send(kasaCalls.create, { body }, { jeton: bayi.jeton });
    const before = await count();
    await server.send(ayarCalls.save, { body: { kvkkKullanilsin: false, ciktiSayisi: 1 } }, { jeton: bayi.jeton });
    await server.send(musteriCalls.aktifEt, { body: { id } }, { jeton: bayi.jeton });
    expect(await server.send(kasaCalls.update, { body: { ...body, id: kasa.id } }, { jeton: bayi.jeton })).toMatchObject({ status: 200, id: kasa.id });
    expect(await count()).toBe(before);
    expect(await server.rows('select count(*)::int as sayi from kasa where bayi_id = $1', [bayi.bayiID])).toEqual([{ sayi: 1 }]);
  });

  it('is told in a sale as soon as anything else is, down to who did it and how it was paid', async () => {
    const { id } = await buildMusteri(server, bayi);
    const urun = await buildAltUrun(server, bayi);
    const kisi = await buildPersonel(server, bayi, []);
    const satir = { id: 0, altUrunID: urun.id, adet: 1 };
    const odeme = { id: 0, odemeSekliID: 1, tutar: 10 };
    const { id: satisID } = await server.send(satisCalls.create, { body: { id: 0, musteriID: id, icerikler: [satir], odemeler: [odeme] } }, { jeton: bayi.jeton });
    const resave = async (satirFarki: object, ...yeniOdemeler: object[]) => {
      const { satis } = await server.send(satisCalls.get, { params: { id: satisID } }, { jeton: bayi.jeton });
      const body = {
        id: satisID,
        surum: satis.surum,
        musteriID: id,
        personelID: satis.personelID,
        icerikler: satis.icerikler.map((one) => ({ ...one, ...satirFarki })),
        odemeler: [...satis.odemeler, ...yeniOdemeler],
      };
      expect((await server.send(satisCalls.update, { body }, { jeton: bayi.jeton })).status).toBe(200);
    };
    const before = await count();
    await resave({});
    expect(await count()).toBe(before);
    await resave({ uygulayanPersonelID: kisi.personelID }, { odemeSekliID: 2, tutar: 5 });
    const { degisim } = (await list()).liste[0]!;
    expect(degisim).toContainEqual({ ...METIN, alan: 'odemeSekliID', tur: 'kayit', once: 'Nakit', sonra: 'Nakit, Kredi kartı' });
    expect(degisim).toContainEqual({ ...METIN, alan: 'uygulayanPersonelID', tur: 'kayit', etiket: urun.adi, once: null, sonra: expect.any(String) });
  });
});

it('tells every field that changed of several columns, each by the name of its column', async () => {
  const columns = async () => (await server.send(randevuCalls.basliklar, { query: { tumu: true } }, { jeton: bayi.jeton })).liste;
  const oda = { id: 0, sutunBaslikTipi: 3, randevuSiraNo: 8 };
  await server.send(randevuCalls.saveBasliklar, { body: { model: [{ ...oda, adi: 'Lazer odası' }, { ...oda, adi: 'Masaj odası', randevuSiraNo: 9 }] } }, { jeton: bayi.jeton });
  const [lazer, masaj] = (await columns()).slice(-2);
  const model = [{ ...lazer, randevuSiraNo: 9, adi: 'Lazer 1' }, { ...masaj, randevuSiraNo: 8, randevudaGoster: false }];
  await server.send(randevuCalls.saveBasliklar, { body: { model } }, { jeton: bayi.jeton });
  expect((await list()).liste[0]!.degisim).toEqual([
    { ...METIN, alan: 'randevuSiraNo', tur: 'sayi', etiket: 'Lazer odası', once: '8', sonra: '9' },
    { ...METIN, alan: 'adi', etiket: 'Lazer odası', once: 'Lazer odası', sonra: 'Lazer 1' },
    { ...METIN, alan: 'randevuSiraNo', tur: 'sayi', etiket: 'Masaj odası', once: '9', sonra: '8' },
    { ...METIN, alan: 'randevudaGoster', tur: 'evetHayir', etiket: 'Masaj odası', once: 'true', sonra: 'false' },
  ]);
});

it('the history of one part of a record has nothing of another', async () => {
  const leave = (cikisTarihi: string, gelisTarihi: string) => server.mustSend(izinCalls.create, { body: { personelID: bayi.personelID, cikisTarihi, gelisTarihi } }, bayi);
  const [ilk] = [await leave('2026-11-26', '2026-11-27'), await leave('2026-12-03', '2026-12-04')];
  const countOf = async (parcaID?: number) =>
    (await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'personel', nesne: 'izin', kayitID: bayi.personelID, parcaID } }, bayi)).toplamKayit;
  expect([await countOf(), await countOf(ilk.id)]).toEqual([2, 1]);
});

describe('the list', () => {
  it('is narrowed by person, act, menu and day, the newest first', async () => {
    const kisi = await buildPersonel(server, bayi, ['musteriEkle', 'musteriSil']);
    const { id } = await server.send(musteriCalls.create, { body: { musteri: { id: 0, ad: 'Bir' } } }, { jeton: kisi.jeton });
    await server.send(musteriCalls.remove, { body: { id } }, { jeton: kisi.jeton });
    await server.send(musteriCalls.create, { body: { musteri: { id: 0, ad: 'İki' } } }, { jeton: bayi.jeton });
    const islemler = async (query: object) => (await list(query)).liste.map(({ islem }) => islem);
    expect(await islemler({ personelID: kisi.personelID })).toEqual(['silme', 'ekleme']);
    expect(await islemler({ personelID: kisi.personelID, islemID: islemID('silme') })).toEqual(['silme']);
    expect(await islemler({ menuID: menuID('satis') })).toEqual([]);
    expect(await islemler({ menuID: menuID('musteri') })).toEqual(['ekleme', 'silme', 'ekleme']);
    expect(await islemler({ baslangic: '2000-01-01', bitis: '2000-01-02' })).toEqual([]);
    expect((await list({ sayfaBoyutu: 1, sayfa: 2 })).toplamKayit).toBe(3);
    expect((await list({ bayiID: 0, personelID: 0, menuID: 0, islemID: 0 })).toplamKayit).toBe(3);
  });

  it('is of the last day alone where only that is said and it is over', async () => {
    const reply = await server.send(kayitGunluguCalls.list, { query: { bitis: '2026-11-20' } }, { jeton: bayi.jeton });
    expect(reply).toMatchObject({ status: 200, toplamKayit: 0 });
    // A day begins and ends in the time of the business.
    await buildMusteri(server, bayi);
    const countAt = async (zaman: string) => {
      await server.rows('update kayit_gunlugu set zaman = $2 where bayi_id = $1', [bayi.bayiID, zaman]);
      return (await list({ baslangic: '2026-11-20', bitis: '2026-11-20' })).toplamKayit;
    };
    expect([await countAt('2026-11-19T20:59:59Z'), await countAt('2026-11-19T21:00:00Z'), await countAt('2026-11-20T20:59:59Z'), await countAt('2026-11-20T21:00:00Z')]).toEqual([0, 1, 1, 0]);
  });

  it('finds what was done by the name of the record as well as by the note', async () => {
    const { id } = await buildMusteri(server, bayi, { ad: 'Işıl', soyad: 'Şen' });
    await buildMusteri(server, bayi, { ad: 'Selin', soyad: 'Demir' });
    expect((await list({ aciklama: 'ISIL sen' })).liste).toMatchObject([{ menu: 'musteri', kayitID: id }]);
    expect((await list({ aciklama: 'kimse' })).toplamKayit).toBe(0);
  });

  it('finds every act on a record that has the name, in pages that add up, also by a kind without a menu of its own', async () => {
    const { id } = await buildMusteri(server, bayi, { ad: 'Selin', soyad: 'Demir' });
    const { musteri } = await server.send(musteriCalls.get, { params: { id } }, { jeton: bayi.jeton });
    const update = (soyad: string, surum: number) => server.send(musteriCalls.update, { body: { musteri: { ...musteri, soyad, surum } } }, { jeton: bayi.jeton });
    await update('Kaya', musteri.surum!);
    await update('Yıldız', musteri.surum! + 1);
    const { id: birimID } = await server.send(tanimTuruCalls.birim.create, { body: { id: 0, adi: 'Yıldız kutu' } }, { jeton: bayi.jeton });
    const found = async (query: object) => (await list(query)).liste.map(({ nesne, kayitID, islem, kayitAdi }) => [nesne ?? 'musteri', kayitID, islem, kayitAdi]);
    const all = [
      ['birim', birimID, 'ekleme', 'Yıldız kutu'],
      ['musteri', id, 'guncelleme', 'Selin Yıldız'],
      ['musteri', id, 'guncelleme', 'Selin Yıldız'],
      ['musteri', id, 'ekleme', 'Selin Yıldız'],
    ];
    expect(await found({ ara: 'yildiz' })).toEqual(all);
    expect(await found({ ara: 'yildiz', sayfaBoyutu: 3, sayfa: 2 })).toEqual(all.slice(3));
    expect(await list({ ara: 'yildiz', sayfaBoyutu: 3, sayfa: 9 })).toMatchObject({ liste: [], toplamKayit: 4 });
    expect(await list({ sayfaBoyutu: 3, sayfa: 9 })).toMatchObject({ liste: [], toplamKayit: (await list()).liste.length });
    expect(await found({ ara: 'demir' })).toEqual([]);
  });

  it('is of one business, and of those who may read it', async () => {
    const other = await buildBayi(server);
    await buildMusteri(server, other);
    expect((await list()).toplamKayit).toBe(0);
    expect((await list({ bayiID: other.bayiID })).status).toBe(404);
    const { jeton } = await buildPersonel(server, bayi, ['musteriGoruntule']);
    expect((await list({}, jeton)).status).toBe(403);
  });

  it('numbers its menus and acts as its questions do', async () => {
    const { liste } = await server.send(kayitGunluguCalls.menuler, {}, { jeton: bayi.jeton });
    expect(liste.find(({ adi }) => adi === 'satis')?.id).toBe(menuID('satis'));
  });
});

it('tells of signing in, of wrong tries on an account, and of signing out', async () => {
  const parola = 'Bahar-Yolu-2026';
  const kullaniciAdi = `kisi${bayi.bayiID}`;
  await server.house('update kimlik set kullanici_adi = $1, parola_hash = $2 where bayi_id = $3', [kullaniciAdi, await hashPassword('Baska-Parola-1'), bayi.bayiID]);
  expect(await server.send(authCalls.giris, { body: { kullaniciAdi, parola } }, { ip: '203.0.113.9' })).toMatchObject({ message: 'girisHatali' });
  await server.send(authCalls.giris, { body: { kullaniciAdi: 'boyle-biri-yok', parola } });
  await server.send(authCalls.cikis, {}, { jeton: bayi.jeton });
  const kayitlar = await server.rows('select islem, ip, personel_id::int from kayit_gunlugu where bayi_id = $1 order by id', [bayi.bayiID]);
  expect(kayitlar).toEqual([
    { islem: 'hataliGiris', ip: '203.0.113.9', personel_id: bayi.personelID },
    { islem: 'cikis', ip: '127.0.0.1', personel_id: bayi.personelID },
  ]);
});
