/** An Idempotency-Key and the body it was made for. */
export type KeyedBody = { key: string; body: string };

/** 128 random bits; `crypto.randomUUID` is missing where the panel is opened over plain http in the shop's network. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const describe = (_: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** A body as text, by which two can be told apart; of a file it has what people know it by. */
export const describeBody = (body: unknown): string => JSON.stringify(body ?? null, describe);

/**
 * The key for sending `body`: the one before when the very same body is sent again (a double click, a retry after a
 * broken connection), a new one when people have changed something since.
 */
export function keyFor(body: unknown, before: KeyedBody | undefined): KeyedBody {
  const text = describeBody(body);
  return before?.body === text ? before : { key: newKey(), body: text };
}
