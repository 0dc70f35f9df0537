import { kaporaCalls } from '@defter/contract/kapora.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const NAKIT = 1;
const KART = 2;
const KIRA = { kategoriID: 2, altKategoriID: 7 };
const DUN = '2026-11-24';
const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const list = (query: object = {}, jeton = bayi.jeton) => server.send(kasaCalls.list, { query }, { jeton });
const create = (body: object, jeton = bayi.jeton) =>
  server.send(kasaCalls.create, { body: { gelirMi: false, odemeSekliID: NAKIT, tutar: 10, ...body } }, { jeton });
const update = (body: object, jeton = bayi.jeton) =>
  server.send(kasaCalls.update, { body: { gelirMi: false, odemeSekliID: NAKIT, tutar: 10, ...body } }, { jeton });
const remove = (id: number, jeton = bayi.jeton) => server.send(kasaCalls.remove, { body: { id } }, { jeton });
const bakiyeler = async (jeton = bayi.jeton) => {
  const { liste, toplam } = await server.send(kasaCalls.hesapBakiyeleri, {}, { jeton });
  expect(toplam).toBeCloseTo(liste.reduce((sum, { bakiye }) => sum + bakiye, 0), 2);
  return liste;
};

describe('the list', () => {
  it('sums all pages, and the sums are those of the rows', async () => {
    await buildSatis(server, bayi, { odemeler: [{ odemeSekliID: NAKIT, tutar: 60.1 }, { odemeSekliID: KART, tutar: 20.2 }] });
    await create({ ...KIRA, tutar: 50.05, aciklama: 'Kasım kirası' });
    const { kasa, toplamKayit, hesaplar: _hesaplar, ...sums } = await list({ sayfaBoyutu: 2 });
    expect({ satir: kasa.length, toplamKayit }).toEqual({ satir: 2, toplamKayit: 3 });
    expect(sums).toMatchObject({ gelir: 80.3, gider: 50.05, toplam: 30.25 });
    const { hesaplar } = await list();
    expect(hesaplar).toEqual([
      { odemeSekliID: NAKIT, adi: 'Nakit', gelir: 60.1, gider: 50.05 },
      { odemeSekliID: KART, adi: 'Kredi kartı', gelir: 20.2, gider: 0 },
    ]);
    expect(kasa[0]).toMatchObject({ yapanAdi: 'Deniz Sahip', kayitZamani: expect.any(String), gider: 50.05, kategoriAdi: 'Genel giderler', altKategoriAdi: 'Kira', tarih: BUGUN, iptalMi: false });
  });

  it('is narrowed by direction, account, day and words', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi, { ad: 'Işıl', soyad: 'Çağ' });
    await buildSatis(server, bayi, { musteriID, odemeler: [{ odemeSekliID: KART, tutar: 60 }] });
    await create({ tarih: DUN, tutar: 5, aciklama: 'Çay şekeri' });
    const gelirler = { gelir: 60, gider: 0, toplamKayit: 1 };
    const giderler = { gelir: 0, gider: 5, toplamKayit: 1 };
    for (const query of [{ gelirMi: true }, { odemeSekliID: KART }, { baslangicTarihi: BUGUN }, { ara: 'isil' }]) {
      expect(await list(query)).toMatchObject(gelirler);
    }
    for (const query of [{ gelirMi: false }, { odemeSekliID: NAKIT }, { bitisTarihi: DUN }, { ara: 'CAY ŞEK' }]) {
      expect(await list(query)).toMatchObject(giderler);
    }
    expect((await list({ gelirMi: true })).kasa[0]).toMatchObject({ musteriAdi: 'Işıl Çağ', odemeSekliAdi: 'Kredi kartı' });
  });

  it('is narrowed by the category and the colleague that its rows name', async () => {
    await create({ ...KIRA, tutar: 40 });
    await create({ kategoriID: 3, altKategoriID: '', personelID: bayi.personelID, tutar: 7 });
    const gider = async (query: object) => (await list(query)).gider;
    expect([await gider({}), await gider({ kategoriID: KIRA.kategoriID }), await gider({ altKategoriID: KIRA.altKategoriID }), await gider({ kategoriID: 3 }), await gider({ personelID: bayi.personelID }), await gider({ personelID: 0 })]).toEqual([47, 40, 40, 7, 7, 47]);
  });

  it('finds a customer by the tips of their sales, whose rows name them', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi, { ad: 'Işıl', soyad: 'Çağ' });
    await buildSatis(server, bayi, { musteriID, odemeler: [{ odemeSekliID: NAKIT, tutar: 60 }], bahsisler: [{ personelID: bayi.personelID, odemeSekliID: NAKIT, tutar: 15 }] });
    const hepsi = await list();
    expect(hepsi.kasa.map(({ musteriAdi }) => musteriAdi)).toEqual(['Işıl Çağ', 'Işıl Çağ']);
    expect(await list({ ara: 'isil' })).toEqual(hepsi);
  });

  it('finds a customer by what they paid for sales and deposits, each movement once and with sums over all pages', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi, { ad: 'Işıl', soyad: 'Çağ' });
    await buildSatis(server, bayi, { musteriID, odemeler: [{ odemeSekliID: KART, tutar: 60 }, { odemeSekliID: NAKIT, tutar: 20 }] });
    await buildSatis(server, bayi, { odemeler: [{ odemeSekliID: NAKIT, tutar: 7 }] });
    const { id: randevuID } = await buildRandevu(server, bayi, { musteriID });
    await server.mustSend(kaporaCalls.create, { body: { randevuID, odemeSekliID: NAKIT, tutar: 100 } }, { jeton: bayi.jeton });
    await create({ tutar: 5, aciklama: 'Işıl için çiçek' });
    const bulunan = await list({ ara: 'isil', sayfa: 2, sayfaBoyutu: 3 });
    expect(bulunan).toMatchObject({ toplamKayit: 4, gelir: 180, gider: 5, toplam: 175, hesaplar: [{ odemeSekliID: NAKIT, gelir: 120, gider: 5 }, { odemeSekliID: KART, gelir: 60, gider: 0 }] });
    const hepsi = await list({ ara: 'isil' });
    expect(bulunan.kasa.map(({ id }) => id)).toEqual(hepsi.kasa.slice(3).map(({ id }) => id));
    expect(await list({ ara: 'isil', baslangicTarihi: '2030-01-01' })).toMatchObject({ toplamKayit: 0, gelir: 0, kasa: [], hesaplar: [] });
  });

  it('shows other accounts and past expenses only to those who may see them', async () => {
    await buildSatis(server, bayi, { odemeler: [{ odemeSekliID: NAKIT, tutar: 1 }, { odemeSekliID: KART, tutar: 2 }] });
    const { id: dunku } = await create({ tarih: DUN, tutar: 4 });
    await create({ tarih: DUN, tutar: 8, gelirMi: true });
    const { id: yanlis } = await create({ tarih: DUN, tutar: 16 });
    await remove(yanlis);
    await server.rows('update kasa set tarih = $2 where iptal_edilen_id = $1', [yanlis, DUN]);
    const yetkiler = ['kasaIslemleri', 'kasaSil', 'kasaBakiye', 'gecmisTarihGor'] as const;
    const { jeton } = await buildPersonel(server, bayi, yetkiler);
    expect(await list({}, jeton)).toMatchObject({ gelir: 9, gider: 0 });
    expect(await bakiyeler(jeton)).toEqual([{ odemeSekliID: NAKIT, adi: 'Nakit', bakiye: 5 }]);
    expect(await remove(dunku, jeton)).toMatchObject({ status: 404 });
    const hepsi = await buildPersonel(server, bayi, [...yetkiler, 'kasaTumHesaplar', 'kasaGecmisGider']);
    expect(await list({}, hepsi.jeton)).toMatchObject({ gelir: 11, gider: 4 });
    const bugunku = await buildPersonel(server, bayi, ['kasaIslemleri', 'kasaTumHesaplar', 'kasaGecmisGider']);
    expect(await list({}, bugunku.jeton)).toMatchObject({ gelir: 3, gider: 0 });
  });
});

describe('a movement', () => {
  it('needs an amount, an account in use and a category that fits', async () => {
    expect(await create({ tutar: 0 })).toMatchObject({ status: 422, alanlar: { tutar: 'tutarSifir' } });
    await server.rows('update odeme_sekli set aktif_mi = false where bayi_id = $1 and id = $2', [bayi.bayiID, KART]);
    expect(await create({ odemeSekliID: KART })).toMatchObject({ status: 422, message: 'odemeSekliGecersiz' });
    const [puan] = await server.rows<{ id: number }>('select id from odeme_sekli where bayi_id = $1 and puan_odemesi_mi', [bayi.bayiID]);
    expect(await create({ odemeSekliID: puan!.id })).toMatchObject({ status: 422, message: 'odemeSekliGecersiz' });
    await server.rows('update odeme_sekli set iskonto_mu = true where bayi_id = $1 and id = 4', [bayi.bayiID]);
    expect(await create({ odemeSekliID: 4 })).toMatchObject({ status: 422, message: 'odemeSekliGecersiz' });
    expect(await create({ ...KIRA, gelirMi: true })).toMatchObject({ status: 422, alanlar: { kategoriID: 'secimGecersiz' } });
    expect(await create({ ...KIRA, kategoriID: 3, personelID: bayi.personelID })).toMatchObject({ status: 422, alanlar: { altKategoriID: 'secimGecersiz' } });
    expect(await create({ tarih: '2026-11-26' })).toMatchObject({ status: 422, message: 'tarihIleri' });
  });

  it('on a past day needs the right to it', async () => {
    const { jeton } = await buildPersonel(server, bayi, ['kasaEkle']);
    expect(await create({ tarih: DUN }, jeton)).toMatchObject({ status: 403, alanlar: { tarih: 'yetkiYok' } });
  });

  it('to a colleague goes to the category of staff', async () => {
    await create({ personelID: bayi.personelID });
    expect(await create({ kategoriID: 3 })).toMatchObject({ status: 422, alanlar: { personelID: 'zorunluAlan' } });
    expect((await list()).kasa[0]).toMatchObject({ kategoriAdi: 'Personel', personelID: bayi.personelID, personelAdi: 'Deniz Sahip' });
    await create({ ...KIRA, personelID: bayi.personelID });
    expect((await list()).kasa[0]).toMatchObject({ kategoriAdi: 'Genel giderler', altKategoriAdi: 'Kira', personelID: bayi.personelID });
  });

  it('takes nothing of another bayi', async () => {
    const other = await buildBayi(server);
    await server.rows(`insert into kategori (bayi_id, id, adi, gelir_mi) values ($1, 5001, 'Onların', false)`, [other.bayiID]);
    const { id } = await create({}, other.jeton);
    for (const body of [{ kategoriID: 5001 }, { odemeSekliID: 4711 }, { personelID: other.personelID }]) {
      expect(await create(body)).toMatchObject({ status: 404 });
    }
    expect(await update({ id })).toMatchObject({ status: 404 });
    expect(await remove(id)).toMatchObject({ status: 404 });
    expect((await list()).toplamKayit).toBe(0);
    expect((await list({}, other.jeton)).toplamKayit).toBe(1);
  });
});

describe('changing a movement', () => {
  it('reverses it today and writes a new one, so that the day before keeps its sum', async () => {
    const { id } = await create({ tarih: DUN, tutar: 40 });
    const reply = await update({ id, tarih: DUN, tutar: 45 });
    expect(reply.id).not.toBe(id);
    expect(await list({ bitisTarihi: DUN })).toMatchObject({ gider: 40 });
    const { kasa, gider } = await list({ baslangicTarihi: BUGUN });
    expect(gider).toBe(5);
    expect(kasa).toMatchObject([
      { id: reply.id, gider: 45, iptalMi: false },
      { gider: -40, iptalMi: true },
    ]);
  });

  it('is done once: neither what was reversed nor the reversal can be touched again', async () => {
    const { id } = await create({ tutar: 40 });
    expect((await remove(id)).status).toBe(200);
    expect(await list()).toMatchObject({ gelir: 0, gider: 0, toplam: 0, toplamKayit: 2 });
    for (const { id: satir, iptalMi } of (await list()).kasa) {
      expect(iptalMi).toBe(true);
      expect(await remove(satir)).toMatchObject({ status: 409, message: 'kayitDegismis' });
      expect(await update({ id: satir })).toMatchObject({ status: 409, message: 'kayitDegismis' });
    }
  });

  it('is done once when ten press at the same moment', async () => {
    const { id } = await create({ tutar: 40 });
    const replies = await Promise.all(Array.from({ length: 10 }, () => remove(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ message }) => message === 'kayitDegismis')).toHaveLength(9);
    expect((await list()).toplam).toBe(0);
  });

  it('leaves what a sale brought to the sale', async () => {
    const { satisGuid } = await buildSatis(server, bayi, { odemeler: [{ odemeSekliID: NAKIT, tutar: 60 }] });
    const [satir] = (await list()).kasa;
    expect(await remove(satir!.id)).toMatchObject({ status: 409, message: 'kasaSatistanGelir' });
    expect(await update({ id: satir!.id })).toMatchObject({ status: 409, message: 'kasaSatistanGelir' });
    await server.send(satisCalls.remove, { body: { satisGuid } }, { jeton: bayi.jeton });
    expect(await list()).toMatchObject({ toplam: 0, kasa: [{ iptalMi: true }, { iptalMi: true }] });
  });
});

it('says what is in every account in use, empty or not, and in one out of use that still holds money', async () => {
  await create({ gelirMi: true, odemeSekliID: KART, tutar: 12.5 });
  await create({ tutar: 2.5 });
  await server.rows('update odeme_sekli set aktif_mi = false where bayi_id = $1 and id in (2, 3)', [bayi.bayiID]);
  const liste = await bakiyeler();
  expect(liste.slice(0, 3)).toEqual([
    { odemeSekliID: NAKIT, adi: 'Nakit', bakiye: -2.5 },
    { odemeSekliID: KART, adi: 'Kredi kartı', bakiye: 12.5 },
    { odemeSekliID: 4, adi: 'Havale / EFT', bakiye: 0 },
  ]);
});

describe('either form of a movement', () => {
  const create = (body: object) => server.send(kasaCalls.create, { body: { odemeSekliID: 1, ...body } }, { jeton: bayi.jeton });
  const update = (body: object) => server.send(kasaCalls.update, { body }, { jeton: bayi.jeton });
  const row = async (id: number) => (await server.send(kasaCalls.list, {}, { jeton: bayi.jeton })).kasa.find((one) => one.id === id);

  it('is taken, and both are told', async () => {
    const { id } = await create({ gelir: 40, gider: '', gelirMi: '', tutar: '' });
    expect(await row(id)).toMatchObject({ gelir: 40, gider: 0, tutar: 40, gelirMi: true });
    expect(await create({ gelir: 40, gider: 5 })).toMatchObject({ status: 422, alanlar: { gider: 'tutarGecersiz' } });
    // Both forms at once say the same, or nothing is booked.
    expect(await create({ gelir: 40, gider: 0, tutar: 45, gelirMi: true })).toMatchObject({ status: 422, alanlar: { tutar: 'tutarGecersiz' } });
    expect(await create({ gelir: '', gider: 40, tutar: 40, gelirMi: true })).toMatchObject({ status: 422, alanlar: { gelirMi: 'secimGecersiz' } });
    expect(await create({ gelir: 0, gider: 40, tutar: 40, gelirMi: false })).toMatchObject({ status: 200 });
    expect(await create({})).toMatchObject({ status: 422, alanlar: { tutar: 'tutarSifir' } });
    expect(await create({ tutar: 5 })).toMatchObject({ status: 422, alanlar: { gelirMi: 'secimGecersiz' } });
  });

  it('is what came in where an amount stands there, whatever a form without that amount says of the direction', async () => {
    const gelen = await create({ gelir: 40, gider: 0, tutar: '', gelirMi: false });
    expect(await row(gelen.id)).toMatchObject({ gelir: 40, gider: 0, gelirMi: true });
    const giden = await create({ gelir: '', gider: 30, tutar: '', gelirMi: true });
    expect(await row(giden.id)).toMatchObject({ gelir: 0, gider: 30, gelirMi: false });
  });

  it('says what is new when a client sends both as it has read them', async () => {
    const { id } = await create({ gider: 40, aciklama: 'Su' });
    const read = (await row(id))!;
    const { id: second } = await update({ ...read, tutar: 50 });
    expect(await row(second)).toMatchObject({ gider: 50, gelir: 0, aciklama: 'Su' });
    const { id: third } = await update({ ...(await row(second))!, gider: 60 });
    expect(await row(third)).toMatchObject({ gider: 60, tutar: 60 });
    const { id: fourth } = await update({ id: third, aciklama: '' });
    expect(await row(fourth)).toMatchObject({ gider: 60, aciklama: null });
  });
});
