import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/**
 * A provider on this machine until the test ends, which answers each JSON by `answer`, and breaks the line off where that is undefined.
 * @returns its address
 */
export async function startProvider<Asked>(answer: (asked: Asked) => object | undefined): Promise<string> {
  const provider = createServer((request, response) => {
    const reply = async () => {
      const told = answer((await json(request)) as Asked);
      if (told === undefined) response.destroy();
      else response.end(JSON.stringify(told));
    };
    reply().catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    provider.close();
    provider.closeAllConnections();
  });
  await once(provider, 'listening');
  return `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
}
