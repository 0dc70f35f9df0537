import type { BodyOf } from '@defter/contract/call.ts';
import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import { hashToken } from '../../../platform/auth/oturum.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { createBaglanti } from '../baglanti/make-baglanti.ts';

/** How long a booking is answered again. */
const TEKRAR_DAKIKA = 15;

/** What a booking answers beside the link. */
export type Cevap = { talepMi: boolean; kapora: Kurus | null; bitisSaat: string; personelAdi: string | null };
type Istek = Pick<BodyOf<typeof sayfaCalls.book>, 'anahtar' | 'cepTelefonu' | 'smsKodu' | 'tarih'>;

/** By what a booking is known that is asked for again; undefined where the visitor sends no key. */
export const tekrarOf = ({ anahtar, cepTelefonu, smsKodu }: Istek): { anahtarOzeti: Buffer; kodOzeti: Buffer } | undefined =>
  anahtar === null ? undefined : { anahtarOzeti: hashToken(`${anahtar} ${cepTelefonu}`), kodOzeti: hashToken(`${anahtar} ${smsKodu}`) };

/**
 * Answers for a booking that was made some minutes ago by the same key of the same number: its answer was lost, or two presses came
 * together. The token of its link is known to nobody, so there is a new one; undefined where nothing was booked.
 * @param isProved the number was proved anew, by another code
 */
export async function answerAgain(tx: Tx, istek: Istek, isProved: boolean): Promise<(Cevap & { baglanti: string }) | undefined> {
  const tekrar = tekrarOf(istek);
  if (!tekrar) return undefined;
  const { rows } = await sql<{ musteriID: number; cevap: Cevap }>`
    select musteri_id as "musteriID", cevap from musteri_baglantisi
    where anahtar_ozeti = ${tekrar.anahtarOzeti} and (${isProved} or kod_ozeti = ${tekrar.kodOzeti})
      and olusturma > now() - make_interval(mins => ${TEKRAR_DAKIKA}) order by id limit 1`.execute(tx);
  const made = rows[0];
  return made && { ...made.cevap, baglanti: await createBaglanti(tx, { musteriID: made.musteriID, sonGun: istek.tarih }) };
}
