import { describe, expect, it } from 'vitest';
import { findCircles } from '../../scripts/borders/circles.ts';
import { refuseImport } from '../../scripts/borders/places.ts';
import { handedOnBy, importsOf, readSources } from '../../scripts/borders/sources.ts';

const MODULES = 'apps/server/src/modules';
const importing = (path: string, name: string) => importsOf({ path, text: `import { x } from '${name}';` });
const refusals = (path: string, name: string) => importing(path, name).flatMap((one) => refuseImport(one) ?? []);

describe('the imports between workspaces', () => {
  it.each([
    ['packages/rules/src/kdv.ts', '@defter/contract/call.ts'],
    ['packages/rules/src/kdv.ts', '../../contract/src/call.ts'],
    ['packages/rules/src/kdv.ts', 'node:fs'],
    ['packages/contract/src/call.ts', '../../../apps/server/src/platform/clock.ts'],
    ['packages/contract/src/call.ts', '@defter/server/platform/clock.ts'],
    ['packages/contract/src/call.ts', 'node:fs'],
    ['apps/server/src/platform/http/serve.ts', '../../modules/musteri/routes.ts'],
    ['apps/server/src/platform/http/serve.test.ts', '../../modules/musteri/routes.ts'],
    ['apps/server/src/platform/http/serve.ts', '../../app.ts'],
    [`${MODULES}/musteri/routes.ts`, '../../app.ts'],
    [`${MODULES}/musteri/routes.ts`, '../../../../web/src/app/api.ts'],
    [`${MODULES}/musteri/aktarim/aktarim.test.ts`, '../../satis/plain-satis.ts'],
    [`${MODULES}/musteri/routes.ts`, '@defter/simulators/sms.ts'],
    ['apps/web/src/ui/Pager.tsx', '../app/api.ts'],
    ['apps/web/src/ui/deep/down/Pager.tsx', '../../../app/shell/Shell.tsx'],
    ['apps/web/src/ui/Pager.tsx', '../features/satis/format.ts'],
    ['apps/web/src/ui/Pager.tsx', '../pickers/MusteriPicker.tsx'],
    ['apps/web/src/features/satis/SatisPage.tsx', '../musteri/MusteriForm.tsx'],
    ['apps/web/src/features/satis/odeme/form/Tutar.tsx', '../../../musteri/kvkk/Riza.tsx'],
    ['apps/web/src/features/satis/SatisPage.test.tsx', '../musteri/MusteriForm.tsx'],
    ['apps/web/src/features/satis/SatisPage.tsx', 'node:fs'],
    ['apps/web/src/features/satis/SatisPage.tsx', '../../../../server/src/app.ts'],
    ['apps/web/src/app/shell/Shell.tsx', '../../features/satis/SatisPage.tsx'],
    ['apps/web/src/pickers/YeniUrun.tsx', '../features/urun/UrunForm.tsx'],
    ['simulators/src/sms.ts', '../../apps/server/src/app.ts'],
  ])('refuses that %s imports %s', (path, name) => {
    expect(refusals(path, name)).toHaveLength(1);
  });

  it('sees every way to import', () => {
    const path = 'apps/web/src/features/satis/SatisPage.tsx';
    const ways = [`import type { X } from '../musteri/x.ts'`, `export { x } from '../musteri/x.ts'`, `export * from '../musteri/x.ts'`, `import '../musteri/x.ts'`, `type X = import('../musteri/x.ts').X`, `const load = () => import('../musteri/x.ts')`, 'const load = (name: string) => import(`../musteri/${name}.ts`)', 'const load = (name: string) => import(name)'];
    for (const text of ways) expect(importsOf({ path, text }).flatMap((one) => refuseImport(one) ?? []), text).toHaveLength(1);
  });

  it.each([
    [`${MODULES}/satis/plain-satis.ts`, '../kasa/save-kasa.ts'],
    [`${MODULES}/musteri/aktarim/routes.ts`, '../insert-kisi.ts'],
    ['apps/web/src/features/satis/odeme/form/Tutar.tsx', '../../format.ts'],
    ['apps/web/src/app/routing/routes.tsx', '../../features/satis/SatisPage.tsx'],
    ['bench/load/seed.ts', '../../apps/server/src/app.ts'],
  ])('lets %s import %s', (path, name) => {
    expect(refusals(path, name)).toEqual([]);
  });

  it('holds everywhere', () => {
    const sources = readSources(process.cwd().replace(/\/tests\/borders$/, ''));
    const imports = sources.flatMap(importsOf);
    expect(imports.length).toBeGreaterThan(1000);
    expect([...imports.flatMap((one) => refuseImport(one) ?? []), ...findCircles(imports), ...sources.flatMap(handedOnBy)]).toEqual([]);
  });
});

describe('barrels', () => {
  const handedOn = (text: string) => handedOnBy({ path: 'apps/web/src/ui/hepsi.ts', text });

  it.each([
    "export { Brand } from './Brand.tsx'",
    "export * from './lira.ts'",
    "export type { Props } from './Brand.tsx'",
    "import { Brand } from './Brand.tsx'; export { Brand }",
    "import { Brand } from './Brand.tsx'; export { Brand as Isaret }",
    "import type { Props } from './Brand.tsx'; export type { Props }",
  ])('are found: %s', (text) => {
    expect(handedOn(text)).toEqual([expect.stringContaining('hands on')]);
  });

  it('are not exports that a file makes itself', () => {
    expect(handedOn("import { Brand } from './Brand.tsx'; const Isaret = () => Brand; export { Isaret }; export const iki = [Brand]; export type X = Brand")).toEqual([]);
  });
});

describe('circles of modules', () => {
  const circle = (...pairs: [string, string][]) => findCircles(pairs.map(([from, to]) => ({ from: `${MODULES}/${from}`, to: `${MODULES}/${to}` })));

  it('finds one over several folders, through any files', () => {
    const [problem, ...others] = circle(['musteri/queries.ts', 'satis/visible.ts'], ['satis/deep/down/create.ts', 'kasa/save.ts'], ['kasa/list.ts', 'musteri/aktarim/find.ts']);
    expect(problem).toContain('musteri → satis → kasa → musteri');
    expect(others).toEqual([]);
  });

  it('finds none in modules that are called downwards', () => {
    expect(circle(['satis/a.ts', 'kasa/b.ts'], ['satis/a.ts', 'musteri/b.ts'], ['kasa/b.ts', 'musteri/c.ts'], ['musteri/a.ts', 'musteri/b.ts'])).toEqual([]);
  });
});
