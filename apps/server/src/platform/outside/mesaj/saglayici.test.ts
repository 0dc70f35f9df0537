import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askProvider, NotNow } from './saglayici.ts';

let provider: Server | undefined;
afterEach(() => void provider?.close());

/** The address of a provider that answers like this. */
async function answering(answer: RequestListener): Promise<URL> {
  provider = createServer(answer).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  return new URL(`http://127.0.0.1:${(provider.address() as AddressInfo).port}/`);
}

it('leaves open what became of a message whose answer breaks off, as the provider may have taken it', async () => {
  const url = await answering((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    response.write('{"code":"00","job', () => response.destroy());
  });
  const failure = await askProvider(url, { body: '{}' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(NotNow);
});

it.each([502, 504, 524])('leaves it open as well when a gateway answers %i in place of the provider', async (status) => {
  const url = await answering((_request, response) => response.writeHead(status).end('<html>'));
  const failure = await askProvider(url, { body: '{}' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(NotNow);
});

it('takes such a number of the provider itself for its answer', async () => {
  const url = await answering((_request, response) => response.writeHead(502).end('{"code":"100"}'));
  expect(await askProvider(url, { body: '{}' })).toEqual({ status: 502, body: { code: '100' } });
});

it('reads an answer that is no JSON object as one without fields', async () => {
  const url = await answering((_request, response) => response.writeHead(500).end('<html>'));
  expect(await askProvider(url, { body: '{}' })).toEqual({ status: 500, body: {} });
});
