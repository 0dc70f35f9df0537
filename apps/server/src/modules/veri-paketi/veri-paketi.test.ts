import type { AddressInfo } from 'node:net';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import metinler from '@defter/contract/veri-paketi-metinleri.tr.json' with { type: 'json' };
import { fotografCalls } from '@defter/contract/fotograf.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { veriPaketiCalls } from '@defter/contract/veri-paketi.ts';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildSatis, type TestBayi } from '../../../test/build.ts';
import { buildFotograf } from '../../../test/build-kvkk.ts';
import { readZip } from '../../../test/read-zip.ts';
import { useServer } from '../../../test/server.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { forgetPaketler, makePaket, veriPaketiLine } from './paket-line.ts';
import { listTablolar, VERILMEYEN_SUTUNLAR, VERILMEYEN_TABLOLAR } from './tablolar.ts';

const SIFRE = 'Defter2026';
const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
  await server.house('update kimlik set parola_hash = $1 where bayi_id = $2', [await hashPassword(SIFRE), bayi.bayiID]);
});

const iste = (sifre = SIFRE, jeton = bayi.jeton) => server.send(veriPaketiCalls.iste, { body: { sifre } }, { jeton });
const paket = async () => (await server.mustSend(veriPaketiCalls.get, {}, { jeton: bayi.jeton })).paket;
const make = async (isStopping = () => false) => {
  const { id } = await server.mustSend(veriPaketiCalls.iste, { body: { sifre: SIFRE } }, { jeton: bayi.jeton });
  await makePaket(server.platform, { bayiID: bayi.bayiID, id }, isStopping);
  return id;
};
const link = async () => (await server.mustSend(veriPaketiCalls.baglanti, {}, { jeton: bayi.jeton })).yol;
const get = (url: string) => server.app.inject({ url });
async function take(): Promise<Record<string, Buffer>> {
  const answer = await get(await link());
  expect(answer.statusCode).toBe(200);
  return readZip(answer.rawPayload);
}
const inArchive = (key: string) => `dosyalar/${key.slice(key.indexOf('/') + 1)}`;
const folder = () => join(fileURLToPath(server.platform.config.filesUrl), '.paketler');
const filesThere = () => readdir(folder()).catch(() => []);

it('has every table as a workbook and as JSON, the files, and a page that explains them', async () => {
  const { id } = await buildMusteri(server, bayi, { ad: 'Işıl', soyad: 'Çağlar & <Öz>' });
  await server.send(musteriCalls.update, { body: { musteri: { id, ad: 'Işıl', soyad: 'Çağlar & <Öz>', dogumTarihi: '1990-05-03' } } }, { jeton: bayi.jeton });
  await buildSatis(server, bayi, { musteriID: id });
  await buildFotograf(server, bayi, { musteriID: id });
  expect(await paket()).toBeNull();
  await make();
  expect(await paket()).toMatchObject({ durum: 'hazir', yuzde: 100, boyut: expect.any(Number) });
  const files = await take();
  const musteriler = JSON.parse(files['json/musteri.json']!.toString()) as object[];
  expect(musteriler).toEqual([expect.objectContaining({ ad: 'Işıl', dogum_tarihi: '1990-05-03' })]);
  const [head, row] = await readSheet(files['excel/musteri.xlsx']!);
  expect([row![head!.indexOf('Ad')], row![head!.indexOf('Soyad')], row![head!.indexOf('Doğum tarihi')]]).toEqual(['Işıl', 'Çağlar & <Öz>', new Date('1990-05-03')]);
  expect(JSON.parse(files['json/satis.json']!.toString())).toHaveLength(1);
  const [fotograf] = JSON.parse(files['json/fotograf.json']!.toString()) as { buyuk: string; kucuk: string }[];
  for (const key of [fotograf!.buyuk, fotograf!.kucuk]) expect(files[inArchive(key)]!.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  const oku = files['OKU.html']!.toString();
  for (const name of Object.keys(files).filter((file) => file.startsWith('excel/'))) expect(oku).toContain(name);
});

it('holds no file that was taken away, though a server that was killed has left it on the disk', async () => {
  const { id, musteriID } = await buildFotograf(server, bayi);
  const { files: store } = server.platform;
  const gone = (await store.list(bayi.bayiID))[0]!;
  const data = (await store.get(gone))!;
  await server.mustSend(fotografCalls.remove, { body: { id } }, { jeton: bayi.jeton });
  await expect.poll(() => store.get(gone)).toBeUndefined();
  const left = await store.put({ bayiID: bayi.bayiID, kind: 'fotograf', extension: 'jpg', data });
  await buildFotograf(server, bayi, { musteriID });
  await make();
  const files = await take();
  expect(files[inArchive(left)]).toBeUndefined();
  expect(Object.keys(files).filter((name) => name.startsWith('dosyalar/'))).toHaveLength(2);
  expect(files['OKU.html']!.toString()).toContain(`${metinler.oku.dosyalar} 2<`);
});

it('holds nothing of another business, and nothing that opens anything', async () => {
  const other = await buildBayi(server);
  await buildMusteri(server, other, { ad: 'Gezegenli', soyad: 'Kişi' });
  const foreign = await server.platform.files.put({ bayiID: other.bayiID, kind: 'fotograf', extension: 'jpg', data: Buffer.from('baska') });
  await server.rows(`insert into sms_ayari (bayi_id, kullanici_adi, sifre) values (${bayi.bayiID}, 'gorunen-ad', 'cok-gizli-sifre') on conflict (bayi_id) do update set kullanici_adi = 'gorunen-ad', sifre = excluded.sifre`);
  await make();
  const files = await take();
  const all = Object.entries(files).filter(([name]) => !name.endsWith('.xlsx')).map(([, data]) => data.toString()).join('\n');
  expect(all).not.toContain('Gezegenli');
  expect(all).toContain('gorunen-ad');
  expect(all).not.toMatch(/cok-gizli-sifre|parola_hash|jeton_ozeti|\$argon2|\$scrypt/);
  expect(Object.keys(files).join()).not.toContain(foreign.split('/').at(-1));
  const [firma] = JSON.parse(files['json/bayi_ozet.json']!.toString()) as { id: number }[];
  expect(firma!.id).toBe(bayi.bayiID);
  for (const [name, data] of Object.entries(files).filter(([ad]) => ad.startsWith('json/'))) {
    for (const satir of JSON.parse(data.toString()) as { bayi_id?: number }[]) expect(satir.bayi_id ?? bayi.bayiID, name).toBe(bayi.bayiID);
  }
});

it('leaves out every column that is named like a secret, and has a word for every table', async () => {
  const tablolar = await server.platform.database.readAtOnce({ bayiID: bayi.bayiID }, listTablolar);
  const suspicious = tablolar.flatMap(({ ad, sutunlar }) => sutunlar.map((sutun) => `${ad}.${sutun.ad}`)).filter((name) => /parola|sifre|sirr?i|hash|jeton|token|anahtar|_ozeti|secret|p256dh|\bauth$|kod_oz/.test(name.split('.')[1]!));
  expect(suspicious).toEqual([]);
  expect(tablolar.map(({ ad }) => ad).filter((ad) => !Object.hasOwn(metinler.tablolar, ad))).toEqual([]);
  expect(Object.keys(metinler.tablolar).filter((ad) => !tablolar.some((tablo) => tablo.ad === ad))).toEqual([]);
  const there = new Set((await server.rows<{ ad: string }>(`select table_name as ad from information_schema.columns union select table_name || '.' || column_name from information_schema.columns`)).map(({ ad }) => ad));
  expect([...VERILMEYEN_TABLOLAR, ...VERILMEYEN_SUTUNLAR].filter((ad) => !there.has(ad))).toEqual([]);
});

describe('who asks', () => {
  it('says the password again, which is counted as at signing in', async () => {
    expect(await iste('yanlis')).toMatchObject({ status: 422, alanlar: { sifre: 'sifreYanlis' } });
    expect(await paket()).toBeNull();
    for (let i = 0; i < 12; i += 1) await iste('yanlis');
    expect((await iste()).status).not.toBe(200);
  });

  it('may give rights; without that there is neither state nor file nor link', async () => {
    await make();
    const kisi = await buildPersonel(server, bayi, ['excelAktar', 'ayarlarGenelAyarIslemleri']);
    for (const call of [veriPaketiCalls.get, veriPaketiCalls.iste, veriPaketiCalls.baglanti]) {
      expect((await server.send(call, { body: { sifre: SIFRE } } as never, { jeton: kisi.jeton })).status).toBe(403);
    }
  });

  it('gets the same one however often, also at once, and it is written down', async () => {
    const answers = await Promise.all([iste(), iste(), iste()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await makePaket(server.platform, { bayiID: bayi.bayiID, id: answers[0]!.id }, () => false);
    await link();
    expect(await server.rows(`select menu, islem, aciklama from kayit_gunlugu where bayi_id = ${bayi.bayiID} and menu = 'excel' order by id`)).toEqual([
      { menu: 'excel', islem: 'disaAktarma', aciklama: 'Tüm veriler istendi' },
      { menu: 'excel', islem: 'disaAktarma', aciklama: 'Tüm veriler indirildi' },
    ]);
  });
});

describe('the link', () => {
  it('opens the file for minutes, and the file is deleted after two days', async () => {
    await make();
    const yol = await link();
    expect((await get(yol)).statusCode).toBe(200);
    await server.rows(`update veri_paketi set anahtar_bitis = now() - interval '1 second' where bayi_id = ${bayi.bayiID}`);
    expect((await get(yol)).statusCode).toBe(404);
    await forgetPaketler(server.platform);
    expect((await get(await link())).statusCode).toBe(200);
    await server.rows(`update veri_paketi set gecerlilik = now() - interval '1 second' where bayi_id = ${bayi.bayiID}`);
    expect(await paket()).toMatchObject({ durum: 'silindi' });
    expect((await server.send(veriPaketiCalls.baglanti, {}, { jeton: bayi.jeton })).status).toBe(404);
    await forgetPaketler(server.platform);
    expect(await server.rows(`select dosya from veri_paketi where bayi_id = ${bayi.bayiID}`)).toEqual([{ dosya: null }]);
    const [name] = (await filesThere()).filter((file) => file.startsWith(`${bayi.bayiID}-`));
    const longAgo = new Date(Date.now() - 48 * 3_600_000);
    await utimes(join(folder(), name!), longAgo, longAgo);
    await forgetPaketler(server.platform);
    expect(await filesThere()).not.toContain(name);
  });

  it('is of the last file, which replaces the one before on the disk', async () => {
    await make();
    const yol = await link();
    await make();
    expect((await get(yol)).statusCode).toBe(404);
    expect((await get(await link())).statusCode).toBe(200);
    expect((await filesThere()).filter((file) => file.startsWith(`${bayi.bayiID}-`))).toHaveLength(1);
  });

  it.each(['', 'yanlis', '..%2F..%2Fgizli', 'a'.repeat(5000)])('%# that is wrong opens nothing', async (anahtar) => {
    expect([400, 404, 414, 429]).toContain((await get(`/api/veri-paketi/${anahtar}`)).statusCode);
  });

  it('is saved by a browser as it is, without a session', async () => {
    await make();
    const url = server.app.server.listening ? `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}` : await server.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(url + (await link()));
    expect(answer.headers.get('content-disposition')).toContain('defter-verilerim-2026-11-25.zip');
    expect(Object.keys(readZip(new Uint8Array(await answer.arrayBuffer())))).toContain('OKU.html');
  });
});

describe('a server that ends in the middle', () => {
  it('leaves the file to the next one, which begins anew', async () => {
    const id = await make(() => true);
    expect(await paket()).toMatchObject({ id, durum: 'hazirlaniyor' });
    expect(await filesThere()).not.toContainEqual(expect.stringMatching(new RegExp(`^${bayi.bayiID}-`)));
    const line = veriPaketiLine(server.platform);
    expect(await line.find()).toContain(`${bayi.bayiID}.${id}`);
    await line.work(`${bayi.bayiID}.${id}`, () => false);
    expect(await paket()).toMatchObject({ id, durum: 'hazir' });
  });

  it('makes the next file although the database has refused the one before', async () => {
    const { id } = await iste();
    const key = `${bayi.bayiID}.${id}`;
    const { database } = server.platform;
    let isGone = true;
    const write: typeof database.write = (scope, work) => (isGone ? Promise.reject(new Error('the database is gone')) : database.write(scope, work));
    const line = veriPaketiLine({ ...server.platform, database: { ...database, write } });
    await expect(line.work(key, () => false)).rejects.toThrow('the database is gone');
    isGone = false;
    await line.work(key, () => false);
    expect(await paket()).toMatchObject({ id, durum: 'hazir' });
  });

  it('is waited for a minute, and is given up after three', async () => {
    const { id } = await iste();
    await server.rows(`update veri_paketi set canli = now() where bayi_id = ${bayi.bayiID}`);
    const key = `${bayi.bayiID}.${id}`;
    expect(await veriPaketiLine(server.platform).find()).not.toContain(key);
    await makePaket(server.platform, { bayiID: bayi.bayiID, id }, () => false);
    expect(await paket()).toMatchObject({ durum: 'hazirlaniyor' });
    await server.rows(`update veri_paketi set canli = now() - interval '2 minutes', deneme = 3 where bayi_id = ${bayi.bayiID}`);
    await veriPaketiLine(server.platform).work(key, () => false);
    expect(await paket()).toMatchObject({ durum: 'hata' });
    expect((await iste()).id).not.toBe(id);
  });
});
