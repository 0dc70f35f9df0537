import * as z from 'zod/mini';
import { isTcKimlikNo, isVergiNo } from '@defter/rules/kimlik-no.ts';
import { adres, ePosta, metin, ref, telefon } from './fields.ts';
import { means } from './meaning.ts';

const vergiNo = means({ tur: 'metin' }, z.string().check(
  z.trim(),
  // A sole trader is taxed under the national id.
  z.refine((no) => isVergiNo(no) || isTcKimlikNo(no), { error: 'vergiNoGecersiz' }),
));
const mersisNo = means({ tur: 'metin' }, z.string().check(z.trim(), z.regex(/^\d{16}$/, { error: 'mersisNoGecersiz' })));
const webSitesi = metin(200).check(z.regex(/^(https?:\/\/)?[\p{L}\d.-]+\.\p{L}{2,}(\/\S*)?$/u, { error: 'webSitesiGecersiz' }));

/** The company itself, as it stands on its papers. */
export const FirmaAlanlari = z.object({
  firmaAdi: metin(160),
  unvan: z.nullable(metin(200)),
  telefon: z.nullable(telefon()),
  ePosta: z.nullable(ePosta()),
  webSitesi: z.nullable(webSitesi),
  adres: z.nullable(adres()),
  ilID: z.nullable(ref('il')),
  ilceID: z.nullable(ref('ilce')),
  postaKodu: z.nullable(metin(10)),
  vergiDairesi: z.nullable(metin(120)),
  vergiNo: z.nullable(vergiNo),
  mersisNo: z.nullable(mersisNo),
});
export type FirmaAlanlari = z.output<typeof FirmaAlanlari>;
