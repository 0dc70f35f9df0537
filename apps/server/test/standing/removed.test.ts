import type { AnyCall } from '@defter/contract/call.ts';
import { expect, it } from 'vitest';
import { useServer } from '../server.ts';
import type { AnyInput } from './input.ts';
import { usePlace } from './place.ts';
import { standingCalls } from './standing.ts';

const server = useServer();
const place = usePlace(server);
const send = (call: AnyCall, input: AnyInput) => server.send(call, input, { jeton: place.bayi.jeton });

/** Who leaves may come back, and is changed like everybody else. */
const STAY = new Set(['personel.update']);
/** Money that moved is reversed, and its row stays: what was reversed is not there to be changed. */
const GONE = [404, 409];

/** Changes of a record that can be removed, each with the call that removes it: `updateBirim` and `removeBirim`. */
const pairs = standingCalls.flatMap((change) => {
  const [noun, verb] = change.name.split('.') as [string, string];
  const [, rest] = /^update(.*)$/.exec(verb) ?? [];
  const remove = standingCalls.find(({ name, call }) => name === `${noun}.remove${rest}` && 'id' in call.body.shape);
  return rest !== undefined && remove && 'id' in change.call.body.shape && !STAY.has(change.name) ? [{ name: change.name, call: change.call, input: change.input, remove: remove.call }] : [];
});

it.each(pairs)('$name does not find what was removed', async ({ call, input, remove }) => {
  const change = (await input(place)) as { body: { id: number; surum?: number } };
  const { surum: _surum, ...body } = change.body;
  const removing = { body: { ...body, neden: 'Yanlış girildi', silmeNedeni: 'Yanlış girildi' } };
  const removed = await send(remove, removing);
  expect(removed.status, removed.message).toBe(200);
  for (const again of [await send(call, { ...change, body }), await send(remove, removing)]) expect(GONE, again.message).toContain(again.status);
});
