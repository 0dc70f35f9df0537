import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/NumberField.tsx';
import type { UrunFormu } from './form-values.ts';

const MINUTES_OF_DAY = 1440;
const MOST_BUFFER = 240;
const TEN_YEARS = 3650;

/** The duration of a service, its buffers before and after, and the days until it is due again. */
export function SureAlanlari({ form }: { form: UrunFormu }) {
  const { t } = useTranslation('urun');
  return (
    <>
      <Group grow align="flex-start">
        <NumberField label={t('sure')} description={t('sureAciklama')} max={MINUTES_OF_DAY} step={5} key={form.key('urunSure')} {...form.getInputProps('urunSure')} />
        <NumberField label={t('tekrar')} description={t('tekrarAciklama')} max={TEN_YEARS} key={form.key('hizmetSuresi')} {...form.getInputProps('hizmetSuresi')} />
      </Group>
      <Group grow align="flex-start">
        <NumberField label={t('tamponOnce')} description={t('tamponOnceAciklama')} max={MOST_BUFFER} step={5} key={form.key('tamponOnce')} {...form.getInputProps('tamponOnce')} />
        <NumberField label={t('tamponSonra')} description={t('tamponSonraAciklama')} max={MOST_BUFFER} step={5} key={form.key('tamponSonra')} {...form.getInputProps('tamponSonra')} />
      </Group>
    </>
  );
}
