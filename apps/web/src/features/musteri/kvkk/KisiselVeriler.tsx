import { kvkkCalls } from '@defter/contract/kvkk.ts';
import type { Musteri } from '@defter/contract/musteri.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { request, requestDosya } from '../../../app/data/api.ts';
import { paths } from '../../../app/routing/paths.ts';
import { tellFailure, useSave } from '../../../app/data/query.ts';
import { useReason, YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { formatGun } from '../../../ui/format.ts';
import { DownloadIcon, PrinterIcon, TrashIcon } from 'lucide-react';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { Row, RowText, Rows } from '../../../ui/Rows.tsx';
import type { KvkkDurumu } from './Onaylar.tsx';
import { saveFile, saveJson } from '../../../app/data/save-file.ts';

/** Actions on the data itself: hand it over, erase parts, or anonymise it. */
export function KisiselVeriler({ musteri, durum }: { musteri: Musteri; durum: KvkkDurumu }) {
  const { t } = useTranslation('kvkk');
  const telefonSil = useSave(kvkkCalls.telefonSil);
  const anonimlestir = useSave(kvkkCalls.anonimlestir);
  const [zipping, setZipping] = useState(false);
  const dokumReason = useReason(kvkkCalls.veriler.yetki);

  const download = async () => {
    const { veriler } = await request(kvkkCalls.veriler, { params: { id: musteri.id } }).catch(tellFailure);
    saveJson(`kisisel-veriler-${musteri.id}.json`, veriler);
  };
  const downloadAll = async () => {
    setZipping(true);
    const blob = await requestDosya(kvkkCalls.veriArsivi, { params: { id: musteri.id } }).catch(tellFailure).finally(() => setZipping(false));
    saveFile(`kisisel-veriler-${musteri.id}.zip`, blob);
  };
  const erase = async () => {
    const yes = await confirm({ title: t('anonimBaslik', { ad: musteri.adSoyad }), text: t('anonimAciklama'), yes: t('anonimEvet'), danger: true });
    if (yes) anonimlestir.mutate({ body: { id: musteri.id } });
  };
  const erasePhone = async (id: number, telefon: string) => {
    const yes = await confirm({ title: t('telefonSilBaslik', { telefon: formatTelefon(telefon) }), text: t('telefonSilAciklama'), yes: t('sil'), danger: true });
    if (yes) telefonSil.mutate({ params: { id } });
  };

  return (
    <Card padding="md">
      <Title order={2} fz="md">
        {t('veri')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('veriAciklama')}
      </Text>
      <Group gap="xs" mb="sm">
        <Button
          component={Link}
          to={paths.veriDokumu(musteri.id)}
          variant="default"
          leftSection={<PrinterIcon size={18} />}
          data-disabled={dokumReason ? true : undefined}
          title={dokumReason}
          onClick={(event) => dokumReason && event.preventDefault()}
        >
          {t('yazdir')}
        </Button>
        <YetkiButton yetki={kvkkCalls.veriler.yetki} variant="default" leftSection={<DownloadIcon size={18} />} onClick={() => void download().catch(() => undefined)}>
          {t('jsonIndir')}
        </YetkiButton>
        <YetkiButton
          yetki={kvkkCalls.veriArsivi.yetki}
          reason={dokumReason}
          variant="default"
          loading={zipping}
          leftSection={<DownloadIcon size={18} />}
          onClick={() => void downloadAll().catch(() => undefined)}
        >
          {t('arsivIndir')}
        </YetkiButton>
        {!musteri.anonimMi && (
          <YetkiButton yetki={kvkkCalls.anonimlestir.yetki} variant="light" color="red" loading={anonimlestir.isPending} leftSection={<TrashIcon size={18} />} onClick={() => void erase()}>
            {t('anonimlestir')}
          </YetkiButton>
        )}
      </Group>
      <Rows>
        {musteri.telefonlar.map(({ id, telefon }) => (
          <Row key={id}>
            <RowText>
              <PhoneText telefon={telefon} />
            </RowText>
            <YetkiButton yetki={kvkkCalls.telefonSil.yetki} variant="subtle" size="compact-sm" color="red" onClick={() => void erasePhone(id, telefon)}>
              {t('telefonSil')}
            </YetkiButton>
          </Row>
        ))}
        {durum.silinenTelefonlar.map(({ id, maskeli, zaman, silen }) => (
          <Row key={`s${id}`}>
            <Text size="sm" c="dimmed">
              {t('silinenler', { telefon: maskeli, tarih: formatGun(zaman), ad: silen ?? '' })}
            </Text>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
