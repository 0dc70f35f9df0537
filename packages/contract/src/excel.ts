import * as z from 'zod/mini';
import { call } from './call.ts';
import { EXPORT_TIPLERI } from './excel-sutunu.ts';
import { metin, metinOrNull } from './fields.ts';

/** Lists as workbooks (spec 2§7.14). */
export const excelCalls = {
  /**
   * A list as a workbook, with the query that the screen asks it by: the same filters, the same order, the same rights.
   * `sutunlar` names the columns that are wanted, in their order, with commas between them; without it the workbook has all columns.
   * What stands beside these is the query of that list, and is checked as such.
   */
  export: call.get('/export', {
    query: z.catchall(z.object({ tip: z.enum(EXPORT_TIPLERI), dil: z._default(z.enum(['tr', 'en']), 'tr'), sutunlar: metinOrNull(1000) }), metin(100)),
    dosya: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    akis: true,
    reads: false,
    yetki: 'excelAktar',
    kayit: { menu: 'excel', islem: 'disaAktarma' },
  }),
};
