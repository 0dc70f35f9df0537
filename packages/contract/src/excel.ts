import * as z from 'zod/mini';
import { call } from './call.ts';
import { EXPORT_TIPLERI } from './excel-sutunu.ts';
import { metin, metinOrNull } from './fields.ts';

/** Lists as workbooks (spec 2§7.14). */
export const excelCalls = {
  /**
   * A list as a workbook, with the query of the screen: the same filters, the same order, the same rights. `sutunlar` names the wanted columns, in
   * their order, with commas between them; without it the workbook has all columns. All further parameters are the query of that list, and are
   * checked as such.
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
