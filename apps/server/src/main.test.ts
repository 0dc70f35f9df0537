import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from './platform/postgres/cluster.ts';
import { readPidFile } from './platform/postgres/postmaster.ts';
import { isAlive } from './platform/postgres/processes.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'defter-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/**
 * Starts the server as an operator does. `until` resolves once it has printed a text, or rejects when it ends before.
 */
function start(environment: Record<string, string>, words: string[] = []) {
  const child = spawn(process.execPath, [MAIN, ...words], { env: { ...process.env, DATA_DIR: dataDir, ...environment } });
  let printed = '';
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, printed }));
  const until = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => printed.includes(text) && resolve();
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      child.once('close', () => reject(new Error(`It ended: ${printed}`)));
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  return { child, ended, until };
}

/** The living processes that a process has started. */
function processesOf(parent: number): { pid: number; command: string }[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, ppid, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(ppid) === parent ? [{ pid: Number(pid), command: command! }] : [];
  });
}

// The first start makes a whole database, which takes a while on a busy machine.
describe('the process', { timeout: 60_000 }, () => {
  it('says where it is, answers, logs calls without what was asked, and ends well when it is told to', async () => {
    const port = String(await freePort());
    const { child, ended, until } = start({ PORT: port, LOG_LEVEL: 'debug' });
    await until(`Defter is ready: http://localhost:${port}/plus/`);
    const reply = await fetch(`http://127.0.0.1:${port}/api/musteri?ara=Gizli+Kişi`);
    expect(reply.status).toBe(401);
    await until('"path":"/api/musteri"');
    child.kill('SIGTERM');
    const { code, printed } = await ended;
    expect(code).toBe(0);
    expect(printed).not.toContain('Gizli');
  });

  it('ends without waiting for who goes on asking, and refuses nothing that was begun', async () => {
    const port = String(await freePort());
    const { child, ended, until } = start({ PORT: port });
    await until('Defter is ready');
    const statuses = new Set<number>();
    // A refused connection is another server's turn; an answer must be a good one.
    const ask = async () => {
      for (;;) {
        const reply = await fetch(`http://127.0.0.1:${port}/api/saglik/canli`).catch(() => undefined);
        if (!reply) return;
        statuses.add(reply.status);
      }
    };
    const asking = Promise.all([ask(), ask(), ask()]);
    await expect.poll(() => statuses.size).toBe(1);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    await asking;
    expect([...statuses]).toEqual([200]);
  });

  it('brings the server back that was killed, over the same database, and gives all of it up together', async () => {
    const port = String(await freePort());
    const { child, ended, until } = start({ PORT: port });
    await until('Defter is ready');
    const postgres = readPidFile(join(dataDir, 'postgres'))!.pid;
    const [server] = processesOf(child.pid!).filter(({ command }) => command.includes('server.ts'));
    process.kill(server!.pid, 'SIGKILL');
    await until('The server ended by itself (SIGKILL): starting it again');
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/api/saglik`)).status).toBe(200), { timeout: 30_000, interval: 20 });
    expect(readPidFile(join(dataDir, 'postgres'))!.pid).toBe(postgres);

    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(isAlive(postgres)).toBe(false);
    expect(processesOf(child.pid!)).toEqual([]);
  });

  it('ends in the middle of a start when it is told to, though the database never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const { child, ended } = start({ DATABASE_URL: `postgres://defter:gizli@127.0.0.1:${port}/defter` });
    const [socket] = (await once(silent, 'connection')) as [Socket];
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    socket.destroy();
    silent.close();
  });

  it('says in one sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, printed } = await start({ PORT: String(port), LOG_LEVEL: 'fatal' }).ended;
    other.close();
    expect(code).toBe(1);
    expect(printed).toBe(`defter: Port ${port} is taken by another program: stop it, or choose another PORT.\n`);
  });

  it('does not start on a word that it does not understand', async () => {
    const { code, printed } = await start({}, ['--dmeo']).ended;
    expect({ code, printed }).toEqual({ code: 1, printed: 'defter: "--dmeo" is not understood here: npm start [-- --demo]. Settings stand in the environment, see docs/settings.md.\n' });
  });

  it('leaves no server behind when it is killed itself', async () => {
    const port = String(await freePort());
    const { child, ended, until } = start({ PORT: port });
    await until('Defter is ready');
    const [server] = processesOf(child.pid!).filter(({ command }) => command.includes('server.ts'));
    child.kill('SIGKILL');
    await ended;
    await vi.waitFor(() => expect(isAlive(server!.pid)).toBe(false), { timeout: 30_000, interval: 20 });
  });

  it.each([
    [{ PORT: 'dört' }, 'defter: The setting PORT cannot be used: must be a port number.\n'],
    [{ LOG_LEVEL: 'loud' }, 'defter: The setting LOG_LEVEL cannot be used: must be one of silent, fatal, error, warn, info, debug, trace.\n'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'defter: The setting DATABASE_URL cannot be used: must be a postgres:// address.\n'],
    [{ DATA_DIR: '/dev/null/defter' }, "defter: The folder /dev/null/defter cannot be used: ENOTDIR: not a directory, mkdir '/dev/null/defter'\n"],
    [
      { DATA_DIR: '/dev/null/defter', DATABASE_URL: 'postgres://defter:gizli@127.0.0.1:1/defter' },
      "defter: The folder /dev/null/defter cannot be used: ENOTDIR: not a directory, mkdir '/dev/null/defter'\n",
    ],
    [
      { DATABASE_URL: 'postgres://defter:gizli@127.0.0.1:1/defter' },
      'defter: The database 127.0.0.1:1/defter cannot be used: connect ECONNREFUSED 127.0.0.1:1\n',
    ],
  ])('refuses %o in one sentence', async (environment, sentence) => {
    expect(await start(environment).ended).toEqual({ code: 1, printed: sentence });
  });
});
