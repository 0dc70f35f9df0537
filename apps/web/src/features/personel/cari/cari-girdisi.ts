import type { BodyInput } from '@defter/contract/call.ts';
import { bos, kimlik, metinOrNull, tarihAlani, tutar } from '@defter/contract/fields.ts';
import { type CariTuru, PERSONEL_KATEGORISI, type personelCariCalls } from '@defter/contract/personel-cari.ts';
import { ZERO } from '@defter/rules/para.ts';
import * as z from 'zod/mini';
import { ISLEM_ADLARI, ISLEMLER } from './islemler.ts';

/** A movement as it is typed: its name, and one amount. */
export const CariGirdisi = z.object({
  islem: z.enum(ISLEM_ADLARI, { error: 'secimGecersiz' }),
  tutar: tutar().check(z.gt(0, { error: 'tutarSifir' })),
  odemeSekliID: kimlik(),
  altKategoriID: bos(kimlik()),
  tarih: bos(tarihAlani()),
  aciklama: metinOrNull(500),
});

/** The same as it is sent. */
export function toKayit(
  { islem, tutar, odemeSekliID, altKategoriID, tarih, aciklama }: z.output<typeof CariGirdisi>,
  kim: { id: number; personelID: number },
): BodyInput<typeof personelCariCalls.create> & { tur: CariTuru } {
  const { tur, yon } = ISLEMLER[islem];
  const hesap = tur === 'kasa' ? { odemeSekliID, kategoriID: PERSONEL_KATEGORISI, altKategoriID } : {};
  return { ...kim, tur, gelir: yon === 'gelir' ? tutar : ZERO, gider: yon === 'gider' ? tutar : ZERO, ...hesap, tarih, aciklama };
}
