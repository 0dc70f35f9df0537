import { type Gonderim, smsCalls } from '@defter/contract/sms.ts';
import { Button, Card, Group, Progress, Stack, Text } from '@mantine/core';
import { SendIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { useOpens, YetkiLinkButton } from '../../app/session/YetkiLink.tsx';
import { useYetki } from '../../app/session/yetki.ts';
import { confirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatZaman } from '../../ui/format.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** The interval in which the page asks while messages leave. */
const EVERY = 3000;
const QUERY = { sayfa: 1, sayfaBoyutu: 50 };

/** The sendings to many customers with their progress. They go on without this page. */
export function Gonderimler() {
  const { t } = useTranslation('sms');
  const opens = useOpens();
  const { data, error, refetch } = useCall(smsCalls.gonderilenler, { query: QUERY });
  const isLeaving = data?.liste.some(({ bekleyen, planliMi }) => bekleyen > 0 && !planliMi) ?? false;
  useCall(smsCalls.gonderilenler, { query: QUERY }, { enabled: isLeaving, every: EVERY });
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} height={72} />} />;
  if (data.liste.length === 0) {
    return (
      <Card>
        <EmptyState icon={SendIcon} title={t('rapor.gonderimBos')} text={opens(paths.smsGonder()) ? t('rapor.gonderimBosMetin') : undefined}>
          <YetkiLinkButton to={paths.smsGonder()}>{t('gonder.baslik')}</YetkiLinkButton>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap="sm">
      {data.liste.map((gonderim) => (
        <Satir key={gonderim.id} gonderim={gonderim} />
      ))}
    </Stack>
  );
}

function Satir({ gonderim: { id, kanal, tur, mesaj, zaman, personelAdi, iptalMi, planliMi, toplam, bekleyen, giden, iletilen, gitmeyen, tutulan, kredi } }: { gonderim: Gonderim }) {
  const { t } = useTranslation(['sms', 'ortak']);
  const { can } = useYetki();
  const iptal = useSave(smsCalls.iptal);
  const cancel = async () => {
    if (await confirm({ title: t('rapor.iptalBaslik', { count: bekleyen }), text: t('rapor.iptalMetin'), yes: t('rapor.iptal'), danger: true })) iptal.mutate({ body: { id } });
  };
  return (
    <Card p="sm">
      <Group justify="space-between" align="flex-start" gap="xs">
        <Stack gap={2} miw={0} flex="1 1 200px">
          <Text lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {mesaj}
          </Text>
          <Text size="sm" c="dimmed">
            {[
              kanal === 'whatsapp' && 'WhatsApp',
              kanal === 'bildirim' && t('bildirim.kanal'),
              t(`gonder.${tur}`),
              planliMi && !iptalMi ? t('rapor.planli', { zaman: formatZaman(zaman) }) : formatZaman(zaman),
              personelAdi,
              kredi > 0 && `${kredi} ${t('rapor.kredi')}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
        <Group gap="xs" wrap="nowrap" flex="none">
          {iptalMi && <StatusBadge tone="gray" label={t('rapor.iptalEdildi')} />}
          {bekleyen > 0 && can(smsCalls.iptal.yetki) && (
            <Button size="compact-md" variant="subtle" color="red" loading={iptal.isPending} onClick={() => void cancel()}>
              {t('rapor.iptal')}
            </Button>
          )}
          {can(smsCalls.mesajlar.yetki) && (
            <Button size="compact-md" variant="default" component={Link} to={paths.smsRaporlari({ gonderimID: id })}>
              {t('rapor.kisiler')}
            </Button>
          )}
        </Group>
      </Group>
      <Progress value={toplam === 0 ? 0 : ((toplam - bekleyen) / toplam) * 100} mt="xs" aria-label={t('rapor.ilerleme', { giden, toplam })} />
      <Group gap="xs" mt={6}>
        <Text size="sm">{t('rapor.ilerleme', { giden, toplam })}</Text>
        {iletilen > 0 && <StatusBadge tone="green" label={t('rapor.iletilen', { count: iletilen })} />}
        {bekleyen > 0 && <StatusBadge tone="amber" label={t('rapor.bekleyen', { count: bekleyen })} />}
        {tutulan > 0 && <StatusBadge tone="gray" label={t('rapor.tutulan', { count: tutulan })} />}
        {gitmeyen > 0 && <StatusBadge tone="red" label={t('rapor.gitmeyen', { count: gitmeyen })} />}
      </Group>
    </Card>
  );
}
