import { sql } from 'kysely';
import { logChange } from '../../../platform/audit.ts';
import { attempt } from '../../../platform/db/attempt.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { takeTurn } from '../../../platform/db/turn.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Client } from '../../../platform/http/client.ts';
import { musteriDuties } from '../../musteri/duties.ts';
import { insertKisi } from '../../musteri/insert-kisi.ts';
import { MUSTERI_YAPAN } from '../musteri-yapan.ts';

type Kisi = { adi: string; soyadi: string; cepTelefonu: string };

/**
 * The customer with this number, or a new one. What the card says of somebody who is known stays as it is, and nothing of it is
 * told to who only has the phone in hand. A customer who is passive is told to call.
 */
export async function findOrAddKisi(tx: Tx, bayiID: number, { adi, soyadi, cepTelefonu }: Kisi, client: Client): Promise<number> {
  // Two who book with one new number at once become one customer.
  takeTurn(tx, `kisi ${cepTelefonu}`, bayiID);
  const known = await findKisi(tx, cepTelefonu);
  if (known !== undefined) return known;
  const kisi = { ad: adi, soyad: soyadi, telefon: cepTelefonu };
  const eklenen = await attempt(tx, () => insertKisi(tx, { ...MUSTERI_YAPAN, bayiID }, kisi, 'cepTelefonu'), musteriDuties.constraints);
  if (eklenen.refusal) {
    // The desk, which does not wait for the visitors, has made a card with this number since.
    const added = await findKisi(tx, cepTelefonu);
    if (added === undefined) throw eklenen.refusal;
    return added;
  }
  logChange({ tx, oturum: MUSTERI_YAPAN, client }, { menu: 'musteri', islem: 'ekleme' }, { kayitID: eklenen.value, before: null, after: kisi });
  return eklenen.value;
}

async function findKisi(tx: Tx, cepTelefonu: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number; aktif: boolean }>`
    select m.id, m.aktif_mi as aktif from musteri_telefon_ozet t join musteri_ozet m on m.bayi_id = t.bayi_id and m.id = t.musteri_id
    where t.telefon = ${cepTelefonu}`.execute(tx);
  const known = rows[0];
  if (known && !known.aktif) throw new AppError('salonuArayin');
  return known?.id;
}
