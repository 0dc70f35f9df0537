import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * The one logger, with one JSON line per event. It names what happened, never who: it never gets a body, query or
 * header, and values of rows are removed from errors.
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

type Described = { type: string; message: string | undefined; code: string | undefined; constraint: string | undefined; table: string | undefined; stack: string | undefined; cause: Described | undefined };

/** What went wrong, without values of rows: PostgreSQL puts them into `message`, `detail` and `where`, so only the code and names are kept. With the error that led to it. */
export function describeError(error: Error & { code?: string; constraint?: string; table?: string }): Described {
  const { code, constraint, table, cause } = error;
  return { type: error.name, message: code ? undefined : error.message, code, constraint, table, stack: frames(error), cause: cause instanceof Error ? describeError(cause) : undefined };
}

/** The stack without its first line, which repeats the message. */
const frames = ({ stack, message }: Error) => stack?.slice(stack.indexOf(message) + message.length).trim();
