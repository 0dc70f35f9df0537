import type { SeansDusKaydi } from '@defter/contract/paket-satis.ts';
import { type Kurus, ZERO } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { kurusOf } from '../../../platform/db/lira.ts';
import { found } from '../../../platform/errors/app-error.ts';
import type { Verilenler } from '../satir.ts';
import { type Yapan } from './open-haklar.ts';
import { lockKullanilabilir, useSeanslar } from './use-seanslar.ts';

type Satir = { id: number; altUrunID: number; birimFiyat: number | null; paketHakID?: number | null | undefined; paketKodu?: string | null | undefined };

/** A session costs nothing: a line with a price is sold beside it. */
export const isSeans = ({ birimFiyat }: Pick<SeansDusKaydi['icerikler'][number], 'birimFiyat'>): boolean => birimFiyat === null || birimFiyat === ZERO;

/** What a session costs in its deduction. */
export const SEANS_FIYATI: NonNullable<Verilenler[number]> = ZERO;

/** Takes the sessions of the lines that are from a package and that `which` chooses, as the sale stands now. */
export async function useSatirlar(tx: Tx, satisID: number, satirlar: readonly Satir[], which: (satirID: number, sira: number) => boolean, yapan: Yapan): Promise<void> {
  // Both are asked at once: a deduction waits for the database once less.
  const [{ tarih, satirlar: yazilan }, haklar] = await Promise.all([listSatirlar(tx, satisID), lockKullanilabilir(tx, satisID, satirlar, yapan.bugun)]);
  const dusen = yazilan.flatMap(({ satirID, altUrunID, adet, paketten }, sira) =>
    paketten && which(satirID, sira)
      ? [{ sira, satirID, altUrunID, adet, paketHakID: satirlar[sira]?.paketHakID ?? null, paketKodu: satirlar[sira]?.paketKodu ?? null }]
      : [],
  );
  await useSeanslar(tx, { satisID, tarih }, dusen, haklar, yapan);
}

export type YazilanSatir = { satirID: number; altUrunID: number; adet: number; tutar: Kurus; paketten: boolean };
type Yazilan = { musteriID: number; tarih: string; satirlar: YazilanSatir[] };

/** The lines of a sale as they were just written, in their order. */
export async function listSatirlar(tx: Tx, satisID: number): Promise<Yazilan> {
  const { rows } = await sql<Yazilan>`
    select s.musteri_id as "musteriID", s.tarih, (
      select coalesce(json_agg(json_build_object('satirID', i.id, 'altUrunID', i.alt_urun_id, 'adet', i.adet, 'tutar', ${kurusOf(sql<number>`i.tutar`)}, 'paketten', i.paketten) order by i.sira), '[]')
      from satis_icerik i
      where i.bayi_id = s.bayi_id and i.satis_id = s.id
    ) as satirlar
    from satis s where s.id = ${satisID}`.execute(tx);
  return found(rows[0]);
}
