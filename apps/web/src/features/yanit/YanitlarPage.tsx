import { type Konusma as KonusmaSatiri, yanitCalls } from '@defter/contract/yanit.ts';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/data/use-list.ts';
import { useOpenRecord } from '../../app/data/use-open-record.ts';
import { paths } from '../../app/routing/paths.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useYanitBekleyenler, YanitBekleyenler } from '../../pickers/YanitBekleyenler.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { formatZaman } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { usePart } from '../../ui/use-part.ts';
import { YetkiLink } from '../../app/session/YetkiLink.tsx';

const loadPanel = async () => (await import('./KonusmaPaneli.tsx')).KonusmaPaneli;

/** The customers' replies, shared by all desks: those that wait for a decision first, then the conversations. */
export function YanitlarPage() {
  const { t } = useTranslation('yanit');
  const list = useList(yanitCalls.list, { filtre: { durum: null as string | null } });
  const { bekleyenler } = useYanitBekleyenler();
  const panel = usePanel();
  const Panel = usePart(panel.id !== undefined, loadPanel);
  const columns: Column<KonusmaSatiri>[] = [
    {
      id: 'kim',
      header: t('kim'),
      primary: true,
      width: 240,
      cell: ({ musteriID, adSoyad, telefon }) => (
        <Stack gap={0}>
          {musteriID === null ? (
            <Text span c="dimmed">
              {t('kayitliDegil')}
            </Text>
          ) : (
            <YetkiLink to={paths.musteri(musteriID, 'mesajlar')}>
              {adSoyad}
            </YetkiLink>
          )}
          <PhoneText telefon={telefon} whatsapp={false} />
        </Stack>
      ),
    },
    {
      id: 'mesaj',
      header: t('mesaj'),
      cell: ({ mesaj, okunmamis }) => (
        <Group gap={8} wrap="nowrap">
          {okunmamis > 0 && <StatusBadge tone="blue" label={t('yeni', { count: okunmamis })} />}
          <Text size="sm" fw={okunmamis > 0 ? 600 : undefined} lineClamp={1} style={{ overflowWrap: 'anywhere' }}>
            {mesaj || t('sozsuz')}
          </Text>
        </Group>
      ),
    },
    { id: 'zaman', header: t('zaman'), width: 160, cell: ({ zaman }) => formatZaman(zaman) },
  ];
  // A conversation that is read leaves the unread ones, but its open panel keeps its name.
  const acilan = useOpenRecord(panel.id, list.rows.find(({ id }) => id === panel.id), false);
  return (
    <>
      <PageHeader title={t('baslik')} />
      {bekleyenler.length > 0 && (
        <Card component="section" aria-label={t('bekleyenler')} p="sm" mb="sm">
          <Title order={2} fz="md">
            {t('bekleyenler')}
          </Title>
          <YanitBekleyenler liste={bekleyenler} />
        </Card>
      )}
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => panel.open(id)}
        label={t('baslik')}
        searchPlaceholder={t('ara')}
        filters={
          <SelectField<'okunmamis'>
            aria-label={t('hangi')}
            w={180}
            clearable
            placeholder={t('hepsi')}
            data={[{ value: 'okunmamis', label: t('okunmamislar') }]}
            value={list.filter.durum as 'okunmamis' | null}
            onChange={(durum) => list.set({ durum })}
          />
        }
        empty={{ title: t('bos'), text: t('bosMetin') }}
      />
      {Panel && panel.id !== undefined && <Panel key={panel.id} yanitID={panel.id} konusma={acilan} onClose={panel.close} />}
    </>
  );
}
