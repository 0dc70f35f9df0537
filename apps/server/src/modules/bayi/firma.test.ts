import { ayarCalls } from '@defter/contract/ayar.ts';
import { bayiCalls } from '@defter/contract/bayi.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildBayi, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { hugePng } from '../../../test/build-resim.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server, { firmaAdi: 'Lotus' });
});

const save = (body: object) => server.send(bayiCalls.saveFirma, { body }, { jeton: bayi.jeton });
const read = async () => (await server.send(bayiCalls.get, {}, { jeton: bayi.jeton })).bayi;
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const picture = (data = PNG) => new File([new Uint8Array(data)], 'logo.png', { type: 'image/png' });

it('keeps what stands on the papers and leaves alone what is not sent', async () => {
  const firma = {
    firmaAdi: 'Lotus Güzellik',
    unvan: 'Lotus Güzellik Ltd. Şti.',
    telefon: '+905321234567',
    ePosta: 'bilgi@lotus.test',
    webSitesi: 'lotusgüzellik.com.tr',
    adres: 'Moda Cd. 12',
    ilID: 34,
    vergiDairesi: 'Kadıköy',
    vergiNo: '1234567890',
    mersisNo: '0123456789012345',
    postaKodu: '34710',
  };
  expect((await save(firma)).status).toBe(200);
  expect(await read()).toMatchObject({ ...firma, ilAdi: 'İstanbul', sektorID: 1 });
  await save({ unvan: null });
  expect(await read()).toMatchObject({ ...firma, unvan: null });
});

it.each([
  ['vergiNo', '1234567891', 'vergiNoGecersiz'],
  ['vergiNo', '12345678901', 'vergiNoGecersiz'],
  ['mersisNo', '123', 'mersisNoGecersiz'],
  ['webSitesi', 'javascript:alert(1)', 'webSitesiGecersiz'],
  ['ePosta', 'yok', 'ePostaGecersiz'],
  ['telefon', '123', 'telefonGecersiz'],
])('refuses %s %s', async (alan, deger, hata) => {
  expect(await save({ [alan]: deger })).toMatchObject({ status: 422, alanlar: { [alan]: hata } });
});

it('takes the national id of who trades alone, and no name that is empty', async () => {
  expect((await save({ vergiNo: '10000000146' })).status).toBe(200);
  await save({ firmaAdi: '' });
  expect((await read()).firmaAdi).toBe('Lotus');
});

it('refuses a district of another province', async () => {
  const [ilce] = await server.rows<{ id: number }>('select id from ilce where il_id = 6 limit 1');
  expect(await save({ ilID: 34, ilceID: ilce!.id })).toMatchObject({ status: 422, message: 'ilceIlineAitDegil' });
});

it('changes no other business', async () => {
  const other = await buildBayi(server, { firmaAdi: 'Komşu' });
  await save({ firmaAdi: 'Yeni ad' });
  expect((await server.send(bayiCalls.get, {}, { jeton: other.jeton })).bayi.firmaAdi).toBe('Komşu');
});

it('keeps a logo, replaces it and takes it away', async () => {
  const { logo } = await save({ logo: picture() });
  expect((await server.app.inject(logo!)).headers['content-type']).toBe('image/png');
  const { logo: yeni } = await save({ logo: picture() });
  expect((await server.app.inject(yeni!)).statusCode).toBe(200);
  expect((await save({ unvan: 'Lotus' })).logo).toBe(yeni);
  expect((await save({ logoKaldir: true })).logo).toBeNull();
  expect((await read()).logo).toBeNull();
});

it('takes a change of the logo back, and shows in the history what it was', async () => {
  const { logo } = await save({ logo: picture() });
  await save({ logo: picture() });
  await save({ logoKaldir: true });
  const history = async () => (await server.send(ayarCalls.degisiklikler, {}, { jeton: bayi.jeton })).liste;
  const [kaldirma, degistirme, ilk] = await history();
  expect(ilk!.alanlar).toEqual([{ alan: 'logo', kayit: null, tur: 'dosya', sozler: null, onceki: null, sonraki: logo }]);
  for (const { id } of [kaldirma!, degistirme!]) {
    expect((await server.send(ayarCalls.geriAl, { body: { id } }, { jeton: bayi.jeton })).status).toBe(200);
  }
  expect((await read()).logo).toBe(logo);
  expect((await server.app.inject(logo!)).statusCode).toBe(200);
  const kayitlar = await server.rows<{ degisim: string | null }>('select degisim::text from kayit_gunlugu where bayi_id = $1', [bayi.bayiID]);
  const logolar = kayitlar.filter(({ degisim }) => degisim?.includes('logo'));
  expect(logolar.length).toBeGreaterThan(0);
  expect(logolar.map(({ degisim }) => degisim).join()).not.toContain(`${bayi.bayiID}/logo`);
});

it('takes no file for a logo that is no picture', async () => {
  expect(await save({ logo: picture(hugePng()) })).toMatchObject({ status: 422, alanlar: { logo: 'resimCokBuyuk' } });
  expect(await save({ logo: picture(Buffer.from('<svg onload=alert(1)>')) })).toMatchObject({ status: 422, alanlar: { logo: 'resimGecersiz' } });
});

it('asks for the right', async () => {
  const { jeton } = await buildPersonel(server, bayi, ['ayarlarGenelAyarIslemleri']);
  expect(await server.send(bayiCalls.saveFirma, { body: { unvan: 'x' } }, { jeton })).toMatchObject({ status: 403, message: 'yetkiYok' });
});

it('stands on receipt and sheet', async () => {
  await save({ unvan: 'Lotus Ltd. Şti.', vergiDairesi: 'Kadıköy', vergiNo: '1234567890', logo: picture(), ilID: 34 });
  const { id } = await buildSatis(server, bayi);
  const { satis } = await server.send(satisCalls.kagit, { params: { id } }, { jeton: bayi.jeton });
  expect(satis.firma).toMatchObject({ adi: 'Lotus', unvan: 'Lotus Ltd. Şti.', vergiDairesi: 'Kadıköy', vergiNo: '1234567890', ilAdi: 'İstanbul' });
  expect(satis.firma.logo).toMatch(/^\/api\/dosya\//);
});
