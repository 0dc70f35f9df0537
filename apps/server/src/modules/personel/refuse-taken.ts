import type { HataKodu } from '@defter/contract/errors.ts';
import { sql } from 'kysely';
import { findTaken, normalizeKimlik } from '../../platform/auth/kimlik.ts';
import type { Kim } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hasGiris, type GirisAdlari } from './save-giris.ts';

type Taken = { kullaniciAdi: boolean | null; cepTelefonu: boolean | null; ePosta: boolean | null };

/**
 * Refuses a user name, mobile or e-mail that a colleague has already, or for one who signs in anybody in the house
 * (spec 2§8), and says which. Two at once are told apart by the constraints of `kimlik`.
 */
export async function refuseTaken(tx: Tx, body: GirisAdlari, kim: Kim): Promise<void> {
  const { cepTelefonu } = body;
  const kullaniciAdi = body.kullaniciAdi && normalizeKimlik(body.kullaniciAdi);
  const ePosta = body.ePosta && normalizeKimlik(body.ePosta);
  const { rows } = await sql<Taken>`
    select bool_or(katla(kullanici_adi) = ${kullaniciAdi}) as "kullaniciAdi", bool_or(cep_telefonu = ${cepTelefonu}) as "cepTelefonu",
      bool_or(katla(e_posta) = ${ePosta}) as "ePosta"
    from personel where calisiyor_mu and id <> ${kim.personelID}`.execute(tx);
  refuse(rows[0]!);
  if (!hasGiris(body)) return;
  refuse(await asOwner(tx, () => findTaken(tx, { kullaniciAdi, cepTelefonu, ePosta }, kim)));
}

function refuse(taken: Taken): void {
  const alanlar = Object.entries(taken).flatMap(([alan, isTaken]): [string, HataKodu][] => (isTaken ? [[alan, 'personelMevcut']] : []));
  if (alanlar.length > 0) throw new AppError('personelMevcut', { alanlar: Object.fromEntries(alanlar) });
}
