import type { SeansDusKaydi } from '@defter/contract/paket-satis.ts';
import { ZERO } from '@defter/rules/para.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Verilenler } from '../satir.ts';
import { listSatirlar } from './list-satirlar.ts';
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
