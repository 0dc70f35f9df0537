import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * The SMS provider on this machine: it speaks the wire of NetGSM's REST v2, keeps what it is given in
 * memory, and shows it on a page. Nothing leaves the machine.
 */

export type Mesaj = { zaman: string; telefon: string; mesaj: string };
export type SmsSimulator = { url: string; mesajlar: readonly Mesaj[]; close(): Promise<void> };

const KEPT = 200;

/** Starts the simulator on loopback; port 0 takes any that is free. */
export async function startSmsSimulator({ port = 0 }: { port?: number } = {}): Promise<SmsSimulator> {
  const mesajlar: Mesaj[] = [];
  const server = createServer((request, response) => {
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8` });
      response.end(body);
    };
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST' && pathname === '/sms/rest/v2/send') {
      accept(request, mesajlar).then(
        (jobid) => send(200, 'application/json', JSON.stringify({ code: '00', jobid, description: 'queued' })),
        () => send(406, 'application/json', JSON.stringify({ code: '70', description: 'parameter' })),
      );
    } else if (pathname === '/mesajlar') {
      const telefon = searchParams.get('telefon');
      send(200, 'application/json', JSON.stringify(mesajlar.filter((mesaj) => telefon === null || mesaj.telefon === telefon)));
    } else if (pathname === '/') {
      send(200, 'text/html', page(mesajlar));
    } else {
      send(404, 'text/plain', 'not found');
    }
  });
  await listen(server, port);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mesajlar,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));

async function accept(request: IncomingMessage, mesajlar: Mesaj[]): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as { messages: { msg: string; no: string }[] };
  for (const { msg, no } of messages) {
    mesajlar.unshift({ zaman: new Date().toISOString(), telefon: no.length === 10 ? `+90${no}` : no, mesaj: msg });
  }
  mesajlar.length = Math.min(mesajlar.length, KEPT);
  return String(Date.now());
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

const page = (mesajlar: readonly Mesaj[]) => `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>SMS kutusu</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 640px; margin: 32px auto; padding: 0 16px; color: #1b211e; }
  li { list-style: none; padding: 12px 0; border-top: 1px solid #d2d9d5; }
  ul { padding: 0; } small { color: #5c6670; } h1 { font-size: 22px; }
</style>
<h1>SMS kutusu</h1>
<p>Deneme kurulumundan gönderilen mesajlar buraya düşer; gerçek bir telefona gitmez.</p>
${mesajlar.length === 0 ? '<p>Henüz mesaj yok.</p>' : ''}
<ul>${mesajlar
  .map(({ zaman, telefon, mesaj }) => `<li><small>${escape(telefon)} · ${escape(new Date(zaman).toLocaleTimeString('tr-TR'))}</small><br>${escape(mesaj)}</li>`)
  .join('')}</ul>
</html>`;
