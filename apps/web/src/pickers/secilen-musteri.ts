import { bos, kimlik, metin, telefon } from '@defter/contract/fields.ts';
import * as z from 'zod/mini';

/** What the fields of a chosen customer are, or of none. */
export const SECILEN_MUSTERI = bos(z.object({ id: kimlik(), adSoyad: metin(), telefon: bos(telefon()) }));
