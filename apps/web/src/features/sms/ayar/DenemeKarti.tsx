import { type SmsAyari, smsCalls } from '@defter/contract/sms.ts';
import { Alert, Button, Card, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../../app/data/query.ts';
import { formatMiktar } from '../../../ui/format.ts';
import { SAGLAYICI_ADLARI, useHataMetni } from '../hata-metni.ts';

/** The provider's state of the account, and a trial text to the person's own phone. */
export function DenemeKarti({ ayar }: { ayar: SmsAyari }) {
  const { t } = useTranslation('sms');
  const hataMetni = useHataMetni();
  const { data: bilgi } = useCall(smsCalls.baslikBilgileri);
  const dene = useSave(smsCalls.deneme, { notice: false });
  const sonuc = dene.data;
  return (
    <Card>
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h4">
          {ayar.smsFirmasi}
        </Title>
        {bilgi?.hata && (
          <Alert color="red" p="xs" role="alert">
            {t('ayar.hesapSorunu', { neden: hataMetni(bilgi.saglayici, bilgi.hata) })}
          </Alert>
        )}
        {bilgi && bilgi.kalanKontor !== null && <Text size="sm">{t('ayar.kredi', { saglayici: ayar.smsFirmasi, kalan: formatMiktar(bilgi.kalanKontor) })}</Text>}
        {bilgi && bilgi.basliklar.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('ayar.basliklar', { liste: bilgi.basliklar.join(', ') })}
          </Text>
        )}
        <Button variant="default" loading={dene.isPending} onClick={() => dene.mutate({ body: { mesaj: t('ayar.denemeMetni') } })}>
          {t('ayar.deneme')}
        </Button>
        {sonuc && (
          <Alert color={sonuc.gittiMi ? 'green' : 'red'} p="xs" role="status">
            {sonuc.gittiMi ? t('ayar.denemeGitti', { saglayici: SAGLAYICI_ADLARI[sonuc.saglayici] }) : hataMetni(sonuc.saglayici, sonuc.hata)}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
