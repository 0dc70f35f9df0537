import { RandevuDurumu } from '@defter/rules/randevu.ts';
import * as z from 'zod/mini';
import { bos, kimlik, ref, saatAlani, secim, surumOrNull, tarihAlani } from './fields.ts';

/** The state of an appointment. */
export const randevuDurumu = secim('randevuDurumu', z.enum(Object.values(RandevuDurumu), { error: 'secimGecersiz' }));

/** The time of an appointment, on the wire. */
export const RandevuZamani = z.object({ randevuTarihi: tarihAlani(), baslangicSaat: saatAlani(), bitisSaat: saatAlani() });
export type RandevuZamani = z.output<typeof RandevuZamani>;

/** The place, time and state of an appointment before several were changed at once, with its version since then: an undo sends it back. */
export const OncekiYer = z.object({
  id: kimlik(),
  surum: surumOrNull(),
  ...RandevuZamani.shape,
  randevuSutunBaslikID: ref('sutun'),
  uygulayanPersonelID: bos(ref('personel')),
  randevuDurumu,
  /** Its former further columns, if one of them was given to another; null if they were not changed. */
  yerler: bos(z.array(ref('sutun')).check(z.maxLength(20, { error: 'istekBuyuk' }))),
});
export type OncekiYer = z.output<typeof OncekiYer>;
