import { RandevuDurumu } from '@defter/rules/randevu.ts';
import * as z from 'zod/mini';
import { bos, kimlik, ref, saatAlani, secim, surumOrNull, tarihAlani } from './fields.ts';

/** The state of an appointment. */
export const randevuDurumu = secim('randevuDurumu', z.enum(Object.values(RandevuDurumu), { error: 'secimGecersiz' }));

/** When an appointment is, on the wire. */
export const RandevuZamani = z.object({ randevuTarihi: tarihAlani(), baslangicSaat: saatAlani(), bitisSaat: saatAlani() });
export type RandevuZamani = z.output<typeof RandevuZamani>;

/** Where and how an appointment stood before several were changed at once, with the version that it has since: what an undo sends back. */
export const OncekiYer = z.object({
  id: kimlik(),
  surum: surumOrNull(),
  ...RandevuZamani.shape,
  randevuSutunBaslikID: ref('sutun'),
  uygulayanPersonelID: bos(ref('personel')),
  randevuDurumu,
  /** The further columns that it took, where another was given one of them; null where they are not what was changed. */
  yerler: bos(z.array(ref('sutun')).check(z.maxLength(20, { error: 'istekBuyuk' }))),
});
export type OncekiYer = z.output<typeof OncekiYer>;
