import { mutabakatCalls } from '@defter/contract/mutabakat.ts';
import { makeMutabakat } from '../../../src/modules/mutabakat/mutabakat-line.ts';
import type { Inputs, Place } from '../input.ts';

/** A finished check. */
const kontrol = async ({ server, bayi }: Place) => {
  const { id } = await server.mustSend(mutabakatCalls.iste, {}, { jeton: bayi.jeton });
  await makeMutabakat(server.platform.database, { bayiID: bayi.bayiID, id }, server.platform.app.log);
  return { id };
};

export const mutabakatInputs: Inputs<typeof mutabakatCalls> = {
  get: {
    own: async (place) => {
      await kontrol(place);
      return {};
    },
  },
  farklar: async (place) => ({ params: await kontrol(place) }),
  iste: {
    own: async (place) => {
      // Only one runs at a time, so the one before is finished first.
      await kontrol(place);
      return {};
    },
  },
};
