import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { RECEPTION } from '../src/platform/http/reception.ts';

/* Texts that an operator copies from the README must work. Its SQL is tried by postgres-15.test.ts. */

const MIB = 1024 * 1024;
/** The bytes of a form around its files: names, boundaries, other fields. */
const FRAME = 1 * MIB;

let nginx: string;
beforeAll(async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
  nginx = /```nginx\n([\s\S]*?)```/.exec(readme)![1]!;
});

it('the proxy lets through the largest body that the server takes, so that a refusal comes from the server', () => {
  const [, sayi, birim] = /client_max_body_size (\d+)([km]?);/.exec(nginx) ?? [];
  const bytes = Number(sayi) * ({ k: 1024, m: MIB }[birim!] ?? 1);
  expect(bytes).toBeGreaterThanOrEqual(Math.max(...Object.values(RECEPTION).map(({ bodyLimit }) => bodyLimit)) + FRAME);
});

it('the proxy passes the address of the client on, and holds no event back', () => {
  for (const header of ['Host', 'X-Forwarded-For', 'X-Forwarded-Proto']) expect(nginx).toContain(`proxy_set_header ${header} `);
  expect(nginx).toMatch(/location \/api\/olaylar \{[^}]*proxy_buffering off;/);
});
