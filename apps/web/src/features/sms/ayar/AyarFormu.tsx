import { type SmsAyari, SmsAyarKaydi, smsCalls } from '@defter/contract/sms.ts';
import { Button, Card, Code, Group, PasswordInput, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../../app/data/read-anew.ts';
import { useRecordForm } from '../../../app/data/use-record-form.ts';
import { useFormValue } from '../../../ui/form.ts';
import { FormSection } from '../../../ui/FormSection.tsx';
import { HaftaGunuSecimi } from '../../../ui/HaftaGunuSecimi.tsx';
import { useLeaveGuard } from '../../../ui/leave-guard.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';

const EV = 1;
const ILETIMERKEZI = 3;

const valuesOf = (ayar: SmsAyari) => ({
  id: ayar.id,
  surum: ayar.surum,
  smsFirmaID: ayar.smsFirmaID,
  kullaniciAdi: ayar.kullaniciAdi ?? '',
  sifre: '',
  kanalKodu: ayar.kanalKodu ?? '',
  turkceKarakter: ayar.turkceKarakter,
  ticariBaslangic: ayar.ticariBaslangic as string | null,
  ticariBitis: ayar.ticariBitis as string | null,
  kapaliGunler: ayar.kapaliGunler,
  araSaat: ayar.araSaat as number | string | null,
  uyariSiniri: ayar.uyariSiniri as number | string | null,
});

/** The account and the rules of campaigns. The password is never shown again. */
export function AyarFormu({ ayar }: { ayar: SmsAyari }) {
  const { t } = useTranslation(['sms', 'ortak']);
  const form = useRecordForm({
    record: ayar,
    read: async () => (await readAnew(smsCalls.ayar)).liste[0],
    values: valuesOf,
    schema: SmsAyarKaydi,
    call: smsCalls.updateAyar,
  });
  useLeaveGuard(form.isDirty);
  const firma = Number(useFormValue(form, 'smsFirmaID'));
  const kapaliGunler = useFormValue(form, 'kapaliGunler');
  const isIm = firma === ILETIMERKEZI;
  return (
    <Card>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="md">
          <FormSection legend={t('ayar.hesap')}>
            <Stack gap="sm">
              <SelectField
                label={t('ayar.firma')}
                data={[
                  { value: 1, label: t('ayar.ev') },
                  { value: 2, label: 'NetGSM' },
                  { value: 3, label: 'İleti Merkezi' },
                ]}
                description={firma === EV ? t('ayar.evAciklama') : undefined}
                key={form.key('smsFirmaID')}
                {...form.getInputProps('smsFirmaID')}
              />
              {firma !== EV && (
                <>
                  <TextInput label={t(isIm ? 'ayar.kullaniciAdiIM' : 'ayar.kullaniciAdi')} autoComplete="off" key={form.key('kullaniciAdi')} {...form.getInputProps('kullaniciAdi')} />
                  <PasswordInput
                    label={t(isIm ? 'ayar.sifreIM' : 'ayar.sifre')}
                    autoComplete="new-password"
                    placeholder={ayar.sifreVarMi && ayar.smsFirmaID === firma ? t('ayar.sifreDuruyor') : undefined}
                    key={form.key('sifre')}
                    {...form.getInputProps('sifre')}
                  />
                  <TextInput label={t('ayar.kanalKodu')} description={t('ayar.kanalKoduAciklama')} maxLength={11} key={form.key('kanalKodu')} {...form.getInputProps('kanalKodu')} />
                </>
              )}
              <Switch label={t('ayar.turkce')} description={t('ayar.turkceAciklama')} key={form.key('turkceKarakter')} {...form.getInputProps('turkceKarakter', { type: 'checkbox' })} />
              {isIm && (
                <div>
                  <Text size="sm" fw={500}>
                    {t('ayar.bildirim')}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {t('ayar.bildirimAciklama')}
                  </Text>
                  <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                    {ayar.bildirimAdresi}
                  </Code>
                </div>
              )}
            </Stack>
          </FormSection>
          <FormSection legend={t('ayar.kurallar')}>
            <Stack gap="sm">
              <Group grow align="flex-start">
                <TimeField label={t('ayar.baslangic')} key={form.key('ticariBaslangic')} {...form.getInputProps('ticariBaslangic')} />
                <TimeField label={t('ayar.bitis')} key={form.key('ticariBitis')} {...form.getInputProps('ticariBitis')} />
              </Group>
              <HaftaGunuSecimi label={t('ayar.kapali')} value={kapaliGunler} onChange={(gunler) => form.setFieldValue('kapaliGunler', gunler)} />
              <NumberField label={t('ayar.araSaat')} min={0} max={720} key={form.key('araSaat')} {...form.getInputProps('araSaat')} />
              <NumberField label={t('ayar.uyari')} min={0} max={100_000} key={form.key('uyariSiniri')} {...form.getInputProps('uyariSiniri')} />
            </Stack>
          </FormSection>
          <Group justify="flex-end">
            <Button type="submit" loading={form.busy}>
              {t('ortak:kaydet')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
