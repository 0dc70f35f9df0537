import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * The one logger: one JSON line an event. Names what happened, never who: no body, no query, no header
 * is ever handed to it, and what an error carries of a row is taken out.
 */
export function createLogger({ logLevel }: { logLevel: string }, destination: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level: logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    destination,
  );
}

/** PostgreSQL puts values of the row into `detail` and `where`; only the code and names are kept. */
function describeError(error: Error & { code?: string; constraint?: string; table?: string }) {
  const { code, constraint, table } = error;
  return { type: error.name, message: code ? undefined : error.message, code, constraint, table, stack: frames(error) };
}

/** The stack without its first line, which repeats the message. */
const frames = ({ stack, message }: Error) => stack?.slice(stack.indexOf(message) + message.length).trim();
