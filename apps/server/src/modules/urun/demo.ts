import services from '../../../data/services-tr.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';
import { insertKatalog, type KatalogSatiri } from './insert-katalog.ts';

export type DemoHizmet = KatalogSatiri;

const GRUPLAR = ['Lazer Epilasyon (Kadın)', 'Cilt Bakımı', 'Kalıcı Makyaj', 'Kaş ve Kirpik', 'Tırnak'] as const;

/** Adds the groups, services and products of the demo salon, and returns the services for its bookings. */
export async function insertDemoKatalog(tx: Tx): Promise<DemoHizmet[]> {
  await insertKatalog(tx, Object.entries(services.urunGruplari).map(([adi, satirlar]) => ({ adi, hizmetMi: false, satirlar })));
  return insertKatalog(tx, GRUPLAR.map((adi) => ({ adi, hizmetMi: true, satirlar: services.hizmetGruplari[adi] })));
}
