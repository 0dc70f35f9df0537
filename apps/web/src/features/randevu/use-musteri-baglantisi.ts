import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { useTranslation } from 'react-i18next';
import { tell, useSave } from '../../app/data/query.ts';
import { copyText } from '../../ui/copy-text.ts';

/** Copies a new link of the customer of an appointment, to be sent by WhatsApp or SMS. */
export function useMusteriBaglantisi(randevuID: number): { copy: () => void; busy: boolean } {
  const { t } = useTranslation('randevu');
  const create = useSave(onlineRandevuCalls.createBaglanti, { notice: false });
  const copy = async () => {
    const { adres } = await create.mutateAsync({ body: { randevuID } });
    // Otherwise it is shown, to be copied by hand.
    await copyText(adres, t('baglanti.kopyalandi'), adres);
  };
  return { copy: () => void copy().catch(tell), busy: create.isPending };
}
