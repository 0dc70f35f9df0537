import { useTranslation } from 'react-i18next';
import { KayitYok } from '../../app/page/KayitYok.tsx';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { ReceiptTextIcon } from 'lucide-react';

/** The page of a sale that does not exist, or of a past day without the right to look back. */
export function SatisYok() {
  const { t } = useTranslation('satis');
  const { can } = useYetki();
  return (
    <KayitYok
      icon={ReceiptTextIcon}
      title={t('bulunamadi.baslik')}
      text={t(can('satisGecmis') ? 'bulunamadi.aciklama' : 'bulunamadi.gecmisYok')}
      to={paths.satislar()}
      back={t('bulunamadi.git')}
    />
  );
}
