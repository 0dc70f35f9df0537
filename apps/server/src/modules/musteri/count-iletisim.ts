import type { AnyCall } from '@defter/contract/call.ts';
import type { musteriCalls } from '@defter/contract/musteri.ts';
import { countGuesses } from '../../platform/auth/tries.ts';
import type { Preparation } from '../../platform/http/context.ts';

type Kayit = typeof musteriCalls.create | typeof musteriCalls.update;
type Asking = Pick<Preparation<AnyCall>, 'database' | 'oturum'>;

/** Counts the phones, the e-mail and the identity numbers of a form as guesses, if the person may not see the saved ones (docs/adr/0023). */
export async function countIletisim({ database, oturum, body: { musteri, musteriTelefon } }: Preparation<Kayit>): Promise<void> {
  if (oturum.yetkiler.has('musteriIletisim')) return;
  const telefonlar = musteriTelefon?.map(({ telefon }) => telefon) ?? [];
  const { email, tcKimlikNo, pasaportNo } = musteri;
  await countGuesses({ database, oturum }, [...telefonlar, email, tcKimlikNo, pasaportNo].filter(Boolean).length);
}

/** The same for the short forms, in which somebody without a card is written down. */
export async function countDegerler({ database, oturum }: Asking, ...degerler: readonly (string | null)[]): Promise<void> {
  if (!oturum.yetkiler.has('musteriIletisim')) await countGuesses({ database, oturum }, degerler.filter(Boolean).length);
}
