import { EN_COK_OTOMATIK_GUN, type OtomatikServisi } from '@defter/contract/otomatik-sms.ts';
import { servisOf } from '@defter/rules/otomatik-sms.ts';
import { Group, SegmentedControl, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import { HaftaGunuSecimi } from '../../ui/HaftaGunuSecimi.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import type { KuralDegerleri } from './form-values.ts';

const BIR_SAAT = '10:00';

/** The time of a rule: days before or after, at an hour or exactly so long. A rule that follows an event has none. */
export function ZamanAlanlari({ form, servis }: { form: ZodForm<KuralDegerleri>; servis: OtomatikServisi }) {
  const { t } = useTranslation('otomatikSms');
  const saat = useFormValue(form, 'saat');
  const gunler = useFormValue(form, 'gunler');

  if (servis.yon === 'olay') {
    return (
      <Text size="sm" c="dimmed">
        {t('olayAciklama')}
      </Text>
    );
  }
  return (
    <>
      {!servisOf(servis.kod).gunluk && (
        <SegmentedControl
          aria-label={t('neZaman')}
          value={saat === null ? 'sure' : 'saat'}
          onChange={(secilen) => form.setFieldValue('saat', secilen === 'saat' ? (servis.ilkSaat ?? BIR_SAAT) : null)}
          data={[
            { value: 'saat', label: t('saatinde') },
            { value: 'sure', label: t('tamSure') },
          ]}
        />
      )}
      <Group grow align="flex-start">
        <NumberField label={t(servis.yon === 'once' ? 'gunOnce' : 'gunSonra')} max={EN_COK_OTOMATIK_GUN} key={form.key('gun')} {...form.getInputProps('gun')} />
        {saat === null ? (
          <NumberField label={t('dakika')} max={1439} step={15} key={form.key('dakika')} {...form.getInputProps('dakika')} />
        ) : (
          <TimeField label={t('saat')} value={saat} onChange={(yeni) => form.setFieldValue('saat', yeni ?? '')} error={form.errors.saat} />
        )}
      </Group>
      {saat !== null && (
        <HaftaGunuSecimi label={t('gunler')} description={t('gunlerAciklama')} value={gunler} onChange={(yeni) => form.setFieldValue('gunler', yeni)} />
      )}
    </>
  );
}
