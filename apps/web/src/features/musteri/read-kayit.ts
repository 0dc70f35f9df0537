import { musteriCalls } from '@defter/contract/musteri.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { valuesOf, type MusteriDegerleri } from './form-values.ts';

/** Reads the record of a customer again, with all its parts. */
export async function readKayit(id: number): Promise<MusteriDegerleri> {
  const [{ musteri }, adresler, { digerBilgiler }] = await Promise.all([
    readAnew(musteriCalls.get, { params: { id } }),
    readAnew(musteriCalls.adresler, { params: { id } }),
    readAnew(musteriCalls.digerBilgiler, { params: { id } }),
  ]);
  return valuesOf(musteri, adresler.liste, digerBilgiler);
}
