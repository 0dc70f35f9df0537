import { useTranslation } from 'react-i18next';
import { KayitYok } from '../../app/page/KayitYok.tsx';
import { paths } from '../../app/routing/paths.ts';
import { ReceiptTextIcon } from 'lucide-react';

/** The page of a sale that is not there. */
export function SatisYok() {
  const { t } = useTranslation('satis');
  return <KayitYok icon={ReceiptTextIcon} title={t('bulunamadi.baslik')} text={t('bulunamadi.aciklama')} to={paths.satislar()} back={t('bulunamadi.git')} />;
}
