import type { AnyCall } from '@defter/contract/call.ts';
import { encodeEntries, formOf } from '@defter/contract/wire.ts';
import type { Case, Sample } from './cases.ts';

export type Sent = { method: string; path: string; headers: Record<string, string>; body?: Buffer };

/** The n-th request of a case as bytes, as the panel would send it. */
export async function requestOf({ call, input }: Pick<Case, 'call' | 'input'>, sample: Sample, n: number, jeton: string): Promise<Sent> {
  const { params = {}, query = {}, body } = input(sample, n);
  const form = body && new Response(formOf(encodeEntries(body)));
  return {
    method: call.method,
    path: pathOf(call, params, query),
    headers: {
      authorization: `Bearer ${jeton}`,
      ...(form && { 'content-type': form.headers.get('content-type')! }),
      // The panel sends a key with every POST, so the measured call pays for it.
      ...(call.method === 'POST' && { 'idempotency-key': `bench-${crypto.randomUUID()}` }),
    },
    body: form && Buffer.from(await form.arrayBuffer()),
  };
}

function pathOf(call: AnyCall, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(encodeEntries(query).map(([name, value]): [string, string] => [name, String(value)]));
  return `/api${path}?${search}`;
}
