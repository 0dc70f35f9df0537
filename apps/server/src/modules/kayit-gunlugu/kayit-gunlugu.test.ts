import { authCalls } from '@defter/contract/auth.ts';
import { KAYIT_ISLEMLERI, KAYIT_MENULERI, type KayitIslemi, type KayitMenusu } from '@defter/contract/call.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../test/build.ts';
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
      { alan: 'soyad', etiket: null, once: 'Demir', sonra: 'Kaya' },
      { alan: 'email', etiket: null, once: null, sonra: 'selin@ornek.com' },
      { alan: 'dogumTarihi', etiket: null, once: null, sonra: '1990-05-01' },
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
    expect(JSON.stringify(await server.rows('select * from kayit_gunlugu'))).not.toContain('10000000146');
  });

  it('names what an id stands for', async () => {
    const { id } = await buildMusteri(server, bayi, { ad: 'Selin' });
    const { musteri } = await server.send(musteriCalls.get, { params: { id } }, { jeton: bayi.jeton });
    await server.send(musteriCalls.update, { body: { musteri: { ...musteri, ilID: 34 } } }, { jeton: bayi.jeton });
    expect((await gecmis('musteri', id)).liste[0]?.degisim).toEqual([{ alan: 'ilID', etiket: null, once: null, sonra: 'İstanbul' }]);
  });
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
  });

  it('finds what was done by the name of the record as well as by the note', async () => {
    const { id } = await buildMusteri(server, bayi, { ad: 'Işıl', soyad: 'Şen' });
    await buildMusteri(server, bayi, { ad: 'Selin', soyad: 'Demir' });
    expect((await list({ aciklama: 'ISIL sen' })).liste).toMatchObject([{ menu: 'musteri', kayitID: id }]);
    expect((await list({ aciklama: 'kimse' })).toplamKayit).toBe(0);
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
