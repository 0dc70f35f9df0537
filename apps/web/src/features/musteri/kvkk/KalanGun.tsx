import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

/** The rest of the thirty days. */
export function KalanGun({ gun }: { gun: number }) {
  const { t } = useTranslation('kvkk');
  if (gun < 0) return <StatusBadge tone="red" label={t('gecikti', { count: -gun })} />;
  return <StatusBadge tone={gun === 0 ? 'red' : gun <= 7 ? 'amber' : 'blue'} label={gun === 0 ? t('sonGun') : t('kalanGun', { count: gun })} />;
}
