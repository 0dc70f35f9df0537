import { authCalls } from '@defter/contract/auth.ts';
import { beforeAll, beforeEach } from 'vitest';
import { buildBayi } from '../build.ts';
import { type TestServer, YARIN } from '../server.ts';
import type { Place } from './input.ts';

/**
 * One bayi for all tests of a file, where its owner makes the calls. Some calls sign the owner out or end the bayi;
 * the test after such a call finds a new bayi here, as does whoever asks for it before all tests of a call. Read the fields when they
 * are needed, never keep them.
 */
export function usePlace(server: TestServer): Place & { renew(): Promise<void>; stay(): Promise<void> } {
  const place = {
    server,
    async renew() {
      // In its trial, so that a plan chosen by one call has no limit for the next.
      place.bayi = await buildBayi(server, { denemeBitis: YARIN });
      place.kisi = place.bayi;
    },
    async stay() {
      const { status } = await server.send(authCalls.validateToken, {}, { jeton: place.bayi.jeton });
      if (status !== 200) await place.renew();
    },
  } as Place & { renew(): Promise<void>; stay(): Promise<void> };
  beforeAll(() => place.renew());
  beforeEach(() => place.stay());
  return place;
}
