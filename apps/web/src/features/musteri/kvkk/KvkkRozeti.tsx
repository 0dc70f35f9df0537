import type { Musteri } from '@defter/contract/musteri.ts';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../../app/ayar/ayarlar.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

/** An open request is highlighted below this number of days. */
const YAKIN = 7;

/** The consents, and a request that waits for an answer. */
export function KvkkRozeti({ musteri: { rizalar, talepKalanGun: gun, anonimMi } }: { musteri: Musteri }) {
  const { t } = useTranslation('kvkk');
  const { kvkkKullanilsin } = useAyarlar();
  if (anonimMi) return null;
  const hasService = rizalar.includes('hizmet');
  const adlar = rizalar.map((amac) => t(`amac.${amac}`)).join(', ');
  return (
    <>
      {hasService && <StatusBadge tone="green" label={t('rozet.var')} />}
      {!hasService && rizalar.length > 0 && <StatusBadge tone="green" label={t('rozet.eksik', { adlar })} />}
      {kvkkKullanilsin && rizalar.length === 0 && <StatusBadge tone="red" label={t('rozet.yok')} />}
      {gun !== null && gun < 0 && <StatusBadge tone="red" label={t('rozet.gecikti', { count: -gun })} />}
      {gun === 0 && <StatusBadge tone="red" label={t('rozet.bugun')} />}
      {gun !== null && gun > 0 && <StatusBadge tone={gun <= YAKIN ? 'amber' : 'blue'} label={t('rozet.kalan', { count: gun })} />}
    </>
  );
}
