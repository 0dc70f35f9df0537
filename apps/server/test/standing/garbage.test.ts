import type { AnyCall } from '@defter/contract/call.ts';
import { decodeEntries, decodeJson, encodeEntries } from '@defter/contract/wire.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ipFor } from '../next-ip.ts';
import { useOwnServer } from '../server.ts';
import { useChanges } from './changes.ts';
import { GARBAGE, LIKE_ANOTHER_TEXT, pathsOf, put } from './garbage.ts';
import type { AnyInput } from './input.ts';
import { usePlace } from './place.ts';
import { standingCalls } from './standing.ts';

const server = useOwnServer();
const changesOf = useChanges(server);
const place = usePlace(server);

const send = (call: AnyCall, input: AnyInput) => server.send(call, input, place.bayi);

const PARTS = ['params', 'query', 'body'] as const;

const parse = (call: AnyCall, input: AnyInput) => PARTS.map((part) => z.safeParse(call[part], decodeEntries(entriesOf(part, input[part] ?? {}), call[part])));

/** The handler's input, if the contract takes it; on the wire all sent values are texts. */
function readInput(call: AnyCall, input: AnyInput): string | undefined {
  const parts = parse(call, input);
  return parts.every(({ success }) => success) ? JSON.stringify(parts.map(({ data }) => data), describeFile) : undefined;
}

/** The reasons of a refusal by the contract: each field with its error. */
const reasonsOf = (call: AnyCall, input: AnyInput): string =>
  JSON.stringify(parse(call, input).map(({ error }) => error?.issues.map(({ path, message, code }) => [path, message, code])));

const describeFile = (_name: string, value: unknown) => (value instanceof Blob ? `${value.size} ${value.type}` : value);

/** An address carries no files: there they are texts like any other. */
const entriesOf = (part: (typeof PARTS)[number], value: object) =>
  encodeEntries(value).map(([name, item]) => [name, part === 'body' ? item : String(item)] as const);

/** Every field of a call replaced by one thing. */
function replaceAll(call: AnyCall, part: unknown): AnyInput {
  const withAll = (schema: z.ZodMiniType) => pathsOf(schema).reduce((value, path) => put(value, path, part), {} as unknown) as object;
  return { params: withAll(call.params), query: withAll(call.query), body: call.method === 'GET' ? undefined : withAll(call.body) };
}

type Field = { part: (typeof PARTS)[number]; path: readonly (string | number)[] };

const replace = (input: AnyInput, { part, path }: Field, by: unknown): AnyInput => ({ ...input, [part]: put(input[part], path, by) });
const fieldsOf = (call: AnyCall) => PARTS.flatMap((part) => pathsOf(call[part]).map((path): Field => ({ part, path }))).filter(({ path }) => path.length > 0);
const keyOf = ({ part, path }: Field) => [part, ...path].join('.');
/** The fields of a valid input that take a value too. */
const takersOf = (call: AnyCall, valid: AnyInput, value: unknown) => new Set(fieldsOf(call).filter((field) => readInput(call, replace(valid, field, value)) !== undefined).map(keyOf));

/** Fields whose values are no ids: those that take any text, and flags. */
type Leaves = { texts: ReadonlySet<string>; flags: ReadonlySet<string> };

/**
 * The valid input with garbage where the contract takes it: at once in all fields whose values are no ids, and one by one in every other field,
 * because a missing record ends the call. For a text all numbers and days are alike, so it gets one of each.
 */
function replaceTaken(call: AnyCall, valid: AnyInput, name: string, { texts, flags }: Leaves): AnyInput[] {
  const garbage = GARBAGE[name];
  const isTaken = (input: AnyInput) => readInput(call, input) !== undefined;
  const isLeaf = (field: Field) => texts.has(keyOf(field)) || flags.has(keyOf(field));
  const taken = fieldsOf(call).filter((field) => !(texts.has(keyOf(field)) && LIKE_ANOTHER_TEXT.has(name)) && isTaken(replace(valid, field, garbage)));
  const together = taken.filter(isLeaf).reduce((input, field) => replace(input, field, garbage), valid);
  const alone = isTaken(together) ? taken.filter((field) => !isLeaf(field)) : taken;
  return [together, ...alone.map((field) => replace(valid, field, garbage))];
}

const STRANGERS = 8;

let noun: string | undefined;
/** Data left by the writes of one noun must not stop those of the next early. */
async function renewFor(name: string): Promise<void> {
  const next = name.split('.')[0];
  if (next !== noun) await place.renew();
  noun = next;
}

describe.each(standingCalls)('$name', ({ name: callName, call, input }) => {
  it('refuses input that the contract does not take, and changes nothing', async () => {
    // Input that is refused for the same reasons is sent once.
    const seen = new Set<string>();
    const changes = await changesOf(async () => {
      for (const [name, garbage] of Object.entries(GARBAGE)) {
        const wrong = replaceAll(call, garbage);
        // An empty parameter makes another address.
        if (readInput(call, wrong) !== undefined || (garbage === '' && call.path.includes('{'))) continue;
        const reasons = reasonsOf(call, wrong);
        if (seen.has(reasons)) continue;
        seen.add(reasons);
        const { status, success } = await send(call, wrong);
        // 400 is an address that is too long; 413 a form of nothing but files.
        expect([422, 400, 413], name).toContain(status);
        expect(success).toBe(false);
      }
    });
    expect(changes).toEqual([]);
  });

  it('survives odd input that the contract takes', { timeout: 60_000 }, async () => {
    await renewFor(callName);
    const valid = await input(place);
    const texts = takersOf(call, valid, GARBAGE.sql);
    const leaves = { texts, flags: takersOf(call, valid, 'false').difference(texts) };
    // Input that is read as the same value is the same to the handler: many texts mean no to a flag.
    const seen = new Set<string>();
    const odds = Object.entries(GARBAGE).flatMap(([name, garbage]) =>
      [replaceAll(call, garbage), ...replaceTaken(call, valid, name, leaves)].flatMap((odd) => {
        const read = readInput(call, odd);
        if (read === undefined || seen.has(read)) return [];
        seen.add(read);
        return [{ name, odd }];
      }),
    );
    const waiting = odds.values();
    const sendRest = async () => {
      for (const { name, odd } of waiting) {
        const { status, message } = await send(call, odd);
        expect(status, `${name} → ${message}: ${JSON.stringify(odd).slice(0, 500)}`).toBeLessThan(500);
        // A call that signs the person out or renames them must not keep the rest from being tested.
        if (status === 401 && call.yetki !== 'herkes') await place.renew();
      }
    };
    // Wrong guesses are answered later each time, so independent strangers guess at the same time.
    await Promise.all(Array.from({ length: call.yetki === 'herkes' ? STRANGERS : 1 }, sendRest));
  });
});

describe.each(standingCalls.filter(({ call }) => call.method !== 'GET'))('$name', ({ call }) => {
  it('reads JSON of any kind', async () => {
    // Refused input comes first, because an empty body may sign the person out.
    for (const json of ['{"id":{"id":[{}]}}', `${'['.repeat(3000)}${']'.repeat(3000)}`, 'null', '[]', '"metin"', '42', '{"__proto__":{"id":1}}']) {
      const taken = z.safeParse(call.body, decodeJson(JSON.parse(json), call.body)).success;
      const reply = await server.app.inject({
        method: call.method,
        url: `/api${call.path}`,
        headers: { authorization: `Bearer ${place.bayi.jeton}`, 'content-type': 'application/json' },
        payload: json,
        remoteAddress: ipFor(call),
      });
      if (taken) expect(reply.statusCode, json).toBeLessThan(500);
      // JSON that is nested deeper than any body is refused before it is read.
      else expect(reply.statusCode, json).toBe(json.startsWith('[[') ? 413 : 422);
    }
  });
});
