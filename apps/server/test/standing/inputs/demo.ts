import type { demoCalls } from '@defter/contract/demo.ts';
import type { Inputs } from '../input.ts';

export const demoInputs: Inputs<typeof demoCalls> = {
  kaldir: {
    own: async ({ server, bayi: { bayiID } }) => {
      await server.platform.database.system((tx) => tx.updateTable('bayi').set({ demo: true }).where('id', '=', bayiID).execute());
      return {};
    },
  },
};
