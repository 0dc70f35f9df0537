import type { BodyInput } from '@defter/contract/call.ts';
import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { formatTL } from '@defter/rules/para.ts';
import { useTranslation } from 'react-i18next';
import { tell, useSave } from '../../../app/data/query.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { notice } from '../../../ui/notice.ts';

/** Takes the services of an appointment from packages, says so, and offers to take it back as one. */
export function useSeansDus() {
  const { t } = useTranslation('randevu');
  const { can } = useYetki();
  const save = useSave(seansDusCalls.randevuDus, { notice: false });
  const geriAl = useSave(seansDusCalls.remove);
  return {
    busy: save.isPending,
    dus: (body: BodyInput<typeof seansDusCalls.randevuDus>, onDone?: () => void) =>
      save.mutate(
        { body: { ...body, kampanyali: true } },
        {
          onSuccess: ({ satisGuid, kalan }) => {
            const text = kalan > 0 ? t('paket.dusulduBorc', { tutar: formatTL(kalan) }) : t('paket.dusuldu');
            if (can(seansDusCalls.remove.yetki)) notice.undo(text, () => void geriAl.mutateAsync({ body: { satisGuid } }).catch(tell), { of: `randevu ${body.randevuID}` });
            else notice.info(text);
            onDone?.();
          },
        },
      ),
  };
}
