import { bos, kimlik, metin, telefon } from '@defter/contract/fields.ts';
import * as z from 'zod/mini';

/** The fields of a chosen customer, or of no customer. */
export const SECILEN_MUSTERI = bos(z.object({ id: kimlik(), adSoyad: metin(), telefon: bos(telefon()) }));
