import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { StreamReply } from './reply.ts';

/** How long a file may take in all, and how long its reader may take nothing. */
const WHOLE_MS = 10 * 60_000;
const STALL_MS = 30_000;

/** A file that is being sent. Its end is held back until the act is in the record log. */
export type Sending = { isWhole: boolean; end(): void };

/**
 * Sends a file as it is made, no faster than it is read. It resolves when all of it but the end was sent, or when the reader
 * is gone or too slow, and then nothing more is made.
 */
export async function sendStream(reply: FastifyReply, { data, ad }: StreamReply, type: string, { wholeMs = WHOLE_MS } = {}): Promise<Sending> {
  const out = new PassThrough();
  const gone = new AbortController();
  out.once('close', () => gone.abort());
  // `gone` tells of an early end.
  out.on('error', () => undefined);
  reply.header('content-type', type).header('cache-control', 'private, no-store').header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(ad)}`);
  reply.send(out);
  const whole = setTimeout(() => out.destroy(new Error('The file took too long')), wholeMs);
  try {
    for await (const chunk of data) {
      if (out.destroyed) break;
      if (!out.write(chunk)) await drained(out, gone.signal);
      if (out.destroyed) break;
    }
  } catch (error) {
    out.destroy(error as Error);
    throw error;
  } finally {
    clearTimeout(whole);
  }
  return { isWhole: !out.destroyed, end: () => out.end() };
}

/** Waits until the reader takes more; one that takes nothing for long is cut off. */
async function drained(out: PassThrough, gone: AbortSignal): Promise<void> {
  const timer = setTimeout(() => out.destroy(new Error('Nobody takes the file')), STALL_MS);
  try {
    await once(out, 'drain', { signal: gone });
  } catch (error) {
    if (!gone.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
}
