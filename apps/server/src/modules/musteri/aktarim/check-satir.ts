import { AktarimSatiri } from '@defter/contract/aktarim.ts';
import * as z from 'zod/mini';

type Ham = Record<keyof typeof AktarimSatiri.shape, string | null> & { satir: number | null };
export type KontrolluSatir = Ham & { satir: number; hata: string | null; alan: string | null };

/** The row as it would be saved, or the row as it came with its first wrong field and the error's key. */
export function checkSatir({ satir, ...ham }: Ham, sira: number): KontrolluSatir {
  const result = z.safeParse(AktarimSatiri, ham);
  if (result.success) return { ...result.data, satir: satir ?? sira, hata: null, alan: null };
  const [issue] = result.error.issues;
  return { ...ham, satir: satir ?? sira, hata: issue!.message, alan: String(issue!.path[0]) };
}
