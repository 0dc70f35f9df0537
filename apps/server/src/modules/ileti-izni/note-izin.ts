import type { IletiIzni, IletiKanali } from '@defter/rules/ileti.ts';
import { isMobil } from '@defter/rules/telefon.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { takeTurn } from '../../platform/db/turn.ts';

export type IzinKaynagi = 'smsKod' | 'imza' | 'masa' | 'yanit' | 'baglanti' | 'iys';

type Soz = {
  /** E.164; a number that gets no texts is left out. */
  telefonlar: readonly string[];
  kanal: IletiKanali;
  izin: IletiIzni;
  kaynak: IzinKaynagi;
  /** Who wrote it down; null where the person did it alone. */
  personelID: number | null;
  /** When it was said (ISO), where that was before now. */
  zaman?: string | null;
};

/**
 * Notes what somebody has said of commercial messages; it counts at once. What the number has said already is not noted
 * again. Answers the numbers for which it is new.
 */
export async function noteIzin(tx: Tx, { telefonlar, kanal, izin, kaynak, personelID, zaman = null }: Soz): Promise<string[]> {
  const numaralar = [...new Set(telefonlar.filter(isMobil))];
  if (numaralar.length === 0) return [];
  // Two who write at once come one after the other.
  takeTurn(tx, 'ileti_izni');
  const { rows } = await sql<{ telefon: string }>`
    select n.telefon from unnest(${numaralar}::text[]) n (telefon)
    where not exists (select from ileti_izni i where i.telefon = n.telefon and i.kanal = ${kanal} and i.son
      and (i.izin = ${izin} or i.zaman > coalesce(${zaman}::timestamptz, now())))`.execute(tx);
  const yeni = rows.map(({ telefon }) => telefon);
  if (yeni.length === 0) return [];
  await sql`update ileti_izni set son = false where son and kanal = ${kanal} and telefon = any(${yeni}::text[])`.execute(tx);
  await sql`
    insert into ileti_izni (telefon, kanal, izin, kaynak, personel_id, zaman, iys_zamani)
    select n.telefon, ${kanal}, ${izin}, ${kaynak}, ${personelID}::bigint, coalesce(${zaman}::timestamptz, now()), case when ${kaynak} = 'iys' then now() end
    from unnest(${yeni}::text[]) n (telefon)`.execute(tx);
  return yeni;
}

/** The mobiles of a customer, to whom a consent by signature belongs. */
export async function readNumaralar(tx: Tx, musteriID: number): Promise<string[]> {
  const { rows } = await sql<{ telefon: string }>`select telefon from musteri_telefon_ozet where musteri_id = ${musteriID}`.execute(tx);
  return rows.map(({ telefon }) => telefon);
}
