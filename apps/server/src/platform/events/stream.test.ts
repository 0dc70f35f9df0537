import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { buildBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();

it('leaves nothing behind for a client that went away before it was known', async () => {
  const { jeton } = await buildBayi(server);
  const { app, platform } = server;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { sessions, events } = platform;
  const { find } = sessions;
  const { subscribe } = events;
  let listening = 0;
  events.subscribe = (listener) => {
    const unsubscribe = subscribe(listener);
    listening += 1;
    return () => {
      listening -= 1;
      return unsubscribe();
    };
  };
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  sessions.find = async (sent) => {
    asked.resolve();
    await gone.promise;
    return find(sent).finally(() => setImmediate(answered.resolve));
  };
  app.server.once('connection', (socket) => socket.once('close', gone.resolve));

  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  client.write(`GET /api/olaylar HTTP/1.1\r\nHost: desk\r\nAuthorization: Bearer ${jeton}\r\n\r\n`);
  await asked.promise;
  client.destroy();
  await answered.promise;
  expect(listening).toBe(0);
});
