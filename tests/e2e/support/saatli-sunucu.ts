import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmsSimulator } from '@defter/simulators/sms.ts';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../../../apps/server/src/platform/postgres/cluster.ts';
import { startClockProcess } from '../../../apps/server/test/server-process.ts';
import type { Sunucu } from './salon.ts';

/** A server of its own for what depends on the hour. Call it once in a file; the test says what time it is. */
export function useSaatliSunucu(moment: Date): Sunucu & { setMoment(moment: Date): Promise<void> } {
  const sunucu = {} as Sunucu & { setMoment(moment: Date): Promise<void> };
  let end: () => Promise<void>;
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'defter-e2e-saat-'));
    const sms = await startSmsSimulator();
    const port = String(await freePort());
    const { child, setMoment } = await startClockProcess({ DATA_DIR: dataDir, PORT: port, SMS_URL: sms.url, LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' }, moment);
    Object.assign(sunucu, { panelUrl: `http://localhost:${port}`, smsUrl: sms.url, setMoment });
    end = async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await sms.close();
      await rm(dataDir, { recursive: true, force: true });
    };
  });
  afterAll(() => end());
  return sunucu;
}
