import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { takvimAboneligiCalls } from '@defter/contract/takvim-aboneligi.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../../test/build.ts';
import { nextIp } from '../../../../test/next-ip.ts';
import { BUGUN, useServer, YARIN } from '../../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
/** A colleague who sees who comes, and how they are reached. */
let uzman: TestBayi;
let musteriID: number;
beforeEach(async () => {
  bayi = await buildBayi(server, { firmaAdi: 'Lotus' });
  uzman = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuMusteriGor', 'musteriIletisim'], { ad: 'Elif' });
  musteriID = (await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Yılmaz' })).id;
});

async function subscribe(kisi = uzman, by = kisi): Promise<string> {
  const { adres } = await server.send(takvimAboneligiCalls.create, { body: { personelID: kisi.personelID } }, by);
  return new URL(adres).pathname;
}
const read = (url: string, headers: Record<string, string> = {}, remoteAddress = nextIp()) => server.platform.app.inject({ method: 'GET', url, headers, remoteAddress });
const lines = async (url: string) => (await read(url)).body.replaceAll('\r\n ', '').split('\r\n');
const summaries = async (url: string) => (await lines(url)).filter((line) => line.startsWith('SUMMARY'));
const book = (changes: object = {}) => buildRandevu(server, bayi, { musteriID, uygulayanPersonelID: uzman.personelID, ...changes });

describe('the calendar of a phone', () => {
  it('has what the colleague performs and what stands in the own column, in the time of the world', async () => {
    const altUrunIDler = [(await buildAltUrun(server, bayi, { adi: 'Cilt bakımı, derin' })).id];
    await book({ altUrunIDler });
    const { id: randevuSutunBaslikID, adi } = await buildSutun(server, bayi, { personelID: uzman.personelID });
    await buildRandevu(server, bayi, { musteriID, randevuSutunBaslikID, baslangicSaat: '12:00', bitisSaat: '12:30', randevuDurumu: 'O' });
    await buildRandevu(server, bayi, { musteriID, baslangicSaat: '14:00', bitisSaat: '14:30' });
    const url = await subscribe();
    const response = await read(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-cache' });
    const found = await lines(url);
    expect(found).toContain('SUMMARY:Ayşe Yılmaz · Cilt bakımı\\, derin');
    expect(found.filter((line) => /^(DTSTART|LOCATION|STATUS|X-WR)/.test(line))).toEqual([
      'X-WR-CALNAME:Elif Test · Lotus', 'DTSTART:20261126T070000Z', expect.stringContaining('LOCATION:'), 'STATUS:TENTATIVE', 'DTSTART:20261126T090000Z', `LOCATION:${adi}`, 'STATUS:CONFIRMED',
    ]);
  });

  it('has what the colleague helps with as a second one (R13)', async () => {
    const { id: kendi } = await buildSutun(server, bayi, { personelID: uzman.personelID });
    const { id } = await buildRandevu(server, bayi, { musteriID });
    expect(await summaries(await subscribe())).toEqual([]);
    await server.send(randevuCalls.update, { body: { id, yerler: [kendi] } }, bayi);
    expect(await summaries(await subscribe())).toEqual(['SUMMARY:Ayşe Yılmaz']);
    const { liste } = await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN, personelID: uzman.personelID } }, uzman);
    expect(liste.map((randevu) => randevu.id)).toEqual([id]);
  });

  it('has initials alone for who may not see contact data', async () => {
    const kor = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuMusteriGor']);
    await book({ uygulayanPersonelID: kor.personelID });
    expect(await summaries(await subscribe(kor))).toEqual(['SUMMARY:A. Y.']);
  });

  it('leaves out what does not take place, and days far away', async () => {
    const { id } = await book();
    await book({ randevuTarihi: '2027-03-01' });
    await book({ randevuTarihi: '2026-11-01' });
    await book({ randevuTarihi: BUGUN, baslangicSaat: '16:00', bitisSaat: '16:30' });
    const url = await subscribe();
    expect(await summaries(url)).toHaveLength(2);
    await server.send(randevuCalls.update, { body: { id, randevuDurumu: 'I' } }, bayi);
    expect(await summaries(url)).toHaveLength(1);
  });

  it('takes no line from a hostile name', async () => {
    await server.send(musteriCalls.update, { body: { musteri: { id: musteriID, ad: 'A\r\nEND:VEVENT\r\nBEGIN:VEVENT', soyad: 'B;C,D\\' } } }, bayi);
    await book();
    const found = await lines(await subscribe());
    expect(found.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('is not read twice while nothing has changed', async () => {
    await book();
    const url = await subscribe();
    const etag = String((await read(url)).headers.etag);
    expect((await read(url, { 'if-none-match': etag })).statusCode).toBe(304);
    await book({ baslangicSaat: '15:00', bitisSaat: '15:30' });
    expect((await read(url, { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('the address', () => {
  it('is made and taken back by oneself, and by who may change colleagues', async () => {
    const url = await subscribe();
    const personelID = uzman.personelID;
    expect(await server.send(takvimAboneligiCalls.get, { params: { id: personelID } }, uzman)).toMatchObject({ varMi: true, sonOkuma: null });
    await read(url);
    expect(await server.send(takvimAboneligiCalls.get, { params: { id: personelID } }, bayi)).toMatchObject({ varMi: true, sonOkuma: expect.any(String) });
    const baska = await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor']);
    expect((await server.send(takvimAboneligiCalls.create, { body: { personelID } }, baska)).status).toBe(403);
    expect((await server.send(takvimAboneligiCalls.remove, { body: { personelID } }, bayi)).status).toBe(200);
    expect((await read(url)).statusCode).toBe(404);
  });

  it('is worth nothing once there is a new one, once the colleague has left, or may not see appointments', async () => {
    const old = await subscribe();
    const url = await subscribe(uzman, bayi);
    expect((await read(old)).statusCode).toBe(404);
    expect((await read(url)).statusCode).toBe(200);
    await server.rows("update personel set yetkiler = '{}' where id = $1", [uzman.personelID]);
    expect((await read(url)).statusCode).toBe(404);
    await server.rows("update personel set yetkiler = '{randevuGoruntule}', calisiyor_mu = false where id = $1", [uzman.personelID]);
    expect((await read(url)).statusCode).toBe(404);
  });

  it('is kept nowhere', async () => {
    const sir = /([\w-]{43})\.ics$/.exec(await subscribe())![1]!;
    await server.send(takvimAboneligiCalls.create, { body: { personelID: bayi.personelID } }, bayi);
    expect(JSON.stringify(await server.rows('select * from takvim_aboneligi'))).not.toContain(sir);
    expect(JSON.stringify(await server.rows('select * from kayit_gunlugu'))).not.toContain(sir);
  });

  it.each(['yok', `${'a'.repeat(43)}.ics`, `${'a'.repeat(90)}.ics`, '..%2f..%2fetc.ics', "' or 1=1.ics", '%00.ics', '.ics', `${'ş'.repeat(43)}.ics`])('answers alike to %s', async (dosya) => {
    const response = await read(`/api/takvim/${encodeURI(dosya)}`);
    const { statusCode, body } = await read('/api/takvim/bos.ics');
    expect({ statusCode: response.statusCode, body: response.body }).toEqual({ statusCode, body });
    expect(statusCode).toBe(404);
  });

  it('is guessed only so often', async () => {
    const ip = nextIp();
    const codes: number[] = [];
    for (let i = 0; i < 22; i += 1) codes.push((await read(`/api/takvim/${'b'.repeat(43)}.ics`, {}, ip)).statusCode);
    expect(codes.filter((code) => code === 404)).toHaveLength(20);
    expect(codes.slice(20)).toEqual([429, 429]);
  });
});
