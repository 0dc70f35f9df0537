import { EN_COK_SALON_RESMI, onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { ResimEkle } from './ResimEkle.tsx';
import { ResimKarti } from './ResimKarti.tsx';

/** The pictures of the page: one at its head, some of the rooms. Each is saved as it is chosen. */
export function Resimler() {
  const { t } = useTranslation('onlineRandevu');
  const { data, error, refetch } = useCall(onlineRandevuCalls.resimler);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={2} />} />;
  const kapak = data.liste.find(({ tur }) => tur === 'kapak');
  const salon = data.liste.filter(({ tur }) => tur === 'salon');
  return (
    <Card padding="lg">
      <Stack gap="md">
        <Title order={2} size="h4">
          {t('resim.baslik')}
        </Title>
        <Stack gap="xs" role="group" aria-label={t('resim.kapak')}>
          <Text size="sm" fw={600}>
            {t('resim.kapak')}
          </Text>
          {kapak && <ResimKarti key={kapak.id} resim={kapak} />}
          <ResimEkle tur="kapak" etiket={t(kapak ? 'resim.kapakDegistir' : 'resim.kapakEkle')} />
        </Stack>
        <Stack gap="xs" role="group" aria-label={t('resim.salon')}>
          <Text size="sm" fw={600}>
            {t('resim.salon')}
          </Text>
          {salon.length > 0 && (
            <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
              {salon.map((resim) => (
                <ResimKarti key={resim.id} resim={resim} />
              ))}
            </SimpleGrid>
          )}
          {salon.length < EN_COK_SALON_RESMI ? <ResimEkle tur="salon" etiket={t('resim.ekle')} /> : <Text size="sm" c="dimmed">{t('resim.dolu')}</Text>}
        </Stack>
        <Text size="xs" c="dimmed">
          {t('resim.aciklama')}
        </Text>
      </Stack>
    </Card>
  );
}
