import { existsSync, readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FROM_KIT = /import \{([^}]*)\} from '@mantine\/core'/g;

it('every part of the kit that the panel uses has its styles', () => {
  const styles = readFileSync(join(ROOT, 'apps/web/src/ui/mantine.css'), 'utf8');
  const used = globSync('apps/web/src/**/*.tsx', { cwd: ROOT }).flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return [...source.matchAll(FROM_KIT)].flatMap(([, names]) => names!.split(',').map((name) => name.trim()));
  });
  const styled = [...new Set(used)].filter((name) => existsSync(join(ROOT, `node_modules/@mantine/core/styles/${name}.layer.css`)));
  expect(styled.length).toBeGreaterThan(25);
  expect(styled.filter((name) => !styles.includes(`/${name}.layer.css'`))).toEqual([]);
});
