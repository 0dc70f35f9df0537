import { useTranslation } from 'react-i18next';
import { KayitYok } from '../../app/page/KayitYok.tsx';
import { paths } from '../../app/routing/paths.ts';
import { UsersIcon } from 'lucide-react';

/** The page of a customer who does not exist. */
export function MusteriYok() {
  const { t } = useTranslation('musteri');
  return <KayitYok icon={UsersIcon} title={t('bulunamadi.baslik')} text={t('bulunamadi.aciklama')} to={paths.musteriler()} back={t('islem.tumMusteriler')} />;
}
