// `npm run new -- hediyeCeki`: writes the files of a new noun, and its line in the files that gather nouns. The written code passes every check; at
// the end it prints the decisions that a person must make.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, runNode24 } from './node24.mjs';

/** Files of a noun that is called `ornekAd`, each where it goes, with `.txt` behind its name so that no tool takes it for code. */
const TEMPLATES = join(ROOT, 'scripts', 'new');
const MIGRATIONS = 'apps/server/migrations';

/** Lines to add to existing files: behind the line `after`, or in alphabetical order among lines of the same kind. */
const LINES = [
  ['packages/contract/src/calls.ts', { among: /^import \{ \w+Calls \} from/ }, "import { ornekAdCalls } from './ornek-ad.ts';"],
  ['packages/contract/src/calls.ts', { among: /^ {2}\w+: \w+Calls,$/ }, '  ornekAd: ornekAdCalls,'],
  ['packages/contract/src/kayit-nesneleri.ts', { after: 'export const KAYIT_TURLERI = [' }, "  'ornekAd',"],
  ['packages/contract/src/kayit-alanlari.ts', { among: /^import .* from '\.\// }, "import { OrnekAdKaydi } from './ornek-ad.ts';"],
  ['packages/contract/src/kayit-alanlari.ts', { after: '  musteri,' }, '  ornekAd: OrnekAdKaydi.shape,'],
  ['apps/server/src/app.ts', { among: /^import \{ register\w+ \} from '\.\/modules/ }, "import { registerOrnekAd } from './modules/ornek-ad/routes.ts';"],
  ['apps/server/src/app.ts', { after: '  registerKasa(platform);' }, '  registerOrnekAd(platform);'],
  ['apps/server/src/modules.ts', { among: /^import \{ \w+Duties \} from/ }, "import { ornekAdDuties } from './modules/ornek-ad/duties.ts';"],
  ['apps/server/src/modules.ts', { after: '  kasaDuties,' }, '  ornekAdDuties,'],
  ['apps/server/test/standing/inputs.ts', { among: /^import \{ .*Inputs \} from/ }, "import { ornekAdInputs } from './inputs/ornek-ad.ts';"],
  ['apps/server/test/standing/inputs.ts', { among: /^ {2}\w+: \w+Inputs,$/ }, '  ornekAd: ornekAdInputs,'],
  ['apps/server/test/standing/surum.test.ts', { among: /^import \{ \w+Calls \} from/ }, "import { ornekAdCalls } from '@defter/contract/ornek-ad.ts';"],
  ['apps/server/test/standing/surum.test.ts', { after: 'const SAVES:' }, "  'ornekAd.update': { read: async (body) => rowOf((await get(ornekAdCalls.list)).liste, body)?.surum },"],
  ['apps/server/test/standing/full-records.ts', { after: "import { BUGUN } from" }, "import { fullOrnekAd } from './inputs/ornek-ad.ts';"],
  ['apps/server/test/standing/full-records.ts', { after: '  ...tanimlar,' }, "  'ornekAd.update': fullOrnekAd,"],
  ['apps/web/src/app/routing/paths.ts', { after: "  kasa: screen('kasaIslemleri', () => '/kasa')," }, "  ornekAd: screen('ayarlarGenelAyarIslemleri', () => '/ornek-ad'),"],
  ['apps/web/src/app/routing/__snapshots__/paths.test.ts.snap', { among: /^ {2}"\w+": / }, '  "ornekAd": "/ornek-ad",'],
  ['apps/web/src/app/routing/routes.tsx', { after: '  { path: paths.kasa(),' }, "  { path: paths.ornekAd(), lazy: page(['ornekAd'], async () => (await import('../../features/ornek-ad/OrnekAdPage.tsx')).OrnekAdPage) },"],
  ['apps/web/src/app/shell/menu.ts', { after: 'const settingScreens:' }, "  { ...to(paths.ornekAd), text: 'menu.ornekAd', icon: ArchiveIcon },"],
  ['apps/web/src/texts/catalogue.ts', { among: /^import type \w+ from '\.\/tr/ }, "import type ornekAd from './tr/ornekAd.json';"],
  ['apps/web/src/texts/catalogue.ts', { among: /^ {6}\w+: typeof \w+;$/ }, '      ornekAd: typeof ornekAd;'],
  ...['tr', 'en'].map((dil) => [`apps/web/src/texts/${dil}/panel.json`, { after: '  "menu": {' }, '    "ornekAd": "Örnek ad",']),
  ['apps/web/src/texts/tr/kayitGunlugu.json', { after: '  "nesne": {' }, '    "ornekAd": "örnek ad kaydını",'],
  ['apps/web/src/texts/en/kayitGunlugu.json', { after: '  "nesne": {' }, '    "ornekAd": "an örnek ad",'],
  ['docs/glossary.md', { after: '| müşteri |' }, '| örnek ad | | `ornek_ad` | `/ornek-ad` | `/ornek-ad` |'],
];

const CLOSING = `
Written. What only a person can say about it:
- Words: apps/web/src/texts/{tr,en}/ornekAd.json, and "ornekAd" in panel.json and kayitGunlugu.json. They stand there without Turkish letters.
- Meaning: its line in docs/glossary.md.
- Fields: it has a name and a note. "How to add a field" in docs/CODE_STYLE.md names the files.
- Who may: everybody who may change the settings (yetki in packages/contract/src/ornek-ad.ts and in app/routing/paths.ts).
- Record log: it stands under the menu "ayarlar" (kayit in the same file and in OrnekAdForm.tsx).
- Place: its screen is below the settings (menu.ts); move it to the group in which people look for it.
- Uniqueness, and what it holds of a customer: constraints and person in modules/ornek-ad/duties.ts.
Then: npm run typecheck && npm run lint && npm test -- ornekAd`;

/** The noun in each of its spellings: `ornekAd`, `OrnekAd`, `ornek-ad`, `ornek_ad`, and in texts. */
function speller(noun) {
  const words = noun.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  const spellings = { ornekAd: noun, OrnekAd: capital(noun), 'ornek-ad': words.join('-'), ornek_ad: words.join('_'), 'örnek ad': words.join(' '), 'Örnek ad': capital(words.join(' ')) };
  return (text) => text.replaceAll(/ornekAd|OrnekAd|ornek-ad|ornek_ad|örnek ad|Örnek ad/g, (one) => spellings[one]);
}

function addLine(text, path, { after, among }, line) {
  const lines = text.split('\n');
  const places = lines.flatMap((one, place) => ((after ? one.startsWith(after) : among.test(one)) ? [place] : []));
  if (places.length === 0 || (after && places.length > 1)) {
    throw new Error(`${path} has ${places.length} lines like ${after ?? among}, so there is no place for "${line.trim()}". Correct LINES in scripts/new.mjs.`);
  }
  const before = among ? (places.find((place) => lines[place] > line) ?? places.at(-1) + 1) : places[0] + 1;
  return lines.toSpliced(before, 0, line).join('\n');
}

function nextMigration() {
  const last = Math.max(...readdirSync(join(ROOT, MIGRATIONS)).map((name) => Number.parseInt(name, 10)));
  return String(last + 1).padStart(4, '0');
}

/** Makes path → text of all files to write. It refuses before anything is written. */
function plan(noun) {
  if (!/^[a-pr-vyz]+([A-PR-VYZ][a-pr-vyz]+)*$/.test(noun)) throw new Error('A noun is Turkish, in ASCII letters and lower camel case: npm run new -- hediyeCeki');
  const spell = speller(noun);
  const files = new Map();
  const templates = readdirSync(TEMPLATES, { recursive: true }).filter((name) => name.endsWith('.txt'));
  for (const template of templates) {
    const path = spell(template.replaceAll('\\', '/').replace(/\.txt$/, '').replace('/0000_', `/${nextMigration()}_`));
    if (existsSync(join(ROOT, path))) throw new Error(`${noun} is there already: ${path}`);
    files.set(path, spell(readFileSync(join(TEMPLATES, template), 'utf8')));
  }
  const known = [['packages/contract/src/kayit-nesneleri.ts', spell("'ornekAd'")], ['apps/server/src/platform/db/types.ts', spell('  ornek_ad:')], ['apps/web/src/app/routing/paths.ts', spell('  ornekAd:')]];
  for (const [path, text] of known) if (readFileSync(join(ROOT, path), 'utf8').includes(text)) throw new Error(`${noun} is there already: ${text.trim()} in ${path}`);
  for (const [path, place, line] of LINES) files.set(path, addLine(files.get(path) ?? readFileSync(join(ROOT, path), 'utf8'), path, place, spell(line)));
  return { files, closing: spell(CLOSING) };
}

try {
  const { files, closing } = plan(process.argv[2] ?? '');
  for (const [path, text] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  process.exitCode = await runNode24(['apps/server/src/commands/db-types.ts']);
  if (process.exitCode === 0) console.log(closing);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
