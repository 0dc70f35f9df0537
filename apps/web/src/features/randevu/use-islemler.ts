import { randevuCalls, type Randevu } from '@defter/contract/randevu.ts';
import { RandevuDurumu, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useSave } from '../../app/data/query.ts';
import { notice } from '../../ui/notice.ts';
import { toKayit } from './takvim-verisi.ts';

/** What can be done with an appointment besides moving it. */
export function useIslemler() {
  const { t } = useTranslation('randevu');
  const navigate = useNavigate();
  const update = useSave(randevuCalls.update, { notice: false });
  const kapat = useSave(randevuCalls.kapat);
  const satis = useSave(randevuCalls.satis, { notice: false });

  return {
    busy: update.isPending || kapat.isPending || satis.isPending,
    /** Closing is a call of its own; every other state is a change of the appointment, and can be undone. */
    setDurum(randevu: Randevu, durum: RandevuDurumKodu) {
      if (durum === RandevuDurumu.kapandi) {
        kapat.mutate({ body: { id: randevu.id } });
        return;
      }
      const kayit = toKayit(randevu);
      update.mutate(
        { body: { ...kayit, randevuDurumu: durum } },
        {
          onSuccess: ({ surum }) =>
            notice.undo(t('durumDegisti', { durum: t(`durum.${durum}`) }), () => update.mutate({ body: { ...kayit, surum } })),
        },
      );
    },
    sell(randevu: Randevu) {
      satis.mutate({ body: { randevuID: randevu.id } }, { onSuccess: ({ id }) => void navigate(paths.satis(id)) });
    },
  };
}
