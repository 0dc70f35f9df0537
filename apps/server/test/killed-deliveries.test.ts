import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPushSimulator } from '@defter/simulators/push.ts';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { readAcikAnahtar } from '../src/modules/sms/push/find-push-hesabi.ts';
import { queueMesaj } from '../src/platform/outside/mesaj/outbox.ts';
import { buildBayi, buildMusteri, buildRandevu, buildTelefon, type TestBayi } from './build.ts';
import { SIR, useKanallar } from './kanallar.ts';
import { useOwnServer } from './server.ts';
import { killProcess, startDeliveryProcess } from './server-process.ts';

/*
 * The power goes while a code, a text, a message by WhatsApp, a notice and a webhook are on their way, all at once: each provider has been asked
 * and has not answered. The next server finds them. What a provider can be asked for is not sent again; what it cannot carries the same reference,
 * by which its receiver knows it.
 */
const server = useOwnServer();
const kanallar = useKanallar(server);
const LATER = { timeout: 60_000, interval: 100 };
let bayi: TestBayi;
let child: ChildProcess | undefined;
beforeEach(async () => {
  await server.house('delete from giden_mesaj');
  bayi = await buildBayi(server);
});
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) await killProcess(child);
});

/** What a provider does with what it is asked: it takes it and answers; takes it and answers nobody; does neither. */
type Hal = 'gecer' | 'alir' | 'almaz';
type Asked = { headers: IncomingHttpHeaders; path: string };

/** Stands before a provider, or is one that takes everything. */
async function startGate(to?: string) {
  const asked: Asked[] = [];
  const gate = { url: '', hal: 'gecer' as Hal, asked };
  const http = createServer((request, response) => {
    const reply = async () => {
      const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
      const { hal } = gate;
      asked.push({ headers: request.headers, path: request.url! });
      if (hal === 'almaz') return;
      const headers = { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' };
      const answer = to === undefined ? new Response('', { status: 201 }) : await fetch(`${to}${request.url}`, { method: request.method!, headers, ...(body.length > 0 && { body }) });
      if (hal === 'gecer') response.writeHead(answer.status).end(await answer.text());
    };
    reply().catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => http.close().closeAllConnections());
  await once(http, 'listening');
  return Object.assign(gate, { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
}

const queue = (mesaj: Partial<Parameters<typeof queueMesaj>[1]>) =>
  server.platform.database.system((tx) => queueMesaj(tx, { bayiID: bayi.bayiID, telefon: buildTelefon(), mesaj: 'Randevunuz yarın', gecerlilikSaniye: null, ...mesaj }));

/** One of each waits to leave. */
async function queueEach(pushUrl: string, webhookUrl: string): Promise<void> {
  await kanallar.addWhatsapp(bayi);
  const { id: musteriID } = await buildMusteri(server, bayi);
  const push = await startPushSimulator();
  const { p256dh, auth } = push.subscribe('anahtar');
  await push.close();
  const [abone] = await server.rows<{ id: number }>('insert into bildirim_abonesi (bayi_id, musteri_id, uc, p256dh, auth) values ($1, $2, $3, $4, $5) returning id', [bayi.bayiID, musteriID, `${pushUrl}/tarayici`, p256dh, auth]);
  await server.rows(`insert into webhook (bayi_id, adi, url, anahtar, olaylar, kaydeden_personel_id) values ($1, 'Defterim', $2, 'dfw', '{randevu.olusturuldu}', $3)`, [bayi.bayiID, `${webhookUrl}/olaylar`, bayi.personelID]);
  await buildRandevu(server, bayi, { musteriID });
  await queue({});
  await queue({ bayiID: null, mesaj: 'Kod 123456' });
  await queue({ kanal: 'whatsapp', icerik: { sablon: 'randevu_hatirlatma', dil: 'tr', parametreler: ['Ayşe', 'yarın'] } });
  await queue({ kanal: 'bildirim', icerik: { aboneID: abone!.id, baslik: 'Salon', adres: '/r/salon' } });
}

const mesajlar = () =>
  server.house<{ kanal: string; durum: string; begun: boolean }>(`select case when bayi_id is null then 'kod' else kanal end as kanal, durum, ilk_deneme is not null as begun from giden_mesaj order by id`);
const states = async () => Object.fromEntries((await mesajlar()).map(({ kanal, durum }) => [kanal, durum]));
const webhooklar = () => server.rows<{ durum: string; deneme: number }>('select durum, deneme from webhook_gonderim where bayi_id = $1', [bayi.bayiID]);
const kalan = async () => (await server.rows<{ kalan: number }>('select kalan from sms_hesabi where bayi_id = $1', [bayi.bayiID]))[0]!.kalan;

/** Lets the pauses pass after which another server goes on with what was begun. */
async function passPauses(): Promise<void> {
  await server.house(`update giden_mesaj set gonderim_zamani = now() where durum = 'bekliyor'`);
  await server.rows('update webhook_gonderim set sonraki_deneme = now() where bayi_id = $1', [bayi.bayiID]);
  await server.platform.database.pool.query(`update pgboss.job set started_on = now() - interval '5 minutes' where state = 'active'`);
}

it.each([['had taken', 'alir'], ['had not taken', 'almaz']] as const)(
  'what is on its way to a provider that %s it as the server is killed arrives, once where the provider can be asked',
  async (_what, hal) => {
    const [sms, wp, push, webhook] = await Promise.all([startGate(kanallar.sms.url), startGate(kanallar.whatsapp.url), startGate(), startGate()]);
    const gates = [sms, wp, push, webhook];
    const { config } = server.platform;
    const settings = { DATABASE_URL: server.url, PORT: '0', DATA_DIR: config.dataDir, FILES_URL: config.filesUrl, SMS_URL: sms.url, WHATSAPP_URL: wp.url, PUSH_URL: push.url };
    await server.platform.database.system((tx) => readAcikAnahtar(tx, server.platform));
    for (const gate of gates) gate.hal = hal;
    await queueEach(push.url, webhook.url);
    const before = await kalan();

    child = await startDeliveryProcess(settings);
    await expect.poll(() => gates.map(({ asked }) => asked.length), LATER).toEqual([2, 1, 1, 1]);
    await expect.poll(() => [kanallar.sms.mesajlar.length, kanallar.whatsapp.mesajlar.length], LATER).toEqual(hal === 'alir' ? [2, 1] : [0, 0]);
    await killProcess(child);
    expect(await mesajlar()).toEqual(['sms', 'kod', 'whatsapp', 'bildirim'].map((kanal) => ({ kanal, durum: 'bekliyor', begun: true })));
    expect(await webhooklar()).toEqual([{ durum: 'bekliyor', deneme: 1 }]);

    for (const gate of gates) gate.hal = 'gecer';
    // What WhatsApp has taken it tells of by itself, by our reference.
    await kanallar.whatsapp.tell(await kanallar.addressOf(bayi), SIR, 'delivered');
    await passPauses();
    child = await startDeliveryProcess(settings);
    await expect.poll(states, LATER).toEqual({ sms: 'gonderildi', kod: 'gonderildi', whatsapp: hal === 'alir' ? 'iletildi' : 'gonderildi', bildirim: 'gonderildi' });
    await expect.poll(webhooklar, LATER).toEqual([{ durum: 'gonderildi', deneme: 2 }]);

    expect(kanallar.sms.mesajlar.map(({ mesaj }) => mesaj).toSorted()).toEqual(['Kod 123456', 'Randevunuz yarın']);
    expect(kanallar.whatsapp.mesajlar).toHaveLength(1);
    expect(push.asked).toHaveLength(2);
    expect(new Set(push.asked.map(({ headers }) => headers.topic)).size).toBe(1);
    expect(webhook.asked).toHaveLength(2);
    expect(new Set(webhook.asked.map(({ headers }) => headers['defter-gonderim'])).size).toBe(1);
    // A text that may have arrived is paid for once.
    expect(await kalan()).toBe(before - 1);
    const stuck = () => server.platform.database.pool.query<{ name: string }>(`select name from pgboss.job where state in ('active', 'created', 'retry') and name like any('{mesaj-%,webhook}')`);
    await expect.poll(async () => (await stuck()).rows, LATER).toEqual([]);
    await killProcess(child);
  },
  200_000,
);
