import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { createLogger } from '../log.ts';
import { type Client, clientOf, networkOf } from './client.ts';
import { createHttp } from './create-http.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001::1:2:3:4:5:6', '2001:0:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('limits count %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it('knows of a client that has gone meanwhile where it was', async () => {
  const app = createHttp(readConfig({ DATA_DIR: tmpdir() }), createLogger({ logLevel: 'silent' }), {});
  onTestFinished(() => app.close());
  const known = Promise.withResolvers<Client>();
  app.get('/late', (request, reply) => {
    request.raw.socket.once('close', () => {
      known.resolve(Promise.try(() => clientOf(request)));
      reply.hijack();
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /late HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(app.server, 'request');
  socket.destroy();
  expect(await known.promise).toMatchObject({ ip: '127.0.0.1' });
});
