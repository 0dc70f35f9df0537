/** A signal that ends with the first of these: `AbortSignal.any`, which Safari before 17.4 does not have. */
export function firstOf(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const end = () => first.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { signal: first.signal });
  }
  return first.signal;
}
