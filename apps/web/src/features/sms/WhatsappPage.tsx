import { type WpSablonu, wpCalls } from '@defter/contract/wp.ts';
import { Alert, Button, Card, Code, Group, Stack, Text, Title } from '@mantine/core';
import { MessageCircleIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useHataMetni } from './hata-metni.ts';
import { WpAyarFormu } from './WpAyarFormu.tsx';
import { WpGonderPaneli } from './WpGonderPaneli.tsx';
import { ofRow } from '../../ui/of-row.ts';

/** The account at WhatsApp, its templates with their state, and sending one. */
export function WhatsappPage() {
  const { t } = useTranslation('sms');
  const { data, error, refetch } = useCall(wpCalls.ayar);
  const [acik, setAcik] = useState(false);
  const reason = useReason(wpCalls.saveAyar.yetki);
  const ayar = data?.ayar ?? null;
  return (
    <>
      <PageHeader title={t('wp.baslik')}>
        {data && (
          <ReasonButton variant={ayar ? 'default' : 'filled'} reason={reason} onClick={() => setAcik(true)}>
            {t(ayar ? 'wp.duzenle' : 'wp.baglaDugme')}
          </ReasonButton>
        )}
      </PageHeader>
      {!data ? (
        <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} />} />
      ) : !ayar ? (
        <Card>
          <EmptyState icon={MessageCircleIcon} title={t('wp.yok')} text={t('wp.yokMetin')} />
        </Card>
      ) : (
        <Stack gap="md">
          <Sablonlar />
          {ayar.bildirimAdresi !== null && (
            <Card>
              <Title order={2} size="h4">
                {t('wp.hesap')}
              </Title>
              <Text size="sm" c="dimmed" mt="xs">
                {t('wp.bildirim')}
              </Text>
              <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {ayar.bildirimAdresi}
              </Code>
              <Text size="sm" c="dimmed" mt="xs">
                {t('wp.dogrulama')}
              </Text>
              <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {ayar.dogrulamaSozu}
              </Code>
            </Card>
          )}
        </Stack>
      )}
      {acik && <WpAyarFormu ayar={ayar} onClose={() => setAcik(false)} />}
    </>
  );
}

const TONLAR: Readonly<Record<string, 'green' | 'amber' | 'red' | 'gray'>> = { APPROVED: 'green', PENDING: 'amber', REJECTED: 'red', UNSUPPORTED: 'amber' };

function Sablonlar() {
  const { t, i18n } = useTranslation('sms');
  const hataMetni = useHataMetni();
  const { data, isFetching, error, refetch } = useCall(wpCalls.sablonlar);
  const [gonderilen, setGonderilen] = useState<WpSablonu>();
  const reason = useReason(wpCalls.sablonGonder.yetki);
  const wordOf = (group: 'sablonDurum' | 'kategori', kod: string) => (i18n.exists(`sms:wp.${group}.${kod}`) ? t(`wp.${group}.${kod}` as 'wp.sablonDurum.APPROVED') : kod);
  return (
    <Card>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('wp.sablonlar')}
        </Title>
        <Button size="compact-md" variant="subtle" loading={isFetching} onClick={() => void refetch()}>
          {t('wp.yenile')}
        </Button>
      </Group>
      {!data && <NotLoaded reading={{ error, refetch }} />}
      {data?.hata != null && (
        <Alert color="red" p="xs" role="alert" mt="xs">
          {t('wp.hata', { neden: hataMetni('whatsapp', data.hata) })}
        </Alert>
      )}
      {data?.hata === null && data.liste.length === 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('wp.sablonYok')}
        </Text>
      )}
      {data?.liste.map((sablon) => (
        <Group key={sablon.id} justify="space-between" wrap="nowrap" py={6}>
          <Stack gap={2} miw={0}>
            <Group gap="xs">
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {sablon.adi}
              </Text>
              <StatusBadge tone={TONLAR[sablon.durum] ?? 'gray'} label={wordOf('sablonDurum', sablon.durum)} />
              <Text size="sm" c="dimmed">
                {wordOf('kategori', sablon.kategori)} · {sablon.dil}
              </Text>
            </Group>
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {sablon.metin}
            </Text>
          </Stack>
          {sablon.durum === 'APPROVED' && sablon.kategori !== 'AUTHENTICATION' && (
            <ReasonButton variant="default" size="compact-md" flex="none" reason={reason} aria-label={ofRow(t('wp.gonder'), sablon.adi)} onClick={() => setGonderilen(sablon)}>
              {t('wp.gonder')}
            </ReasonButton>
          )}
        </Group>
      ))}
      {gonderilen && <WpGonderPaneli sablon={gonderilen} onClose={() => setGonderilen(undefined)} />}
    </Card>
  );
}
