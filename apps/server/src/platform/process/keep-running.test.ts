import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { keepRunning } from './keep-running.ts';

/** A server that reports ready at once and then runs this code. */
const server = (then: string) => () => spawn(process.execPath, ['-e', `process.send('ready', () => { ${then} })`], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
const LIVES = 'setInterval(() => {}, 1000)';

function keep(start: Parameters<typeof keepRunning>[0], pauses?: readonly number[]) {
  const asked = new AbortController();
  const said: string[] = [];
  let starts = 0;
  const counted = () => {
    starts += 1;
    return start();
  };
  const code = keepRunning(counted, { asked: asked.signal, say: (text) => said.push(text), pauses });
  return { asked, said, code, starts: () => starts };
}

it('starts a server again that dies, and gives up when it dies again and again', async () => {
  const { code, said, starts } = keep(server('process.exit(3)'), [0, 0]);
  expect(await code).toBe(1);
  expect(starts()).toBe(3);
  expect(said).toEqual([
    'The server ended by itself (3): starting it again',
    'The server ended by itself (3): starting it again',
    'The server has ended 3 times, each time soon after its start (3): it is not started again.',
  ]);
});

it('leaves a server alone that has never been ready', async () => {
  const { code, said } = keep(() => spawn(process.execPath, ['-e', 'process.exit(4)']));
  expect(await code).toBe(4);
  expect(said).toEqual([]);
});

it('ends the server when it is asked to, and a pause as well', async () => {
  const living = keep(() => {
    const child = server(LIVES)();
    child.once('message', () => living.asked.abort());
    return child;
  });
  expect(await living.code).toBe(0);
  expect(living.starts()).toBe(1);

  const pausing = keep(server('process.exit(3)'), [60_000]);
  await expect.poll(() => pausing.said).toHaveLength(1);
  pausing.asked.abort();
  expect(await pausing.code).toBe(0);
});
