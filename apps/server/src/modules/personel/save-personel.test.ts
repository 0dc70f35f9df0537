import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const create = (body: object, jeton = bayi.jeton) => server.send(personelCalls.create, { body: { ad: 'Elif', soyad: 'Uzman', ...body } }, { jeton });
const update = (body: object, jeton = bayi.jeton) => server.send(personelCalls.update, { body: { ad: 'Elif', soyad: 'Uzman', ...body } }, { jeton });
const list = (query: object = {}, jeton = bayi.jeton) => server.send(personelCalls.list, { query }, { jeton });
const columns = async ({ jeton } = bayi) => (await server.send(randevuCalls.basliklar, {}, { jeton })).liste;

describe('the list', () => {
  it('is narrowed to who works here, by either name', async () => {
    const own = await buildBayi(server);
    const { id } = await create({ calisiyorMu: false }, own.jeton);
    for (const alan of ['aktifMi', 'calisiyorMu']) {
      expect((await list({ [alan]: false }, own.jeton)).liste).toMatchObject([{ id }]);
      expect((await list({ [alan]: true }, own.jeton)).liste).toMatchObject([{ id: own.personelID }]);
    }
  });

  it('finds by name whatever the letters, and by phone', async () => {
    const own = await buildBayi(server);
    await create({ ad: 'Işıl', soyad: 'Çağlar', cepTelefonu: '0555 777 66 55' }, own.jeton);
    await create({ ad: 'Can', soyad: 'Kaya' }, own.jeton);
    for (const ara of ['isil cag', 'IŞIL', '0555 777', '+90 555 777 66 55', '7766']) {
      const { liste, toplamKayit } = await list({ ara }, own.jeton);
      expect([toplamKayit, liste[0]?.adSoyad], ara).toEqual([1, 'Işıl Çağlar']);
    }
    expect((await list({ ara: '%' }, own.jeton)).toplamKayit).toBe(0);
  });

  it('tells who works here, sorts and pages', async () => {
    const own = await buildBayi(server);
    const { id } = await create({ ad: 'Şule', calisiyorMu: false }, own.jeton);
    await create({ ad: 'Çağla' }, own.jeton);
    const names = async (query: object) => (await list(query, own.jeton)).liste.map(({ ad }) => ad);
    expect(await names({ aktifMi: true })).toEqual(['Çağla', 'Deniz']);
    expect(await names({ aktifMi: false })).toEqual(['Şule']);
    expect(await names({ sirala: '-ad' })).toEqual(['Şule', 'Deniz', 'Çağla']);
    expect(await names({ sayfa: 2, sayfaBoyutu: 2 })).toEqual(['Şule']);
    expect((await list({ sayfa: 9, sayfaBoyutu: 2 }, own.jeton)).toplamKayit).toBe(3);
    expect((await list({ aktifMi: false }, own.jeton)).liste[0]).toMatchObject({ id, calisiyorMu: false, yetkiliMi: false });
  });

  it('shows pay only to those who may change it, and hides the identity number from the others', async () => {
    const { id } = await create({ ad: 'Maaşlı', tcKimlikNo: '10000000146', maas: 42_000.5, hizmetPrim: 10 });
    const { jeton } = await buildPersonel(server, bayi, ['personelGoruntule']);
    const hidden = (await list({ ara: 'maasli' }, jeton)).liste[0];
    expect(hidden).toMatchObject({ id, tcKimlikNo: '•••••••••46', maas: null, hizmetPrim: null, urunPrim: null });
    expect((await list({ ara: 'maasli' })).liste[0]).toMatchObject({ tcKimlikNo: '10000000146', maas: 42_000.5, hizmetPrim: 10 });
  });
});

it('keeps the percentages of commission where somebody saves who may not see them, and takes no others from them', async () => {
  const { id } = await create({ ad: 'Primli', hizmetPrim: 10, urunPrim: 5 });
  const { jeton } = await buildPersonel(server, bayi, ['personelGoruntule', 'personelDuzenle']);
  expect((await update({ id, ad: 'Primli', hizmetPrim: 0, urunPrim: 0, servis: 'Lazer' }, jeton)).status).toBe(200);
  expect((await list({ ara: 'primli' })).liste).toMatchObject([{ servis: 'Lazer', hizmetPrim: 10, urunPrim: 5 }]);
  expect(await update({ id, ad: 'Primli', hizmetPrim: 20, urunPrim: 5 }, jeton)).toMatchObject({ status: 403, message: 'yetkiYok' });
  expect(await create({ ad: 'Yeni', hizmetPrim: 20 }, jeton)).toMatchObject({ status: 403 });
});

describe('a new colleague', () => {
  it('is never one that is there already: over that leads PUT only, which asks for another right', async () => {
    const { id } = await create({});
    expect(await create({ id, ad: 'Başka' })).toMatchObject({ status: 400, message: 'istekGecersiz' });
  });

  it('is kept as it was sent', async () => {
    const kayit = {
      ad: 'Ayşe', soyad: 'Yıldız', cepTelefonu: buildTelefon(), ePosta: 'ayse@ornek.test', servis: 'Lazer', iskontoYuzdesi: 12.5,
      hizmetPrim: 10, urunPrim: 5, maas: 30_000, katsayi: 1.25, isBaslangicTarihi: '2026-01-02', tcKimlikNo: '10000000146',
    };
    const { id } = await create(kayit);
    const { liste } = await list({ ara: 'ayse yildiz' });
    expect(liste[0]).toMatchObject({ ...kayit, id, adSoyad: 'Ayşe Yıldız', calisiyorMu: true, webKullanicisi: false, avatar: null });
  });

  it('has a column at the end of the calendar at once, which follows the name', async () => {
    const own = await buildBayi(server);
    const { id } = await create({ ad: 'Selin', soyad: 'Öz' }, own.jeton);
    expect((await columns(own)).map(({ adi }) => adi)).toEqual(['Deniz Sahip', 'Selin Öz']);
    await update({ id, ad: 'Selin', soyad: 'Kara' }, own.jeton);
    expect((await columns(own)).at(-1)).toMatchObject({ adi: 'Selin Kara', personelID: id });
    await server.rows(`update randevu_basligi set adi = 'Oda 2' where personel_id = $1`, [id]);
    await update({ id, ad: 'Selin', soyad: 'Öz' }, own.jeton);
    expect((await columns(own)).at(-1)!.adi).toBe('Oda 2');
  });

  it('is named at the field when something is wrong', async () => {
    expect(await create({ ad: '', tcKimlikNo: '1', iskontoYuzdesi: 101, kullaniciAdi: 'a@b' })).toMatchObject({
      status: 422,
      alanlar: { ad: 'zorunluAlan', tcKimlikNo: 'tcKimlikNoGecersiz', iskontoYuzdesi: 'iskonto100', kullaniciAdi: 'kullaniciAdiGecersiz' },
    });
    expect(await create({ rolID: 999_999 })).toMatchObject({ status: 422, alanlar: { rolID: 'secimGecersiz' } });
  });

  it('has a mobile, e-mail and user name that no colleague has', async () => {
    const telefon = buildTelefon();
    const { id } = await create({ cepTelefonu: telefon, ePosta: 'tek@ornek.test', kullaniciAdi: 'Işıl.tek' });
    const reply = await create({ cepTelefonu: telefon, ePosta: 'TEK@ornek.test', kullaniciAdi: 'isil.TEK' });
    expect(reply).toMatchObject({
      status: 409, message: 'personelMevcut',
      alanlar: { cepTelefonu: 'personelMevcut', ePosta: 'personelMevcut', kullaniciAdi: 'personelMevcut' },
    });
    // One's own is no obstacle, and neither is that of somebody who has left.
    expect((await update({ id, cepTelefonu: telefon })).status).toBe(200);
    await server.send(personelCalls.remove, { body: { id } }, { jeton: bayi.jeton });
    expect((await create({ cepTelefonu: telefon })).status).toBe(200);
  });
});

describe('the plan’s limit', () => {
  const STANDART = 4; // three colleagues (spec 2§9)

  it('holds for new colleagues, however many are added at once', async () => {
    const own = await buildBayi(server, { paketID: STANDART });
    const replies = await Promise.all(Array.from({ length: 8 }, (_, i) => create({ ad: `Yeni ${i}` }, own.jeton)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.find(({ status }) => status !== 200)).toMatchObject({ status: 403, message: 'paketSinir' });
    expect((await list({ aktifMi: true }, own.jeton)).toplamKayit).toBe(3);
  });

  it('holds for those who come back', async () => {
    const own = await buildBayi(server, { paketID: STANDART });
    const { id } = await create({ ad: 'Dönen' }, own.jeton);
    await server.send(personelCalls.remove, { body: { id } }, { jeton: own.jeton });
    await create({ ad: 'Bir' }, own.jeton);
    const { id: second } = await create({ ad: 'İki' }, own.jeton);
    expect(await update({ id, ad: 'Dönen', calisiyorMu: true }, own.jeton)).toMatchObject({ status: 403, message: 'paketSinir' });
    await server.send(personelCalls.remove, { body: { id: second } }, { jeton: own.jeton });
    expect((await update({ id, ad: 'Dönen', calisiyorMu: true }, own.jeton)).status).toBe(200);
    expect((await columns(own)).filter(({ personelID }) => personelID === id)).toHaveLength(1);
  });
});

it('writes down what became of the rights', async () => {
  const { id } = await create({ yetkiler: { satisSil: true, kasaSil: true } });
  await update({ id, yetkiler: { satisSil: false, kasaSil: true, kasaEkle: true } });
  const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'personel', kayitID: id } }, { jeton: bayi.jeton });
  const haklar = liste.map(({ degisim }) => degisim.filter(({ alan }) => alan.endsWith('Haklar')));
  expect(haklar).toEqual([
    [
      { alan: 'verilenHaklar', etiket: null, tur: 'hak', sozler: null, tek: true, yetki: null, once: null, sonra: 'kasaEkle' },
      { alan: 'alinanHaklar', etiket: null, tur: 'hak', sozler: null, tek: true, yetki: null, once: 'satisSil', sonra: null },
    ],
    [{ alan: 'verilenHaklar', etiket: null, tur: 'hak', sozler: null, tek: true, yetki: null, once: null, sonra: 'satisSil, kasaSil' }],
  ]);
});
