/** An Idempotency-Key and the body it was made for. */
export type KeyedBody = {
  key: string;
  body: string;
  /** The time of the answer, by `Date.now()`, and its number among all answers of this page. */
  answer?: { at: number; count: number };
};

/** A body that is sent again so soon after its answer is the second half of a double click. */
const TWICE_MS = 500;

/**
 * Makes 128 random bits. `crypto.randomUUID` is missing where the panel is opened over plain http in the shop's
 * network.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const describe = (_: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** A body as text, to compare two of them. A file is described by its name, size and date. */
export const describeBody = (body: unknown): string => JSON.stringify(body ?? null, describe);

/**
 * The key for sending `body`. It is the previous key when the very same body is sent again (a double click, a retry
 * after a broken connection), and a new one when people have changed something or mean to send it once more.
 */
export function keyFor(body: unknown, before: KeyedBody | undefined): KeyedBody {
  const text = describeBody(body);
  const answer = before?.answer;
  // A person who switches on, undoes that and switches on again means each step, however quick.
  const isMeantAnew = answer !== undefined && (Date.now() - answer.at > TWICE_MS || answer.count !== answers);
  return before?.body === text && !isMeantAnew ? before : { key: newKey(), body: text };
}

let answers = 0;

/** The key after the server has answered it. */
export const answered = (keyed: KeyedBody | undefined): KeyedBody | undefined => keyed && { ...keyed, answer: { at: Date.now(), count: (answers += 1) } };
