import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// The operator starts this: the database and the server, each as a process of its own. Stripped and compiled code is
// cached, which halves the start. The cache only helps modules that are loaded after this line.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/node'));
const { run } = await import('./run.ts');
flushCompileCache();
await run();
