import { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { type An, findServis, OTOMATIK_SERVISLER, type OtomatikServis, plusDakika } from '@defter/rules/otomatik-sms.ts';
import { type SmsSimulator, startSmsSimulator } from '@defter/simulators/sms.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildEskiRandevu, buildMusteri, buildPersonel, buildRandevu, buildTelefon, type TestBayi } from './build.ts';
import { sendWhileHeld } from './hold.ts';
import { BUGUN, useOwnServer, YARIN } from './server.ts';
import { mesajLines } from '../src/platform/outside/mesaj/deliver.ts';
import { smsKonulariOf } from '../src/sms-konulari.ts';
import { createKapi } from '../src/modules/sms/kapi.ts';
import { queueDue } from '../src/modules/otomatik-sms/queue-due.ts';

const server = useOwnServer();
let bayi: TestBayi;
let sms: SmsSimulator;
beforeEach(async () => {
  sms = await startSmsSimulator();
  await server.house('delete from giden_mesaj');
  await server.house('delete from otomatik_sms');
  bayi = await buildBayi(server, { firmaAdi: 'Lotus' });
});
afterEach(() => sms.close());

const rule = async (servis: OtomatikServis, kural: object = {}): Promise<number> => {
  const { id: servisID, alanlar } = OTOMATIK_SERVISLER[servis];
  const yerler = alanlar.filter((ad) => ['isim', 'tarih', 'saat'].includes(ad)).map((ad) => `[${ad}]`);
  const { idler } = await server.mustSend(otomatikSmsCalls.save, { body: { model: [{ servisID, mesaj: [servis, ...yerler].join(' '), ...kural }] } }, bayi);
  return idler[0]!;
};
const queue = (kadar: An, dakika = 60) => queueDue(server.platform, { sonra: plusDakika(kadar, -dakika), kadar });
/** One round of the delivery. Answers with all messages that were sent. */
async function deliver(): Promise<string[]> {
  const lines = mesajLines({ database: server.platform.database, url: sms.url, log: { warn: () => undefined }, kapi: createKapi(server.platform), konular: smsKonulariOf(server.platform) });
  for (const line of lines) for (const key of await line.find()) await line.work(key, () => false);
  return sms.mesajlar.map(({ mesaj }) => mesaj);
}
const waiting = () => server.house<{ mesaj: string; durum: string }>('select mesaj, durum from giden_mesaj where bayi_id = $1 and konu = $2 order by id', [bayi.bayiID, 'otomatik']);
const preview = async () => (await server.mustSend(otomatikSmsCalls.onizleme, {}, bayi)).liste;
const randevu = async (overrides: Parameters<typeof buildEskiRandevu>[2] = {}) =>
  (await buildEskiRandevu(server, bayi, { randevuTarihi: YARIN, baslangicSaat: '14:00', bitisSaat: '14:30', ...overrides })).id;
const setOlay = (zaman: An) => server.house(`update otomatik_olay set zaman = $1 where id = (select max(id) from otomatik_olay)`, [zaman]);

describe('a rule', () => {
  it('is saved beside another one that names the same group, whether it says so anew or not', async () => {
    const [bir, iki] = [await rule('hatirlatma', { haricGruplar: [1] }), await rule('dogumGunu')];
    const answer = await server.send(otomatikSmsCalls.save, { body: { model: [{ id: bir, aktifMi: false }, { id: iki, haricGruplar: [1] }] } }, bayi);
    expect(answer).toMatchObject({ status: 200 });
  });

  it('is there once, however often it is added: a client whose answer was lost sends it again', async () => {
    const ilk = await rule('hatirlatma', { haricGruplar: [1] });
    expect(await rule('hatirlatma', { haricGruplar: [1] })).toBe(ilk);
    expect(await rule('hatirlatma')).not.toBe(ilk);
    expect((await server.mustSend(otomatikSmsCalls.list, {}, bayi)).liste).toHaveLength(2);
  });

  it('starts with the time of its service, and keeps fields that a change leaves out', async () => {
    const id = await rule('hatirlatma');
    expect((await server.mustSend(otomatikSmsCalls.list, {}, bayi)).liste).toMatchObject([{ id, servisID: 4, gun: 1, dakika: 0, saat: '10:00', aktifMi: true, surum: 1 }]);
    await server.mustSend(otomatikSmsCalls.save, { body: { model: [{ id, aktifMi: false }] } as never }, bayi);
    expect((await server.mustSend(otomatikSmsCalls.list, {}, bayi)).liste).toMatchObject([{ id, gun: 1, saat: '10:00', aktifMi: false, surum: 2 }]);
  });

  it('of an act keeps the time of day that a client of the specification sends, without using it', async () => {
    const id = await rule('randevuAlindi', { saat: '18:00' });
    const saatler = async () => (await server.mustSend(otomatikSmsCalls.list, {}, bayi)).liste.map((kural) => [kural.id, kural.saat]);
    expect(await saatler()).toEqual([[id, '18:00']]);
    await server.mustSend(otomatikSmsCalls.save, { body: { model: [{ id, aktifMi: false }] } as never }, bayi);
    expect(await saatler()).toEqual([[id, '18:00']]);
    await server.mustSend(otomatikSmsCalls.save, { body: { model: [{ id, aktifMi: true, saat: null }] } as never }, bayi);
    expect(await rule('randevuAlindi', { saat: '09:30' })).toBe(id);
    expect(await saatler()).toEqual([[id, '09:30']]);
  });

  it('of a day has a time of day, though it asks for days alone', async () => {
    await rule('taksitYaklasiyor', { gun: 2, dakika: 30, saat: null });
    await rule('gelmedi', { gun: 1, dakika: 0, saat: null });
    expect((await server.mustSend(otomatikSmsCalls.list, {}, bayi)).liste).toMatchObject([{ gun: 2, dakika: 0, saat: '11:00' }, { gun: 1, dakika: 0, saat: null }]);
  });

  it('is of a service that there is, and names groups and services of its own salon', async () => {
    expect(findServis(77)).toBeUndefined();
    const save = (kural: object) => server.send(otomatikSmsCalls.save, { body: { model: [{ servisID: 4, mesaj: 'x', ...kural }] } }, bayi);
    expect(await save({ servisID: 77 })).toMatchObject({ status: 422 });
    expect(await save({ hizmetler: [999_999] })).toMatchObject({ status: 404 });
    expect(await save({ haricGruplar: [999_999] })).toMatchObject({ status: 404 });
    expect(await save({ id: 999_999 })).toMatchObject({ status: 404 });
    expect(await save({ gun: 9999 })).toMatchObject({ status: 422 });
    expect(await save({ mesaj: '' })).toMatchObject({ status: 422 });
  });

  it('is refused with a place that nothing fills, which every customer would get with its brackets; an old text of that kind can be turned off', async () => {
    const save = (kural: object) => server.send(otomatikSmsCalls.save, { body: { model: [{ servisID: 9, mesaj: 'x', ...kural }] } }, bayi);
    for (const yer of ['[ad]', '[müşteri]', '{tutar}']) {
      expect(await save({ mesaj: `Sayın ${yer}` })).toMatchObject({ status: 422, alanlar: { 'model.0.mesaj': 'smsYeriBilinmiyor' }, veri: { yer, yerler: '[isim], [sube], [link]' } });
    }
    const { idler } = await server.mustSend(otomatikSmsCalls.save, { body: { model: [{ servisID: 9, mesaj: 'Doğum gününüz kutlu olsun [İsim]' }] } }, bayi);
    await server.rows(`update otomatik_sms set mesaj = 'Sayın [ad]' where id = $1`, [idler[0]]);
    expect(await server.send(otomatikSmsCalls.save, { body: { model: [{ id: idler[0], aktifMi: false }] } as never }, bayi)).toMatchObject({ status: 200 });
  });

  it('is refused if somebody has saved it since, and without the right', async () => {
    const id = await rule('hatirlatma');
    await server.mustSend(otomatikSmsCalls.save, { body: { model: [{ id, surum: 1, mesaj: 'yeni' }] } as never }, bayi);
    expect(await server.send(otomatikSmsCalls.save, { body: { model: [{ id, surum: 1, mesaj: 'eski' }] } as never }, bayi)).toMatchObject({ status: 409 });
    const { jeton } = await buildPersonel(server, bayi, ['smsGonder']);
    expect(await server.send(otomatikSmsCalls.list, {}, { jeton })).toMatchObject({ status: 403 });
    const other = await buildBayi(server);
    expect(await server.send(otomatikSmsCalls.remove, { body: { id } }, other)).toMatchObject({ status: 404 });
    expect(await server.send(otomatikSmsCalls.remove, { body: { id } }, bayi)).toMatchObject({ status: 200 });
  });
});

describe('a reminder (R19)', () => {
  it('is queued once, when it is due, however often the job runs', async () => {
    await rule('hatirlatma');
    await randevu();
    expect(await queue('2026-11-25 09:59')).toBe(0);
    expect(await queue('2026-11-25 10:00')).toBe(1);
    expect(await queue('2026-11-25 10:01')).toBe(0);
    expect(await Promise.all([queue('2026-11-25 10:02'), queue('2026-11-25 10:02')])).toEqual([0, 0]);
    expect(await deliver()).toEqual([expect.stringMatching(/^hatirlatma .* 26\.11\.2026 14:00$/)]);
  });

  it('is queued for nobody who is anonymised between the plan and the queue', async () => {
    await rule('hatirlatma', { gun: 0, dakika: 120 });
    const { musteriID } = await buildEskiRandevu(server, bayi, { randevuTarihi: YARIN, baslangicSaat: '14:00', bitisSaat: '14:30' });
    const forget = async (client: { query(text: string, values: unknown[]): Promise<unknown> }) => {
      await client.query('select from musteri where id = $1 for update', [musteriID]);
      await client.query('update musteri set aktif_mi = false, anonim_zamani = now() where id = $1', [musteriID]);
      await client.query('delete from musteri_telefon where musteri_id = $1', [musteriID]);
    };
    expect(await sendWhileHeld(server, forget, () => queue(`${YARIN} 12:00`))).toEqual([0]);
    expect(await waiting()).toEqual([]);
  });

  it('is sent once, at the new time, after a move; none is sent of a cancelled appointment', async () => {
    await rule('hatirlatma', { gun: 0, dakika: 120 });
    const id = await randevu();
    expect(await queue('2026-11-26 12:00')).toBe(1);
    await server.mustSend(randevuCalls.update, { body: { id, baslangicSaat: '17:00', bitisSaat: '17:30' } }, bayi);
    await server.house(`update otomatik_olay set zaman = '2026-11-26 12:01' where randevu_id = $1`, [id]);
    // The queued message has the former time.
    expect(await deliver()).toEqual([]);
    expect(await queue('2026-11-26 15:00')).toBe(1);
    expect(await deliver()).toEqual([expect.stringContaining('17:00')]);
    const other = await randevu({ baslangicSaat: '18:00', bitisSaat: '18:30' });
    expect(await queue('2026-11-26 16:00', 30)).toBe(1);
    await server.mustSend(randevuCalls.update, { body: { id: other, randevuDurumu: 'I' } }, bayi);
    expect(await deliver()).toHaveLength(1);
    expect((await waiting()).map(({ durum }) => durum)).toEqual(['vazgecildi', 'gonderildi', 'vazgecildi']);
  });

  it('speaks with as many leads as there are rules, to nobody of a group left out, and only of its services', async () => {
    await rule('hatirlatma', { gun: 1, saat: '10:00' });
    await rule('hatirlatma', { gun: 0, dakika: 120 });
    await rule('hatirlatma', { gun: 1, saat: '10:00', haricGruplar: [1] });
    await randevu();
    expect((await preview()).map(({ zaman }) => zaman)).toEqual(['2026-11-26T12:00']);
    expect(await queue('2026-11-25 10:00')).toBe(1);
  });

  it('is not sent for an appointment that was booked after it was due', async () => {
    await rule('hatirlatma');
    await randevu();
    await server.house(`update randevu set kayit_zamani = '2026-11-25 10:30+03'`);
    expect(await queue('2026-11-25 10:45')).toBe(0);
  });

  it('does not leave once its rule is off or gone', async () => {
    const id = await rule('hatirlatma');
    await randevu();
    await queue('2026-11-25 10:00');
    await server.mustSend(otomatikSmsCalls.save, { body: { model: [{ id, aktifMi: false }] } as never }, bayi);
    expect(await deliver()).toEqual([]);
    expect(await waiting()).toMatchObject([{ durum: 'vazgecildi' }]);
  });
});

describe('what happens to an appointment', () => {
  const AN = '2026-11-25 11:00';
  it('is told two minutes later, as one', async () => {
    await rule('randevuAlindi');
    await rule('randevuDegisti');
    await rule('randevuIptal');
    const { id } = await buildRandevu(server, bayi, { randevuTarihi: YARIN });
    await setOlay(AN);
    expect(await queue('2026-11-25 11:01')).toBe(0);
    expect(await queue('2026-11-25 11:02')).toBe(1);
    await server.mustSend(randevuCalls.update, { body: { id, baslangicSaat: '16:00', bitisSaat: '16:30' } }, bayi);
    await setOlay('2026-11-25 12:00');
    await server.mustSend(randevuCalls.update, { body: { id, randevuDurumu: 'I' } }, bayi);
    await setOlay('2026-11-25 12:01');
    expect(await queue('2026-11-25 12:10')).toBe(1);
    // A message that was not sent before the next change is never sent.
    expect(await deliver()).toEqual([expect.stringMatching(/^randevuIptal/)]);
  });

  it.each([
    ['is told once, though it is confirmed in the minute in which that left', { randevuDurumu: 'O' }, true, [/^randevuAlindi/]],
    ['is told as moved, where it is moved in the minute in which that left', { baslangicSaat: '16:00', bitisSaat: '16:30' }, true, [/^randevuDegisti .*16:00/, /^randevuAlindi/]],
    ['is told as it is in the end, where that has not left yet', { baslangicSaat: '16:00', bitisSaat: '16:30' }, false, [/^randevuAlindi .*16:00/]],
  ])('%s', async (_what, change, left, told) => {
    await rule('randevuAlindi');
    await rule('randevuDegisti');
    const { id } = await buildRandevu(server, bayi, { randevuTarihi: YARIN });
    await setOlay(`${AN}:30`);
    expect(await queue('2026-11-25 11:02')).toBe(1);
    if (left) await deliver();
    await server.mustSend(randevuCalls.update, { body: { id, ...change } as never }, bayi);
    await setOlay('2026-11-25 11:02:40');
    await queue('2026-11-25 11:04');
    expect(await deliver()).toEqual(told.map((text) => expect.stringMatching(text)));
  });

  it('is not told to customers who came, nor for undone changes', async () => {
    await rule('randevuIptal');
    const { id } = await buildRandevu(server, bayi, { randevuTarihi: YARIN });
    await setOlay('2026-11-25 10:00');
    for (const [randevuDurumu, zaman] of [['I', AN], ['B', AN], ['G', '2026-11-26 09:00']] as const) {
      await server.mustSend(randevuCalls.update, { body: { id, randevuDurumu } }, bayi);
      await setOlay(zaman);
    }
    expect(await queue('2026-11-26 12:00', 2000)).toBe(0);
  });

  it('is written down for nobody without a rule about it', async () => {
    await rule('dogumGunu');
    await buildRandevu(server, bayi);
    expect(await server.house('select id from otomatik_olay where bayi_id = $1', [bayi.bayiID])).toEqual([]);
  });
});

describe('a greeting', () => {
  it('goes on the birthday, with consent alone', async () => {
    await rule('dogumGunu', { mesaj: 'Nice yıllara [isim]' });
    const telefon = buildTelefon();
    const { id } = await buildMusteri(server, bayi, { dogumTarihi: '1990-11-26', telefon } as never);
    await server.house(`update musteri set dogum_tarihi = '1990-11-26' where id = $1`, [id]);
    expect(await preview()).toMatchObject([{ zaman: '2026-11-26T09:30', neden: 'izinYok' }]);
    expect(await queue('2026-11-26 09:30')).toBe(0);
    await server.house(
      `insert into ileti_izni (bayi_id, telefon, kanal, izin, kaynak) select bayi_id, telefon, 'sms', 'onay', 'masa' from musteri_telefon where musteri_id = $1`, [id]);
    expect(await queue('2026-11-26 09:30')).toBe(1);
    expect(await server.house('select tur from giden_mesaj where bayi_id = $1', [bayi.bayiID])).toEqual([{ tur: 'ticari' }]);
  });
});

describe('the plan of the next days', () => {
  it('lists each message with its recipient, and leaves skipped ones out until that is undone', async () => {
    const kuralID = await rule('hatirlatma', { gun: 0, dakika: 60 });
    const kayitID = await randevu();
    const [satir] = await preview();
    expect(satir).toMatchObject({ kuralID, kayitID, temel: '2026-11-26T14:00', zaman: '2026-11-26T13:00', neden: null, mesaj: expect.stringContaining('26.11.2026 14:00') });
    const body = { kuralID, kayitID, temel: satir!.temel };
    expect(await server.send(otomatikSmsCalls.atla, { body }, await buildBayi(server))).toMatchObject({ status: 404 });
    expect(await server.send(otomatikSmsCalls.atla, { body: { ...body, temel: '2026-11-26T14:01' } }, bayi)).toMatchObject({ status: 404 });
    await server.mustSend(otomatikSmsCalls.atla, { body }, bayi);
    expect(await server.send(otomatikSmsCalls.atla, { body }, bayi)).toMatchObject({ status: 409 });
    expect(await preview()).toMatchObject([{ neden: 'atlandi' }]);
    expect(await queue('2026-11-26 13:00')).toBe(0);
    await server.mustSend(otomatikSmsCalls.atlamaGeriAl, { body }, bayi);
    expect(await preview()).toMatchObject([{ neden: null }]);
    expect(await queue('2026-11-26 13:00')).toBe(1);
    expect(await server.send(otomatikSmsCalls.atlamaGeriAl, { body }, bayi)).toMatchObject({ status: 404 });
  });

  it('a skipped message can no longer be sent once its time is over: it would be late, or never leave', async () => {
    const kuralID = await rule('hatirlatma', { gun: 0, dakika: 60 });
    const body = { kuralID, kayitID: await randevu(), temel: '2026-11-26T14:00' };
    await server.mustSend(otomatikSmsCalls.atla, { body }, bayi);
    await server.house(`update otomatik_gonderi set zaman = '${BUGUN} 00:01' where bayi_id = $1`, [bayi.bayiID]);
    expect(await server.send(otomatikSmsCalls.atlamaGeriAl, { body }, bayi)).toMatchObject({ status: 404 });
    expect(await queue('2026-11-26 13:00')).toBe(0);
  });

  it('runs every kind of message', async () => {
    for (const servis of Object.keys(OTOMATIK_SERVISLER) as OtomatikServis[]) await rule(servis);
    await randevu();
    await buildMusteri(server, bayi);
    await preview();
    expect(await queue(`${BUGUN} 16:00`, 60 * 24)).toBeGreaterThan(0);
  });
});

it('has a category, a name and a text for every service', async () => {
  const { liste } = await server.mustSend(otomatikSmsCalls.kategoriler, {}, bayi);
  expect(liste.flatMap(({ servisler }) => servisler).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(Object.values(OTOMATIK_SERVISLER).map(({ id }) => id));
});

