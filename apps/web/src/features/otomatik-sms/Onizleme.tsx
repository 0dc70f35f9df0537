import { type OnizlemeSatiri, otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import { findServis } from '@defter/rules/otomatik-sms.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { CalendarClockIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { YetkiLink } from '../../app/session/YetkiLink.tsx';

/** The messages of the next seven days, each with its customer and reason, and a button to leave it out. */
export function Onizleme() {
  const { t } = useTranslation('otomatikSms');
  const { data, error, refetch } = useCall(otomatikSmsCalls.onizleme);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={8} height={56} />} />;
  if (data.liste.length === 0)
    return (
      <Card>
        <EmptyState icon={CalendarClockIcon} title={t('onizleme.bos')} text={t('onizleme.bosMetin')} />
      </Card>
    );
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t(data.toplamKayit > data.liste.length ? 'onizleme.ilkleri' : 'onizleme.sayi', { toplam: data.toplamKayit, count: data.toplamKayit, sayi: data.liste.length })}
      </Text>
      {data.liste.map((satir) => (
        <Satir key={`${satir.kuralID} ${satir.kayitID} ${satir.temel}`} satir={satir} />
      ))}
    </Stack>
  );
}

function Satir({ satir: { kuralID, kayitID, temel, zaman, servisID, musteriID, isim, telefon, mesaj, neden } }: { satir: OnizlemeSatiri }) {
  const { t } = useTranslation(['otomatikSms', 'ortak']);
  const atla = useSave(otomatikSmsCalls.atla);
  const geriAl = useSave(otomatikSmsCalls.atlamaGeriAl);
  const servis = findServis(servisID);
  const body = { kuralID, kayitID, temel };
  return (
    <Card p="sm">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Stack gap={2} miw={0}>
          <Group gap="xs">
            <Text className="tabular" fw={600}>
              {`${formatTarih(zaman.slice(0, 10)).slice(0, 5)} ${zaman.slice(11)}`}
            </Text>
            <YetkiLink to={paths.musteri(musteriID)}>
              {isim}
            </YetkiLink>
            <PhoneText telefon={telefon} whatsapp={false} />
            {servis && <StatusBadge tone="blue" label={t(`servis.${servis}`)} />}
            {neden !== null && <StatusBadge tone={neden === 'atlandi' ? 'gray' : 'amber'} label={t(`neden.${neden}`)} />}
          </Group>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {mesaj}
          </Text>
        </Stack>
        {neden === 'atlandi' ? (
          <Button variant="subtle" size="compact-md" flex="none" loading={geriAl.isPending} onClick={() => geriAl.mutate({ body })}>
            {t('onizleme.gonder')}
          </Button>
        ) : (
          neden === null && (
            <Button variant="subtle" size="compact-md" flex="none" loading={atla.isPending} onClick={() => atla.mutate({ body })}>
              {t('onizleme.atla')}
            </Button>
          )
        )}
      </Group>
    </Card>
  );
}
