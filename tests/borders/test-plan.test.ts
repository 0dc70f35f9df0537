import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { planOf } from '../../scripts/test-plan.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const short = (noun?: string) => {
  const { panel, steps, runs, expected } = planOf(noun);
  return {
    panel: panel?.[0],
    steps: steps.map(([name]) => name),
    runs: runs.map(({ name, project, files = [], tests }) => ({ name, project, files: files.map((file) => relative(ROOT, file)), tests })),
    expected: expected.map((file) => relative(ROOT, file)),
  };
};

it('of a noun runs its own files, its calls in the standing tests, and its browser tests', () => {
  const { panel, steps, runs, expected } = short('musteri');
  expect([panel, ...steps]).toEqual(['panel', 'types', 'lint']);
  const [own, standing, browser] = runs;
  expect(own).toMatchObject({ project: '!e2e', tests: undefined });
  expect(own!.files).toContain('apps/server/src/modules/musteri/birlestirme/birlestirme.test.ts');
  expect(own!.files).toContain('apps/web/src/features/musteri/form-duzeni.test.ts');
  expect(own!.files.filter((file) => file.includes('satis'))).toEqual([]);
  expect(standing!.files).toContain('apps/server/test/standing/calls.test.ts');
  expect('refuses musteri.create of whom may not').toMatch(new RegExp(standing!.tests!));
  expect('refuses musteriRandevu.create of whom may not').not.toMatch(new RegExp(standing!.tests!));
  expect(browser).toMatchObject({ project: 'e2e', files: ['tests/e2e/musteri.e2e.ts'] });
  expect(expected.toSorted()).toEqual([...new Set(runs.flatMap(({ files }) => files))].toSorted());
});

it('of a noun of two words looks for files with a hyphen and for calls in one word', () => {
  const { runs } = short('paketSatis');
  expect(runs.find(({ name }) => name === 'standing tests')!.tests).toBe('(^| )paketSatis\\.');
  expect(short('paketProgram').runs[0]!.files).toContain('apps/server/src/modules/paket-program/paket-program.test.ts');
  expect(short('paket-program')).toEqual(short('paketProgram'));
});

it('without one runs everything', () => {
  const { panel, steps, runs, expected } = short();
  expect([panel, ...steps]).toEqual(['panel', 'types', 'lint', 'types of the tables']);
  expect(runs).toEqual([{ name: 'tests', project: '*', files: [], tests: undefined }]);
  expect(expected).toContain('tests/borders/test-plan.test.ts');
});

it('of a noun that is not there says which are', () => {
  expect(() => planOf('kahve')).toThrow(/there is no noun "kahve", but: .*musteri/);
});
