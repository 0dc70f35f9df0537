// `npm run lint`: the house rules (imports run one way, no cycle, no barrel, …) and what nobody uses any more.
import { runNode24, tool } from './node24.mjs';

const rules = await runNode24([tool('oxlint', 'bin/oxlint')]);
const leftovers = await runNode24([tool('knip', 'bin/knip.js'), '--no-progress']);
process.exitCode = rules === 0 && leftovers === 0 ? 0 : 1;
