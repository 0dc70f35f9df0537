import type { musteriCalls } from '@defter/contract/musteri.ts';
import { countTahmin } from '../../platform/auth/tahmin.ts';
import type { Preparation } from '../../platform/http/context.ts';

type Kayit = typeof musteriCalls.create | typeof musteriCalls.update;

/** Counts the phones and the e-mail of a form as guesses, if the person may not see the saved ones (docs/adr/0023). */
export async function countIletisim({ database, oturum, body: { musteri, musteriTelefon } }: Preparation<Kayit>): Promise<void> {
  if (oturum.yetkiler.has('musteriIletisim')) return;
  const telefonlar = musteriTelefon?.filter(({ telefon }) => telefon !== undefined) ?? [];
  await countTahmin({ database, oturum }, telefonlar.length + (musteri.email ? 1 : 0));
}

/** The same for the short form, which has one phone. */
export async function countTelefon({ database, oturum }: Preparation<typeof musteriCalls.createFromRandevu>): Promise<void> {
  if (!oturum.yetkiler.has('musteriIletisim')) await countTahmin({ database, oturum }, 1);
}
