import type { excelCalls } from '@defter/contract/excel.ts';
import type { Inputs } from '../input.ts';

export const excelInputs: Inputs<typeof excelCalls> = {
  export: { query: { tip: 'musteriler', durum: 'tumu', ara: 'a', sirala: '-ad' } },
};
