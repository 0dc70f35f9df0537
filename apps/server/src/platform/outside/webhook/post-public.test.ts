import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { postPublic } from './post-public.ts';

/** The address of somebody who answers with these bytes, whatever is asked. */
async function answering(text: string): Promise<string> {
  const stranger = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(text));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void stranger.close());
  await once(stranger, 'listening');
  return `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`;
}

it.each([
  ['wants to speak another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n', { hata: 'baglanti' }],
  ['speaks none', 'SSH-2.0-OpenSSH_9.6\r\n', { hata: 'baglanti' }],
  ['goes on for ever', 'HTTP/1.1 200 OK\r\n\r\nx', { kod: 200 }],
])('ends with somebody who %s', async (_what, text, outcome) => {
  expect(await postPublic({ url: await answering(text), headers: {}, govde: '{}' }, { mayReach: () => true })).toEqual(outcome);
});
