/**
 * Aborts when this process is told to end: by a signal (Ctrl+C gives several) or because whoever started it with a
 * channel is gone. Heard from the first moment: dying in the middle of a start would leave the database running.
 */
export function endOfProcess(): AbortSignal {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ending.abort());
  process.once('disconnect', () => ending.abort());
  return ending.signal;
}
