import type { ReplyOf } from '@defter/contract/call.ts';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { requestDosya } from '../../app/data/api.ts';
import { queryKeyOf, useCall } from '../../app/data/query.ts';
import { saveFile } from '../../app/data/save-file.ts';
import { useQuery } from '@tanstack/react-query';
import { copyText } from '../../ui/copy-text.ts';
import classes from './OnlineRandevuPage.module.css';

/** The address of the page, its code for the door, and its look on a phone. */
export function Onizleme({ kayit: { adres, ayarlar, surum } }: { kayit: ReplyOf<typeof onlineRandevuCalls.ayarlar> }) {
  const { t } = useTranslation('onlineRandevu');
  const { sayfaAcik, sayfaKodu } = ayarlar;
  const { data: qr } = useQuery({
    queryKey: [...queryKeyOf(onlineRandevuCalls.qr), sayfaKodu],
    queryFn: async ({ signal }) => requestDosya(onlineRandevuCalls.qr, {}, { signal }).then((file) => file.text()),
  });
  const { data: resimler } = useCall(onlineRandevuCalls.resimler);
  return (
    <Card padding="lg">
      <Group wrap="nowrap" align="center">
        {qr && <img className={classes.code} src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={t('qr')} />}
        <Stack gap={6} align="flex-start">
          <Text size="sm" fw={600}>
            {t('adres')}
          </Text>
          <Anchor className={classes.address} href={adres} target="_blank" rel="noreferrer" size="sm" td="underline">
            {adres}
          </Anchor>
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => void copyText(adres, t('kopyalandi'))}>
              {t('kopyala')}
            </Button>
            {qr && (
              <Button size="compact-sm" variant="default" onClick={() => saveFile(`${sayfaKodu}.svg`, new Blob([qr], { type: 'image/svg+xml' }))}>
                {t('qrIndir')}
              </Button>
            )}
          </Group>
        </Stack>
      </Group>
      {sayfaAcik ? (
        // It is loaded anew with each save, which it shows.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, which asks the server as a customer's phone does
        <iframe key={`${surum} ${resimler?.liste.map(({ id, aciklama }) => `${id} ${aciklama ?? ''}`).join()}`} className={classes.phone} src={`/r/${sayfaKodu}`} title={t('onizleme')} />
      ) : (
        <Text c="dimmed" size="sm" mt="md">
          {t('kapali')}
        </Text>
      )}
    </Card>
  );
}
