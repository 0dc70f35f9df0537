/*
 * Checks the imports between workspaces, re-exports, the tables of other modules, and that texts for people stand in the catalogues (part of `npm run
 * lint`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { MODULES } from '../../apps/server/src/modules.ts';
import { PLATFORM } from '../../apps/server/src/platform/duties.ts';
import { findCircles } from './circles.ts';
import { refuseImport } from './places.ts';
import { handedOnBy, importsOf, readSources } from './sources.ts';
import { refuseTables, tablesOf } from './tables.ts';
import { wordsWrittenIn } from './words.ts';

const MIGRATIONS = 'apps/server/migrations';
const migrations = readdirSync(MIGRATIONS).map((name) => readFileSync(`${MIGRATIONS}/${name}`, 'utf8'));
const sources = readSources(process.cwd());
const imports = sources.flatMap(importsOf);

const problems = [...imports.flatMap((one) => refuseImport(one) ?? []), ...findCircles(imports), ...sources.flatMap(handedOnBy), ...refuseTables(sources, [...MODULES, PLATFORM], tablesOf(migrations)), ...sources.flatMap(wordsWrittenIn)];
for (const problem of problems) console.log(`border: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
