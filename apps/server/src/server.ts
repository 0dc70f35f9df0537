import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// The server itself, started by main.ts. Its database is already there.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/node'));
const { runServer } = await import('./run-server.ts');
await runServer();
flushCompileCache();
