import type { Import } from './sources.ts';

/**
 * The places of the house and which others each may import. A place may always import itself; `{name}` in a path is
 * the folder of one noun, and two nouns are two places.
 */
type Place = {
  name: string;
  path: RegExp;
  may: readonly string[];
  /** The imports that its tests may have in addition. */
  tests?: readonly string[];
};

const SHARED = ['contract', 'rules'];
const PANEL = ['texts', ...SHARED];

/** The first that matches a path is its place. */
const PLACES: readonly Place[] = [
  { name: 'node', path: /^node:/, may: [] },
  { name: 'rules', path: /^packages\/rules\//, may: [], tests: ['node'] },
  { name: 'contract', path: /^packages\/contract\//, may: ['rules'], tests: ['node'] },
  { name: 'simulators', path: /^simulators\//, may: ['node'] },
  { name: 'data', path: /^apps\/server\/(data\/|package\.json)/, may: [] },
  { name: 'config', path: /^apps\/server\/src\/config\.ts$/, may: ['node'] },
  { name: 'platform', path: /^apps\/server\/src\/platform\//, may: ['config', 'data', 'node', ...SHARED], tests: ['server tests'] },
  { name: 'module', path: /^apps\/server\/src\/modules\/(?<noun>[^/]+)\//, may: ['module', 'platform', 'config', 'data', 'node', ...SHARED], tests: ['server tests'] },
  { name: 'server', path: /^apps\/server\/src\//, may: ['module', 'platform', 'config', 'data', 'node', 'simulators', ...SHARED], tests: ['server tests'] },
  // `tools`: they load the large business that bench measures.
  { name: 'server tests', path: /^apps\/server\/test\//, may: ['tools', 'server', 'module', 'platform', 'config', 'data', 'node', 'simulators', ...PANEL] },
  { name: 'texts', path: /^apps\/web\/src\/texts\//, may: SHARED, tests: ['node'] },
  { name: 'ui', path: /^apps\/web\/src\/ui\//, may: PANEL, tests: ['web tests'] },
  // The only files of the shell that know features: they say which screen and which tab is which.
  { name: 'meeting place', path: /^apps\/web\/src\/app\/(routing\/routes\.tsx|ayar\/(sekmeler\.ts|(Kvkk|Sozlesme)Sekmesi\.tsx))$/, may: ['feature', 'app', 'ui', ...PANEL] },
  { name: 'app', path: /^apps\/web\/src\/app\//, may: ['meeting place', 'single press', 'ui', ...PANEL], tests: ['web tests'] },
  { name: 'pickers', path: /^apps\/web\/src\/pickers\//, may: ['app', 'ui', ...PANEL], tests: ['web tests'] },
  { name: 'feature', path: /^apps\/web\/src\/features\/(?<noun>[^/]+)\//, may: ['pickers', 'app', 'meeting place', 'ui', ...PANEL], tests: ['web tests'] },
  { name: 'single press', path: /^apps\/web\/src\/single-press\./, may: [] },
  // The customers' page is a bundle of its own: of the panel it takes the texts, and how a double click ends.
  { name: 'page', path: /^apps\/web\/src\/sayfa\//, may: ['single press', ...PANEL] },
  { name: 'web tests', path: /^apps\/web\/src\/test\//, may: ['app', 'meeting place', 'ui', 'node', ...PANEL] },
  { name: 'web', path: /^apps\/web\//, may: ['app', 'meeting place', 'ui', 'node', ...PANEL] },
  // The tools measure and test the whole house, so they may look into all of it.
  { name: 'tools', path: /^(bench|tests|scripts)\//, may: ['*'] },
];

const TEST = /\.(test|e2e)\.tsx?$/;

type Found = { place: Place; noun: string | undefined };

function placeOf(path: string): Found | undefined {
  for (const place of PLACES) {
    const match = place.path.exec(path);
    if (match) return { place, noun: match.groups?.noun };
  }
  return undefined;
}

/** Why this import is refused; undefined when it is fine. */
export function refuseImport({ from, to }: Import): string | undefined {
  const [importer, imported] = [placeOf(from), placeOf(to)];
  if (!importer || !imported) return `${from} imports ${to}: ${importer ? 'that' : 'it'} is in no place of the house (scripts/borders/places.ts)`;
  const { place, noun } = importer;
  if (place === imported.place && noun === imported.noun) return undefined;
  const may = TEST.test(from) ? [...place.may, ...(place.tests ?? [])] : place.may;
  if (may.includes('*') || (may.includes(imported.place.name) && !isForeignInTest(from, importer, imported))) return undefined;
  return `${from} imports ${to}: ${describe(importer)} may not import ${describe(imported)}`;
}

/** A test of one noun looks at another as its users do: by calls. */
const isForeignInTest = (from: string, importer: Found, imported: Found) => TEST.test(from) && importer.place === imported.place;

const describe = ({ place, noun }: Found) => `${place.name}${noun ? ` ${noun}` : ''}`;

/** The module of the server that a file belongs to. */
export function moduleOf(path: string): string | undefined {
  const found = placeOf(path);
  return found?.place.name === 'module' ? found.noun : undefined;
}
