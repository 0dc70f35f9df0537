import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import type { Recording } from './record.ts';

/*
 * The floor: the least that can answer the same questions: node:http and pg with named statements, each
 * statement on its own. No session, no permission, no check of the input, no transaction, no audit entry;
 * the bayi is a setting of the connection. `node floor.ts DATABASE_URL PORT BAYI RECORDING`
 */
const [url, port, bayi, file] = process.argv.slice(2);
const recording: Recording = JSON.parse(readFileSync(file!, 'utf8'));
const pool = new pg.Pool({ connectionString: url, max: 20, options: `-c role=defter_istek -c app.bayi=${bayi} -c app.personel=1` });

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [name = '', n = '0'] = decodeURIComponent(request.url!.slice(1)).split('?');
  // The same bytes arrive as at the measured server; reading them is part of any server's work.
  const values: unknown[][] = request.method === 'POST' ? JSON.parse(await readBody(request)) : [];
  const statements = recording[name]!.first;
  let body = '';
  for (const [i, { text, values: recorded }] of statements.entries()) {
    const { rows } = await pool.query({ name: `${name} ${i}`, text, values: values[i] ?? recorded });
    body = rows.length > 1 ? JSON.stringify(rows) : (Object.values(rows[0] ?? {}).find((value) => typeof value === 'string') ?? JSON.stringify(rows[0] ?? null));
  }
  response.writeHead(200, { 'content-type': 'application/json', 'x-n': n });
  response.end(body);
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}).listen(Number(port));

async function readBody(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
