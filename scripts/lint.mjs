// `npm run lint`: the house rules (no cycle, no barrel, …), the imports between workspaces, and unused code.
import { runNode24, tool } from './node24.mjs';

const steps = [[tool('oxlint', 'bin/oxlint')], ['scripts/borders/check.ts'], [tool('knip', 'bin/knip.js'), '--no-progress']];
const codes = [];
for (const step of steps) codes.push(await runNode24(step));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
