import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';

const LIVE = '/api/olaylar';
const LIVE_LATE_MS = 2_500;
/** The shortest delay, and the most that is added to it. */
const LATE_MS = [300, 700] as const;

/**
 * A connection to a server on which a browser waits 0.3 to 1 s for each answer and 2.5 s for each live notice, so that hidden assumptions of a test
 * or the panel show. The answers overtake each other. A test's own requests are not delayed.
 */
export async function startSlowLine(server: string): Promise<{ url: string; close(): Promise<void> }> {
  const line = createServer((request, response) => {
    const isBrowser = request.headers['user-agent']?.includes('Chrome');
    const isLive = request.url!.startsWith(LIVE);
    const [from, span] = LATE_MS;
    const onward = ask(server + request.url, { method: request.method, headers: request.headers }, (answer) => {
      const { statusCode, rawHeaders } = answer;
      response.writeHead(statusCode!, rawHeaders);
      answer.on('error', (error) => response.destroy(error));
      if (isBrowser && isLive) answer.pipe(later(LIVE_LATE_MS)).pipe(response);
      else answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    setTimeout(() => request.pipe(onward), isBrowser && !isLive ? from + Math.random() * span : 0);
  });
  line.listen(0, 'localhost');
  await once(line, 'listening');
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    async close() {
      line.closeAllConnections();
      line.close();
      await once(line, 'close');
    },
  };
}

/** Hands on each piece after a time. */
function later(ms: number): Transform {
  return new Transform({
    transform(piece, _, done) {
      setTimeout(() => this.push(piece), ms);
      done();
    },
    flush(done) {
      setTimeout(done, ms);
    },
  });
}
