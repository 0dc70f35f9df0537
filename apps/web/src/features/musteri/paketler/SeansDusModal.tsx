import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import type { PaketHakki } from '@defter/contract/seans.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../../app/ayar/ayarlar.ts';
import { useSave } from '../../../app/data/query.ts';
import { PersonelSecimi } from '../../../pickers/PersonelSecimi.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { QuestionForm } from '../../../ui/QuestionForm.tsx';

type SeansDusModalProps = { hak: PaketHakki; musteriID: number; onClose: () => void };

/** Takes sessions: their number and their performer. */
export function SeansDusModal({ hak, musteriID, onClose }: SeansDusModalProps) {
  const { t } = useTranslation('seans');
  const [adet, setAdet] = useState<number | string | null>(1);
  const [uygulayanPersonelID, setUygulayan] = useState<number | null>(null);
  const { uygulayanPersonelKullanilsin } = useAyarlar();
  const save = useSave(seansDusCalls.create);
  const gecerli = typeof adet === 'number' && adet >= 1;

  const dus = () => {
    const icerikler = [{ id: 0, altUrunID: hak.altUrunID, adet: Number(adet), paketHakID: hak.id, uygulayanPersonelID }];
    save.mutate({ body: { musteriID, icerikler, odemeler: [] } }, { onSuccess: onClose });
  };

  return (
    <QuestionForm
      title={t('dusBaslik', { ad: hak.altUrunAdi })}
      text={t('kalanVar', { count: hak.kalan })}
      yes={t('dus')}
      lacks={gecerli ? undefined : t('kacSeansEksik')}
      busy={save.isPending}
      onClose={onClose}
      onYes={dus}
    >
      <NumberField label={t('kacSeans')} data-autofocus min={1} max={hak.kalan} value={adet} onChange={setAdet} />
      {uygulayanPersonelKullanilsin && <PersonelSecimi label={t('uygulayan')} clearable value={uygulayanPersonelID} onChange={setUygulayan} />}
    </QuestionForm>
  );
}
