import { randevuCalls, type Randevu } from '@defter/contract/randevu.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell, useSave } from '../../app/data/query.ts';
import type { Kapsam } from '../../pickers/ask-kapsam.ts';
import { NedenSecimi } from '../../ui/NedenSecimi.tsx';
import { notice } from '../../ui/notice.ts';
import { QuestionForm } from '../../ui/QuestionForm.tsx';
import { KapsamSecimi } from './seri/KapsamSecimi.tsx';
import { adSoyadOf } from './takvim-verisi.ts';

const NEDENLER = ['musteri', 'ulasilamadi', 'yanlis', 'mukerrer', 'personel', 'cihaz', 'kapali'] as const;

/** Deleting needs a reason (spec 2§2.2). */
export function SilmeSorusu({ randevu, onClose, onDeleted }: { randevu: Randevu; onClose: () => void; onDeleted?: () => void }) {
  const { t } = useTranslation(['randevu', 'ortak']);
  const [silmeNedeni, setSilmeNedeni] = useState<string>();
  const [kapsam, setKapsam] = useState<Kapsam>('bu');
  const sil = useSave(randevuCalls.remove, { notice: false });
  const geriAl = useSave(randevuCalls.restore);

  const send = () =>
    silmeNedeni &&
    sil.mutate(
      { body: { id: randevu.id, silmeNedeni, kapsam } },
      {
        onSuccess: ({ digerleri }) => {
          const text = digerleri.length > 0 ? t('sil.seriSilindi', { count: digerleri.length + 1 }) : t('sil.silindi');
          notice.undo(text, () => void geriAl.mutateAsync({ body: { id: randevu.id, digerleri } }).catch(tell));
          onClose();
          onDeleted?.();
        },
      },
    );

  return (
    <QuestionForm
      title={t('sil.baslik', { musteri: adSoyadOf(randevu) })}
      yes={t('ortak:sil')}
      danger
      lacks={silmeNedeni === undefined ? t('ortak:neden.eksik') : undefined}
      busy={sil.isPending}
      onClose={onClose}
      onYes={send}
    >
      <NedenSecimi label={t('sil.neden')} nedenler={NEDENLER.map((ad) => t(`sil.nedenler.${ad}`))} onChange={setSilmeNedeni} />
      {randevu.seriID && <KapsamSecimi value={kapsam} onChange={setKapsam} />}
    </QuestionForm>
  );
}
