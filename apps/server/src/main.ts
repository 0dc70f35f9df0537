import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// What the operator starts: the database and the server, each as a process of its own. Types are stripped and code is
// compiled once and kept, which halves the start. It only helps what is loaded after this line.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/node'));
const { run } = await import('./run.ts');
flushCompileCache();
await run();
