import { otomatikSmsCalls, type OtomatikServisi, type OtomatikSms, OtomatikSmsKaydi } from '@defter/contract/otomatik-sms.ts';
import { otomatikTur } from '@defter/rules/otomatik-sms.ts';
import { Alert, Button, Stack } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { MesajAlani } from '../../pickers/MesajAlani.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { useFormValue, useZodForm } from '../../ui/form.ts';
import { messageText } from '../../ui/notice.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { valuesOf } from './form-values.ts';
import { KanalSecimi } from './KanalSecimi.tsx';
import { KimeAlanlari } from './KimeAlanlari.tsx';
import { ZamanAlanlari } from './ZamanAlanlari.tsx';

type OtomatikSmsFormProps = { servis: OtomatikServisi; kural?: OtomatikSms; onClose: () => void };

/** A rule: its text, its time, and the customers it leaves out. */
export function OtomatikSmsForm({ servis, kural, onClose }: OtomatikSmsFormProps) {
  const { t } = useTranslation(['otomatikSms', 'ortak']);
  const save = useSave(otomatikSmsCalls.save);
  const sil = useSave(otomatikSmsCalls.remove);
  const form = useZodForm({
    schema: OtomatikSmsKaydi,
    initialValues: valuesOf(servis, kural),
    // Null stands for a rule without an hour, so an emptied box is not null.
    check: ({ saat }): FormErrors => (saat === '' ? { saat: messageText('zorunluAlan') } : {}),
    save: async (satir) => {
      await save.mutateAsync({ body: { model: [satir] } });
      onClose();
    },
  });
  const mesaj = useFormValue(form, 'mesaj');
  const kanallar = useFormValue(form, 'kanallar');
  const wpSablonu = useFormValue(form, 'wpSablonu');
  const wpAlanlari = useFormValue(form, 'wpAlanlari');
  const ad = t(`servis.${servis.kod}`);

  const remove = async (id: number) => {
    if (await confirm({ title: t('silinsinMi', { ad }), text: t('silAciklama'), yes: t('ortak:sil'), danger: true })) sil.mutate({ body: { id } }, { onSuccess: onClose });
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={ad}
      form={form}
      size="md"
      extra={
        kural && (
          <Button variant="subtle" color="red" loading={sil.isPending} onClick={() => void remove(kural.id)}>
            {t('ortak:sil')}
          </Button>
        )
      }
    >
      <Stack gap="md">
        <MesajAlani
          label={t('mesaj')}
          value={mesaj}
          yerler={servis.alanlar.map((alan) => ({ ad: alan, label: `[${alan}]` }))}
          onChange={(metin) => form.setFieldValue('mesaj', metin)}
          error={form.errors.mesaj}
          autoFocus
        />
        {otomatikTur(servis.kod, mesaj) === 'ticari' && <Alert color="yellow">{t('ticariUyari')}</Alert>}
        <ZamanAlanlari form={form} servis={servis} />
        <KanalSecimi alanlar={servis.alanlar} value={{ kanallar, wpSablonu, wpAlanlari }} onChange={(secim) => form.setValues(secim)} errors={form.errors} />
        {kanallar[0] === 'whatsapp' && kanallar.length > 1 && (
          <NumberField label={t('kanal.bekleme')} description={t('kanal.beklemeAciklama')} max={1440} key={form.key('beklemeDk')} {...form.getInputProps('beklemeDk')} />
        )}
        <KimeAlanlari form={form} servis={servis} kural={kural} />
      </Stack>
    </SidePanel>
  );
}
