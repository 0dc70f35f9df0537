const LIMIT = 120_000;

/** A lazily fetched part of the panel that could not be loaded. */
export class LoadPartError extends Error {}

/**
 * Fetches a part of the panel within 120 seconds (spec 1§2).
 * @throws LoadPartError when it or its stylesheet fails or takes longer.
 */
export async function loadPart<T>(load: () => Promise<T>, limit = LIMIT): Promise<T> {
  try {
    return await withLimit(load(), limit);
  } catch (cause) {
    throw new LoadPartError('a part of the panel could not be fetched', { cause });
  }
}

/** The same promise; it rejects when it takes longer than `limit` ms. */
export async function withLimit<T>(promise: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
