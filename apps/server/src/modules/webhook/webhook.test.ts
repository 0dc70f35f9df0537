import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { WEBHOOK_OLAYLARI, webhookCalls } from '@defter/contract/webhook.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, type TestBayi } from '../../../test/build.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { useServer, YARIN } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';
import { forgetGonderimler, webhookLine } from './deliver-gonderimler.ts';

const server = useServer();
type Received = { headers: IncomingHttpHeaders; body: string };
let receiver: Server;
let received: Received[];
/** What the receiver answers with, one after the other; 200 in the end. */
let answers: { kod: number; location?: string; before?: () => Promise<unknown> }[];
let bayi: TestBayi;
beforeEach(async () => {
  received = [];
  answers = [];
  receiver = createServer((request, response) => {
    const answer = async () => {
      const parts = await Array.fromAsync(request as AsyncIterable<Buffer>);
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      const { kod, location, before } = answers.shift() ?? { kod: 200 };
      await before?.();
      response.writeHead(kod, location ? { location } : {}).end('tamam');
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  bayi = await buildBayi(server);
  await server.rows('delete from webhook');
});
afterEach(() => {
  receiver.close();
  receiver.closeAllConnections();
});

const receiverUrl = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/olaylar`;
const kayit = (changes: object = {}) => ({ adi: 'Randevu defterim', url: 'https://ornek.test/olaylar', olaylar: [...WEBHOOK_OLAYLARI], ...changes });
/** A webhook whose address is the receiver, which no form would take. */
async function addWebhook(changes: object = {}, { jeton } = bayi): Promise<{ id: number; anahtar: string }> {
  const { id, anahtar } = await server.send(webhookCalls.create, { body: kayit(changes) }, { jeton });
  await server.rows('update webhook set url = $2 where id = $1', [id, receiverUrl()]);
  return { id, anahtar };
}
/** Does all that waits, as the queue would. */
async function deliver(mayReach: ((ip: string) => boolean) | undefined = () => true): Promise<void> {
  const line = webhookLine({ database: server.platform.database, mayReach });
  for (const key of await line.find()) await line.work(key, () => false);
}
const bodies = () => received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const setDurum = (id: number, randevuDurumu: string) => server.send(randevuCalls.update, { body: { id, randevuDurumu } }, bayi);
const gonderimler = async (id: number) => (await server.send(webhookCalls.gonderimler, { params: { id } }, bayi)).liste;
/** Lets the pause of every message pass. */
const passPause = () => server.rows('update webhook_gonderim set sonraki_deneme = now()');

/** Lets so many messages of an address of its own wait for so many minutes; answers the address. */
async function wait(of: TestBayi, dakika: number, kac: number): Promise<number> {
  const { id: webhookID } = await addWebhook({}, of);
  const { id: randevuID } = await buildRandevu(server, of);
  await server.rows('delete from webhook_gonderim where bayi_id = $1', [of.bayiID]);
  await server.rows(
    `insert into webhook_gonderim (bayi_id, webhook_id, olay, randevu_id, govde, sonraki_deneme)
     select $1, $2, 'randevu.olusturuldu', $3, '{"randevu": {}}', now() - make_interval(mins => $4) from generate_series(1, $5)`,
    [of.bayiID, webhookID, randevuID, dakika, kac],
  );
  return webhookID;
}

describe('what is told', () => {
  it('is every act, as it was: booked, moved, another state, cancelled, deleted', async () => {
    await addWebhook();
    const altUrunIDler = [(await buildAltUrun(server, bayi, { adi: 'Cilt bakımı' })).id];
    const { id, musteriID } = await buildRandevu(server, bayi, { altUrunIDler });
    await server.send(randevuCalls.update, { body: { id, baslangicSaat: '11:00', bitisSaat: '11:30' } }, bayi);
    await setDurum(id, 'O');
    await server.send(randevuCalls.update, { body: { id, randevuNotu: 'Notu kimse duymaz' } }, bayi);
    await setDurum(id, 'I');
    await setDurum(id, 'B');
    await server.send(randevuCalls.remove, { body: { id, silmeNedeni: 'Vazgeçti' } }, bayi);
    await deliver();
    expect(bodies().map(({ olay }) => olay)).toEqual(['randevu.olusturuldu', 'randevu.tasindi', 'randevu.durum', 'randevu.iptal', 'randevu.durum', 'randevu.iptal']);
    expect(bodies()[1]).toMatchObject({
      bayiID: bayi.bayiID,
      randevu: { id, musteriID, randevuTarihi: YARIN, baslangicSaat: '11:00', bitisSaat: '11:30', randevuDurumu: 'B', silindiMi: false, hizmetler: [{ adi: 'Cilt bakımı' }] },
      onceki: { baslangicSaat: '10:00', bitisSaat: '10:30' },
      musteri: null,
    });
    expect(bodies()[0]!.onceki).toBeNull();
  });

  it('is a move also where its state changes with it, for who asked for moves alone, and one message for who asked for both', async () => {
    await addWebhook({ olaylar: ['randevu.tasindi'] });
    const { id } = await buildRandevu(server, bayi);
    await server.mustSend(randevuCalls.update, { body: { id, randevuDurumu: 'O', baslangicSaat: '11:00', bitisSaat: '11:30' } }, bayi);
    await setDurum(id, 'B');
    await addWebhook();
    await server.mustSend(randevuCalls.update, { body: { id, randevuDurumu: 'O', baslangicSaat: '12:00', bitisSaat: '12:30' } }, bayi);
    await deliver();
    expect(bodies().map(({ olay, randevu }) => [olay, (randevu as { baslangicSaat: string }).baslangicSaat])).toEqual([
      ['randevu.tasindi', '11:00'],
      ['randevu.tasindi', '12:00'],
      ['randevu.durum', '12:00'],
    ]);
  });

  it('says who, where and what it costs, with every column that is taken', async () => {
    await addWebhook();
    const [elif, oda] = [await buildPersonel(server, bayi), await buildSutun(server, bayi)];
    const kendi = await buildSutun(server, bayi, { personelID: elif.personelID });
    const altUrunIDler = [(await buildAltUrun(server, bayi, { adi: 'Cilt bakımı', fiyat: 250, urunSure: 30 })).id];
    await buildRandevu(server, bayi, { randevuSutunBaslikID: oda.id, uygulayanPersonelID: elif.personelID, altUrunIDler });
    await deliver();
    expect(bodies()[0]).toMatchObject({
      randevu: {
        sutunAdi: oda.adi,
        uygulayanPersonelID: elif.personelID,
        uygulayanPersonelAdi: expect.stringMatching(/\S/),
        sutunlar: expect.arrayContaining([oda, kendi]),
        hizmetler: [{ altUrunID: altUrunIDler[0], adi: 'Cilt bakımı', sure: 30, fiyat: 250 }],
      },
    });
  });

  it('is only what was asked for, and nothing of another business', async () => {
    await addWebhook({ olaylar: ['randevu.iptal'] });
    const other = await buildBayi(server);
    await buildRandevu(server, other);
    const { id } = await buildRandevu(server, bayi);
    await setDurum(id, 'I');
    await deliver();
    expect(bodies().map(({ olay }) => olay)).toEqual(['randevu.iptal']);
  });

  it('names the customer only to who is permitted to see them, and only who sees them may permit it', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Yılmaz', telefon: '+905321112233' });
    await addWebhook({ musteriGorur: true });
    await buildRandevu(server, bayi, { musteriID });
    await deliver();
    expect(bodies()[0]).toMatchObject({ musteri: { id: musteriID, adSoyad: 'Ayşe Yılmaz', telefon: '+905321112233' } });
    const kor = await buildPersonel(server, bayi, ['ayarlarGenelAyarIslemleri']);
    expect(await server.send(webhookCalls.create, { body: kayit({ musteriGorur: true }) }, kor)).toMatchObject({ status: 403, alanlar: { musteriGorur: 'yetkiYok' } });
    expect(JSON.stringify(await server.rows('select govde from webhook_gonderim'))).not.toMatch(/Ayşe|532/);
  });

  it('names who was merged meanwhile by the record that stayed', async () => {
    const { id: gidenID } = await buildMusteri(server, bayi);
    const { id: kalanID } = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Yılmaz' });
    await addWebhook({ musteriGorur: true });
    await buildRandevu(server, bayi, { musteriID: gidenID });
    await server.mustSend(birlestirmeCalls.birlestir, { body: { kalanID, gidenID } }, bayi);
    await deliver();
    expect(bodies()[0]).toMatchObject({ randevu: { musteriID: kalanID }, musteri: { id: kalanID, adSoyad: 'Ayşe Yılmaz' } });
  });

  it('is nothing to an address that is removed meanwhile, and the act is done', async () => {
    const { id } = await addWebhook();
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
    const randevu = { musteriID, randevuSutunBaslikID, randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30' };
    const [answer] = await sendWhileHeld(server, (client) => client.query('delete from webhook where id = $1', [id]), () => server.send(randevuCalls.create, { body: randevu }, bayi));
    expect(answer).toMatchObject({ status: 200 });
    expect(await server.rows('select from webhook_gonderim')).toEqual([]);
  });

  it('is nothing of an act that was refused', async () => {
    await addWebhook();
    const { id, randevuSutunBaslikID } = await buildRandevu(server, bayi);
    const { musteriID } = await buildRandevu(server, bayi, { baslangicSaat: '15:00', bitisSaat: '15:30' });
    const body = { musteriID, randevuSutunBaslikID, randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30', randevuHizmet: [] };
    expect((await server.send(randevuCalls.create, { body }, bayi)).status).toBe(409);
    await deliver();
    expect(bodies()).toHaveLength(2);
    expect(id).toBeGreaterThan(0);
  });
});

describe('a message', () => {
  it('is signed with its time, and carries its id and event', async () => {
    const { anahtar } = await addWebhook();
    await buildRandevu(server, bayi);
    await deliver();
    const { headers, body } = received[0]!;
    const [, saniye, imza] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['defter-imza']))!;
    expect(Math.abs(Number(saniye) - Date.now() / 1000)).toBeLessThan(60);
    expect(createHmac('sha256', anahtar).update(`${saniye}.${body}`).digest('hex')).toBe(imza);
    expect(headers).toMatchObject({ 'defter-olay': 'randevu.olusturuldu', 'defter-gonderim': String((JSON.parse(body) as { id: number }).id) });
  });

  it('waits longer after each failure, and is given up in the end, until somebody sends it again', async () => {
    const { id } = await addWebhook();
    await buildRandevu(server, bayi);
    answers = Array.from({ length: 8 }, () => ({ kod: 500 }));
    const pauses: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      await passPause();
      await deliver();
      const [row] = await server.rows<{ dakika: number }>('select round(extract(epoch from sonraki_deneme - now()) / 60)::int as dakika from webhook_gonderim');
      pauses.push(row!.dakika);
    }
    expect(pauses).toEqual([1, 5, 15, 60, 180, 720, 1440, 1440]);
    const [gonderim] = await gonderimler(id);
    expect(gonderim).toMatchObject({ durum: 'basarisiz', deneme: 8, httpKodu: 500, hata: 'yanit' });
    await passPause();
    await deliver();
    expect(received).toHaveLength(8);

    expect(await server.send(webhookCalls.yenidenGonder, { body: { id: gonderim!.id } }, bayi)).toMatchObject({ status: 200 });
    await deliver();
    expect((await gonderimler(id))[0]).toMatchObject({ durum: 'gonderildi', deneme: 1, httpKodu: 200, hata: null });
    expect((await server.send(webhookCalls.list, {}, bayi)).liste).toMatchObject([{ bekleyen: 0, basarisiz: 0, sonGonderim: expect.any(String) }]);
  });

  it.each([['is refused goes out again at once', 500], ['arrives has arrived', 200]])('that somebody sends again while it %s', async (_what, kod) => {
    const { id } = await addWebhook();
    await buildRandevu(server, bayi);
    const again = async () => server.send(webhookCalls.yenidenGonder, { body: { id: (await gonderimler(id))[0]!.id } }, bayi);
    answers = [{ kod, before: async () => expect(await again()).toMatchObject({ status: 200 }) }];
    await deliver();
    expect((await gonderimler(id))[0]).toMatchObject({ httpKodu: kod });
    await deliver();
    expect((await gonderimler(id))[0]).toMatchObject({ durum: 'gonderildi', httpKodu: 200, hata: null });
  });

  it('is not sent twice by two servers at once', async () => {
    await addWebhook();
    await buildRandevu(server, bayi);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(received).toHaveLength(1);
  });

  it('does not follow a redirect, and does not reach into a network', async () => {
    const { id } = await addWebhook();
    await buildRandevu(server, bayi);
    answers = [{ kod: 302, location: receiverUrl() }];
    await deliver();
    expect(received).toHaveLength(1);
    expect((await gonderimler(id))[0]).toMatchObject({ httpKodu: 302, hata: 'yanit' });
    await passPause();
    const line = webhookLine({ database: server.platform.database });
    for (const key of await line.find()) await line.work(key, () => false);
    expect(received).toHaveLength(1);
    expect((await gonderimler(id))[0]).toMatchObject({ httpKodu: null, hata: 'ozelAdres' });
  });

  it('has the turn of its address, which is one of all, however many wait there', async () => {
    const other = await buildBayi(server);
    const [cok, az] = [await wait(bayi, 60, 250), await wait(other, 1, 1)];
    expect(await webhookLine({ database: server.platform.database }).find()).toEqual([`${bayi.bayiID}.${cok}`, `${other.bayiID}.${az}`]);
  });

  it('goes out in its order, one after the other, and after none that did not arrive', async () => {
    const id = await wait(bayi, 1, 5);
    answers = [{ kod: 200 }, { kod: 200 }, { kod: 500 }];
    await deliver();
    const idler = (await gonderimler(id)).map((one) => one.id).toSorted((a, b) => a - b);
    expect(bodies().map((body) => body.id)).toEqual(idler.slice(0, 3));
    await deliver();
    expect(bodies().map((body) => body.id)).toEqual(idler);
    expect((await gonderimler(id)).map(({ durum }) => durum).toSorted()).toEqual(['bekliyor', 'gonderildi', 'gonderildi', 'gonderildi', 'gonderildi']);
  });

  it('waits with all others of an address that does not answer, and costs them no try', async () => {
    const id = await wait(bayi, 1, 3);
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    answers = [{ kod: 200, before: () => mayEnd }];
    const line = webhookLine({ database: server.platform.database, mayReach: () => true, patienceMs: 50 });
    for (const key of await line.find()) await line.work(key, () => false);
    end();
    expect((await gonderimler(id)).map(({ durum, deneme, hata }) => [durum, deneme, hata])).toEqual([['bekliyor', 0, null], ['bekliyor', 0, null], ['bekliyor', 1, 'zamanAsimi']]);
    expect(await line.find()).toEqual([]);
    await passPause();
    await deliver();
    expect((await gonderimler(id)).map(({ durum }) => durum)).toEqual(['gonderildi', 'gonderildi', 'gonderildi']);
  });

  it('is forgotten after a month, unless it waits', async () => {
    await addWebhook();
    await buildRandevu(server, bayi);
    await deliver();
    await buildRandevu(server, bayi);
    await server.rows("update webhook_gonderim set olusturma = now() - interval '31 days'");
    await forgetGonderimler(server.platform.database);
    expect(await server.rows('select durum from webhook_gonderim')).toEqual([{ durum: 'bekliyor' }]);
  });
});

describe('an address', () => {
  it('is one of twenty at most, and another business has its own', async () => {
    const create = (jeton = bayi.jeton) => server.send(webhookCalls.create, { body: kayit() }, { jeton });
    await create();
    await server.rows('insert into webhook (bayi_id, adi, url, anahtar, olaylar, kaydeden_personel_id) select w.bayi_id, w.adi, w.url, w.anahtar, w.olaylar, w.kaydeden_personel_id from webhook w, generate_series(1, 19)');
    expect(await create()).toMatchObject({ status: 409, message: 'webhookDolu' });
    expect((await create((await buildBayi(server)).jeton)).status).toBe(200);
  });

  it('is the twentieth for one of those who add one at once', async () => {
    await addWebhook();
    await server.rows('insert into webhook (bayi_id, adi, url, anahtar, olaylar, kaydeden_personel_id) select w.bayi_id, w.adi, w.url, w.anahtar, w.olaylar, w.kaydeden_personel_id from webhook w, generate_series(1, 18)');
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.send(webhookCalls.create, { body: kayit() }, bayi)));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });

  it.each(['http://ornek.test/', 'ornek.test', 'https://kim:parola@ornek.test/', 'javascript:alert(1)', 'file:///etc/passwd', 'https://ornek.test/#orada'])('is not %s', async (url) => {
    expect(await server.send(webhookCalls.create, { body: kayit({ url }) }, bayi)).toMatchObject({ status: 422, alanlar: { url: 'webhookAdresiGecersiz' } });
  });

  it.each(['https://127.0.0.1/', 'https://[::1]:8443/olay', 'https://10.0.0.1', 'https://0x7f.1/', 'https://[::ffff:10.0.0.1]/', 'https://localhost/', 'https://salon.localhost./'])(
    'is not %s, which nothing is ever sent to',
    async (url) => {
      expect(await server.send(webhookCalls.create, { body: kayit({ url }) }, bayi)).toMatchObject({ status: 422, alanlar: { url: 'webhookAdresiOzel' } });
    },
  );

  it('tells its secret once, never in the log, and is told nothing more once it is removed', async () => {
    const { id, anahtar } = await addWebhook();
    await buildRandevu(server, bayi);
    expect(JSON.stringify(await server.send(webhookCalls.list, {}, bayi))).not.toContain(anahtar);
    expect((await server.send(webhookCalls.remove, { body: { id } }, bayi)).status).toBe(200);
    await deliver();
    expect(received).toEqual([]);
    const log = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'ayarlar', nesne: 'webhook', kayitID: id } }, bayi);
    expect(log.liste.map(({ islem }) => islem)).toEqual(['silme', 'ekleme']);
    expect(JSON.stringify(log)).not.toContain(anahtar);
  });
});
