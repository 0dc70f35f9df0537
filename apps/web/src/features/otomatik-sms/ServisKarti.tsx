import { otomatikSmsCalls, type OtomatikServisi, type OtomatikSms } from '@defter/contract/otomatik-sms.ts';
import { otomatikTur } from '@defter/rules/otomatik-sms.ts';
import { Button, Card, Group, Stack, Switch, Text } from '@mantine/core';
import { PlusIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

type ServisKartiProps = { servis: OtomatikServisi; kurallar: readonly OtomatikSms[]; onOpen: (kural?: OtomatikSms) => void };

/** One kind of message with its rules; a reminder may have several. */
export function ServisKarti({ servis, kurallar, onOpen }: ServisKartiProps) {
  const { t } = useTranslation('otomatikSms');
  const ad = t(`servis.${servis.kod}`);
  return (
    <Card px="sm" py={6}>
      <Group justify="space-between" wrap="nowrap">
        <Group gap="xs">
          <Text fw={600}>{ad}</Text>
          {servis.tur === 'ticari' && <StatusBadge tone="amber" label={t('ticari')} />}
          {kurallar.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('kapali')}
            </Text>
          )}
        </Group>
        {(kurallar.length === 0 || servis.yon !== 'olay') && (
          <Button variant="subtle" size="compact-md" flex="none" leftSection={<PlusIcon size={16} />} aria-label={t('ekleOf', { ad })} onClick={() => onOpen()}>
            {t(kurallar.length === 0 ? 'ekle' : 'birDaha')}
          </Button>
        )}
      </Group>
      <Stack gap="xs">
        {kurallar.map((kural) => (
          <Kural key={kural.id} ad={ad} servis={servis} kural={kural} onOpen={() => onOpen(kural)} />
        ))}
      </Stack>
    </Card>
  );
}

function Kural({ ad, servis, kural, onOpen }: { ad: string; servis: OtomatikServisi; kural: OtomatikSms; onOpen: () => void }) {
  const { t } = useTranslation(['otomatikSms', 'ortak']);
  const zamanlama = useZamanlama();
  const save = useSave(otomatikSmsCalls.save, { notice: false });
  const zaman = zamanlama(servis.yon, kural);
  return (
    <Group justify="space-between" wrap="nowrap">
      <Stack gap={0} miw={0}>
        <Group gap="xs">
          <Text size="sm" fw={500}>
            {zaman}
          </Text>
          {servis.tur !== 'ticari' && otomatikTur(servis.kod, kural.mesaj) === 'ticari' && <StatusBadge tone="amber" label={t('ticari')} />}
        </Group>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {kural.mesaj}
        </Text>
      </Stack>
      <Group gap="xs" wrap="nowrap" flex="none">
        <Switch
          aria-label={t('acikOf', { ad: `${ad}, ${zaman}` })}
          checked={kural.aktifMi}
          disabled={save.isPending}
          onChange={(event) => save.mutate({ body: { model: [{ id: kural.id, aktifMi: event.currentTarget.checked }] } })}
        />
        <Button variant="subtle" size="compact-md" aria-label={t('duzenleOf', { ad: `${ad}, ${zaman}` })} onClick={onOpen}>
          {t('ortak:duzenle')}
        </Button>
      </Group>
    </Group>
  );
}

/** The time of a rule in words: "1 gün önce, saat 10:00". */
function useZamanlama(): (yon: OtomatikServisi['yon'], kural: Pick<OtomatikSms, 'gun' | 'dakika' | 'saat'>) => string {
  const { t } = useTranslation('otomatikSms');
  return (yon, { gun, dakika, saat }) => {
    if (yon === 'olay') return t('zaman.hemen');
    const sure = [
      gun > 0 && t('zaman.gun', { count: gun }),
      saat === null && dakika >= 60 && t('zaman.saat', { count: Math.floor(dakika / 60) }),
      saat === null && dakika % 60 > 0 && t('zaman.dakika', { count: dakika % 60 }),
    ]
      .filter(Boolean)
      .join(' ');
    const ne = sure === '' ? t(saat === null ? 'zaman.tamAninda' : 'zaman.ayniGun') : t(`zaman.${yon}`, { sure });
    return saat === null ? ne : t('zaman.saatinde', { ne, saat });
  };
}
