import type { kurulumCalls } from '@defter/contract/kurulum.ts';
import type { Inputs } from '../input.ts';

export const kurulumInputs: Inputs<typeof kurulumCalls> = {
  get: {},
  gec: { body: { adim: 'logo' } },
  hizmetler: {},
  addHizmetler: { body: { gruplar: ['Masaj'] } },
};
