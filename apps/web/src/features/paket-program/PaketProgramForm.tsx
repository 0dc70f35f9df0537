import { IADE_KURALLARI, PAKET_KULLANIMLARI, type PaketProgram, paketProgramCalls, PaketProgramIcerigi } from '@defter/contract/paket-program.ts';
import { SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSave } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { useFormValue } from '../../ui/form.ts';
import { FormSection } from '../../ui/FormSection.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { FiyatOzeti } from './FiyatOzeti.tsx';
import { valuesOf } from './form-values.ts';
import { IcerikListesi } from './IcerikListesi.tsx';

type PaketProgramFormProps = { program: PaketProgram | undefined; onClose: () => void };

const HELD = z.extend(paketProgramCalls.create.body, { icerikler: z.array(PaketProgramIcerigi) });

export function PaketProgramForm({ program, onClose }: PaketProgramFormProps) {
  const { t } = useTranslation(['paketProgram', 'ortak']);
  const sil = useSave(paketProgramCalls.remove);
  const form = useRecordForm({
    record: program,
    read: async ({ id }) => (await readAnew(paketProgramCalls.list)).liste.find((one) => one.id === id),
    values: valuesOf,
    schema: paketProgramCalls.create.body,
    held: HELD,
    call: program ? paketProgramCalls.update : paketProgramCalls.create,
    onSaved: onClose,
  });
  const [icerikler, fiyat, iskonto] = [useFormValue(form, 'icerikler'), useFormValue(form, 'fiyat'), useFormValue(form, 'iskonto')];

  const remove = async ({ id, adi }: PaketProgram) => {
    if (await confirm({ title: t('silinsinMi', { ad: adi }), yes: t('ortak:sil'), danger: true })) sil.mutate({ body: { id } }, { onSuccess: onClose });
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      size="lg"
      title={t(program ? 'kayit' : 'yeni')}
      form={form}
      extra={
        program && (
          <YetkiButton yetki={paketProgramCalls.remove.yetki} variant="subtle" color="red" loading={sil.isPending} onClick={() => void remove(program)}>
            {t('ortak:sil')}
          </YetkiButton>
        )
      }
    >
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label={t('adi')} placeholder={t('adiOrnek')} data-autofocus key={form.key('adi')} {...form.getInputProps('adi')} />
          <TanimSecimi tur="paketGrubu" label={t('grup')} clearable key={form.key('menuGrupID')} {...form.getInputProps('menuGrupID')} />
        </SimpleGrid>
        <IcerikListesi form={form} />
        <FormSection legend={t('fiyatBolumu')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <MoneyInput label={t('fiyat')} description={t('fiyatAciklama')} key={form.key('fiyat')} {...form.getInputProps('fiyat')} />
            <NumberField label={t('iskonto')} description={t('iskontoAciklama')} max={100} decimals={2} key={form.key('iskonto')} {...form.getInputProps('iskonto')} />
          </SimpleGrid>
          <FiyatOzeti icerikler={icerikler} fiyat={fiyat} iskonto={iskonto} />
        </FormSection>
        <FormSection legend={t('kurallar')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <NumberField
              label={t('gecerlilik')}
              description={t('gecerlilikAciklama')}
              min={1}
              max={120}
              key={form.key('gecerlilikAy')}
              {...form.getInputProps('gecerlilikAy')}
            />
            <SelectField
              label={t('kullanim')}
              description={t('kullanimAciklama')}
              data={PAKET_KULLANIMLARI.map((value) => ({ value: value as string, label: t(`kullanimTuru.${value}`) }))}
              key={form.key('kullanim')}
              {...form.getInputProps('kullanim')}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <SelectField
              label={t('iadeKurali')}
              description={t('iadeAciklama')}
              data={IADE_KURALLARI.map((value) => ({ value: value as string, label: t(`iadeTuru.${value}`) }))}
              key={form.key('iadeKurali')}
              {...form.getInputProps('iadeKurali')}
            />
            <NumberField
              label={t('iadeKesintisi')}
              description={t('kesintiAciklama')}
              max={100}
              decimals={2}
              key={form.key('iadeKesintisi')}
              {...form.getInputProps('iadeKesintisi')}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <NumberField label={t('siraNo')} max={9999} key={form.key('siraNo')} {...form.getInputProps('siraNo')} />
            <Switch label={t('aktif')} description={t('aktifAciklama')} key={form.key('aktifMi')} {...form.getInputProps('aktifMi', { type: 'checkbox' })} />
          </SimpleGrid>
        </FormSection>
        {program && <GecmisBolumu menu="satis" nesne="paketProgram" kayitID={program.id} />}
      </Stack>
    </SidePanel>
  );
}
