import type { AnyCall } from '@defter/contract/call.ts';
import { expect, it } from 'vitest';
import { useServer } from '../server.ts';
import type { AnyInput } from './input.ts';
import { usePlace } from './place.ts';
import { standingCalls } from './standing.ts';

const server = useServer();
const place = usePlace(server);
const send = (call: AnyCall, input: AnyInput) => server.send(call, input, { jeton: place.bayi.jeton });

/** A colleague who has left may come back, and can still be changed. */
const STAY = new Set(['personel.update']);
/** A movement of money is reversed, and its row stays: a reversed one can no longer be changed. */
const GONE = [404, 409];

/** Changes of a record that can be removed, each with the call that removes it: `updateBirim` and `removeBirim`. */
const pairs = standingCalls.flatMap((change) => {
  const [noun, verb] = change.name.split('.') as [string, string];
  const [, rest] = /^update(.*)$/.exec(verb) ?? [];
  const remove = standingCalls.find(({ name, call }) => name === `${noun}.remove${rest}` && 'id' in call.body.shape);
  return rest !== undefined && remove && 'id' in change.call.body.shape && !STAY.has(change.name) ? [{ name: change.name, call: change.call, input: change.input, remove: remove.call }] : [];
});

it.each(pairs)('$name does not find a removed record', async ({ call, input, remove }) => {
  const change = (await input(place)) as { body: { id: number; surum?: number } };
  const { surum: _surum, ...body } = change.body;
  const removing = { body: { ...body, neden: 'Yanlış girildi', silmeNedeni: 'Yanlış girildi' } };
  const removed = await send(remove, removing);
  expect(removed.status, removed.message).toBe(200);
  for (const again of [await send(call, { ...change, body }), await send(remove, removing)]) expect(GONE, again.message).toContain(again.status);
});
