/**
 * Aborts when this process is told to end: by a signal (Ctrl+C sends several), or because the process that started it
 * with a channel is gone. It listens from the first moment, because dying in the middle of a start would leave the
 * database running.
 */
export function endOfProcess(): AbortSignal {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ending.abort());
  process.once('disconnect', () => ending.abort());
  return ending.signal;
}
