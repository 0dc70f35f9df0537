import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { UnlinkIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../app/data/query.ts';
import { YetkiButton } from '../app/session/YetkiButton.tsx';
import { confirm } from '../ui/confirm.tsx';

/** Ends all links by which a customer sees and changes appointments: after a lost phone, or when a link went to somebody else. */
export function useBaglantilariKapat(musteriID: number): { end: () => void; busy: boolean } {
  const { t } = useTranslation('randevu');
  const remove = useSave(onlineRandevuCalls.removeBaglantilar);
  const ask = async () => {
    if (await confirm({ title: t('baglanti.kapatBaslik'), text: t('baglanti.kapatMetin'), yes: t('baglanti.kapatEvet'), danger: true })) remove.mutate({ body: { musteriID } });
  };
  return { end: () => void ask(), busy: remove.isPending };
}

/** The button that does so. */
export function BaglantilariKapat({ musteriID }: { musteriID: number }) {
  const { t } = useTranslation('randevu');
  const baglantilar = useBaglantilariKapat(musteriID);
  return (
    <YetkiButton
      yetki={onlineRandevuCalls.removeBaglantilar.yetki}
      size="compact-md"
      variant="subtle"
      leftSection={<UnlinkIcon size={16} />}
      loading={baglantilar.busy}
      onClick={baglantilar.end}
    >
      {t('baglanti.kapat')}
    </YetkiButton>
  );
}
