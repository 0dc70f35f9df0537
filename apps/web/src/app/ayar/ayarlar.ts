import { AYAR_VARSAYILANLARI, ayarCalls, type GecerliAyarlar } from '@defter/contract/ayar.ts';
import { type ZorunluAd, type ZorunluAlan, zorunluAdlar, zorunluAlanlar } from '@defter/contract/zorunlu-alanlar.ts';
import { useCall } from '../data/query.ts';

/**
 * The switches of the business: `const { kvkkKullanilsin } = useAyarlar()`. They have their defaults until they are
 * loaded; a change of another desk arrives by itself.
 */
export const useAyarlar = (): GecerliAyarlar => useGecerli().data?.ayarlar ?? AYAR_VARSAYILANLARI;

/**
 * False until the settings are read or refused for the first time. For parts that start with them and must not change under somebody's hands. A
 * refusal counts, because each shown part asks again after it: waiting would take those parts away again, and so never end.
 */
export const useAyarlarBelli = (): boolean => {
  const { isPending, errorUpdateCount } = useGecerli();
  return !isPending || errorUpdateCount > 0;
};

const useGecerli = () => useCall(ayarCalls.gecerli, {}, { staleTime: Infinity });

/** The fields of a customer that the business requires, by their path in the form: `isZorunlu('musteri.soyad')`. */
export function useZorunluAlanlar(): (alan: ZorunluAlan) => boolean {
  const alanlar = zorunluAlanlar(useAyarlar());
  return (alan) => alanlar.includes(alan);
}

/** The required fields by their bare names, for a short form; its schema requires name and phone anyway. */
export const useZorunluAdlar = (): ZorunluAd[] => zorunluAdlar(useAyarlar());
