import { ALICI_DURUMLARI, type AliciDurumu } from '@defter/contract/sms.ts';
import { Button, Card, Collapse, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import type { Alicilar } from './use-alicilar.ts';

const TONLAR = { gidecek: 'green', izinYok: 'amber', ret: 'red', azOnce: 'amber', numaraYok: 'gray', bildirimYok: 'gray', mukerrer: 'gray' } as const satisfies Record<AliciDurumu, string>;

/** The number of the chosen who will get the message, and of the others by reason, with some names of each. */
export function KimeKarti({ alicilar: { veri, isCounted, isLoadingError, error, refetch } }: { alicilar: Alicilar }) {
  const { t } = useTranslation('sms');
  const [acik, setAcik] = useState<AliciDurumu>();
  if (isLoadingError) return <NotLoaded reading={{ error, refetch }} />;
  return (
    <Card>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('gonder.kime')}
        </Title>
        <Text size="sm" c="dimmed" role="status" aria-busy={!isCounted}>
          {veri && isCounted ? t('gonder.toplam', { count: veri.toplam }) : t('gonder.sayiliyor')}
        </Text>
      </Group>
      {veri && (
        <Stack gap={4} mt="xs">
          {ALICI_DURUMLARI.filter((durum) => durum === 'gidecek' || veri.sayilar[durum] > 0).map((durum) => (
            <div key={durum}>
              <Group justify="space-between" wrap="nowrap">
                <StatusBadge tone={TONLAR[durum]} label={t(`gonder.durum.${durum}`)} />
                <Group gap="xs" wrap="nowrap">
                  <Text fw={600}>{veri.sayilar[durum]}</Text>
                  <Button size="compact-sm" variant="subtle" disabled={veri.sayilar[durum] === 0} aria-expanded={acik === durum} onClick={() => setAcik(acik === durum ? undefined : durum)}>
                    {t('gonder.ornekler')}
                  </Button>
                </Group>
              </Group>
              <Collapse expanded={acik === durum}>
                {veri.ornekler.filter((ornek) => ornek.durum === durum).map((ornek, i) => (
                  <Group key={i} gap="xs" justify="space-between" wrap="nowrap">
                    <Text size="sm" truncate>
                      {ornek.adSoyad}
                    </Text>
                    <PhoneText telefon={ornek.telefon} whatsapp={false} />
                  </Group>
                ))}
              </Collapse>
            </div>
          ))}
        </Stack>
      )}
    </Card>
  );
}
