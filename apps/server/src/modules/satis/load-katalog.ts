import type { SatisKaydi } from '@defter/contract/satis.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { found, refusalAt } from '../../platform/errors/app-error.ts';
import { MUSTERI_ISKONTOSU } from '../musteri/queries.ts';
import { decideFiyat, type FiyatNedeni } from '@defter/rules/musteri-fiyati.ts';
import { FIYAT, FIYAT2, fiyatGunu } from '../urun/fiyat-gunu.ts';
import { IKINCI_FIYAT_MI } from '../musteri/fiyat/list-fiyatlar.ts';
import type { Kurus } from '@defter/rules/para.ts';

/**
 * A product at the price that the customer pays today, with the reason, beside the price of the list. Its rate is the one that was
 * written down; `kdvOn` makes it the rate of a day.
 */
export type Urun = { adi: string; fiyat: Kurus; fiyatNedeni: FiyatNedeni | null; listeFiyati: Kurus; kdv: number; satisTipi: number; satistaMi: boolean; puanVerilmesin: boolean };

/** The customer, products and payment methods of a sale, as they are now. */
export type Katalog = {
  /** There is no customer. */
  kapidanMi: boolean;
  musteriAktif: boolean;
  /** The customer's own discount in percent. */
  musteriIskonto: number;
  urunler: ReadonlyMap<number, Urun>;
  odemeSekilleri: ReadonlyMap<number, OdemeSekli>;
};

/** A payment method: whether a sale may take it, which it never does by a discount (docs/adr/0180), whether it is points, and how it earns points. */
export type OdemeSekli = { secilir: boolean; puanMi: boolean; katsayi: number };

type Wanted = { musteriID: number | null; altUrunIDler: readonly number[]; odemeSekliIDler: readonly number[]; bugun: string };
type Row = {
  musteri: { aktif: boolean; iskonto: number; ikinciMi: boolean } | null;
  urunler: (Omit<Urun, 'fiyatNedeni' | 'listeFiyati'> & { id: number; fiyat2: Kurus; ozelFiyat: Kurus | null })[];
  sekiller: (OdemeSekli & { id: number })[];
};

/** The ids to look up for saving a sale, and for the deposits that it sets off. */
export const katalogOf = ({ musteriID, icerikler, odemeler, bahsisler }: SatisKaydi, bugun: string, kaporalar: readonly { odemeSekliID: number }[]): Wanted => ({
  bugun,
  musteriID,
  altUrunIDler: icerikler.map(({ altUrunID }) => altUrunID),
  odemeSekliIDler: [...odemeler, ...bahsisler, ...kaporalar].map(({ odemeSekliID }) => odemeSekliID),
});

/** Reads customer, products and payment methods at once; 404 when one is not of this bayi. */
export async function loadKatalog(tx: Tx, { musteriID, altUrunIDler, odemeSekliIDler, bugun }: Wanted): Promise<Katalog> {
  const { rows } = await sql<Row>`
    select
      (select json_build_object('aktif', m.aktif_mi, 'iskonto', ${MUSTERI_ISKONTOSU}, 'ikinciMi', ${IKINCI_FIYAT_MI}) from musteri_ozet m where m.id = ${musteriID}::bigint) as musteri,
      (select coalesce(json_agg(json_build_object('id', u.id, 'adi', u.adi, 'fiyat', ${kurusOf(FIYAT)}, 'fiyat2', ${kurusOf(FIYAT2)}, 'kdv', u.kdv,
          'ozelFiyat', (select ${kurusOf(sql`o.fiyat`)} from musteri_fiyat_ozet o where o.bayi_id = u.bayi_id and o.alt_urun_id = u.id
            and o.musteri_id = ${musteriID}::bigint and coalesce(o.bitis >= ${bugun}::date, true)),
          'satisTipi', coalesce(a.satis_tipi, 1), 'satistaMi', u.satista_mi and coalesce(a.satista_mi, true),
          'puanVerilmesin', u.puan_verilmesin)), '[]')
        from alt_urun_ozet u left join ana_urun_ozet a on a.bayi_id = u.bayi_id and a.id = u.ana_urun_id
        ${fiyatGunu(bugun)}
        where u.id = any(${altUrunIDler}::bigint[])) as urunler,
      (select coalesce(json_agg(json_build_object('id', id, 'secilir', aktif_mi and satista_goster and not iskonto_mu,
          'puanMi', puan_odemesi_mi, 'katsayi', odeme_katsayi)), '[]')
        from odeme_sekli where id = any(${odemeSekliIDler}::bigint[])) as sekiller`.execute(tx);
  const { musteri: okunan, urunler, sekiller } = rows[0]!;
  const musteri = musteriID === null ? KAPIDAN : found(okunan);
  const katalog = {
    kapidanMi: musteriID === null,
    musteriAktif: musteri.aktif,
    musteriIskonto: musteri.iskonto,
    urunler: new Map(urunler.map((urun) => [urun.id, fiyatli(urun, musteri.ikinciMi)])),
    odemeSekilleri: new Map(sekiller.map((sekil) => [sekil.id, sekil])),
  };
  for (const id of altUrunIDler) found(katalog.urunler.get(id));
  for (const id of odemeSekliIDler) found(katalog.odemeSekilleri.get(id));
  return katalog;
}

/** Somebody without a card pays the prices of the list. */
const KAPIDAN: NonNullable<Row['musteri']> = { aktif: true, iskonto: 0, ikinciMi: false };

function fiyatli({ fiyat2, ozelFiyat, ...urun }: Row['urunler'][number], ikinciMi: boolean): Urun {
  const { fiyat, neden } = decideFiyat({ fiyat: urun.fiyat, fiyat2, ozelFiyat, ikinciMi });
  return { ...urun, fiyat, fiyatNedeni: neden, listeFiyati: urun.fiyat };
}

/** Refuses a sale to a customer who was deactivated. */
export function requireAktifMusteri({ musteriAktif }: Katalog): void {
  if (!musteriAktif) throw refusalAt('musteriID', 'musteriPasif');
}

/** Whether all lines are products. */
export const isSadeceUrun = ({ urunler }: Katalog, satirlar: readonly { altUrunID: number }[]): boolean =>
  satirlar.length > 0 && satirlar.every(({ altUrunID }) => urunler.get(altUrunID)?.satisTipi === 0);
