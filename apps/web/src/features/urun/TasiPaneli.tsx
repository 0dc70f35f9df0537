import { urunCalls } from '@defter/contract/urun.ts';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { AnaUrunSecimi } from '../../pickers/AnaUrunSecimi.tsx';
import { useZodForm } from '../../ui/form.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { WITHOUT_GROUP } from './form-values.ts';

type TasiPaneliProps = {
  altUrunIDler: number[];
  /** A description of the moved products. */
  aciklama: string;
  /** The present group; null for none. */
  anaUrunID: number | null;
  onClose: () => void;
};

/** Moves products to another group (spec 1§2: sub-product move). */
export function TasiPaneli({ altUrunIDler, aciklama, anaUrunID, onClose }: TasiPaneliProps) {
  const { t } = useTranslation('urun');
  const save = useSave(urunCalls.tasi);
  const form = useZodForm({
    schema: urunCalls.tasi.body,
    initialValues: { altUrunIDler, anaUrunID: null as number | null },
    check: (values) => (values.anaUrunID === null ? { anaUrunID: t('grupSecin') } : {}),
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });

  return (
    <SidePanel opened onClose={onClose} title={t('tasi')} description={aciklama} form={form} saveLabel={t('tasi')}>
      <AnaUrunSecimi
        label={t('yeniYeri')}
        data-autofocus
        uygun={({ id }) => id !== anaUrunID}
        ek={anaUrunID === null ? undefined : [{ value: WITHOUT_GROUP, label: t('grupsuz') }]}
        key={form.key('anaUrunID')}
        {...form.getInputProps('anaUrunID')}
      />
    </SidePanel>
  );
}
