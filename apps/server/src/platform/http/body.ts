import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { isTooMuchJson } from './json-limits.ts';
import { openUploads, type Uploads } from './uploads.ts';

/** A body before the contract has read it: form entries, or parsed JSON. */
export type RawBody = { entries: [string, string | File][] } | { json: unknown };

const LIMITS = { files: 10, fileSize: 20 * 1024 * 1024, fields: 5000, fieldSize: 256 * 1024, fieldNameSize: 200 };
/** The limit of members in a JSON body, unless its route sets another. */
const MOST_MEMBERS = 10_000;

/** Registers the three forms in which a body may come: JSON, url-encoded and multipart. Files go to a folder as they arrive. */
export function registerBodyParsers(app: FastifyInstance, folder: string): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, ({ routeOptions }, text, done) => {
    if (isTooMuchJson(text as string, routeOptions.config.members ?? MOST_MEMBERS)) return done(new AppError('istekBuyuk'));
    try {
      // Some programs write a mark of the byte order before their JSON.
      const json = (text as string).replace(/^\uFEFF/, '');
      done(null, { json: json === '' ? {} : JSON.parse(json) } satisfies RawBody);
    } catch {
      done(new AppError('istekGecersiz'));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    if ((text as string).split('&', LIMITS.fields + 1).length > LIMITS.fields) return done(new AppError('istekBuyuk'));
    done(null, { entries: [...new URLSearchParams(text as string)] } satisfies RawBody);
  });

  const uploads = new WeakMap<FastifyRequest, Uploads>();
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable): Promise<RawBody> => {
    const files = openUploads({ folder, log: request.log });
    uploads.set(request, files);
    return { entries: await readForm(request, payload, files) };
  });
  app.addHook('onRequest', (request, reply, done) => {
    // 'close' comes however the answer ends, also when there is none because the client has gone.
    reply.raw.once('close', () => uploads.get(request)?.remove());
    done();
  });
}

async function readForm({ headers, routeOptions }: FastifyRequest, payload: Readable, files: Uploads): Promise<[string, string | File][]> {
  const parser = parserFor(headers);
  const entries: [string, string | File][] = [];
  const saved: Promise<void>[] = [];
  let reason: Error | undefined;
  const fail = (error: Error) => {
    if (isOurs(error)) reason ??= error;
    parser.destroy(error);
  };
  const refuse = () => fail(new AppError('istekBuyuk'));
  // A part may have no name; then it belongs to no field.
  parser.on('field', (name = '', value: string | undefined, { valueTruncated, nameTruncated }) => {
    if (valueTruncated || nameTruncated) refuse();
    // Written in letters that the parser does not know.
    else if (value === undefined) fail(new AppError('istekGecersiz'));
    else entries.push([name, value]);
  });
  parser.on('file', (name = '', content, { filename, mimeType }) => {
    content.on('limit', refuse);
    const save = async () => {
      entries.push([name, await files.save(content, filename ?? '', mimeType)]);
    };
    saved.push(save().catch(fail));
  });
  parser.on('fieldsLimit', refuse);
  parser.on('filesLimit', refuse);
  try {
    await pipeline(atMost(routeOptions.bodyLimit, payload), parser);
  } catch (error) {
    throw reason ?? (isOurs(error) ? error : new AppError('istekGecersiz'));
  } finally {
    await Promise.all(saved);
  }
  return entries;
}

/** @throws AppError istekGecersiz for a form without a boundary */
function parserFor(headers: FastifyRequest['headers']): busboy.Busboy {
  try {
    return busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' });
  } catch {
    throw new AppError('istekGecersiz');
  }
}

/** Reads up to a size. The rest stays on the connection, which must still carry the answer. */
async function* atMost(limit: number, payload: Readable): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new AppError('istekBuyuk');
    yield chunk;
  }
}

/** A refusal or a full disk. Every other error means that the form is malformed. */
const isOurs = (error: unknown) => error instanceof AppError || (error instanceof Error && 'syscall' in error && 'path' in error);
