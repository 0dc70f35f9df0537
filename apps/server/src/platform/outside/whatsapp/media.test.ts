import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { uploadMedia } from './media.ts';

it('gives a document the time that a slow line takes for it', async () => {
  const platform = createServer((request, response) => {
    buffer(request).then((bytes) => response.end(JSON.stringify({ id: `m${bytes.length}` })), () => response.destroy());
  }).listen(0, '127.0.0.1');
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => {
    timeout.mockRestore();
    platform.close();
    platform.closeAllConnections();
  });
  await once(platform, 'listening');
  const account = { saglayici: 'whatsapp', url: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`, telefonID: '1', jeton: 'x' } as const;
  const megabit = 125_000;
  expect(await uploadMedia(account, new File([Buffer.alloc(16 * 1024 * 1024)], 'fiyatlar.pdf'))).toMatch(/^m\d{8}$/);
  expect(timeout.mock.lastCall![0]).toBeGreaterThan((16 * 1024 * 1024 * 1000) / megabit);
});
