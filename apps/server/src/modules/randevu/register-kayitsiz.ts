import type { randevuCalls } from '@defter/contract/randevu.ts';
import type { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Preparation } from '../../platform/http/context.ts';
import { isAyar } from '../ayar/load-ayarlar.ts';
import { countDegerler } from '../musteri/count-iletisim.ts';
import { insertKisi } from '../musteri/insert-kisi.ts';

type Kayitsiz = { adi: string | null; soyadi: string | null; kayitsizTelefon?: string | null | undefined };

/** Counts the phone of somebody who is no customer yet as a guess, because a refusal tells that a card has it (docs/adr/0023). */
export const countKayitsiz = (asking: Preparation<typeof randevuCalls.create> | Preparation<typeof ziyaretCalls.create>): Promise<void> =>
  countDegerler(asking, asking.body.musteriID ? null : (asking.body.kayitsizTelefon ?? null));

/**
 * Registers somebody who is booked and is no customer yet with what the desk knows, because only somebody with a card can be
 * reminded, sold to and found. Throws kayitsizMusteri unless the settings allow it. Their required fields are asked later.
 */
export async function registerKayitsiz(tx: Tx, body: Kayitsiz, oturum: Oturum): Promise<number> {
  const { rows } = await sql<{ izin: boolean }>`select ${isAyar('kayitsizMusteriRandevuAlinsinMi')} as izin`.execute(tx);
  if (!rows[0]!.izin) throw refusalAt('musteriID', 'kayitsizMusteri');
  return insertKisi(tx, oturum, { ad: body.adi!, soyad: body.soyadi, telefon: body.kayitsizTelefon ?? null }, 'kayitsizTelefon');
}
