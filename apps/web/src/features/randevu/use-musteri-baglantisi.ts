import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { useTranslation } from 'react-i18next';
import { tell, useSave } from '../../app/data/query.ts';
import { notice } from '../../ui/notice.ts';

/** Copies a new link of the customer of an appointment, to be sent by WhatsApp or SMS. */
export function useMusteriBaglantisi(randevuID: number): { copy: () => void; busy: boolean } {
  const { t } = useTranslation('randevu');
  const create = useSave(onlineRandevuCalls.createBaglanti, { notice: false });
  const copy = async () => {
    const { adres } = await create.mutateAsync({ body: { randevuID } });
    try {
      await navigator.clipboard.writeText(adres);
      notice.info(t('baglanti.kopyalandi'), { seconds: 5 });
    } catch {
      // A browser that lets no page copy: the link is shown, to be copied by hand.
      notice.info(adres, { seconds: 30 });
    }
  };
  return { copy: () => void copy().catch(tell), busy: create.isPending };
}
