import type { personelCalls } from '@defter/contract/personel.ts';
import { countGuesses } from '../../platform/auth/tries.ts';
import type { Preparation } from '../../platform/http/context.ts';
import { findPersonel, type Kisi, YENI_KISI } from './find-personel.ts';
import { type GirisAdlari, hashSifre } from './save-giris.ts';

type Adlar = Partial<Pick<GirisAdlari, 'kullaniciAdi' | 'cepTelefonu' | 'ePosta'>>;
type Save = typeof personelCalls.create | typeof personelCalls.update;

/**
 * Counts the names that somebody types for a colleague or for themselves: a refusal tells that anybody in the house, of another
 * business too, signs in with one (docs/adr/0067). A name that is saved already is none.
 */
export async function countAdlar(asking: Pick<Preparation<Save>, 'database' | 'oturum'>, { kullaniciAdi, cepTelefonu, ePosta }: Adlar, before: Kisi): Promise<void> {
  const typed = [
    [kullaniciAdi, before.kullanici_adi],
    [cepTelefonu, before.cep_telefonu],
    [ePosta, before.e_posta],
  ] as const;
  await countGuesses(asking, typed.filter(([yeni, eski]) => yeni && yeni !== eski).length);
}

/** What comes before a colleague is saved: names are counted, and the password is hashed. */
export async function prepareGiris(context: Preparation<Save>): Promise<string | undefined> {
  const { database, oturum, body } = context;
  const before = body.id > 0 ? await database.read(oturum, (tx) => findPersonel(tx, body.id)) : YENI_KISI;
  await countAdlar(context, body, before);
  return hashSifre(context);
}
