import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { UnlinkIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { YetkiButton } from '../app/session/YetkiButton.tsx';
import { useBaglantilariKapat } from './use-baglantilari-kapat.ts';

export function BaglantilariKapat({ musteriID }: { musteriID: number }) {
  const { t } = useTranslation('randevu');
  const baglantilar = useBaglantilariKapat(musteriID);
  return (
    <YetkiButton yetki={onlineRandevuCalls.removeBaglantilar.yetki} size="compact-md" variant="subtle" leftSection={<UnlinkIcon size={16} />} loading={baglantilar.busy} onClick={baglantilar.end}>
      {t('baglanti.kapat')}
    </YetkiButton>
  );
}
