import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { useTranslation } from 'react-i18next';
import { useSave } from '../app/data/query.ts';
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
