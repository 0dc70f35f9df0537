import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const NOT_BUILT = 'The panel is not built yet: run "npm run build" and start the server again.\n';
const YEAR = 365 * 86_400;
/** The part of the panel that everybody who is signed in sees. */
const FRAME = 'src/app/shell/Shell.tsx';

/**
 * Serves the built panel from `folder` below /plus/, and the customers' page of every salon at /r/{code}. Without a build it
 * answers with one sentence that says what to do.
 */
export function registerPanel(app: FastifyInstance, folder: string): void {
  app.get('/', (_request, reply) => reply.redirect('/plus/'));
  if (!existsSync(join(folder, 'index.html'))) {
    for (const url of ['/plus', '/r/:kod']) app.get(url, (_request, reply) => reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT));
    return;
  }
  const start = join(folder, 'index.html');
  const frame = linksTo(FRAME, folder);
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/plus/',
    // The build puts a .br and a .gz beside every text.
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      // The name of a built part changes with its content. index.html names the parts, so browsers ask for it each
      // time.
      const isPart = [join(folder, 'assets'), join(folder, 'r', 'assets')].some((parts) => path.startsWith(parts));
      reply.header('cache-control', isPart ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      // The browser loads the frame beside the start of the panel, which would ask for it only once it runs.
      if (frame && path.startsWith(start) && isSignedIn(reply.request)) reply.header('link', frame);
    },
  });
  // The router treats /plus/ and /plus as one address, and the wildcard does not match /plus.
  app.get('/plus', (_request, reply) => reply.sendFile('index.html'));
  // The call that the page makes says whether the salon exists. The browser makes it beside loading the script, not after.
  app.get<{ Params: { kod: string } }>('/r/:kod', { config: { framed: true } }, ({ params }, reply) =>
    reply.header('link', `</api/r/${encodeURIComponent(params.kod)}>; rel=preload; as=fetch; crossorigin`).sendFile('r/index.html'),
  );
  // The worker of one salon's page, which may speak for that page and no other.
  app.get<{ Params: { kod: string } }>('/r/:kod/bildirim.js', ({ params }, reply) =>
    reply.header('service-worker-allowed', `/r/${encodeURIComponent(params.kod)}`).header('cache-control', 'no-cache').sendFile('bildirim-calisani.js'),
  );
  // The page to refuse messages belongs to no salon: it has no call to make ahead, and no page may frame it.
  app.get('/r/r', (_request, reply) => reply.sendFile('r/index.html'));
}

/** Whether the browser has a session, which the panel keeps in a cookie for new windows. It may have ended: that does not matter here. */
const isSignedIn = ({ headers }: FastifyRequest) => /(^|; )defter=/.test(headers.cookie ?? '');

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>>;

/** The panel fetches its styles with `crossorigin`; a style that was preloaded without it would be fetched twice. */
const linkTo = (file: string) => `</plus/${file}>; ${file.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload'}`;

/** A `Link` header that names a part of the panel, its styles and what it imports beyond the start; empty if the build has no such part. */
function linksTo(part: string, folder: string): string {
  const file = join(folder, '.vite', 'manifest.json');
  const manifest: Manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  const found = new Set<string>();
  const visit = (name: string) => {
    const known = manifest[name];
    if (!known || found.has(known.file)) return;
    for (const each of [known.file, ...(known.css ?? [])]) found.add(each);
    known.imports?.forEach(visit);
  };
  visit('index.html');
  const start = new Set(found);
  visit(part);
  return [...found].filter((each) => !start.has(each)).map(linkTo).join(', ');
}
