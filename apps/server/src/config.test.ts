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

  it.each(['https://defter.ornek.test', 'https://defter.ornek.test/', 'https://defter.ornek.test//'])('make links that begin with %s alike', (address) => {
    expect(readConfig({ PUBLIC_URL: address }).publicUrl).toBe('https://defter.ornek.test');
  });

  it.each([
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/33'],
    ['FILES_URL', 'file://data/files'],
    ['FILES_URL', 'file:///srv/%2Fyuklenen'],
  ])('refuse %s=%s in a sentence', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The setting ${name} cannot be used: must be .*\\.$`));
  });

  it.each(['loopback', 'loopback, uniquelocal', '10.0.0.0/8', '10.0.0.1,fd00::/8', '192.168.1.0/255.255.255.0'])('take %s for proxies', (trustProxy) => {
    expect(readConfig({ TRUST_PROXY: trustProxy })).toMatchObject({ trustProxy });
  });
});
