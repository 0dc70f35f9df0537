import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { buildBayi, buildMusteri, buildPersonel, buildSutun } from '../../../test/build.ts';
import { PNG } from '../../../test/build-kvkk.ts';
import { useOwnServer, YARIN } from '../../../test/server.ts';

const server = useOwnServer();

it('gives the first answer again to the person who asked, and to nobody else', async () => {
  const bayi = await buildBayi(server);
  const other = await buildPersonel(server, bayi, ['musteriEkle']);
  const create = ({ jeton }: { jeton: string }) =>
    server.send(musteriCalls.create, { body: { musteri: { ad: 'Bir Kez' } } }, { jeton, headers: { 'idempotency-key': 'bir-kez-kaydet' } });
  const first = await create(bayi);
  expect(await create(bayi)).toEqual(first);
  expect(await create(other)).toMatchObject({ status: 409, message: 'tekrarFarkli' });
});

it('gives it to no other call that is sent with the key', async () => {
  const bayi = await buildBayi(server);
  const { id } = await buildMusteri(server, bayi);
  const withKey = { jeton: bayi.jeton, headers: { 'idempotency-key': 'bir-anahtar-iki-is' } };
  expect((await server.send(musteriCalls.aktifEt, { body: { id } }, withKey)).status).toBe(200);
  expect(await server.send(izinCalls.geriAl, { body: { id } }, withKey)).toMatchObject({ status: 409, message: 'tekrarFarkli' });
});

it('gives the first answer again where the first itself stands in the way', async () => {
  const bayi = await buildBayi(server);
  const { id: musteriID } = await buildMusteri(server, bayi);
  const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
  const saat = { randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30' };
  const book = () =>
    server.send(
      randevuCalls.create,
      { body: { ...saat, musteriID, randevuSutunBaslikID } },
      { jeton: bayi.jeton, headers: { 'idempotency-key': 'ayni-saat-iki-kez' } },
    );
  const first = await book();
  expect(first.status).toBe(200);
  expect(await book()).toEqual(first);
});

it('does a campaign once too, which PUT creates (spec 2§4)', async () => {
  const bayi = await buildBayi(server);
  const create = () => server.send(kampanyaCalls.create, { body: { kampanyaAdi: 'Yaz', iskonto: 5, tumu: true } }, { jeton: bayi.jeton, headers: { 'idempotency-key': 'kampanya-bir-kez' } });
  const first = await create();
  expect(first.status).toBe(200);
  expect(await create()).toEqual(first);
  expect((await server.mustSend(kampanyaCalls.list, {}, bayi)).liste).toHaveLength(1);
});

it('gives the first file again, not what is left to tell by now', async () => {
  const bayi = await buildBayi(server);
  const { id, telefon } = await buildMusteri(server, bayi);
  await server.mustSend(iletiIzniCalls.save, { body: { musteriID: id, kanal: 'sms', izin: 'onay' } }, bayi);
  const take = async () => (await server.mustSend(iletiIzniCalls.dosya, { body: {} }, { jeton: bayi.jeton, headers: { 'idempotency-key': 'iys-dosyasi-bir-kez' } })).dosya!.toString();
  const first = await take();
  expect(first).toContain(telefon);
  expect(await take()).toBe(first);
  // It is kept for nobody who is forgotten.
  await server.mustSend(kvkkCalls.anonimlestir, { body: { id } }, bayi);
  expect(await server.rows('select from tekrar_anahtari where strpos(yanit, $1) > 0', [telefon])).toEqual([]);
});

/** Until the end of the test nothing can be looked for, as where the database is too busy. */
function refuseReadings() {
  const reading = vi.spyOn(server.platform.database, 'read').mockRejectedValue(new AppError('cokYogun'));
  onTestFinished(() => reading.mockRestore());
  return reading;
}

/** A campaign whose picture is uploaded with one key, and the files that are kept for its bayi. */
async function buildResim() {
  const bayi = await buildBayi(server);
  const { id } = await server.mustSend(kampanyaCalls.create, { body: { kampanyaAdi: 'Yaz', iskonto: 5, tumu: true } }, bayi);
  const upload = () => server.send(kampanyaCalls.saveResim, { body: { id, file: new File([PNG], 'yaz.png') } }, { jeton: bayi.jeton, headers: { 'idempotency-key': 'kampanya-resmi-bir-kez' } });
  const files = async () => (await server.platform.files.list(bayi.bayiID)).map((key) => `/api/dosya/${key}`);
  const shown = async () => (await server.mustSend(kampanyaCalls.list, {}, bayi)).liste.map(({ resimUrl }) => resimUrl);
  return { upload, files, shown };
}

it('keeps the file that the first request has put, and nothing that the second did', async () => {
  const { upload, files } = await buildResim();
  const first = await upload();
  expect(await upload()).toEqual(first);
  expect(await files()).toEqual([first.resimUrl]);
});

/** PostgreSQL commits the next transaction, and the line breaks before it has said so. */
function breakLineAtCommit() {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const sending = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const result = query.apply(this, args);
    if (args[0] !== 'commit') return result;
    sending.mockRestore();
    return (result as Promise<unknown>).then(() => Promise.reject(new Error('Connection terminated unexpectedly')));
  } as never);
  onTestFinished(() => sending.mockRestore());
}

it('answers with what it has done itself where the line breaks as it is committed, and keeps its file', async () => {
  const { upload, files, shown } = await buildResim();
  breakLineAtCommit();
  const answer = await upload();
  expect(answer).toMatchObject({ status: 200 });
  expect(await shown()).toEqual([answer.resimUrl]);
  expect(await files()).toEqual([answer.resimUrl]);
});

it('keeps its file also where nobody can say whether it was committed', async () => {
  const { upload, files, shown } = await buildResim();
  breakLineAtCommit();
  const reading = refuseReadings();
  expect(await upload()).toMatchObject({ status: 503, message: 'cokYogun' });
  reading.mockRestore();
  const [resimUrl] = await shown();
  expect(resimUrl).toMatch(/^\/api\/dosya\//);
  expect(await files()).toEqual([resimUrl]);
});

it('promises nothing where the first answer cannot be looked for, and logs what stood in the way', async () => {
  const bayi = await buildBayi(server);
  const { id: musteriID } = await buildMusteri(server, bayi);
  const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
  const saat = { randevuTarihi: YARIN, baslangicSaat: '11:00', bitisSaat: '11:30' };
  const book = () =>
    server.send(randevuCalls.create, { body: { ...saat, musteriID, randevuSutunBaslikID } }, { jeton: bayi.jeton, headers: { 'idempotency-key': 'ilki-bulunamayan' } });
  expect((await book()).status).toBe(200);
  refuseReadings();
  expect(await book()).toMatchObject({ status: 503, message: 'cokYogun' });
  expect(server.logged()).toContain('"message":"ayniSaatteRandevu"');
});

it('refuses a save over a newer one also where nobody can say who made it', async () => {
  const bayi = await buildBayi(server);
  const { id } = await buildMusteri(server, bayi);
  refuseReadings();
  expect(await server.send(musteriCalls.update, { body: { musteri: { id, surum: 77, ad: 'Eski' } } }, bayi)).toMatchObject({ status: 409, message: 'kayitDegismis' });
  expect(server.logged()).toContain('the last change of a record was not read');
});
