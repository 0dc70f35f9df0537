import { ayarCalls } from '@defter/contract/ayar.ts';
import { type AktarimAlani, aktarimCalls } from '@defter/contract/aktarim.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildRandevu, buildTelefon, type TestBayi } from '../../../../test/build.ts';
import { useOwnServer, YARIN } from '../../../../test/server.ts';
import { fingerprint } from '../../../../test/fingerprint.ts';
import { type RunningJobs, startJobs } from '../../../platform/jobs/jobs.ts';
import { createLogger } from '../../../platform/log.ts';
import { forgetYedekler } from '../forget-yedekler.ts';
import { aktarimLine } from './run-aktarim.ts';

const server = useOwnServer();
let bayi: TestBayi;
let jobs: RunningJobs;
beforeAll(async () => {
  const { database, aktarim } = server.platform;
  jobs = await startJobs([], { url: database.pool.options.connectionString!, log: createLogger({ logLevel: 'silent' }), lines: [aktarimLine(server.platform)] });
  aktarim.connect(() => jobs.wake('aktarim'));
});
afterAll(() => jobs.stop());
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const jeton = () => ({ jeton: bayi.jeton });
type Satir = { satir?: number } & Partial<Record<AktarimAlani, string | undefined>>;

const check = (data: Satir[], aktarimID: number | null = null) => server.send(aktarimCalls.kontrol, { body: { data, aktarimID } }, jeton());
const start = (aktarimID: number) => server.send(aktarimCalls.import, { body: { aktarimID } }, jeton());
const undo = (id: number) => server.send(aktarimCalls.geriAl, { body: { id } }, jeton());
const get = async (id: number) => (await server.send(aktarimCalls.aktarim, { params: { id } }, jeton())).aktarim;
const rowsOf = async (id: number, query: object = {}) => (await server.send(aktarimCalls.satirlar, { params: { id }, query }, jeton())).liste;
const outcomes = async (id: number) => (await rowsOf(id)).map(({ satir, sonuc, hata, alan }) => [satir, sonuc, ...(hata ? [hata, alan] : [])]);

async function importRows(data: Satir[]): Promise<number> {
  const { id } = await check(data);
  await start(id);
  return id;
}
/** Waits for what goes on after the answer. */
async function until(id: number, durum: string): Promise<void> {
  await expect.poll(async () => (await get(id)).durum, { timeout: 40_000 }).toBe(durum);
}

/** Everything of the bayi but what imports themselves write down, and versions, which are not given back. */
async function records(): Promise<Record<string, string>> {
  const { kayit_gunlugu: _log, musteri_aktarimi: _imports, musteri_aktarim_satiri: _rows, tekrar_anahtari: _keys, ...rest } = await fingerprint(server, bayi.bayiID, ['surum']);
  return rest;
}

describe('checking a file', () => {
  it('refuses an address that was taken out hidden, in the place of the true one', async () => {
    const { telefon } = await buildMusteri(server, bayi, { ad: 'Ayşe' });
    const { id } = await check([{ ad: 'Ayşe', telefon, adres: '••••• •••••' }]);
    expect(await outcomes(id)).toEqual([[1, 'hatali', 'gizliKaydedilemez', 'adres']]);
  });

  it('says of every row what would become of it and why, and changes no customer', async () => {
    const known = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya', dosyaNo: 'A1' });
    await buildMusteri(server, bayi, { dosyaNo: 'B1' });
    const before = await records();
    const telefon = buildTelefon();
    const { id } = await check([
      { ad: 'Ayşe', soyad: 'Kaya', telefon: known.telefon },
      { ad: 'Elif', telefon: telefon.slice(3) },
      { ad: 'Elif', telefon },
      { ad: 'Deniz', telefon: '123' },
      { telefon: buildTelefon() },
      { ad: 'Can', tcKimlikNo: '10000000147' },
      { ad: 'x'.repeat(61) },
      { ad: 'Can', telefon: buildTelefon(), dosyaNo: 'B1' },
      { ad: 'Ayşe', soyad: 'Demir', dosyaNo: 'A1' },
      { ad: 'Eda', dosyaNo: 'C1' },
      { ad: 'Ece', dosyaNo: 'C1' },
    ]);
    expect(await outcomes(id)).toEqual([
      [1, 'ayni'],
      [2, 'yeni'],
      [3, 'hatali', 'satirTekrari', 'telefon'],
      [4, 'hatali', 'telefonGecersiz', 'telefon'],
      [5, 'hatali', 'zorunluAlan', 'ad'],
      [6, 'hatali', 'tcKimlikNoGecersiz', 'tcKimlikNo'],
      [7, 'hatali', 'metinUzun', 'ad'],
      [8, 'hatali', 'dosyaNoKullanimda', 'dosyaNo'],
      [9, 'hatali', 'satirTekrari', 'telefon'],
      [10, 'yeni'],
      [11, 'hatali', 'satirTekrari', 'dosyaNo'],
    ]);
    expect(await get(id)).toMatchObject({ durum: 'hazir', toplam: 11, yeni: 2, degisen: 0, ayni: 1, hatali: 8, islenen: 0 });
    expect(await records()).toEqual(before);
    expect((await server.send(aktarimCalls.vazgec, { body: { id } }, jeton())).status).toBe(200);
    expect((await server.send(aktarimCalls.aktarim, { params: { id } }, jeton())).status).toBe(404);
  });

  it('takes a long file in pieces and sees what one repeats of another', async () => {
    const telefon = buildTelefon();
    const { id } = await check([{ satir: 2, ad: 'Ayşe', telefon }]);
    await check([{ satir: 3, ad: 'Ayşe', telefon }, { satir: 4, ad: 'Can' }], id);
    expect(await outcomes(id)).toEqual([[2, 'yeni'], [3, 'hatali', 'satirTekrari', 'telefon'], [4, 'yeni']]);
    await start(id);
    expect(await check([{ satir: 5, ad: 'Geç' }], id)).toMatchObject({ status: 409, message: 'kayitDegismis' });
  });

  it('takes a foreign phone within the bounds of the business alone', async () => {
    await server.send(ayarCalls.save, { body: { telefonEnAz: 11 } }, jeton());
    const { id } = await check([
      { ad: 'Anna', telefon: '+49151234' },
      { ad: 'Eva', telefon: '+4915123456789' },
      { ad: 'Elif', telefon: buildTelefon() },
      { ad: 'Can' },
    ]);
    expect(await outcomes(id)).toEqual([[1, 'hatali', 'telefonGecersiz', 'telefon'], [2, 'yeni'], [3, 'yeni'], [4, 'yeni']]);
  });

  it('asks of every row what the business asks of a customer, and counts what is known of one', async () => {
    const full = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya' });
    await server.send(musteriCalls.update, { body: { musteri: { id: full.id, ad: 'Ayşe', soyad: 'Kaya', email: 'ayse@ornek.test', tcKimlikNo: '10000000146' }, digerBilgiler: { neredenDuydunuzID: 1 }, adresler: [{ baslik: 'Ev', adres: 'Moda' }] } }, jeton());
    const bare = await buildMusteri(server, bayi, { ad: 'Elif', soyad: 'Ak' });
    const tam = () => ({ ad: 'Can', soyad: 'Öz', telefon: buildTelefon(), adres: 'Moda', tcKimlikNo: '10000000146', email: 'can@ornek.test', neredenDuydunuz: 'instagram' });
    const body = { musteriSoyadiGirilsinMi: true, musteriTelefonuGirilsinMi: true, musteriEPostaGirilsinMi: true, musteriAdresiGirilsinMi: true, musteriTCGirilsin: true, musteriNeredenDuydunuz: true };
    await server.send(ayarCalls.save, { body }, jeton());
    const { id } = await check([
      tam(),
      { ...tam(), soyad: undefined },
      { ...tam(), telefon: undefined },
      { ...tam(), email: undefined },
      { ...tam(), adres: undefined },
      { ...tam(), tcKimlikNo: undefined },
      { ...tam(), neredenDuydunuz: undefined },
      { ...tam(), neredenDuydunuz: 'Rüyamda' },
      { ...tam(), email: 'yok' },
      { ad: 'Ayşegül', telefon: full.telefon },
      { ad: 'Elif', telefon: bare.telefon },
    ]);
    expect(await outcomes(id)).toEqual([
      [1, 'yeni'],
      [2, 'hatali', 'zorunluAlan', 'soyad'],
      [3, 'hatali', 'zorunluAlan', 'telefon'],
      [4, 'hatali', 'zorunluAlan', 'email'],
      [5, 'hatali', 'zorunluAlan', 'adres'],
      [6, 'hatali', 'zorunluAlan', 'tcKimlikNo'],
      [7, 'hatali', 'zorunluAlan', 'neredenDuydunuz'],
      [8, 'hatali', 'listedeYok', 'neredenDuydunuz'],
      [9, 'hatali', 'ePostaGecersiz', 'email'],
      [10, 'degisen'],
      [11, 'hatali', 'zorunluAlan', 'email'],
    ]);
    await start(id);
    const { liste } = await server.send(musteriCalls.list, { query: { ara: 'can öz' } }, jeton());
    expect(liste).toMatchObject([{ email: 'can@ornek.test' }]);
    const { digerBilgiler } = await server.send(musteriCalls.digerBilgiler, { params: { id: liste[0]!.id } }, jeton());
    expect(digerBilgiler.neredenDuydunuzID).not.toBeNull();
  });

  it('takes the birthday as it is written in a file, keeps it where the file has none, and refuses what is no day or has not come yet', async () => {
    const known = await buildMusteri(server, bayi, { ad: 'Ayşe' });
    await server.send(musteriCalls.update, { body: { musteri: { id: known.id, ad: 'Ayşe', dogumTarihi: '1988-05-06' } } }, jeton());
    const { id } = await check([
      { ad: 'Ece', telefon: buildTelefon(), dogumTarihi: '5.3.1990' },
      { ad: 'Can', telefon: buildTelefon(), dogumTarihi: '1990-03-05' },
      { ad: 'Su', telefon: buildTelefon(), dogumTarihi: '31.02.1990' },
      { ad: 'Naz', telefon: buildTelefon(), dogumTarihi: YARIN },
      { ad: 'Ayşe', telefon: known.telefon },
    ]);
    expect(await outcomes(id)).toEqual([[1, 'yeni'], [2, 'yeni'], [3, 'hatali', 'tarihGecersiz', 'dogumTarihi'], [4, 'hatali', 'dogumTarihiGelecekte', 'dogumTarihi'], [5, 'ayni']]);
    await start(id);
    const { liste } = await server.send(musteriCalls.list, { query: { ara: 'e' } }, jeton());
    expect(Object.fromEntries(liste.map(({ ad, dogumTarihi }) => [ad, dogumTarihi]))).toMatchObject({ Ece: '1990-03-05', Ayşe: '1988-05-06' });
  });

  it('is refused where none of the rows that were sent can be taken over, by what is wrong with each', async () => {
    const send = (data: Satir[]) => server.send(aktarimCalls.import, { body: { data } }, jeton());
    const once = await fingerprint(server, bayi.bayiID);
    expect(await send([{ ad: 'Ece', telefon: '12' }, { soyad: 'Ak' }])).toMatchObject({ status: 422, message: 'alanlarHatali', alanlar: { 'data.0.telefon': 'telefonGecersiz', 'data.1.ad': 'zorunluAlan' } });
    expect(await fingerprint(server, bayi.bayiID)).toEqual(once);
    const { id, status } = await send([{ ad: 'Ece', telefon: '12' }, { ad: 'Nur' }]);
    expect([status, await outcomes(id)]).toEqual([200, [[1, 'hatali', 'telefonGecersiz', 'telefon'], [2, 'yeni']]]);
  });

  it('changes nobody in the name of somebody who may only add', async () => {
    const known = await buildMusteri(server, bayi, { ad: 'Ayşe' });
    const data = [{ ad: 'Başka', telefon: known.telefon }, { ad: 'Yeni', telefon: buildTelefon() }];
    const adder = await buildPersonel(server, bayi, ['musteriEkle', 'musteriIletisim']);
    const { id } = await server.send(aktarimCalls.kontrol, { body: { data } }, adder);
    expect(await outcomes(id)).toEqual([[1, 'hatali', 'yetkiYok', 'telefon'], [2, 'yeni']]);
    const looked = await server.send(aktarimCalls.kontrol, { body: { data: data.slice(0, 1) } }, jeton());
    await server.send(aktarimCalls.import, { body: { aktarimID: looked.id, data: [] } }, adder);
    expect(await outcomes(looked.id)).toEqual([[1, 'hatali', 'yetkiYok', 'telefon']]);
  });

  it('answers nothing about contact data to somebody who may not see it', async () => {
    const known = await buildMusteri(server, bayi, { ad: 'Ayşe', dosyaNo: 'G-7' });
    const masked = await buildPersonel(server, bayi, ['musteriEkle', 'musteriDuzenle']);
    const guesses = [{ telefon: known.telefon }, { telefon: buildTelefon() }, { dosyaNo: 'G-7', email: 'ayse@ornek.test' }, { tcKimlikNo: '10000000146' }, { adres: 'Papatya Sk. 5' }];
    for (const guess of guesses) {
      for (const call of [aktarimCalls.kontrol, aktarimCalls.import]) {
        expect(await server.send(call, { body: { data: [{ ad: 'Ayşe', ...guess }] } }, masked)).toMatchObject({ status: 403, message: 'aktarimIletisimYetkisi' });
      }
    }
    expect((await server.send(aktarimCalls.import, { body: { data: [{ ad: 'Fatma', soyad: 'Yeni' }] } }, masked)).status).toBe(200);
  });

  it('remembers which column was which field', async () => {
    const eslemeler = [{ baslik: 'MÜŞTERİ ADI', alan: 'ad' as const }, { baslik: 'Not', alan: null }];
    await server.send(aktarimCalls.kontrol, { body: { data: [], eslemeler } }, jeton());
    await server.send(aktarimCalls.kontrol, { body: { data: [], eslemeler: [{ baslik: 'not', alan: 'adres' }] } }, jeton());
    const { liste } = await server.send(aktarimCalls.eslemeler, {}, jeton());
    expect(liste).toEqual([{ baslik: 'musteri adi', alan: 'ad' }, { baslik: 'not', alan: 'adres' }]);
  });
});

describe('taking rows over', () => {
  it('makes new customers and changes known ones; what is empty in the file leaves what is known', async () => {
    const known = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya', dosyaNo: 'A1' });
    const telefon = buildTelefon();
    const { id, durum } = await server.send(
      aktarimCalls.import,
      { body: { data: [{ ad: 'Ayşen', telefon: known.telefon, adres: 'Lale Sokak 3' }, { ad: 'Işıl', soyad: 'Demir', telefon, dosyaNo: 'B1' }] } },
      jeton(),
    );
    expect(durum).toBe('bitti');
    expect(await get(id)).toMatchObject({ yeni: 1, degisen: 1, islenen: 2, geriAlinabilir: true });
    const { musteri } = await server.send(musteriCalls.get, { params: { id: known.id } }, jeton());
    expect(musteri).toMatchObject({ ad: 'Ayşen', soyad: 'Kaya', dosyaNo: 'A1' });
    const { liste } = await server.send(musteriCalls.list, { query: { ara: 'isil demir' } }, jeton());
    expect(liste).toMatchObject([{ ad: 'Işıl', soyad: 'Demir', dosyaNo: 'B1', telefon }]);
    expect(await server.rows(`select adres from musteri_adres where musteri_id = ${known.id}`)).toEqual([{ adres: 'Lale Sokak 3' }]);
    const again = await check([{ ad: 'Ayşen', telefon: known.telefon, adres: 'Lale Sokak 3' }]);
    expect(await outcomes(again.id)).toEqual([[1, 'ayni']]);
  });

  it('goes on after the answer, and another server ends what a killed one has begun', { timeout: 60_000 }, async () => {
    const data = Array.from({ length: 700 }, (_, i) => ({ ad: `Ad ${i}`, telefon: buildTelefon() }));
    const { id } = await check(data);
    expect((await start(id)).durum).toBe('suruyor');
    await until(id, 'bitti');
    expect(await get(id)).toMatchObject({ yeni: 700, islenen: 700 });

    await server.rows(`update musteri_aktarim_satiri set islendi = false, sonuc = 'yeni', telefon = null, musteri_id = null where aktarim_id = ${id} and satir > 600`);
    await server.rows(`update musteri_aktarimi set durum = 'suruyor' where id = ${id}`);
    server.platform.aktarim.wake();
    await until(id, 'bitti');
    expect(await get(id)).toMatchObject({ islenen: 700 });
  });

  it('stops one that takes its server down each time', { timeout: 60_000 }, async () => {
    const { id } = await check([{ ad: 'Ayşe' }]);
    await server.rows(`update musteri_aktarimi set durum = 'suruyor', deneme = 3 where id = ${id}`);
    server.platform.aktarim.wake();
    await until(id, 'durdu');
    await start(id);
    expect((await get(id)).durum).toBe('bitti');
  });

  it('is refused twice, and with nothing', async () => {
    const id = await importRows([{ ad: 'Ayşe' }]);
    expect(await start(id)).toMatchObject({ status: 409, message: 'kayitDegismis' });
    expect(await server.send(aktarimCalls.import, { body: {} }, jeton())).toMatchObject({ status: 422, alanlar: { data: 'zorunluAlan' } });
  });
});

const satir = fc.record(
  {
    ad: fc.constantFrom('Ayşe', 'Işıl', 'Çağrı'),
    soyad: fc.constantFrom('Kaya', 'Öz'),
    kim: fc.integer({ min: 0, max: 5 }),
    dosya: fc.integer({ min: 0, max: 5 }),
    adres: fc.constantFrom('Lale Sokak', 'Gül Sokak'),
    email: fc.constantFrom('a@ornek.test', 'b@ornek.test'),
    neredenDuydunuz: fc.constantFrom('Instagram', 'Google Haritalar'),
    dogumTarihi: fc.constantFrom('24.11.1990', '1985-02-03'),
  },
  { requiredKeys: ['ad'] },
);

describe('taking an import back', () => {
  it('leaves every table as it was before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(satir, { maxLength: 12 }), fc.array(satir, { maxLength: 8 }), async (first, second) => {
        const known = [await buildMusteri(server, bayi, { dosyaNo: buildTelefon() }), await buildMusteri(server, bayi)];
        const numbers = [...known.map(({ telefon }) => telefon), ...Array.from({ length: 4 }, buildTelefon)];
        const files = Array.from({ length: 6 }, buildTelefon);
        const data = (rows: typeof first) =>
          rows.map(({ kim, dosya, ...rest }) => ({ ...rest, telefon: kim === undefined ? undefined : numbers[kim], dosyaNo: dosya === undefined ? undefined : files[dosya] }));
        await importRows(data(first));
        const before = await records();
        const id = await importRows(data(second));
        const { islenen, hatali, toplam } = await get(id);
        expect(islenen + hatali).toBe(toplam);
        await undo(id);
        expect((await get(id)).durum).toBe('geriAlindi');
        expect(await records()).toEqual(before);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('leaves and names who was changed or has an appointment since', async () => {
    const telefonlar = Array.from({ length: 4 }, buildTelefon);
    const [bilinen, dosyali] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi, { dosyaNo: 'D-1' })];
    const id = await importRows([
      ...telefonlar.map((telefon, i) => ({ satir: i + 2, ad: `Ad ${i}`, telefon })),
      { satir: 6, ad: 'Dosyadan', telefon: bilinen.telefon },
      { satir: 7, ad: 'Dosyadan', telefon: dosyali.telefon, dosyaNo: 'D-2' },
    ]);
    const musteriler = (await rowsOf(id)).map(({ musteriID }) => musteriID!);
    for (const kim of [musteriler[0]!, bilinen.id]) await server.send(musteriCalls.update, { body: { musteri: { id: kim, ad: 'Başka' } } }, jeton());
    await buildMusteri(server, bayi, { dosyaNo: 'D-1' });
    await buildRandevu(server, bayi, { musteriID: musteriler[1]! });
    const { liste: phones } = await server.send(musteriCalls.telefonlar, { params: { id: musteriler[2]! } }, jeton());
    await server.send(musteriCalls.removeTelefon, { body: { id: phones[0]!.id } }, jeton());
    await undo(id);
    expect((await rowsOf(id, { geriAlinmayan: true })).map(({ satir: n, geri }) => [n, geri])).toEqual([[2, 'degismis'], [3, 'kullanimda'], [4, 'degismis'], [6, 'degismis'], [7, 'degismis']]);
    expect(await get(id)).toMatchObject({ durum: 'geriAlindi', geriAlinan: 1, kalan: 5, geriAlinabilir: false });
    const adOf = async (kim: number) => (await server.send(musteriCalls.get, { params: { id: kim } }, jeton())).musteri.ad;
    expect([await adOf(musteriler[0]!), await adOf(bilinen.id), await adOf(dosyali.id)]).toEqual(['Başka', 'Başka', 'Dosyadan']);
    expect((await server.send(musteriCalls.get, { params: { id: musteriler[3]! } }, jeton())).status).toBe(404);
  });

  it('uses no version a second time, and leaves an earlier import of the same customer to be undone', async () => {
    const { id: kim, telefon } = await buildMusteri(server, bayi, { ad: 'Ayşe' });
    const first = await importRows([{ ad: 'Fatma', telefon }]);
    const second = await importRows([{ ad: 'Zehra', telefon }]);
    const read = async () => (await server.send(musteriCalls.get, { params: { id: kim } }, jeton())).musteri;
    const opened = await read();
    await undo(second);
    expect((await read()).ad).toBe('Fatma');
    await undo(first);
    expect((await read()).ad).toBe('Ayşe');
    const change = (musteri: object) => server.send(musteriCalls.update, { body: { musteri: { id: kim, ...musteri } } }, jeton());
    for (const ad of ['Elif', 'Derya']) expect((await change({ ad })).status).toBe(200);
    expect((await change({ ad: opened.ad, surum: opened.surum })).status).toBe(409);
  });

  it('goes piece by piece for a long one, and is refused after 30 days', { timeout: 60_000 }, async () => {
    const { id } = await check(Array.from({ length: 1100 }, (_, i) => ({ ad: `Ad ${i}`, telefon: buildTelefon() })));
    const before = await records();
    await start(id);
    await until(id, 'bitti');
    await server.rows(`update musteri_aktarimi set kayit_zamani = kayit_zamani - interval '31 days' where id = ${id}`);
    expect(await undo(id)).toMatchObject({ status: 409, message: 'geriAlmaSuresiGecti' });
    await server.rows(`update musteri_aktarimi set kayit_zamani = kayit_zamani + interval '31 days' where id = ${id}`);
    expect((await undo(id)).durum).toBe('geriAliniyor');
    await until(id, 'geriAlindi');
    expect(await records()).toEqual(before);
  });
});

describe('what is kept of a file', () => {
  const kept = () => server.rows<{ satir: number; ad: string | null }>('select satir, ad from musteri_aktarim_satiri where bayi_id = $1 order by satir', [bayi.bayiID]);

  it('says nothing of somebody who is forgotten, also in rows that could not be read', async () => {
    const { id, telefon } = await buildMusteri(server, bayi, { ad: 'Işıl', soyad: 'Kaya' });
    await importRows([
      { ad: 'IŞIL', soyad: 'KAYA', telefon: '123' },
      { ad: 'Işıl K.', telefon: `0 (${telefon.slice(3, 6)}) ${telefon.slice(6)}`, email: 'yok' },
      { ad: 'Işıl', telefon },
      { ad: 'Işıl Hanım', telefon },
      { ad: 'Işıl', soyad: 'Kara', telefon: '456' },
    ]);
    await server.mustSend(kvkkCalls.anonimlestir, { body: { id } }, jeton());
    expect((await kept()).map(({ ad }) => ad)).toEqual([null, null, null, null, 'Işıl']);
  });

  it('is deleted with the time in which it is taken back, what could not be read too; the counts stay', async () => {
    const id = await importRows([{ ad: 'Ayşe', telefon: '123' }, { ad: 'Can' }]);
    await forgetYedekler(server.platform.database);
    expect(await kept()).toHaveLength(2);
    await server.rows(`update musteri_aktarimi set kayit_zamani = now() - interval '31 days' where id = ${id}`);
    await forgetYedekler(server.platform.database);
    expect(await kept()).toEqual([]);
    expect(await get(id)).toMatchObject({ toplam: 2, yeni: 1, hatali: 1 });
  });
});
