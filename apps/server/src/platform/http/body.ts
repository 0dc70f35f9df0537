import busboy from 'busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** A body before the contract has read it: form entries, or parsed JSON. */
export type RawBody = { entries: [string, string | File][] } | { json: unknown };

const LIMITS = { files: 10, fileSize: 20 * 1024 * 1024, fields: 5000, fieldSize: 256 * 1024, fieldNameSize: 200 };

/** Teaches the server the three forms in which a body may come (ARCHITECTURE §4). */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, { json: text === '' ? {} : JSON.parse(text as string) } satisfies RawBody);
    } catch {
      done(new AppError('istekGecersiz'));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, { entries: [...new URLSearchParams(text as string)] } satisfies RawBody);
  });
  app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    readMultipart(request, payload).then((body) => done(null, body), done);
  });
}

function readMultipart(request: FastifyRequest, payload: NodeJS.ReadableStream): Promise<RawBody> {
  return new Promise((resolve, reject) => {
    const entries: [string, string | File][] = [];
    let parser: busboy.Busboy;
    const refuse = () => {
      payload.unpipe(parser);
      reject(new AppError('istekBuyuk'));
    };
    const malformed = () => reject(new AppError('istekGecersiz'));
    try {
      parser = busboy({ headers: request.headers, limits: LIMITS, defParamCharset: 'utf8' });
    } catch {
      malformed();
      return;
    }
    let size = 0;
    payload.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > request.routeOptions.bodyLimit) refuse();
    });
    // A part need not have a name; it belongs to no field then.
    parser.on('field', (name = '', value, { valueTruncated, nameTruncated }) => {
      if (valueTruncated || nameTruncated) refuse();
      else entries.push([name, value]);
    });
    parser.on('file', (name = '', stream, { filename, mimeType }) => {
      const chunks: Buffer<ArrayBuffer>[] = [];
      stream.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
      stream.on('limit', refuse);
      // A form that ends in the middle of a file breaks the file as well, and nobody listening would end the process.
      stream.on('error', malformed);
      stream.on('end', () => entries.push([name, new File(chunks, filename ?? '', { type: mimeType })]));
    });
    parser.on('fieldsLimit', refuse);
    parser.on('filesLimit', refuse);
    parser.on('error', malformed);
    parser.on('close', () => resolve({ entries }));
    payload.pipe(parser);
  });
}
