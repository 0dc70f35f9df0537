import type { FastifyInstance } from 'fastify';

/** The page loads only our own content, and nothing that a person typed can run. */
const policy = (sources: Record<string, string>) =>
  Object.entries({ 'frame-ancestors': "'none'", ...sources, 'base-uri': "'none'", 'form-action': "'self'" })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');

/*
 * Inline styles are allowed: the panel's UI kit writes <style> elements and style attributes, and a static page cannot
 * carry a nonce. Inline scripts are not allowed.
 */
const SOURCES = { 'default-src': "'self'", 'style-src': "'self' 'unsafe-inline'", 'img-src': "'self' data: blob:", 'object-src': "'none'" };
const PAGE = {
  'content-security-policy': policy(SOURCES),
  'x-content-type-options': 'nosniff',
  // The panel's addresses name customers by their ids.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The customers' page, which the panel shows as on a phone. It signs nobody in. */
const FRAMED = { ...PAGE, 'content-security-policy': policy({ ...SOURCES, 'frame-ancestors': "'self'" }) };

/** An API answer is meant for one person and is true only now. It is no page, so it may load nothing. */
const API = {
  'content-security-policy': policy({ 'default-src': "'none'" }),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Two years, as browsers' own lists ask for. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=63072000' };

/** Puts the security headers on every answer. With an https PUBLIC_URL it tells the browser to stay with https. */
export function registerSecurityHeaders(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const always = publicUrl.startsWith('https:') ? HTTPS_ONLY : {};
  const page = { ...PAGE, ...always };
  const framed = { ...FRAMED, ...always };
  const api = { ...API, ...always };
  app.addHook('onRequest', ({ routeOptions, url }, reply, done) => {
    const isPage = routeOptions.config.page === true || !/^\/api\//i.test(url);
    reply.headers(routeOptions.config.framed ? framed : isPage ? page : api);
    done();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An address below /api/ that answers with a page for people. */
    page?: boolean;
    /** A page that our own pages may show within them. */
    framed?: boolean;
  }
}
