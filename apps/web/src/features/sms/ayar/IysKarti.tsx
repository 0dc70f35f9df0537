import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { DownloadIcon, UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestDosya } from '../../../app/data/api.ts';
import { queryClient, tellFailure, useCall, useSave } from '../../../app/data/query.ts';
import { saveFile } from '../../../app/data/save-file.ts';
import { useReason } from '../../../app/session/YetkiButton.tsx';
import { decodeBytes } from '../../../ui/decode-bytes.ts';
import { FileButton } from '../../../ui/FileButton.tsx';
import { formatZaman } from '../../../ui/format.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { today } from '../../../ui/today.ts';

/** The consents that the national register does not know yet, and the files to and from it. */
export function IysKarti() {
  const { t } = useTranslation('sms');
  const { data } = useCall(iletiIzniCalls.bekleyenler);
  const retler = useSave(iletiIzniCalls.retler, { notice: false });
  const [busy, setBusy] = useState(false);
  const reason = useReason('musteriIletisim');
  const download = async (yeniden: boolean) => {
    saveFile(`iys-${today()}.csv`, await requestDosya(iletiIzniCalls.dosya, { body: { yeniden } }));
    await queryClient.invalidateQueries({ queryKey: ['sms'] });
  };
  const run = (yeniden: boolean) => {
    setBusy(true);
    // The failure was already shown.
    download(yeniden).catch(tellFailure).catch(() => undefined).finally(() => setBusy(false));
  };
  const upload = async (file: File | null) => {
    if (file) retler.mutate({ body: { icerik: decodeBytes(await file.arrayBuffer()) } });
  };
  const enYakin = data?.liste[0]?.sonGun;
  return (
    <Card>
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h4">
          {t('ayar.iys')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('ayar.iysAciklama')}
        </Text>
        {data && (
          <Text size="sm" fw={500}>
            {data.toplamKayit === 0
              ? t('ayar.iysYok')
              : [t('ayar.iysBekleyen', { count: data.toplamKayit }), enYakin && t('ayar.iysSon', { tarih: formatTarih(enYakin) })].filter(Boolean).join(' · ')}
          </Text>
        )}
        {data && data.gecikenSayisi > 0 && (
          <Alert color="red" p="xs" role="alert">
            {t('ayar.iysGeciken', { count: data.gecikenSayisi })}
          </Alert>
        )}
        <Group gap="xs">
          {(data?.toplamKayit ?? 0) > 0 && (
            <ReasonButton variant="default" leftSection={<DownloadIcon size={18} />} loading={busy} reason={reason} onClick={() => run(false)}>
              {t('ayar.iysIndir')}
            </ReasonButton>
          )}
          <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void upload(file)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<UploadIcon size={18} />} loading={retler.isPending}>
                {t('ayar.iysYukle')}
              </Button>
            )}
          </FileButton>
        </Group>
        {(data?.toplamKayit ?? 0) > 0 && (
          <Text size="sm" c="dimmed">
            {t('ayar.iysIndirAciklama')}
          </Text>
        )}
        {data?.sonDosya && (
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              {t('ayar.iysSonDosya', { zaman: formatZaman(data.sonDosya) })}
            </Text>
            <ReasonButton variant="subtle" loading={busy} reason={reason} onClick={() => run(true)}>
              {t('ayar.iysYeniden')}
            </ReasonButton>
          </Group>
        )}
        {retler.data && (
          <Text size="sm" role="status">
            {[
              t('ayar.iysOkundu', { okunan: retler.data.okunan, yeni: retler.data.yeni }),
              retler.data.anlasilmayan > 0 && t('ayar.iysAnlasilmayan', { count: retler.data.anlasilmayan }),
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
