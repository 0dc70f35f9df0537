import type { ayarCalls } from '@defter/contract/ayar.ts';
import type { Inputs } from '../input.ts';

export const ayarInputs: Inputs<typeof ayarCalls> = {
  gecerli: {},
};
