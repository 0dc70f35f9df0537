import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// The server itself, as main.ts starts it: its database is there already.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/node'));
const { runServer } = await import('./run-server.ts');
await runServer();
flushCompileCache();
