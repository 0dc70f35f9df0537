import type { FastifyInstance } from 'fastify';

/** Content of ours only, and nothing that a person typed can run. */
const policy = (sources: Record<string, string>) =>
  Object.entries({ ...sources, 'base-uri': "'none'", 'form-action': "'self'", 'frame-ancestors': "'none'" })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');

/*
 * Styles may stand in the page, because the panel's UI kit writes <style> elements and style attributes, and a page
 * that is a static file cannot carry a nonce. Scripts may not.
 */
const PAGE = {
  'content-security-policy': policy({
    'default-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'object-src': "'none'",
  }),
  'x-content-type-options': 'nosniff',
  // Addresses of the panel name customers by their ids.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What the API tells is one person's and true now; it is no page, so it may load nothing at all. */
const API = {
  'content-security-policy': policy({ 'default-src': "'none'" }),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Two years, as browsers' own lists ask for. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=63072000' };

/** Puts the security headers on every answer; with an https PUBLIC_URL the browser is told to stay with it. */
export function registerSecurityHeaders(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const always = publicUrl.startsWith('https:') ? HTTPS_ONLY : {};
  const page = { ...PAGE, ...always };
  const api = { ...API, ...always };
  app.addHook('onRequest', ({ routeOptions, url }, reply, done) => {
    const isPage = routeOptions.config.page === true || !/^\/api\//i.test(url);
    reply.headers(isPage ? page : api);
    done();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An address below /api/ that answers with a page for people. */
    page?: boolean;
  }
}
