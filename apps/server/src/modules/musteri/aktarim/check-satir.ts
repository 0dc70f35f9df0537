import { AktarimSatiri } from '@defter/contract/excel.ts';
import * as z from 'zod/mini';

type Ham = Record<keyof typeof AktarimSatiri.shape, string | null> & { satir: number | null };
export type KontrolluSatir = Ham & { satir: number; hata: string | null; alan: string | null };

/** A row as it would be saved, or as it came with the key of the first thing that is wrong with it and its field. */
export function checkSatir({ satir, ...ham }: Ham, sira: number): KontrolluSatir {
  const result = z.safeParse(AktarimSatiri, ham);
  if (result.success) return { ...result.data, satir: satir ?? sira, hata: null, alan: null };
  const [issue] = result.error.issues;
  return { ...ham, satir: satir ?? sira, hata: issue!.message, alan: String(issue!.path[0]) };
}
