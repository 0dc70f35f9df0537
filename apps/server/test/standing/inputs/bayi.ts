import type { bayiCalls } from '@defter/contract/bayi.ts';
import type { Inputs } from '../input.ts';

export const bayiInputs: Inputs<typeof bayiCalls> = {
  get: {},
  saveFirma: { body: { unvan: 'Lotus Güzellik Ltd. Şti.', vergiNo: '1234567890', vergiDairesi: 'Kadıköy' } },
  changePaket: { body: { paketID: 4 } },
};
