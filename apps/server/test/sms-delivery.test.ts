import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SmsSimulator, startSmsSimulator } from '@defter/simulators/sms.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useServer } from './server.ts';
import { createDelivery, type SmsDelivery } from '../src/platform/outside/sms/deliver.ts';
import { queueSms } from '../src/platform/outside/sms/outbox.ts';

const server = useServer();
const warn = vi.fn<(text: string) => void>();
const started: SmsDelivery[] = [];
let sms: SmsSimulator;
beforeEach(async () => {
  sms = await startSmsSimulator();
  await server.house('delete from giden_sms');
  warn.mockClear();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((delivery) => delivery.stop()));
  await sms.close();
});

function deliver(url: string | undefined): SmsDelivery {
  const delivery = createDelivery({ database: server.platform.database, url, log: { warn: (text: unknown) => warn(String(text)) } });
  started.push(delivery);
  return delivery;
}
const queue = (mesaj: string, overrides: { telefon?: string; gecerlilikSaniye?: number } = {}) =>
  server.platform.database.system((tx) =>
    queueSms(tx, { bayiID: null, telefon: '+905551112233', mesaj, gecerlilikSaniye: null, ...overrides }),
  );
const outbox = () => server.house<{ durum: string; hata: string | null; mesaj: string }>('select durum, hata, mesaj from giden_sms order by id');
const states = async () => (await outbox()).map(({ durum }) => durum);

/** A provider that answers everything alike. */
async function answering(status: number, body: string): Promise<{ url: string; provider: Server }> {
  const provider = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`, provider };
}

it('sends what waits, and what is queued later as soon as it is rung', async () => {
  await queue('Kod 1');
  await queue('Kod 2 şğıİ');
  const delivery = deliver(sms.url);
  await expect.poll(states).toEqual(['gonderildi', 'gonderildi']);
  expect(sms.mesajlar.map(({ mesaj }) => mesaj).toSorted()).toEqual(['Kod 1', 'Kod 2 şğıİ']);
  await queue('Kod 3');
  delivery.wake();
  await expect.poll(() => sms.mesajlar[0]).toMatchObject({ telefon: '+905551112233', mesaj: 'Kod 3' });
});

it('keeps no code that has left', async () => {
  await queue('Kod 123456');
  deliver(sms.url);
  await expect.poll(outbox).toEqual([{ durum: 'gonderildi', hata: null, mesaj: '' }]);
});

it('sends each text once, though several servers deliver', async () => {
  for (let i = 0; i < 45; i += 1) await queue(`Metin ${i}`);
  for (let i = 0; i < 4; i += 1) deliver(sms.url);
  await expect.poll(async () => new Set(await states())).toEqual(new Set(['gonderildi']));
  expect(sms.mesajlar).toHaveLength(45);
});

it('marks what the provider refuses, and goes on with the rest', async () => {
  await queue('yurt dışı', { telefon: '+4915112345678' });
  await queue('Kod');
  deliver(sms.url);
  await expect.poll(outbox).toEqual([
    { durum: 'hatali', hata: '70', mesaj: 'yurt dışı' },
    { durum: 'gonderildi', hata: null, mesaj: '' },
  ]);
});

it('sends nothing that is good no longer', async () => {
  await queue('eski kod', { gecerlilikSaniye: -1 });
  await queue('yeni kod', { gecerlilikSaniye: 180 });
  deliver(sms.url);
  await expect.poll(states).toEqual(['bekliyor', 'gonderildi']);
});

it.each([
  ['is out of order', 503, 'yok'],
  ['does not know the account', 406, '{"code":"30"}'],
  ['is not the provider at all', 200, '<html>'],
])('lets texts wait while the provider %s, and says so once', async (_what, status, body) => {
  const { url, provider } = await answering(status, body);
  await queue('Kod 123456');
  const delivery = deliver(url);
  await expect.poll(() => warn.mock.calls).toHaveLength(1);
  delivery.wake();
  await delivery.stop();
  expect(warn.mock.calls.flat().join()).not.toMatch(/123456|555/);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await states()).toEqual(['bekliyor']);
  provider.close().closeAllConnections();
  deliver(sms.url);
  await expect.poll(states).toEqual(['gonderildi']);
});

it('lets texts wait while there is no provider', async () => {
  await queue('Kod');
  deliver(undefined).wake();
  expect(await states()).toEqual(['bekliyor']);
});

it('signs in to the provider with the account in its address', async () => {
  const seen: (string | undefined)[] = [];
  const provider = createServer((request, response) => {
    seen.push(request.headers.authorization);
    response.end('{"code":"00"}');
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  await queue('Kod');
  deliver(`http://8501112233:p%40rola@127.0.0.1:${(provider.address() as AddressInfo).port}`);
  await expect.poll(() => seen).toEqual([`Basic ${Buffer.from('8501112233:p@rola').toString('base64')}`]);
  provider.close().closeAllConnections();
});
