import { metin } from '@defter/contract/fields.ts';
import { type AltUrun, type AnaUrun, SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSave } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { useYetki } from '../../app/session/yetki.ts';
import { AnaUrunSecimi } from '../../pickers/AnaUrunSecimi.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { useFormValue } from '../../ui/form.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { FiyatAlanlari } from './FiyatAlanlari.tsx';
import { valuesOf, WITHOUT_GROUP } from './form-values.ts';
import { offerRetire } from './offer-retire.ts';
import { SureAlanlari } from './SureAlanlari.tsx';
import { TanimAlanlari } from './TanimAlanlari.tsx';

type UrunFormProps = {
  urun: AltUrun | undefined;
  gruplar: AnaUrun[];
  /** The group that the list shows. */
  grupID: number | null;
  onClose: () => void;
  onRemoved?: () => void;
};

const HELD = z.extend(urunCalls.createAltUrun.body, { anaUrun: metin() });

/** The form of a service or product. */
export function UrunForm({ urun, gruplar, grupID, onClose, onRemoved = onClose }: UrunFormProps) {
  const { t } = useTranslation(['urun', 'ortak']);
  const { can } = useYetki();
  const retirable = urun?.satistaMi === true && can(urunCalls.updateAltUrun.yetki);
  const sil = useSave(urunCalls.removeAltUrun, { asked: retirable ? ['kullanimdaSilinemez'] : [] });
  // A save cannot take a product out of its group (spec 1§5); only a move can.
  const grupsuz = urun?.anaUrunID ? [] : [{ value: WITHOUT_GROUP, label: t('grupsuz') }];

  const form = useRecordForm({
    record: urun,
    read: async ({ id }) => (await readAnew(urunCalls.getAltUrun, { params: { id } })).altUrun,
    values: (record: AltUrun | undefined) => valuesOf(record, gruplar, record ? (record.anaUrunID ?? WITHOUT_GROUP) : (grupID ?? gruplar[0]?.id ?? WITHOUT_GROUP)),
    schema: urunCalls.createAltUrun.body,
    held: HELD,
    call: urun ? urunCalls.updateAltUrun : urunCalls.createAltUrun,
    onSaved: onClose,
  });
  const secili = useFormValue(form, 'anaUrunID');
  const isHizmet = (gruplar.find(({ id }) => id === secili)?.satisTipi ?? SatisTipi.hizmet) === SatisTipi.hizmet;

  const remove = async ({ id, adi }: AltUrun) => {
    if (await confirm({ title: t('silinsinMi', { ad: adi }), yes: t('ortak:sil'), danger: true })) {
      sil.mutate(
        { body: { id } },
        {
          onSuccess: onRemoved,
          onError: ({ kod }) => {
            if (retirable && kod === 'kullanimdaSilinemez') void offerRetire(form, adi, t('urunKullanimda'));
          },
        },
      );
    }
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t(urun ? 'duzenle' : 'yeni')}
      form={form}
      extra={
        urun && (
          <YetkiButton yetki={urunCalls.removeAltUrun.yetki} variant="subtle" color="red" loading={sil.isPending} onClick={() => void remove(urun)}>
            {t('ortak:sil')}
          </YetkiButton>
        )
      }
    >
      <Stack gap="md">
        <TextInput label={t('adi')} data-autofocus key={form.key('adi')} {...form.getInputProps('adi')} />
        <AnaUrunSecimi
          label={t('grup')}
          ek={grupsuz}
          value={secili}
          error={form.errors.anaUrunID}
          onChange={(id, adi) => {
            if (id === null) return;
            form.setFieldValue('anaUrun', adi ?? '');
            form.setFieldValue('anaUrunID', id);
          }}
        />
        <FiyatAlanlari form={form} kdv={urun?.kdv} />
        {isHizmet && <SureAlanlari form={form} />}
        <TanimAlanlari form={form} />
        <Switch label={t('satista')} description={t('satistaAciklama')} key={form.key('satistaMi')} {...form.getInputProps('satistaMi', { type: 'checkbox' })} />
        <Switch label={t('puanVerilmesin')} description={t('puanVerilmesinAciklama')} key={form.key('puanVerilmesin')} {...form.getInputProps('puanVerilmesin', { type: 'checkbox' })} />
      </Stack>
    </SidePanel>
  );
}
