import { AktarimSatiri } from '@defter/contract/aktarim.ts';
import * as z from 'zod/mini';

type Ham = Record<keyof typeof AktarimSatiri.shape, string | null> & { satir: number | null };
export type KontrolluSatir = Ham & { satir: number; hata: string | null; alan: string | null };

/** The row as it would be saved, or the row as it came with its first wrong field and the error's key. */
export function checkSatir({ satir, ...ham }: Ham, { sira, bugun }: { sira: number; bugun: string }): KontrolluSatir {
  const refuse = (hata: string, alan: string) => ({ ...ham, satir: satir ?? sira, hata, alan });
  const { success, data, error } = z.safeParse(AktarimSatiri, ham);
  if (!success) return refuse(error.issues[0]!.message, String(error.issues[0]!.path[0]));
  if (data.dogumTarihi !== null && data.dogumTarihi > bugun) return refuse('dogumTarihiGelecekte', 'dogumTarihi');
  return { ...data, satir: satir ?? sira, hata: null, alan: null };
}
