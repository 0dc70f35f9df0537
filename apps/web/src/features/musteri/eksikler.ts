import type { ZorunluAlan } from '@defter/contract/zorunlu-alanlar.ts';
import type { MusteriDegerleri } from './form-values.ts';

const DOLU: Record<ZorunluAlan, (values: MusteriDegerleri) => unknown> = {
  'musteri.soyad': ({ musteri }) => musteri.soyad,
  'musteri.email': ({ musteri }) => musteri.email,
  'musteri.tcKimlikNo': ({ musteri }) => musteri.tcKimlikNo || musteri.pasaportNo,
  'musteriTelefon.0.telefon': ({ musteriTelefon }) => musteriTelefon.some(({ telefon }) => telefon),
  'adresler.0.adres': ({ adresler }) => adresler.some(({ adres }) => adres),
  'digerBilgiler.neredenDuydunuzID': ({ digerBilgiler }) => digerBilgiler.neredenDuydunuzID,
};

/** The required fields that are empty: field path → text. */
export function findEksikler(values: MusteriDegerleri, isZorunlu: (alan: ZorunluAlan) => boolean, text: string): Record<string, string> {
  const eksik = (Object.keys(DOLU) as ZorunluAlan[]).filter((alan) => isZorunlu(alan) && !DOLU[alan](values));
  return Object.fromEntries(eksik.map((alan) => [alan, text]));
}
