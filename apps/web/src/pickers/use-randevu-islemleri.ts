import { randevuCalls, type Randevu } from '@defter/contract/randevu.ts';
import { RandevuDurumu, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { tell, useSave } from '../app/data/query.ts';
import { paths } from '../app/routing/paths.ts';
import { notice } from '../ui/notice.ts';

/** What can be done with an appointment besides moving it. Its page loads the texts of `randevu`. */
export function useRandevuIslemleri() {
  const { t } = useTranslation('randevu');
  const navigate = useNavigate();
  const update = useSave(randevuCalls.update, { notice: false });
  const kapat = useSave(randevuCalls.kapat, { notice: false });
  const satis = useSave(randevuCalls.satis, { notice: false });

  return {
    busy: update.isPending || kapat.isPending || satis.isPending,
    /** Closing is a call of its own; every other state is a change of the appointment. Each can be undone. */
    setDurum({ id, surum, randevuDurumu }: Randevu, durum: RandevuDurumKodu) {
      const told = (yeniSurum?: number) =>
        notice.undo(t('durumDegisti', { durum: t(`durum.${durum}`) }), () => void update.mutateAsync({ body: { id, randevuDurumu, ...(yeniSurum && { surum: yeniSurum }) } }).catch(tell));
      if (durum === RandevuDurumu.kapandi) {
        kapat.mutate({ body: { id } }, { onSuccess: () => told() });
        return;
      }
      update.mutate({ body: { id, surum, randevuDurumu: durum } }, { onSuccess: (saved) => told(saved.surum) });
    },
    /** Goes on in the sale of the appointment, which is opened where there is none. */
    sell({ id, satisID }: Randevu) {
      if (satisID) return void navigate(paths.satis(satisID));
      satis.mutate({ body: { randevuID: id } }, { onSuccess: (opened) => void navigate(paths.satis(opened.id)) });
    },
  };
}
