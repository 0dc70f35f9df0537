import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the settings', () => {
  it.each(['/srv/defter', '/srv/İkinci Şube #2', '/srv/50% off?', '/srv/a%20b'])('keep uploads in the data folder "%s"', (dataDir) => {
    expect(fileURLToPath(readConfig({ DATA_DIR: dataDir }).filesUrl)).toBe(`${dataDir}/files/`);
  });

  it('take what is empty as not given, and name what cannot be used', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
    expect(() => readConfig({ PORT: '70000' })).toThrow(ConfigError);
    expect(() => readConfig({ DATABASE_URL: 'mysql://elsewhere' })).toThrow(/DATABASE_URL/);
  });
});
