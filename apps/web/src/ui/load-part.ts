const LIMIT = 120_000;

/** A lazily fetched part of the panel that did not come. */
export class LoadPartError extends Error {}

/**
 * Fetches a part of the panel within 120 seconds (spec 1§2).
 * @throws LoadPartError when it or its stylesheet fails or takes longer.
 */
export async function loadPart<T>(load: () => Promise<T>, limit = LIMIT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadPartError(`no answer within ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw cause instanceof LoadPartError ? cause : new LoadPartError('a part of the panel could not be fetched', { cause });
  } finally {
    clearTimeout(timer);
  }
}
