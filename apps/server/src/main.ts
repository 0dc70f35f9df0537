import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Types are stripped and code is compiled once and kept, which halves the start. It only helps what is loaded
// after this line, so the server itself is imported by call.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/node'));
const { run } = await import('./run.ts');
await run();
flushCompileCache();
