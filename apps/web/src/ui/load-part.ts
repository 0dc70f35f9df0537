const LIMIT = 120_000;
const RETRY = 3_000;

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

/**
 * The same for a part of an open screen: offline it is tried again until the device is online.
 * @throws LoadPartError if it fails although the server answers, as after an update, which has other files.
 */
export async function loadPatiently<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await loadPart(load);
    } catch (error) {
      if (signal.aborted) throw error;
      // The device may be online again meanwhile.
      if (await isReachable()) return loadPart(load);
      await untilOnline(RETRY, signal);
    }
  }
}

/** Whether a reload of the panel could succeed now. */
export const isReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits for so many ms, or until the device is online again, or the signal ends. */
export function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    window.addEventListener('online', end);
  });
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
