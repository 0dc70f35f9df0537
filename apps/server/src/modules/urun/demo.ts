import services from '../../../data/services-tr.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';
import type { Lira } from '../../platform/db/lira.ts';

export type DemoHizmet = { id: number; grup: string; sure: number };

const KDV = 20;
type Satir = { ana_urun_id: number; adi: string; ilk_fiyat: Lira; kdv: number; urun_sure: number; birim_id: number };
const ADET = 1;
const SEANS = 2;

/** Groups with services and products of the demo salon; returns the services, by which it is booked. */
export async function insertDemoKatalog(tx: Tx): Promise<DemoHizmet[]> {
  const gruplar = [
    ...Object.keys(services.hizmetGruplari).map((adi) => ({ adi, satis_tipi: 1 })),
    ...Object.keys(services.urunGruplari).map((adi) => ({ adi, satis_tipi: 0 })),
  ];
  const kayitli = await tx.insertInto('ana_urun').values(gruplar).returning(['id', 'adi']).execute();
  const grupID = new Map(kayitli.map(({ id, adi }) => [adi, id]));

  const hizmetler = Object.entries(services.hizmetGruplari).flatMap(([grup, liste]) =>
    liste.map(({ ad, dk, fiyat }) => satir(grupID.get(grup)!, ad, fiyat, dk, SEANS)),
  );
  const urunler = Object.entries(services.urunGruplari).flatMap(([grup, liste]) =>
    liste.map(({ ad, fiyat }) => satir(grupID.get(grup)!, ad, fiyat, 0, ADET)),
  );
  await tx.insertInto('alt_urun').values(urunler).execute();
  const rows = await tx
    .insertInto('alt_urun')
    .values(hizmetler)
    .returning(['id', 'ana_urun_id', 'urun_sure as sure'])
    .execute();
  const grupAdi = new Map(kayitli.map(({ id, adi }) => [id, adi]));
  return rows.map(({ ana_urun_id, ...rest }) => ({ ...rest, grup: grupAdi.get(ana_urun_id!)! }));
}

const satir = (ana_urun_id: number, adi: string, fiyat: number, urun_sure: number, birim_id: number): Satir => ({
  ana_urun_id,
  adi,
  // The file has lira, as the column.
  ilk_fiyat: fiyat as Lira,
  kdv: KDV,
  urun_sure,
  birim_id,
});
