import { useTranslation } from 'react-i18next';

/** Longer texts are cut: the line says that they changed, not what they say. */
const KISA = 80;

/** Names and values of changed settings as people read them. */
export function useAlanMetni() {
  const { t, i18n } = useTranslation(['ayar', 'randevu']);
  const nameOf = (key: string) => (i18n.exists(key, { ns: 'ayar' }) ? (t as (key: string) => string)(key) : undefined);
  const isAnahtar = (alan: string) => nameOf(`anahtar.${alan}.ad`) !== undefined;
  return {
    adOf: (alan: string) => nameOf(`anahtar.${alan}.ad`) ?? nameOf(`alan.${alan}`) ?? alan,
    degerOf: (alan: string, deger: string | null) => {
      if (alan === 'sutunBaslikTipi' && deger) return t(`randevu:sutunlar.tip.${deger as '1' | '2' | '3'}`);
      if (deger === null || deger === '') return t('bosDeger');
      if (deger === 'true') return t(isAnahtar(alan) ? 'acik' : 'evet');
      if (deger === 'false') return t(isAnahtar(alan) ? 'kapaliDeger' : 'hayir');
      if (alan.endsWith('Katsayi')) return Number(deger).toLocaleString(i18n.language, { maximumFractionDigits: 4 });
      return deger.length > KISA ? `${deger.slice(0, KISA)}…` : deger;
    },
  };
}
