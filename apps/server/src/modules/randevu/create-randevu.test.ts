import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildMusteri, buildPersonel, buildSutun, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
beforeAll(async () => {
  bayi = await buildBayi(server);
  ({ id: musteriID } = await buildMusteri(server, bayi));
});

const kayit = { randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30' };
const book = (body: object, { jeton } = bayi) =>
  server.send(randevuCalls.create, { body: { ...kayit, musteriID, ...body } }, { jeton });
const list = async (randevuSutunBaslikID: number, { jeton } = bayi) => {
  const query = { baslangicTarihi: BUGUN, bitisTarihi: '2026-12-10', randevuSutunBaslikID };
  return (await server.send(randevuCalls.list, { query }, { jeton })).liste;
};
const countRows = async () => {
  const [row] = await server.rows<{ randevu: string; hizmet: string }>(
    'select (select count(*) from randevu) as randevu, (select count(*) from randevu_hizmet) as hizmet',
  );
  return row;
};

describe('booking', () => {
  it('keeps customer, times, services in their order, and who does it', async () => {
    const { personelID } = await buildPersonel(server, bayi, [], { ad: 'Elif' });
    const { id: sutunID } = await buildSutun(server, bayi, { personelID });
    const kas = await buildAltUrun(server, bayi, { adi: 'Kaş alımı' });
    const agda = await buildAltUrun(server, bayi, { adi: 'Ağda', urunSure: 45, fiyat: 250.5 });
    const randevuHizmet = [{ altUrunID: kas.id }, { altUrunID: agda.id }, { altUrunID: kas.id }];
    const { id, musteriCakisiyor } = await book({ randevuSutunBaslikID: sutunID, randevuNotu: ' Alerji ', randevuHizmet });
    expect(musteriCakisiyor).toBe(false);
    expect(await list(sutunID)).toMatchObject([
      {
        ...kayit,
        id,
        surum: 1,
        musteriID,
        randevuSutunBaslikID: sutunID,
        uygulayanPersonelID: personelID,
        uygulayanPersonelAdi: 'Elif Test',
        randevuDurumu: 'B',
        randevuNotu: 'Alerji',
        satisID: null,
        hizmetler: 'Kaş alımı, Ağda, Kaş alımı',
      },
    ]);
    const hizmetler = await server.send(randevuCalls.hizmetler, { params: { id } }, { jeton: bayi.jeton });
    expect(hizmetler.liste).toMatchObject([{ adi: 'Kaş alımı' }, { altUrunID: agda.id, sure: 45, fiyat: 250.5 }, { adi: 'Kaş alımı' }]);
  });

  it('is for today where no day is said', async () => {
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
    const { status, id } = await book({ randevuSutunBaslikID, randevuTarihi: undefined, baslangicSaat: '20:00', bitisSaat: '20:30' });
    expect(status).toBe(200);
    expect(await list(randevuSutunBaslikID)).toMatchObject([{ id, randevuTarihi: BUGUN }]);
  });

  it('lets the last appointment end with the day', async () => {
    const own = await buildBayi(server);
    const { id: randevuSutunBaslikID } = await buildSutun(server, own);
    const { id } = await buildMusteri(server, own);
    const ayarlar = { zamanPeriyodu: 30, randevuBasligi: 1, baslangicSaati: '09:00', bitisSaati: '24:00' };
    await server.send(randevuCalls.saveAyarlar, { body: ayarlar }, { jeton: own.jeton });
    await book({ randevuSutunBaslikID, musteriID: id, baslangicSaat: '23:30', bitisSaat: '24:00' }, own);
    expect(await list(randevuSutunBaslikID, own)).toMatchObject([{ randevuTarihi: YARIN, baslangicSaat: '23:30', bitisSaat: '24:00' }]);
  });

  it.each([
    ['an end before the start', { bitisSaat: '09:45' }, 'bitisOnce'],
    ['no length', { bitisSaat: '10:00' }, 'bitisOnce'],
    ['a time before the salon opens', { baslangicSaat: '07:30', bitisSaat: '08:30' }, 'calismaSaatiDisinda'],
    ['a time after it closes', { baslangicSaat: '20:30', bitisSaat: '21:30' }, 'calismaSaatiDisinda'],
    ['nobody', { musteriID: 0 }, 'alanlarHatali'],
    ['a day that does not exist', { randevuTarihi: '2026-02-30' }, 'alanlarHatali'],
    ['a state that nobody begins with', { randevuDurumu: 'I' }, 'durumGecisiYok'],
  ])('refuses %s', async (_, body, message) => {
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
    expect(await book({ randevuSutunBaslikID, ...body })).toMatchObject({ success: false, message });
    expect(await list(randevuSutunBaslikID)).toEqual([]);
  });

  it('refuses an hour that is past, but for those who may work there', async () => {
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
    const desk = await buildPersonel(server, bayi, ['randevuEkle', 'randevuGoruntule', 'randevuTumunuGor', 'randevuDuzenle']);
    const at = (baslangicSaat: string, bitisSaat: string, randevuTarihi = BUGUN) => ({ randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat });
    const gecmis = { status: 422, message: 'gecmiseRandevu', alanlar: { baslangicSaat: 'gecmiseRandevu' } };
    expect(await book(at('10:00', '10:30', '2026-11-24'), desk)).toMatchObject(gecmis);
    expect(await book(at('08:30', '09:00'), desk)).toMatchObject(gecmis);
    // It is ten: the slot before has just ended.
    expect(await book(at('09:45', '10:30'), desk)).toMatchObject(gecmis);
    const { status, id } = await book(at('10:00', '10:30'), desk);
    expect(status).toBe(200);

    const update = (body: object, { jeton }: TestBayi) => server.send(randevuCalls.update, { body: { id, ...body } }, { jeton });
    expect(await update({ baslangicSaat: '08:30', bitisSaat: '09:00' }, desk)).toMatchObject(gecmis);
    const manager = await buildPersonel(server, bayi, ['randevuEkle', 'randevuGoruntule', 'randevuTumunuGor', 'randevuDuzenle', 'gecmisTarihIslem']);
    expect((await update({ baslangicSaat: '08:30', bitisSaat: '09:00' }, manager)).status).toBe(200);
    // What stands there already is only described further.
    expect((await update({ randevuNotu: 'Geldi' }, desk)).status).toBe(200);
    expect((await book(at('10:00', '10:30', '2026-11-24'), manager)).status).toBe(200);
  });

  it('says when the customer is expected elsewhere at the same time', async () => {
    const { id } = await buildMusteri(server, bayi);
    const sutunlar = [await buildSutun(server, bayi), await buildSutun(server, bayi), await buildSutun(server, bayi)];
    const at = (i: number, times = {}) => book({ musteriID: id, randevuSutunBaslikID: sutunlar[i]!.id, ...times });
    expect((await at(0)).musteriCakisiyor).toBe(false);
    expect((await at(1, { baslangicSaat: '10:15', bitisSaat: '11:00' })).musteriCakisiyor).toBe(true);
    expect((await at(2, { baslangicSaat: '11:00', bitisSaat: '11:30' })).musteriCakisiyor).toBe(false);
  });
});

describe('what cannot be booked', () => {
  it('is a customer or colleague who is not active, and what is not on sale', async () => {
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
    const { id: pasif } = await buildMusteri(server, bayi);
    await server.send(musteriCalls.remove, { body: { id: pasif } }, { jeton: bayi.jeton });
    expect(await book({ randevuSutunBaslikID, musteriID: pasif })).toMatchObject({ status: 422, alanlar: { musteriID: 'musteriPasif' } });

    const { id: altUrunID } = await buildAltUrun(server, bayi, { satistaMi: false });
    expect(await book({ randevuSutunBaslikID, randevuHizmet: [{ altUrunID }] })).toMatchObject({ message: 'urunSatistaDegil' });
    const { id: anaUrunID } = await buildAnaUrun(server, bayi, { satistaMi: false });
    const grupsuz = await buildAltUrun(server, bayi, { anaUrunID });
    expect(await book({ randevuSutunBaslikID, randevuHizmet: [{ altUrunID: grupsuz.id }] })).toMatchObject({ message: 'urunSatistaDegil' });

    const { personelID } = await buildPersonel(server, bayi);
    await server.rows('update personel set calisiyor_mu = false where id = $1', [personelID]);
    const reply = await book({ randevuSutunBaslikID, uygulayanPersonelID: personelID });
    expect(reply).toMatchObject({ status: 422, alanlar: { uygulayanPersonelID: 'personelPasif' } });
    expect(await list(randevuSutunBaslikID)).toEqual([]);
  });

  it('is a column that is hidden', async () => {
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi, { randevudaGoster: false });
    expect((await book({ randevuSutunBaslikID })).status).toBe(404);
  });

  it('is anything of another bayi', async () => {
    const other = await buildBayi(server);
    const own = await buildSutun(server, bayi);
    const foreign = {
      column: { randevuSutunBaslikID: (await buildSutun(server, other)).id },
      customer: { musteriID: (await buildMusteri(server, other)).id },
      service: { randevuHizmet: [{ altUrunID: (await buildAltUrun(server, other)).id }] },
      colleague: { uygulayanPersonelID: other.personelID },
    };
    const before = await countRows();
    for (const [what, body] of Object.entries(foreign)) {
      expect((await book({ randevuSutunBaslikID: own.id, ...body })).status, what).toBe(404);
    }
    expect(await countRows()).toEqual(before);
  });
});

describe('one time', () => {
  it('goes to one of fifty who ask at once', async () => {
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
    const { id: altUrunID } = await buildAltUrun(server, bayi);
    const before = await countRows();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => book({ randevuSutunBaslikID, randevuHizmet: [{ altUrunID }] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, message }) => status === 409 && message === 'ayniSaatteRandevu')).toHaveLength(49);
    expect(await list(randevuSutunBaslikID)).toHaveLength(1);
    expect(await countRows()).toEqual({ randevu: `${Number(before!.randevu) + 1}`, hizmet: `${Number(before!.hizmet) + 1}` });
  });

  it('is free up to the minute where the next begins', async () => {
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
    const at = (baslangicSaat: string, bitisSaat: string) => book({ randevuSutunBaslikID, baslangicSaat, bitisSaat });
    expect((await at('10:00', '10:30')).status).toBe(200);
    expect((await at('10:30', '11:00')).status).toBe(200);
    expect((await at('09:30', '10:00')).status).toBe(200);
    expect((await at('10:15', '10:45')).status).toBe(409);
    expect((await at('09:00', '12:00')).status).toBe(409);
  });

  it('may be given twice in a column that allows it', async () => {
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi, { ayniSaatteRandevuVerilmesin: false });
    const answers = await Promise.all([1, 2, 3].map(() => book({ randevuSutunBaslikID })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list(randevuSutunBaslikID)).toHaveLength(3);
  });
});

it('asks for the right to add, and does not change what exists', async () => {
  const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
  const { id } = await book({ randevuSutunBaslikID });
  expect((await book({ randevuSutunBaslikID, baslangicSaat: '12:00', bitisSaat: '12:30', id })).status).toBe(400);
  const { jeton } = await buildPersonel(server, bayi, ['randevuGoruntule']);
  expect((await book({ randevuSutunBaslikID }, { ...bayi, jeton })).status).toBe(403);
});
