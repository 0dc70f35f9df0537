import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { iletimerkezi } from './iletimerkezi.ts';

/** An account at a provider that tells of orders until it is asked for the one called `son`. */
async function telling() {
  const provider = createServer((request, response) => {
    const answer = async () => {
      const { request: { order } } = (await json(request)) as { request: { order: { id: string } } };
      if (order.id === 'son') return response.destroy();
      return response.end(JSON.stringify({ response: { status: { code: 200 }, order: { id: order.id, status: 114, message: [{ status: 111 }] } } }));
    };
    answer().catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    provider.close();
    provider.closeAllConnections();
  });
  await once(provider, 'listening');
  return iletimerkezi({ saglayici: 'iletimerkezi', url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`, kullanici: 'k', sifre: 'x', baslik: null });
}

it('tells what it has heard of messages before the provider fell silent', async () => {
  const account = await telling();
  expect(await account.report(['1', '2', 'son', '4'])).toEqual([
    { no: '1', durum: 'iletildi' },
    { no: '2', durum: 'iletildi' },
  ]);
  await expect(account.report(['son', '4'])).rejects.toThrow();
});
