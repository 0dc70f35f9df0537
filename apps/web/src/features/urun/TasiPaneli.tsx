import { urunCalls } from '@defter/contract/urun.ts';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../app/query.ts';
import { useZodForm } from '../../ui/form.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { WITHOUT_GROUP } from './form-values.ts';

type TasiPaneliProps = {
  altUrunIDler: number[];
  /** What is moved, in words. */
  aciklama: string;
  /** The group in which it is now; null for none. */
  anaUrunID: number | null;
  onClose: () => void;
};

const ALL = 500;

/** Puts something into another group (spec 1§2: sub-product move). */
export function TasiPaneli({ altUrunIDler, aciklama, anaUrunID, onClose }: TasiPaneliProps) {
  const { t } = useTranslation('urun');
  const gruplar = useCall(urunCalls.listAnaUrunler, { query: { durum: 'tumu', sayfaBoyutu: ALL } });
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
  const hedefler = [
    ...(gruplar.data?.liste ?? []).map(({ id, adi }) => ({ value: id, label: adi })),
    ...(anaUrunID === null ? [] : [{ value: WITHOUT_GROUP, label: t('grupsuz') }]),
  ];

  return (
    <SidePanel opened onClose={onClose} title={t('tasi')} description={aciklama} form={form} saveLabel={t('tasi')}>
      <SelectField
        label={t('yeniYeri')}
        data-autofocus
        data={hedefler.filter(({ value }) => value !== anaUrunID)}
        key={form.key('anaUrunID')}
        {...form.getInputProps('anaUrunID')}
      />
    </SidePanel>
  );
}
