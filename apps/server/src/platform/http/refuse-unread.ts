import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { HataKodu } from '@defter/contract/errors.ts';

/** What the reader of HTTP finds; anything else is no request. */
const FAULTS: Readonly<Record<string, readonly [status: number, kod: HataKodu]>> = {
  HPE_HEADER_OVERFLOW: [431, 'istekBuyuk'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'istekYavas'],
};

/** Answers what cannot be read as a request, which no hook and no error handler sees, as every other call is answered. */
export function refuseUnread({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code !== 'ECONNRESET' && socket.writable) {
    const [status, kod] = FAULTS[code] ?? [400, 'istekGecersiz'];
    const body = JSON.stringify({ success: false, message: kod });
    const head = ['content-type: application/json; charset=utf-8', `content-length: ${body.length}`, 'cache-control: no-store', 'connection: close'];
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}
