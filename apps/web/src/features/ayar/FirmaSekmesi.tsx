import { type Bayi, bayiCalls } from '@defter/contract/bayi.ts';
import { FirmaAlanlari } from '@defter/contract/firma.ts';
import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { FormSection } from '../../ui/FormSection.tsx';
import { GrowingTextarea } from '../../ui/GrowingTextarea.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { PhoneInput } from '../../ui/PhoneInput.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { FirmaYeri } from './FirmaYeri.tsx';
import { LogoAlani } from './LogoAlani.tsx';

/** The data of the company on receipts and papers: name, address, numbers, logo. */
export function FirmaSekmesi() {
  const { data, error, refetch } = useCall(bayiCalls.get);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton fields={6} />} />;
  return (
    <Stack gap="lg">
      <LogoAlani logo={data.bayi.logo} />
      <FirmaForm bayi={data.bayi} surum={data.surum} />
    </Stack>
  );
}

const KAYIT = z.extend(FirmaAlanlari, { surum: bayiCalls.saveFirma.body.shape.surum });

const valuesOf = ({ bayi, surum }: { bayi: Bayi; surum: number }) => ({
  surum: surum as number | null,
  firmaAdi: bayi.firmaAdi,
  unvan: bayi.unvan ?? '',
  telefon: bayi.telefon ?? '',
  ePosta: bayi.ePosta ?? '',
  webSitesi: bayi.webSitesi ?? '',
  adres: bayi.adres ?? '',
  ilID: bayi.ilID,
  ilceID: bayi.ilceID,
  postaKodu: bayi.postaKodu ?? '',
  vergiDairesi: bayi.vergiDairesi ?? '',
  vergiNo: bayi.vergiNo ?? '',
  mersisNo: bayi.mersisNo ?? '',
});
export type FirmaDegerleri = ReturnType<typeof valuesOf>;

function FirmaForm({ bayi, surum }: { bayi: Bayi; surum: number }) {
  const { t } = useTranslation(['ayar', 'ortak']);
  const form = useRecordForm({
    record: { bayi, surum },
    read: () => readAnew(bayiCalls.get),
    values: valuesOf,
    schema: KAYIT,
    call: bayiCalls.saveFirma,
    seconds: 2.5,
  });
  useLeaveGuard(form.isDirty);
  const field = (alan: keyof FirmaAlanlari) => ({ label: t(`alan.${alan}`), ...form.getInputProps(alan) });

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="lg">
        <FormSection>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput key={form.key('firmaAdi')} {...field('firmaAdi')} />
            <TextInput key={form.key('unvan')} {...field('unvan')} />
            <PhoneInput key={form.key('telefon')} {...field('telefon')} />
            <TextInput key={form.key('ePosta')} type="email" {...field('ePosta')} />
            <TextInput key={form.key('webSitesi')} {...field('webSitesi')} />
          </SimpleGrid>
        </FormSection>
        <FormSection legend={t('firma.adres')}>
          <GrowingTextarea key={form.key('adres')} minRows={2} {...field('adres')} />
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
            <FirmaYeri key={form.key('ilID')} form={form} />
            <TextInput key={form.key('postaKodu')} inputMode="numeric" {...field('postaKodu')} />
          </SimpleGrid>
        </FormSection>
        <FormSection legend={t('firma.vergi')}>
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
            <TextInput key={form.key('vergiDairesi')} {...field('vergiDairesi')} />
            <TextInput key={form.key('vergiNo')} inputMode="numeric" {...field('vergiNo')} />
            <TextInput key={form.key('mersisNo')} inputMode="numeric" {...field('mersisNo')} />
          </SimpleGrid>
        </FormSection>
        <Button type="submit" w="fit-content" loading={form.busy}>
          {t('ortak:kaydet')}
        </Button>
      </Stack>
    </form>
  );
}
