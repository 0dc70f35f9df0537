/* Who may import whom (part of `npm run lint`): the places of the house and the order of the server's modules. */
import { findCircles } from './circles.ts';
import { refuseImport } from './places.ts';
import { importsOf, readSources } from './sources.ts';

const imports = readSources(process.cwd()).flatMap(importsOf);
const problems = [...imports.flatMap((one) => refuseImport(one) ?? []), ...findCircles(imports)];
for (const problem of problems) console.log(`border: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
